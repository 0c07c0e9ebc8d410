"""One bot for all commands of a module: they change little."""

from tests.e2e.conftest import data_dir, house, same_chance, soon

__all__ = ["data_dir", "house", "same_chance", "soon"]
