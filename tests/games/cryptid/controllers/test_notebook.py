"""The notebook in the window: a map, players and tokens by mouse and by keyboard, and files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.notebook import NotebookTable
from cascadia_qt.games.cryptid.model.notebook import Notebook, Token, read_notebook
from cascadia_qt.games.cryptid.model.notebook_file import NAME, load_notebook
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.notebook.page import NotebookPage
from tests.quiet_hall import QuietHall

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
F4 = CELL_NAMED["F4"]


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> QuietHall:
    made = QuietHall(tmp_path)
    qtbot.addWidget(made.window)
    made.window.resize(1280, 720)
    made.window.show()
    return made


@pytest.fixture
def table(hall: QuietHall) -> Iterator[NotebookTable]:
    made = NotebookTable(hall, Faces(), hall)
    made.open()
    yield made
    made.close()


def page_of(table: NotebookTable) -> NotebookPage:
    assert table.page is not None
    return table.page


def test_the_map_of_the_editor_is_that_of_the_game(table: NotebookTable) -> None:
    page = page_of(table)
    page.editor.turn.click()
    page.editor.structures["stone", "white"].click()
    QTest.mouseClick(
        page.editor.map, Qt.MouseButton.LeftButton, pos=page.editor.map.place_of(F4).toPoint()
    )
    board = table.document.notebook.board
    assert board.sections[0].turned
    assert [each.cell for each in board.structures] == [F4]
    assert page.map.shown.board == board
    page.buttons["undo"].click()
    page.buttons["undo"].click()
    assert table.document.notebook == Notebook()
    assert page.editor.draft.board == Notebook().board


def test_the_advanced_game_has_more_structures_and_clues(table: NotebookTable) -> None:
    page = page_of(table)
    page.advanced.click()
    assert page.editor.structures["shack", "black"].isVisible()
    page.players.own.setCurrentIndex(1)
    page.players.own.activated.emit(1)
    assert page.players.held[0].count() == 1 + 48


def test_tokens_fall_where_one_clicks(table: NotebookTable) -> None:
    page = page_of(table)
    page.tabs["game"].click()
    page.tools.colours[1].click()
    page.tools.kinds[False].click()
    place = page.map.place_of(F4).toPoint()
    QTest.mouseClick(page.map, Qt.MouseButton.LeftButton, pos=place)
    assert table.document.notebook.tokens == (Token(F4, 1, False),)
    assert page.sheet.grid.shown.struck
    assert page.map.shown.discs == (0, 1 << F4, 0)
    page.buttons["undo"].click()
    assert not table.document.notebook.tokens
    assert not page.sheet.grid.shown.struck


def test_tokens_fall_by_keyboard(table: NotebookTable) -> None:
    page = page_of(table)
    page.show_tab("game")
    for key in (Key.Key_F, Key.Key_4, Key.Key_N, Key.Key_T, Key.Key_Return):
        QTest.keyClick(page.map, key)
    assert table.document.notebook.tokens == (Token(F4, 1, False),)
    QTest.keyClick(page.map, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not table.document.notebook.tokens


def test_players_and_ones_own_clue(table: NotebookTable) -> None:
    page = page_of(table)
    page.show_tab("game")
    page.players.more.click()
    page.players.names[3].setText("Dan")
    page.players.names[3].editingFinished.emit()
    page.players.own.setCurrentIndex(4)
    page.players.own.activated.emit(4)
    field = page.players.held[0]
    field.setCurrentIndex(field.findData("w1:water"))
    field.activated.emit(field.currentIndex())
    written = table.document.notebook
    assert (len(written.names), written.names[3]) == (4, "Dan")
    assert (written.own, written.held) == (3, ("w1:water",))
    assert page.sheet.grid.shown.held == {(3, "w1:water")}
    fits = written.board.clue_cells["w1:water"]
    assert all(fits >> cell & 1 for cell in page.map.shown.weights)


def test_the_hint_of_the_table_is_used_and_kept(table: NotebookTable, hall: QuietHall) -> None:
    page = page_of(table)
    page.show_tab("game")
    hint = "no within-2 clue"
    page.hint.field.setCurrentIndex(page.hint.field.findData(hint))
    page.hint.field.activated.emit(page.hint.field.currentIndex())
    assert table.document.notebook.hint == hint
    assert (0, "w2:stone") in page.sheet.grid.shown.struck
    page.buttons["undo"].click()
    assert page.hint.field.currentIndex() == 0
    page.buttons["redo"].click()
    table.close()
    again = NotebookTable(hall, Faces(), hall)
    assert again.document.notebook.hint == hint
    again.close()


def test_what_is_written_is_there_the_next_time(table: NotebookTable, hall: QuietHall) -> None:
    table.document.put(Token(F4, 0, True))
    table.close()
    again = NotebookTable(hall, Faces(), hall)
    assert again.document.notebook.tokens == (Token(F4, 0, True),)
    again.close()


def test_a_damaged_notebook_is_said_and_one_begins_anew(hall: QuietHall) -> None:
    (hall.folder / NAME).write_text("{}")
    made = NotebookTable(hall, Faces(), hall)
    assert made.document.notebook == Notebook()
    assert len(hall.said) == 1
    made.close()


def test_a_notebook_is_saved_and_opened(
    qtbot: QtBot, table: NotebookTable, hall: QuietHall
) -> None:
    table.document.put(Token(F4, 2, True))
    path = hall.folder / "ours.json"
    table.save_to(path)
    assert load_notebook(path).tokens == (Token(F4, 2, True),)
    page_of(table).buttons["clear"].click()
    assert table.document.notebook == Notebook()
    table.open_path(path)
    qtbot.waitUntil(lambda: table.document.notebook.tokens != ())
    assert read_notebook(path.read_text()) == table.document.notebook


def test_a_bad_file_is_said_in_one_sentence_and_changes_nothing(
    qtbot: QtBot, table: NotebookTable, hall: QuietHall
) -> None:
    path = hall.folder / "theirs.json"
    path.write_text('{"format": "cryptid-puzzle"}')
    table.open_path(path)
    qtbot.waitUntil(lambda: bool(hall.said))
    assert hall.said == [
        'theirs.json is not a notebook that can be used: format must be "cryptid-notebook".'
    ]
    assert table.document.notebook == Notebook()


def test_a_clue_of_the_sheet_lights_its_cells(table: NotebookTable) -> None:
    page = page_of(table)
    page.show_tab("game")
    QTest.keyClick(page.sheet.grid, Key.Key_Return)
    clue = page.sheet.grid.shown.clues[0]
    assert page.map.shown.lit == table.document.notebook.board.clue_cells[clue]
    assert page.map.shown.weights == {}


def test_escape_goes_back(table: NotebookTable, hall: QuietHall) -> None:
    QTest.keyClick(page_of(table).editor.map, Key.Key_Escape)
    assert hall.said == ["left"]
