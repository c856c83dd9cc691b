"""Games played by keys alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.actions import Ask, ProposeHint, Search, Share, Vote
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, cells_in, name_of
from cascadia_qt.games.cryptid.rules.legal import searchable
from cascadia_qt.games.cryptid.rules.state import Phase
from cascadia_qt.rules.game import Seat
from tests.games.cryptid.table import fitting, puzzle
from tests.games.cryptid.window.den import ANN, BEN, CLEO, DORA, EVE, ROBOT, Den

Key = Qt.Key


def play_step(den: Den, luck: random.Random) -> None:
    """Anything that is possible, but sooner or later the habitat is searched."""
    turn = den.turn
    match den.stage:
        case Stage.PLACING:
            den.jump(luck.choice(cells_in(turn.lit)))
            den.press(Key.Key_Return)
        case Stage.TURN:
            habitat = den.state.options.puzzle.habitat
            assert habitat is not None
            if den.state.round > 2:
                den.jump(habitat)
                den.press(Key.Key_S)
            elif luck.random() < 0.3:
                den.jump(luck.choice(cells_in(searchable(turn.state))))
                den.press(Key.Key_S)
            else:
                cell = luck.choice(cells_in(turn.lit))
                den.jump(cell)
                seat = luck.choice([seat for seat in turn.others if turn.can(Ask(cell, seat))])
                den.press(Key.Key_A)
                den.digit(seat + 1)
            den.press(Key.Key_Return)
        case Stage.ANSWERING:
            den.digit(luck.randrange(len(turn.answers)) + 1)
            den.press(Key.Key_Return)
        case Stage.VOTING:
            den.press(luck.choice((Key.Key_Y, Key.Key_N)))
        case stage:
            raise AssertionError(stage)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ((ANN, BEN), {}),
        ((ANN, BEN), {"answer_yourselves": True, "mode": "advanced"}),
        ((ANN, BEN, CLEO), {}),
        ((ANN, BEN, CLEO), {"answer_yourselves": True}),
        ((ANN, BEN, CLEO, DORA, EVE), {"mode": "advanced"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_with_the_curtain(
    den: Den, seats: tuple[Seat, ...], options: dict[str, Any], seed: int
) -> None:
    luck = random.Random(seed)
    den.play(*seats, seed=seed, **options)
    for _ in range(400):
        if den.closed:
            den.press(Key.Key_Return)
            assert not den.closed
        if den.stage is Stage.OVER:
            break
        play_step(den, luck)
    assert den.session.to_move is None
    assert den.stage is Stage.OVER


def test_letters_and_digits_jump_and_arrows_walk(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT, number=0)
    den.press(Key.Key_F)
    den.press(Key.Key_4)
    assert den.turn.cell == CELL_NAMED["F4"]
    for key, name in (
        (Key.Key_Right, "G4"),
        (Key.Key_Down, "G5"),
        (Key.Key_Left, "F5"),
        (Key.Key_Up, "F4"),
    ):
        den.press(key)
        assert name_of(den.turn.cell or 0) == name
    den.press(Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    den.press(Key.Key_9)
    assert den.turn.cell == CELL_NAMED["A9"]
    den.press(Key.Key_Left)
    den.press(Key.Key_Down)
    assert den.turn.cell == CELL_NAMED["A9"]
    assert den.steps == 0


def test_no_single_key_puts_a_token_down(den: Den) -> None:
    """Not on a cell that was not chosen, and not without being confirmed."""
    den.play(ANN, BEN, CLEO, number=0)
    den.open_curtain()
    for word in "ABCDEFGHIJKLMNOQRSTVWXYZ0123456789":  # all but those of undo and replay
        den.press(getattr(Key, f"Key_{word}"))
    den.press(Key.Key_Escape)
    den.press(Key.Key_Escape)
    assert den.turn.cell is None
    den.press(Key.Key_Return)
    assert den.steps == 0
    assert den.page.note.text() == "Choose a cell on the map first."


def share_all(den: Den) -> None:
    while den.state.phase is Phase.SHARE:
        if den.closed:
            den.open_curtain()
        den.jump(cells_in(den.turn.lit)[0])
        den.press(Key.Key_Return)


def test_asking_is_proposed_and_then_confirmed(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    cell = CELL_NAMED[fitting(den.state, 0, 1, 2)[0]]
    before = den.steps
    den.jump(cell)
    den.press(Key.Key_A)
    assert den.prompt() == f"{name_of(cell)}: whom do you ask?"
    den.press(Key.Key_2)
    assert den.prompt() == f"Ask Ben about {name_of(cell)}."
    assert den.steps == before
    den.press(Key.Key_Escape)
    assert den.turn.proposed is None
    den.press(Key.Key_2)
    den.press(Key.Key_Return)
    assert den.last_action == Ask(cell, 1)


def test_searching_is_refused_where_the_own_clue_denies(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    cell = fitting(den.state, 1, 2)[0]
    before = den.steps
    den.jump(cell)
    den.press(Key.Key_S)
    assert den.page.note.text() == f"{cell} does not fit your clue."
    den.press(Key.Key_Return)
    assert den.steps == before


def test_the_habitat_is_found(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    habitat = puzzle(0).habitat
    assert habitat is not None
    den.jump(habitat)
    den.press(Key.Key_S)
    assert den.prompt() == f"Search {name_of(habitat)}."
    den.press(Key.Key_Return)
    assert den.last_action == Search(habitat)
    assert den.stage is Stage.OVER
    assert den.prompt() == "Ann has found the habitat"
    den.press(Key.Key_2)
    shown = den.page.scene.shown
    assert shown is not None
    assert [light.colour for light in shown.clues] == [1]


def test_a_hint_is_proposed_and_voted_on(den: Den) -> None:
    den.play(ANN, BEN, CLEO, number=0)
    share_all(den)
    den.open_curtain()
    before = den.steps
    den.press(Key.Key_H)
    assert den.steps == before
    den.press(Key.Key_Return)
    assert den.last_action == ProposeHint()
    den.open_curtain()
    assert den.prompt() == "Ann proposes a hint. Do you agree?"
    den.press(Key.Key_Y)
    assert den.last_action == Vote(True)
    den.open_curtain()
    den.press(Key.Key_Y)
    assert den.state.hint is not None
    den.open_curtain()
    assert "Hint: no clue" in den.page.prompt.accessibleName()


def test_sharing_by_keys_says_why_a_cell_is_not_possible(den: Den) -> None:
    den.play(ANN, ROBOT, ROBOT, number=0)
    cell = next(name for name in fitting(den.state, 0, 1, 2))
    den.jump(cell)
    assert den.prompt() == f"{cell} fits your clue."
    den.press(Key.Key_Return)
    assert den.steps == 0
    assert den.page.note.text() == f"{cell} fits your clue."
    free = cells_in(den.turn.lit)[0]
    den.jump(free)
    den.press(Key.Key_Return)
    assert den.session.history.entries[0].action == Share(free)
