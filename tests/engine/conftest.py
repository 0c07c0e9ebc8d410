"""Every test that takes `slug` runs for every game in the house."""

from engine.games import games


def pytest_generate_tests(metafunc):
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", list(games()))
