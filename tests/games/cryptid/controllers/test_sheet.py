"""The deduction sheet at a table: marks, help, reasons, and nobody else's secrets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.sheet import Sheet
from cascadia_qt.games.cryptid.model.sheet_marks import Mark
from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.secrets import candidates, seen
from cascadia_qt.games.cryptid.views.sheet.places import Spot
from cascadia_qt.games.cryptid.words.clues import clue_words, place_words
from cascadia_qt.rules.record import read_record, write_record
from tests.games.cryptid.controllers.conftest import Opened
from tests.games.cryptid.hosting import hosted

Key = Qt.Key
ROOM = QSize(280, 700)


def click(sheet: Sheet, clue: str, column: int, button: Qt.MouseButton) -> None:
    grid = sheet.widget.grid
    place = grid.rect_of(Spot(grid.shown.clues.index(clue), column)).center()
    QTest.mouseClick(grid, button, pos=place.toPoint())


def left(sheet: Sheet, clue: str, column: int) -> None:
    click(sheet, clue, column, Qt.MouseButton.LeftButton)


def words_at(sheet: Sheet, clue: str, column: int) -> str:
    grid = sheet.widget.grid
    place = grid.rect_of(Spot(grid.shown.clues.index(clue), column)).center()
    QTest.mouseMove(grid, place.toPoint())
    return sheet.widget.words.text()


def test_clicks_lead_through_all_marks(opened: Opened) -> None:
    sheet, _, _ = opened()
    with hosted(sheet.widget, ROOM):
        found = []
        for _ in Mark:
            left(sheet, "w1:forest", 1)
            found.append(sheet.widget.grid.shown.marks.get((1, "w1:forest"), Mark.NONE))
        assert found == [Mark.CROSSED, Mark.SURE, Mark.DOUBTED, Mark.NONE]
        click(sheet, "w1:forest", 1, Qt.MouseButton.RightButton)
        assert sheet.widget.grid.shown.marks == {(1, "w1:forest"): Mark.DOUBTED}


def test_keys_walk_and_write(opened: Opened) -> None:
    sheet, _, _ = opened()
    grid = sheet.widget.grid
    with hosted(sheet.widget, ROOM):
        for key in (Key.Key_Down, Key.Key_Right, Key.Key_X, Key.Key_Down, Key.Key_O):
            QTest.keyClick(grid, key)
        QTest.keyClick(grid, Key.Key_Right)
        QTest.keyClick(grid, Key.Key_Question)
        QTest.keyClick(grid, Key.Key_Down)
        QTest.keyClick(grid, Key.Key_Space)
        clues = grid.shown.clues
        assert grid.shown.marks == {
            (1, clues[1]): Mark.CROSSED,
            (1, clues[2]): Mark.SURE,
            (2, clues[2]): Mark.DOUBTED,
            (2, clues[3]): Mark.CROSSED,
        }
        QTest.keyClick(grid, Key.Key_Delete)
        assert (2, clues[3]) not in grid.shown.marks


def test_keys_reach_the_negations_and_come_back(opened: Opened) -> None:
    number = next(n for n in range(6) if opened(n)[1].state.options.board.mode == "advanced")
    sheet, session, _ = opened(number)
    grid, columns = sheet.widget.grid, len(session.state.options.clues)
    with hosted(sheet.widget, ROOM):
        for _ in range(columns):
            QTest.keyClick(grid, Key.Key_Right)
        QTest.keyClick(grid, Key.Key_Right)
        QTest.keyClick(grid, Key.Key_X)
        assert grid.shown.marks == {(0, grid.shown.clues[24]): Mark.CROSSED}
        for _ in range(2):
            QTest.keyClick(grid, Key.Key_Left)
        QTest.keyClick(grid, Key.Key_O)
        assert grid.shown.marks[columns - 1, grid.shown.clues[0]] is Mark.SURE


def test_marks_are_saved_with_the_game(opened: Opened) -> None:
    sheet, session, _ = opened()
    with hosted(sheet.widget, ROOM):
        left(sheet, "w1:forest", 1)
    again = read_record(write_record(session.record), {"cryptid": CRYPTID})
    assert again.note(0) == session.note(0) != ""
    assert again.note(1) == ""


@pytest.mark.parametrize("rubbish", ["hello", '{"sheet": 3}', "[" * 500])
def test_rubbish_in_a_note_is_an_empty_sheet(opened: Opened, rubbish: str) -> None:
    sheet, session, _ = opened()
    session.set_note(0, rubbish)
    assert sheet.widget.grid.shown.marks == {}
    with hosted(sheet.widget, ROOM):
        left(sheet, "w1:forest", 1)
    assert sheet.widget.grid.shown.marks == {(1, "w1:forest"): Mark.CROSSED}


def test_another_seat_sees_neither_marks_nor_the_lit_clue(opened: Opened) -> None:
    sheet, _, looker = opened()
    pointed: list[object] = []
    sheet.clue_pointed.connect(pointed.append)
    with hosted(sheet.widget, ROOM):
        left(sheet, "w1:forest", 1)
        left(sheet, "w1:forest", -1)
        sheet.uncover(True)
        looker.become(1)
        shown = sheet.widget.grid.shown
        assert (shown.marks, shown.held, shown.pointed) == ({}, frozenset(), None)
        assert pointed == ["w1:forest", None]
        looker.become(None)
        assert sheet.widget.grid.shown.struck == frozenset()
        left(sheet, "w1:forest", 1)
        assert sheet.widget.grid.shown.marks == {}
        looker.become(0)
        assert sheet.widget.grid.shown.marks == {(1, "w1:forest"): Mark.CROSSED}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ones_own_clue_is_covered_until_it_is_looked_at(opened: Opened, seat: int | None) -> None:
    sheet, session, _ = opened(helped="shaded", seat=seat)
    assert sheet.widget.grid.shown.held == frozenset()
    sheet.uncover(True)
    held = session.state.options.clues
    expected = set() if seat is None else {(seat, held[seat])}
    assert sheet.widget.grid.shown.held == expected
    sheet.uncover(False)
    assert sheet.widget.grid.shown.held == frozenset()


def test_the_sheet_strikes_what_tokens_refute_and_says_why(opened: Opened) -> None:
    sheet, session, _ = opened()
    state = session.state
    cell = cells_in(state.cubes[1])[0]
    clue = next(clue for clue, cells in state.options.board.clue_cells.items() if cells >> cell & 1)
    assert clue not in candidates(state, 1)
    with hosted(sheet.widget, ROOM):
        assert (1, clue) in sheet.widget.grid.shown.struck
        said = words_at(sheet, clue, 1)
    assert said.startswith(f"Ben: {clue_words(clue)}.")
    assert f"a cube of Ben on {name_of(cell)}, which lies {place_words(clue)}" in said


def test_without_help_it_says_nothing_of_tokens(opened: Opened) -> None:
    sheet, session, _ = opened(helped="none")
    with hosted(sheet.widget, ROOM):
        for clue in session.state.options.board.clue_cells:
            assert words_at(sheet, clue, 1) == f"Ben: {clue_words(clue)}."
    assert sheet.cells_shaded == {}


def test_a_clue_lights_its_cells_until_it_is_chosen_again(opened: Opened) -> None:
    sheet, session, _ = opened()
    pointed: list[object] = []
    sheet.clue_pointed.connect(pointed.append)
    with hosted(sheet.widget, ROOM):
        left(sheet, "w2:stone", -1)
        assert sheet.pointed_cells == session.state.options.board.clue_cells["w2:stone"]
        left(sheet, "w2:stone", -1)
    assert sheet.pointed_cells is None
    assert pointed == ["w2:stone", None]


def test_help_grows_with_the_game(opened: Opened) -> None:
    sheet, session, _ = opened(helped="shaded")
    changed: list[None] = []
    sheet.changed.connect(lambda: changed.append(None))
    before = sheet.widget.grid.shown.struck
    session.submit(CRYPTID.legal(session.state)[0])
    assert changed
    assert sheet.widget.grid.shown.struck >= before
    assert sheet.deduction.state == seen(session.state, 0)


def test_it_shows_another_moment_on_demand(opened: Opened) -> None:
    sheet, session, _ = opened()
    sheet.look_at(session.history.moved(0).state)
    assert sheet.widget.grid.shown.struck == frozenset()
    sheet.look_at(None)
    assert sheet.widget.grid.shown.struck


def test_exactly_one_cell_is_used_only_if_that_was_agreed(opened: Opened, qtbot: QtBot) -> None:
    plain, session, _ = opened(helped="struck")
    qtbot.wait(50)
    assert plain.deduction.left is None
    assert "_reasoner" not in plain.__dict__
    agreed, _, _ = opened(helped="struck", unique=True)
    qtbot.waitUntil(lambda: agreed.deduction.left is not None, timeout=60_000)
    assert agreed.widget.grid.shown.struck > plain.widget.grid.shown.struck
    own = [(0, clue) for clue in candidates(session.state, 0)]
    assert not set(own) & agreed.widget.grid.shown.struck


def test_both_places_of_a_sheet_show_the_same(opened: Opened) -> None:
    sheet, _, _ = opened()
    large = sheet.panel()
    with hosted(large, QSize(900, 640)), hosted(sheet.widget, ROOM):
        left(sheet, "w1:forest", 1)
        assert large.grid.shown == sheet.widget.grid.shown
    large.deleteLater()
