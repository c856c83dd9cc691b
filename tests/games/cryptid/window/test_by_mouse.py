"""Games played by taps and drags alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.actions import Ask, Search, Share
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in
from cascadia_qt.games.cryptid.rules.legal import searchable
from cascadia_qt.games.cryptid.rules.state import Phase
from cascadia_qt.rules.game import Seat
from tests.games.cryptid.table import fitting, puzzle
from tests.games.cryptid.window.den import ANN, BEN, CLEO, DORA, EVE, ROBOT, Den
from tests.games.cryptid.window.test_by_keyboard import share_all

LEFT = Qt.MouseButton.LeftButton


def play_step(den: Den, luck: random.Random) -> None:
    turn = den.turn
    match den.stage:
        case Stage.PLACING:
            cell = luck.choice(cells_in(turn.lit))
            den.tap(cell)
            den.tap(cell)
        case Stage.TURN if den.state.round > 2 or luck.random() < 0.2:
            late = den.state.round > 2
            habitat = den.state.options.puzzle.habitat
            den.tap(habitat if late and habitat else cells_in(searchable(turn.state))[0])
            assert den.page.lens.isVisible()
            QTest.mouseClick(den.page.lens, LEFT)
        case Stage.TURN:
            cell = luck.choice(cells_in(turn.lit))
            den.tap(cell)
            den.tap_pennant(luck.choice([s for s in turn.others if turn.can(Ask(cell, s))]))
        case Stage.ANSWERING:
            QTest.mouseClick(luck.choice(den.answers()), LEFT)
        case stage:
            raise AssertionError(stage)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ((ANN, BEN), {}),
        ((ANN, BEN, CLEO), {"answer_yourselves": True}),
        ((ANN, BEN, CLEO, DORA, EVE), {"mode": "advanced"}),
    ],
)
def test_a_whole_game_with_the_curtain(
    den: Den, seats: tuple[Seat, ...], options: dict[str, Any]
) -> None:
    luck = random.Random(7)
    den.play(*seats, **options)
    for _ in range(400):
        if den.closed:
            den.open_curtain()
        if den.stage is Stage.OVER:
            break
        play_step(den, luck)
    assert den.session.to_move is None


def asking(den: Den) -> str:
    """Ann has the turn; a cell that fits everything but Ben's clue."""
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    return fitting(den.state, 0, 2)[0]


def test_one_tap_chooses_and_puts_nothing_down(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT, number=0)
    first, second = cells_in(den.turn.lit)[:2]
    den.tap(first)
    den.tap(second)
    assert den.steps == 0
    den.tap(second)
    assert den.session.history.entries[0].action == Share(second)


def test_the_lantern_is_dragged_onto_a_cell(den: Den) -> None:
    cell = asking(den)
    before = den.steps
    den.drag_lantern(den.place_of(cell))
    assert den.turn.cell == CELL_NAMED[cell]
    assert den.steps == before
    den.tap_pennant(1)
    assert den.last_action == Ask(CELL_NAMED[cell], 1)
    assert den.state.phase is Phase.PAY


def test_a_lantern_dropped_beside_the_map_goes_home(den: Den) -> None:
    asking(den)
    home = den.page.scene.lantern.pos()
    den.drag_lantern(QPoint(2, 2))
    assert den.page.scene.lantern.pos() == home
    assert den.turn.cell is None


def test_a_pennant_before_a_cell_says_what_is_missing(den: Den) -> None:
    asking(den)
    den.tap_pennant(1)
    assert den.page.note.text() == "Choose a cell on the map first."


def test_a_cell_with_a_cube_says_whose_it_is(den: Den) -> None:
    asking(den)
    cubed = cells_in(den.state.cubes[1])[0]
    den.tap(cubed)
    assert den.page.note.isVisible()
    assert den.page.note.text().startswith("A cube of Ben lies on")
    assert not den.page.lens.isVisible()


def test_the_lens_is_there_only_where_the_own_clue_fits(den: Den) -> None:
    asking(den)
    den.tap(fitting(den.state, 1, 2)[0])
    assert not den.page.lens.isVisible()
    habitat = puzzle(0).habitat
    assert habitat is not None
    den.tap(habitat)
    assert den.page.lens.isVisible()
    QTest.mouseClick(den.page.lens, LEFT)
    assert den.last_action == Search(habitat)
    assert den.stage is Stage.OVER


def test_a_slip_is_told_to_whoever_made_it(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0, answer_yourselves=True)
    share_all(den)
    den.open_curtain()
    den.tap(fitting(den.state, 0, 2)[0])
    den.tap_pennant(1)
    den.open_curtain()
    den.click("A disc")  # Ben's clue denies it
    assert not den.closed
    assert den.prompt() == "Your answer was wrong: put a disc where it is right"
    assert den.stage is Stage.PLACING
