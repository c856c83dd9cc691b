"""The dependency rule at run time, and the one fault of Qt's bindings that we must not meet."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cascadia_qt

ROOT = Path(cascadia_qt.__file__).parent
ROOMS = ("rules", "words", "ai", "store", "terminal")
GAMES = sorted(folder.name for folder in (ROOT / "games").iterdir() if (folder / "rules").is_dir())


def is_there(game: str, room: str) -> bool:
    """Whether a game has a room: it has as many as it needs."""
    return (ROOT / "games" / game / room).is_dir()


WITHOUT_QT = (
    *ROOMS,
    "shelf",
    *(f"games.{game}.{room}" for game in GAMES for room in ROOMS if is_there(game, room)),
)

IMPORT_EVERYTHING = """
import importlib, json, pkgutil, sys
done = []
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    done.append(name)
    inside = pkgutil.walk_packages(getattr(module, "__path__", []), name + ".")
    for info in inside:
        importlib.import_module(info.name)
        done.append(info.name)
print(json.dumps([done, sorted(sys.modules)]))
"""

# In faulty bindings each of these calls gives away a reference to None that it does not own.
COUNT_REFERENCES = """
import sys
import tomllib
from PySide6.QtCore import QObject, QTimer
thing, timer = QObject(), QTimer()
before = sys.getrefcount(None)
for number in range(5000):
    thing.setObjectName("name")
    timer.setInterval(number)
    timer.stop()
print(before - sys.getrefcount(None))
"""


def run(script: str, *words: str) -> Any:
    """What `script` prints in an interpreter of its own, read as JSON."""
    command = [sys.executable, "-c", script, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@cache
def imported() -> tuple[list[str], list[str]]:
    """The modules that were imported by name, and all that were loaded with them."""
    modules, loaded = run(IMPORT_EVERYTHING, *(f"cascadia_qt.{name}" for name in WITHOUT_QT))
    return modules, loaded


def module_files(name: str) -> set[str]:
    """The names of the modules whose files are there."""
    path = ROOT / name.replace(".", "/")
    files = [*path.rglob("*.py"), *path.parent.glob(f"{path.name}.py")]
    dotted = (".".join(file.relative_to(ROOT.parent).with_suffix("").parts) for file in files)
    return {module.removesuffix(".__init__") for module in dotted}


@pytest.mark.parametrize("name", WITHOUT_QT)
def test_every_module_is_imported(name: str) -> None:
    modules, _ = imported()
    assert module_files(name)
    assert module_files(name) <= set(modules)


@pytest.mark.parametrize("package", ["PySide6", "shiboken6"])
def test_rules_bots_games_and_terminal_never_load_qt(package: str) -> None:
    _, loaded = imported()
    assert "cascadia_qt" in loaded
    assert package not in loaded


@pytest.mark.parametrize("package", ["asyncio", "cloudpickle", "dask", "distributed"])
def test_nobody_loads_dask_unless_a_cluster_is_named(package: str) -> None:
    _, loaded = imported()
    assert "cascadia_qt.terminal.cluster" in loaded
    assert package not in loaded


@pytest.mark.parametrize("module", ["PySide6.QtGui", "PySide6.QtWidgets"])
def test_the_model_speaks_qtcore_only(module: str) -> None:
    _, loaded = run(IMPORT_EVERYTHING, "cascadia_qt.model")
    assert "PySide6.QtCore" in loaded
    assert module not in loaded


def test_qt_calls_lose_no_references_to_none() -> None:
    """Where None is immortal the number says nothing; the interpreter must still survive."""
    assert run(COUNT_REFERENCES) < 1000


def test_every_module_of_the_hall_is_in_its_contracts() -> None:
    """Whoever adds a room to the hall says which layer it is."""
    text = (ROOT.parent / "pyproject.toml").read_text(encoding="utf-8")
    contracts = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    named = {name: contract for contract in contracts for name in [contract["name"]]}
    rooms = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or path.is_dir()}
    rooms -= {"__init__", "__pycache__", "assets", "forms", "games", "resources"}
    layers = " ".join(named["The layers of the hall"]["layers"])
    listed = set(layers.replace("cascadia_qt.", "").replace("|", " ").split())
    sources = named["The hall knows no game"]["source_modules"]
    assert listed == rooms
    assert {source.removeprefix("cascadia_qt.") for source in sources} == rooms
