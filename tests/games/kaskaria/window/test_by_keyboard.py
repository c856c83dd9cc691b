"""Games played by keys alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.games.kaskaria.controllers.turn import Stage
from cascadia_qt.games.kaskaria.rules.actions import GoIn, PlaySet, StayOut, TakeShown, TakeUnseen
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.den import ANN, BEN, ROBOT, Den

Key = Qt.Key
DIGITS = (Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8, Key.Key_9)


def last_action(den: Den) -> object:
    history = den.session.history
    return history.entries[history.cursor - 1].action


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_with_the_curtain(den: Den, seed: int) -> None:
    luck = random.Random(seed)
    den.play(ANN, BEN, length="short", seed=seed)
    while den.session.to_move is not None:
        if den.closed:
            den.press(Key.Key_Return)
            assert not den.closed
        cursor = den.session.history.cursor
        if den.turn.stage is Stage.ENTERING:
            den.press(luck.choice((Key.Key_Y, Key.Key_N)))
        elif den.turn.colours and luck.random() < 0.7:
            den.press(DIGITS[luck.randrange(len(den.turn.colours))])
        elif den.turn.takes:
            den.press(luck.choice((Key.Key_0, Key.Key_P, Key.Key_1, Key.Key_2, Key.Key_3)))
        else:
            den.press(Key.Key_Return)
            den.press(Key.Key_Return)
        assert den.session.history.cursor == cursor + 1
    assert den.turn.stage is Stage.OVER


def test_arrows_walk_and_space_gathers_a_set(den: Den) -> None:
    den.lay(scene(hero("red gold, blue gold plus2 runner"), hero()), ANN, BEN)
    den.press(Key.Key_Return)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Right):
        den.press(key)
    assert den.turn.cursor == 3
    den.press(Key.Key_Space)
    assert den.turn.lifted == {1, 3}
    den.press(Key.Key_Return)
    assert last_action(den) == PlaySet("blue", ("gold", "runner"))


def test_return_lifts_the_set_at_the_cursor_and_plays_it(den: Den) -> None:
    den.lay(scene(hero("red gold griffin, blue gold runner"), hero()), ANN, BEN)
    den.press(Key.Key_Return)
    den.press(Key.Key_Left)
    den.press(Key.Key_Return)
    assert den.turn.lifted == {2, 3}
    assert den.session.history.cursor == 0
    den.press(Key.Key_Return)
    assert last_action(den) == PlaySet("blue", ("gold", "runner"))


def test_escape_puts_down_and_then_takes_back(den: Den) -> None:
    den.lay(scene(hero("red gold griffin plus2"), hero()), ANN, ROBOT)
    den.press(Key.Key_4)
    assert den.state.taking == 2
    den.press(Key.Key_Escape)
    assert den.session.history.cursor == 0
    den.press(Key.Key_Return)
    den.press(Key.Key_Escape)
    assert not den.turn.lifted


@pytest.mark.parametrize(
    ("key", "action"),
    [
        (Key.Key_0, TakeUnseen()),
        (Key.Key_Agrave, TakeUnseen()),
        (Key.Key_P, TakeUnseen()),
        (Key.Key_2, TakeShown(1)),
        (Key.Key_QuoteDbl, TakeShown(2)),
        (Key.Key_Return, TakeUnseen()),
    ],
)
def test_keys_take_cards(den: Den, key: Qt.Key, action: object) -> None:
    den.lay(scene(hero("red gold"), hero()), ANN, BEN)
    den.press(Key.Key_Return)
    den.press(key)
    assert last_action(den) == action


@pytest.mark.parametrize(
    ("gold", "key", "action"),
    [
        (0, Key.Key_Y, GoIn()),
        (0, Key.Key_N, StayOut()),
        (0, Key.Key_O, GoIn()),
        (9, Key.Key_Return, GoIn()),
        (0, Key.Key_Return, StayOut()),
    ],
)
def test_before_the_volcano_return_does_what_is_proposed(
    den: Den, gold: int, key: Qt.Key, action: object
) -> None:
    """Whoever would win goes in, whoever would not stays."""
    start = scene(hero("red gold runner", runner=9, gold=gold), hero(griffin=5, gold=7))
    den.lay(start, ANN, ROBOT)
    den.press(Key.Key_4)
    assert den.turn.stage is Stage.ENTERING
    den.press(key)
    assert den.session.history.entries[1].action == action


def test_keys_look_back_and_escape_leads_to_the_game(den: Den) -> None:
    den.play(ANN, BEN, open_hands=True)
    den.press(Key.Key_0)
    den.press(Key.Key_0)
    den.press(Key.Key_PageUp)
    assert den.table.look.active
    den.press(Key.Key_0)
    assert den.session.history.cursor == 2
    den.press(Key.Key_Escape)
    assert not den.table.look.active
    assert den.session.history.cursor == 2
