"""Games played by keys alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.games.okanagan.rules.actions import Collect, Done, Order, TakeShown, TakeUnseen
from cascadia_qt.games.okanagan.rules.closing import orders
from cascadia_qt.games.okanagan.rules.rewards import PLACE
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.table.desk_landmarks import piece_words
from cascadia_qt.rules.game import Seat
from tests.games.okanagan.window.den import ANN, BEN, CLEO, DORA, ROBOT, Den
from tests.games.okanagan.window.playing import decide_by_keys

Key = Qt.Key


@pytest.mark.parametrize("seats", [(ANN, BEN), (ANN, BEN, CLEO, DORA)])
def test_a_whole_game_with_the_curtain(den: Den, seats: tuple[Seat, ...]) -> None:
    luck = random.Random(len(seats))
    den.play(*seats, seed=10 + len(seats))
    while den.session.to_move is not None:
        if den.closed:
            den.press(Key.Key_Return)
            assert not den.closed
        cursor = den.cursor
        decide_by_keys(den, luck)
        assert den.cursor == cursor + 1
    assert den.turn.phase is Phase.OVER


def laying(state: State) -> bool:
    return state.phase is Phase.LAY and state.seat == 0 and state.turns >= 6


def test_arrows_reach_every_place(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    luck, reached = random.Random(1), set()
    for _ in range(400):
        den.press(luck.choice((Key.Key_Up, Key.Key_Right, Key.Key_Down, Key.Key_Left)))
        assert den.turn.cell in den.turn.places
        reached.add(den.turn.cell)
    assert reached == set(den.turn.places)


def test_escape_lets_go_and_then_takes_back(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    cursor = den.cursor
    den.press(Key.Key_Right)
    den.press(Key.Key_Return)
    assert den.state.phase is Phase.BUILD
    den.press(Key.Key_Right)
    assert den.turn.build is not None
    den.press(Key.Key_Escape)
    assert den.turn.build is None
    assert den.cursor == cursor + 1
    den.press(Key.Key_Escape)
    assert den.cursor == cursor


@pytest.mark.parametrize(
    ("key", "action"),
    [
        (Key.Key_1, TakeShown(0)),
        (Key.Key_QuoteDbl, TakeShown(2)),
        (Key.Key_4, TakeUnseen(0)),
        (Key.Key_6, TakeUnseen(2)),
    ],
)
def test_digits_take_tiles(den: Den, key: Qt.Key, action: object) -> None:
    den.come_to(lambda state: state.phase is Phase.TAKE and state.seat == 0, ANN, ROBOT)
    cursor = den.cursor
    den.press(key)
    assert den.session.history.entries[cursor].action == action


def test_one_return_too_many_settles_no_order(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.ORDER and state.seat == 0, ANN, ROBOT)
    cursor = den.cursor
    assert [button.text() for button in den.answers()] == ["This order"]
    den.press(Key.Key_Return)
    assert den.cursor == cursor
    assert den.turn.cursor == 0
    assert [button.text() for button in den.answers()] == ["This order  (Enter)"]
    den.press(Key.Key_Return)
    assert isinstance(den.session.history.entries[cursor].action, Order)


def test_an_order_that_is_advised_is_shown_and_settled(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.ORDER and state.seat == 0, ANN, ROBOT)
    cursor, advised = den.cursor, orders(den.state)[-1]
    assert den.turn.options != advised.seats
    den.turn.advise(advised)
    assert den.turn.options == advised.seats
    den.answer("This order")
    assert den.session.history.entries[cursor].action == advised


def sharing(state: State) -> bool:
    heap = state.closing.heap or ()
    return state.phase is Phase.COLLECT and state.seat == 0 and sum(1 for each in heap if each) > 1


def test_digits_gather_a_share_of_the_heap(den: Den) -> None:
    den.come_to(sharing, ANN, ROBOT)
    cursor, first = den.cursor, den.turn.options[0]
    den.press(Key.Key_1)
    assert den.turn.picked == (first,)
    while den.turn.picked:
        den.press(Key.Key_1)
    luck = random.Random(2)
    decide_by_keys(den, luck)
    assert isinstance(den.session.history.entries[cursor].action, Collect)


def test_who_cannot_see_hears_how_many_of_a_reward_are_gathered(den: Den) -> None:
    den.come_to(sharing, ANN, ROBOT)
    heap, first = den.state.closing.heap, den.turn.options[0]
    assert heap is not None
    there = heap[PLACE[first]]
    assert piece_words(den.page.desk.look.pieces[0]).endswith(f"0 of {there}, can be chosen")
    den.press(Key.Key_1)
    assert piece_words(den.page.desk.look.pieces[0]).endswith(f"1 of {there}, chosen")


def test_n_trades_no_more(den: Den) -> None:
    den.come_to(lambda state: state.phase is Phase.TRADE and state.seat == 0, ANN, ROBOT)
    cursor = den.cursor
    den.press(Key.Key_1)
    assert den.turn.picked
    den.press(Key.Key_Escape)
    assert not den.turn.picked
    den.press(Key.Key_N)
    assert den.session.history.entries[cursor].action == Done()


def test_keys_look_back_and_escape_leads_to_the_game(den: Den) -> None:
    den.come_to(laying, ANN, ROBOT)
    cursor = den.cursor
    den.press(Key.Key_PageUp)
    assert den.table.look.active
    den.press(Key.Key_Return)
    assert not den.table.look.active
    den.press(Key.Key_Home)
    den.press(Key.Key_Escape)
    assert not den.table.look.active
    assert den.cursor == cursor
