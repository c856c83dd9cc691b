"""Games played by taps and pulls alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cascadia_qt.games.kaskaria.controllers.turn import Stage
from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.views.table.spot import InHand, Pile, Slot
from cascadia_qt.rules.game import Seat
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.den import ANN, BEN, Den

HANDS = (hero("blue gold runner, red gold griffin"), hero("green gold"))


def last_action(den: Den) -> object:
    history = den.session.history
    return history.entries[history.cursor - 1].action


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_with_open_hands(den: Den, seed: int) -> None:
    luck = random.Random(seed)
    den.play(ANN, BEN, length="short", open_hands=True, seed=seed)
    while den.session.to_move is not None:
        cursor = den.session.history.cursor
        if den.turn.stage is Stage.ENTERING:
            QTest.mouseClick(luck.choice(den.answers()), Qt.MouseButton.LeftButton)
        elif den.turn.colours and luck.random() < 0.7:
            den.tap_badge(luck.choice(den.turn.colours))
        elif den.turn.takes:
            den.tap(luck.choice((Pile(), Slot(0), Slot(1), Slot(2))))
        else:
            den.tap_badge(den.turn.colours[0])
        assert den.session.history.cursor == cursor + 1
    assert den.turn.stage is Stage.OVER


def test_a_tap_lifts_a_colour_and_single_cards_go_down_and_up(den: Den) -> None:
    den.lay(scene(hero("blue gold plus2 runner, red gold"), hero()), ANN, BEN)
    den.open_curtain()
    red, gold, plus2, runner = range(4)
    den.tap_card(gold)
    assert den.turn.lifted == {gold, plus2, runner}
    den.tap_card(plus2)
    assert den.turn.lifted == {gold, runner}
    den.tap_card(plus2)
    den.tap_card(runner)
    assert den.turn.lifted == {gold, plus2}
    den.tap_badge("blue")
    assert last_action(den) == PlaySet("blue", ("gold", "plus2"))
    assert den.session.history.cursor == 1
    assert red not in den.turn.lifted


def test_two_quick_taps_play_a_colour(den: Den) -> None:
    den.lay(scene(*HANDS), ANN, Seat("Robot", "random"))
    view, place = den.page.view.viewport(), den.place_of(InHand(3))
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place)
    assert den.session.history.entries[0].action == PlaySet("blue", ("gold", "runner"))


def test_a_colour_is_pulled_onto_the_island(den: Den) -> None:
    den.lay(scene(*HANDS), ANN, BEN)
    den.open_curtain()
    den.drag(2, den.island)
    assert last_action(den) == PlaySet("blue", ("gold", "runner"))


def test_what_is_pulled_elsewhere_goes_back(den: Den) -> None:
    den.lay(scene(*HANDS), ANN, BEN)
    den.open_curtain()
    den.drag(2, QPoint(5, den.page.view.height() - 5))
    assert den.session.history.cursor == 0
    assert den.turn.lifted == {2, 3}


def test_a_single_card_is_no_set_and_the_table_says_so(den: Den) -> None:
    den.lay(scene(hero("blue gold, red runner"), hero()), ANN, BEN)
    den.open_curtain()
    den.drag(0, den.island)
    assert den.session.history.cursor == 0
    assert den.page.note.isVisible()
    assert den.page.note.text() == "A set has at least two cards."


def test_with_ten_cards_the_pile_refuses(den: Den) -> None:
    ten = (
        "blue gold runner griffin plus2, red gold runner, green gold, pink gold, brown gold runner"
    )
    den.lay(scene(hero(ten), hero()), ANN, BEN)
    den.open_curtain()
    den.tap(Pile())
    assert den.session.history.cursor == 0
    assert den.page.note.text() == "With ten cards in hand you must play a set."


def test_a_tap_beside_everything_puts_the_cards_down(den: Den) -> None:
    den.lay(scene(*HANDS), ANN, BEN)
    den.open_curtain()
    den.tap_card(0)
    assert den.turn.lifted
    QTest.mouseClick(den.page.view.viewport(), Qt.MouseButton.LeftButton, pos=den.island)
    assert not den.turn.lifted
