"""The hall speaks of games only through their entries: none of its texts names one."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import cascadia_qt
from cascadia_qt.program_name import program_name, window_title
from cascadia_qt.shelf import GAMES

HALL = Path(cascadia_qt.__file__).parent
FORMS = HALL.parent / "ui"
MODULES = sorted(
    path for path in HALL.rglob("*.py") if not {"games", "forms"} & {*path.relative_to(HALL).parts}
)


def texts(module: Path) -> Iterator[str]:
    """What `module` says; docstrings are for whoever reads it."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def named(text: str) -> list[str]:
    """The games that `text` names, but for the name of the program itself."""
    rest = text.replace(program_name(), "")
    return [game for game, entry in GAMES.items() if entry.title() in rest]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(HALL)))
def test_no_module_of_the_hall_names_a_game(module: Path) -> None:
    assert {text: games for text in texts(module) if (games := named(text))} == {}


@pytest.mark.parametrize("form", sorted(FORMS.glob("*.ui")), ids=lambda path: path.name)
def test_no_form_of_the_hall_names_a_game(form: Path) -> None:
    said = [node.text or "" for node in ET.parse(form).iter("string")]
    assert said
    assert [text for text in said if named(text)] == []


def test_a_text_that_names_a_game_is_found() -> None:
    assert named("A table for Cascadia") == ["cascadia"]
    assert named("About Cascadia Table") == []


def test_the_window_is_called_by_the_game_at_its_table() -> None:
    assert window_title(None) == "Cascadia Table"
    assert window_title("Cryptid") == "Cryptid \N{EN DASH} Cascadia Table"
