"""The frozen program, built once for all tests, however many processes run them."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PACKAGING = HERE.parent.parent / "packaging"
NAME = "cascadia-qt"

sys.path.insert(0, str(PACKAGING))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them wait for the one process that builds."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which a build has left the program."""
    if importlib.util.find_spec("PyInstaller") is None or shutil.which("objdump") is None:
        pytest.skip("PyInstaller or binutils are not installed")
    place = tmp_path_factory.getbasetemp()
    place = place.parent if "PYTEST_XDIST_WORKER" in os.environ else place
    output = place / "dist"
    with (place / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not output.exists():
            build("binary", output)
    return output


@pytest.fixture(scope="session")
def program(dist: Path) -> Path:
    return dist / NAME


def build(what: str, output: Path) -> None:
    command = [sys.executable, str(PACKAGING / "build.py"), what, "--this-python"]
    done = subprocess.run(
        [*command, "--output", str(output)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
