"""Every scenario file here is a test of its own, named by its path and title."""

import pytest

from engine.scenario import run


def pytest_collect_file(file_path, parent):
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".yaml" else None


class ScenarioFile(pytest.File):
    def collect(self):
        yield ScenarioTest.from_parent(self, name="holds")


class ScenarioTest(pytest.Item):
    def runtest(self):
        faults = run(self.path.read_text("utf-8"), str(self.path.relative_to(self.config.rootpath)))
        if faults:
            raise DoesNotHold("\n".join(map(str, faults)))

    def repr_failure(self, excinfo, style=None):
        return str(excinfo.value) if excinfo.errisinstance(DoesNotHold) else super().repr_failure(excinfo, style)

    def reportinfo(self):
        return self.path, 0, str(self.path.name)


class DoesNotHold(Exception):
    """What in a scenario does not hold, a fault a line."""
