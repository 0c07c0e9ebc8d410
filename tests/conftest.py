"""What holds for every test: two busy cores are no reason for a property to fail, and neither is chance; the long ones begin first."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, print_blob=True, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_collection_modifyitems(items):
    """A worker that begins a long test last lets the others wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def tls_folder(tmp_path_factory):
    """One certificate for all sandboxes: making one takes longer than most tests."""
    from sandbox.certificate import certificate

    folder = tmp_path_factory.mktemp("tls") / "sandbox-tls"
    certificate(folder)
    return folder


@pytest.fixture
def quick_folder(tmp_path):
    """A folder for files that need not outlive a power cut: in memory where the system has one, for the disk is slow and shared."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory, prefix="tefuda-") as folder:
        yield Path(folder)
