"""Wheel and sdist hold everything, and the wheel plays in an environment that has nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from cascadia_qt import __version__
from tests.packaging.conftest import build

NEEDED = (
    "cascadia_qt/forms/preferences_dialog.py",
    "cascadia_qt/py.typed",
    "cascadia_qt/resources/help/cascadia/fr/1-aim.md",
    "cascadia_qt/resources/icons/cascadia-48.png",
    "cascadia_qt/resources/licences.json",
    "cascadia_qt/resources/translations/cascadia_fr.qm",
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    output = tmp_path_factory.mktemp("wheel")
    build("wheel", output)
    return output


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def compiled(names: Iterable[str]) -> set[str]:
    return {name for name in names if name.endswith((".so", ".pyd"))}


def test_forms_resources_and_translations_are_inside(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.name.startswith(f"cascadia_qt-{__version__}-")
    assert set(NEEDED) - names(wheel) == set()
    assert {name for name in names(wheel) if name.startswith("tests/")} == set()


def test_the_wheel_is_compiled_where_that_can_be_done(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert bool(compiled(names(wheel))) == can_compile()
    assert wheel.name.endswith("-none-any.whl") != can_compile()


def can_compile() -> bool:
    kernel: Any = import_module("kernel")
    with TemporaryDirectory() as folder:
        return find_spec("Cython") is not None and kernel.can_compile(Path(folder))


def test_the_sdist_builds_the_same_wheel_in_plain_python(built: Path, tmp_path: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        assert compiled(packed.getnames()) == set()
        packed.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(command, cwd=source, capture_output=True, check=True)
    (wheel,) = (source / "dist").glob("*.whl")
    (original,) = built.glob("*.whl")
    assert wheel.name.endswith("-none-any.whl")
    assert contents(wheel) == contents(original) - compiled(names(original))


def contents(wheel: Path) -> set[str]:
    """Each has a folder of its own for what it tells of itself."""
    return {name for name in names(wheel) if ".dist-info/" not in name}


def test_pip_installs_it_into_an_empty_environment(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    how = "compiled" if compiled(names(wheel)) else "in plain Python"
    answers = {"--version": f"cascadia-qt {__version__}, computers {how}\n", "--smoke": ""}
    venv.create(tmp_path / "empty", with_pip=True)
    tools = tmp_path / "empty" / "bin"
    pip = [str(tools / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    surroundings = {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en"}
    environment = {**os.environ, **surroundings}
    for word, answer in answers.items():
        done = subprocess.run(
            [tools / "cascadia-qt", word],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout == answer
