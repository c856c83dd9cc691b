"""The maps beside the table, cell by cell, for who hears the screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.cases import Cases
from cascadia_qt.games.cryptid.controllers.notebook import NotebookTable
from cascadia_qt.games.cryptid.model.notebook import Token
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, name_of
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.games.cryptid.views.result.dialog import CryptidResultDialog
from tests.games.cryptid.views.results import finished, shown
from tests.quiet_hall import QuietHall
from tests.views.access.reader import can_press, heard, press
from tests.views.nameless import nameless

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

F4 = CELL_NAMED["F4"]


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    made = QuietHall(tmp_path)
    qtbot.addWidget(made.window)
    made.window.resize(1280, 720)
    made.window.show()
    return made


def said_of(board: MapWidget, cell: str) -> str:
    return heard(board.landmarks)[CELL_NAMED[cell]]


def test_the_notebook_is_written_by_pressing_cells(qtbot: QtBot, hall: QuietHall) -> None:
    table = NotebookTable(hall, Faces(), hall)
    table.open()
    page = table.page
    assert page is not None
    editor = page.editor
    assert said_of(editor.map, "A1") == "A1: Water"
    assert editor.map.rect_of(F4).contains(editor.map.place_of(F4).toPoint())
    editor.structures["stone", "white"].click()
    press(qtbot, editor.map.landmarks, "A1:")
    assert said_of(editor.map, "A1") == "A1: Water, white standing stone"
    assert not nameless(hall.window)
    page.tabs["game"].click()
    press(qtbot, page.map.landmarks, "F4:")
    assert table.document.notebook.tokens == (Token(F4, 0, page.tools.cube),)
    assert said_of(page.map, "A1") == "A1: Water, white standing stone"
    assert said_of(page.map, "F4") == "F4: Water; cube of Player"
    assert not nameless(hall.window)
    table.close()


def test_a_case_is_solved_by_pressing_a_cell(qtbot: QtBot, hall: QuietHall) -> None:
    cases = Cases(hall, Faces(), hall)
    cases.open()
    assert not nameless(hall.window)
    cases.open_case("easy", 1)
    qtbot.waitUntil(lambda: cases.case is not None, timeout=60_000)
    assert cases.page is not None
    assert cases.case is not None
    board = cases.page.case.map
    assert any("cube of" in words for words in heard(board.landmarks))
    assert board.landmarks.accessibleName() == "Map"
    press(qtbot, board.landmarks, f"{name_of(cases.case.habitat)}:")
    assert cases.book.solved["easy"] == {1}
    assert not nameless(hall.window)
    cases.close()


def test_a_result_is_read_and_not_pressed(qtbot: QtBot) -> None:
    dialog = CryptidResultDialog(shown(finished(3)), Faces())
    qtbot.addWidget(dialog)
    dialog.show()
    board = dialog.findChild(MapWidget)
    assert isinstance(board, MapWidget)
    assert any("disc" in words and "Chloé" in words for words in heard(board.landmarks))
    assert not can_press(board.landmarks)
