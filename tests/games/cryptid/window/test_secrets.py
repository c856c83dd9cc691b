"""Clues at one screen: nobody reads one that another seat holds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.games.cryptid.views.sheet.places import Spot
from cascadia_qt.games.cryptid.words.sentences import clue_sentence
from cascadia_qt.rules.game import Seat
from tests.games.cryptid.window.conftest import Open
from tests.games.cryptid.window.den import ANN, BEN, CLEO, ROBOT, Den
from tests.games.cryptid.window.test_by_keyboard import play_step
from tests.window.readable import readable

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def said_clues(den: Den) -> set[int]:
    """The colours whose clue stands anywhere in the window as a sentence or as files write it."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    words = readable()
    clues = den.state.options.clues
    return {
        colour
        for colour, clue in enumerate(clues)
        for text in words
        if clue_sentence(clue) in text or clue in text
    }


def lit_clues(den: Den) -> set[int]:
    """The colours whose cells are lit on the map."""
    shown = den.page.scene.shown
    assert shown is not None
    fits = [den.state.options.fitting(colour) for colour in range(len(den.state.options.clues))]
    return {colour for light in shown.clues for colour, cells in enumerate(fits)
            if cells == light.cells}  # fmt: skip


@pytest.mark.parametrize("seats", [(ANN, BEN), (ANN, BEN, CLEO)])
def test_the_own_clue_is_there_only_while_it_is_held(den: Den, seats: tuple[Seat, ...]) -> None:
    den.play(*seats)
    assert said_clues(den) == set()
    den.open_curtain()
    assert (said_clues(den), lit_clues(den)) == (set(), set())
    own = set(den.state.options.colours(0))
    view = den.page.view
    QTest.keyPress(view, Key.Key_C)
    assert (said_clues(den), lit_clues(den)) == (own, own)
    QTest.keyRelease(view, Key.Key_C)
    assert (said_clues(den), lit_clues(den)) == (set(), set())
    QTest.mousePress(den.page.corner, LEFT)
    assert (said_clues(den), lit_clues(den)) == (own, own)
    QTest.mouseRelease(den.page.corner, LEFT)
    assert (said_clues(den), lit_clues(den)) == (set(), set())


def test_a_clue_that_is_held_goes_when_the_window_is_left(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT)
    QTest.keyPress(den.page.view, Key.Key_C)
    assert said_clues(den) == {0}
    QApplication.sendEvent(den.page, QEvent(QEvent.Type.WindowDeactivate))
    assert said_clues(den) == set()


def test_the_walk_would_find_a_clue(den: Den) -> None:
    """A control: what a careless table shows is found."""
    den.play(ANN, BEN, CLEO)
    den.open_curtain()
    den.page.view.setToolTip(clue_sentence(den.state.options.clues[2]))
    assert said_clues(den) == {2}


@pytest.mark.parametrize(
    ("seats", "yourselves"),
    [((ANN, BEN), False), ((ANN, BEN, CLEO), True), ((ANN, BEN, CLEO), False)],
)
def test_whole_games_behind_the_curtain(
    den: Den, seats: tuple[Seat, ...], yourselves: bool
) -> None:
    luck = random.Random(4)
    den.play(*seats, answer_yourselves=yourselves, helps=("struck",) * len(seats))
    for _ in range(400):
        if den.closed:
            assert said_clues(den) == set()
            assert lit_clues(den) == set()
            den.open_curtain()
        if den.stage is Stage.OVER:
            break
        seat = den.table._looker.seat
        assert seat is not None
        own = set(den.state.options.colours(seat))
        QTest.keyPress(den.page.view, Key.Key_C)
        assert said_clues(den) == own
        assert lit_clues(den) == own
        QTest.keyRelease(den.page.view, Key.Key_C)
        if luck.random() < 0.3:
            den.press(Key.Key_PageUp)
            den.press(Key.Key_End)
        assert said_clues(den) == set()
        play_step(den, luck)
    assert den.session.to_move is None
    assert lit_clues(den) == set()


def test_a_clue_held_when_the_curtain_falls_is_not_carried_on(den: Den) -> None:
    den.play(ANN, BEN, CLEO)
    den.open_curtain()
    den.turn.choose(next(cell for cell in range(108) if den.turn.lit >> cell & 1))
    QTest.keyPress(den.page.view, Key.Key_C)
    den.turn.confirm()
    assert den.closed
    assert said_clues(den) == set()
    den.open_curtain()
    assert (said_clues(den), lit_clues(den)) == (set(), set())
    assert den.turn.cell is None


def test_nobody_sees_where_another_has_looked(den: Den) -> None:
    """Neither which part of the map was large, nor which field of the sheet was marked last."""
    den.play(ANN, BEN, CLEO)
    den.open_curtain()
    panel = den.page._sheet
    assert isinstance(panel, SheetPanel)
    grid = panel.grid
    field = grid.rect_of(Spot(7, 1)).center().toPoint()
    QTest.mouseClick(grid, LEFT, pos=field)
    assert panel.words.text()
    for _ in range(4):
        den.press(Key.Key_Plus)
    assert den.page.view.chosen is not None
    den.turn.choose(next(cell for cell in range(108) if den.turn.lit >> cell & 1))
    den.turn.confirm()
    den.open_curtain()
    assert den.page.view.chosen is None
    assert (grid.shown.marks, panel.words.text()) == ({}, "")
    grid.setFocus(Qt.FocusReason.TabFocusReason)
    assert panel.spot == Spot(0, 0)


def test_one_person_needs_no_curtain(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT)
    assert not den.closed


def test_a_game_is_taken_up_again_behind_the_curtain(open_den: Open) -> None:
    den = open_den()
    den.play(ANN, BEN, CLEO)
    den.open_curtain()
    play_step(den, random.Random(1))
    record = den.session.record
    den.end()
    QApplication.processEvents()
    again = open_den()
    again.shell.lobby.continue_requested.emit()
    assert again.closed
    assert again.session.record.history == record.history
    assert said_clues(again) == set()


def test_nothing_is_taken_back(den: Den) -> None:
    """Whatever is done, somebody has learnt from it."""
    den.play(ANN, BEN, CLEO)
    den.open_curtain()
    play_step(den, random.Random(1))
    den.open_curtain()
    assert not den.table.can_undo
    den.press(Key.Key_U)
    den.press(Key.Key_Backspace)
    assert den.steps == 1
