"""Kaskaria by fingers alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from cascadia_qt.games.kaskaria.controllers.turn import Stage
from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.views.table.spot import InHand, Pile, Slot
from tests.fingers import Finger, cancel, lift, move, press, rest
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window import den as hands
from tests.games.kaskaria.window.den import ANN, BEN, Den
from tests.views.targets import LEAST, small_targets

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def finger(monkeypatch: pytest.MonkeyPatch) -> Finger:
    """In whose place the mouse of the tests was."""
    finger = Finger()
    monkeypatch.setattr(hands, "QTest", finger)
    return finger


def test_a_whole_game(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    luck = random.Random(3)
    den.play(ANN, BEN, length="short", seed=3)
    while den.session.to_move is not None:
        if den.closed:
            den.open_curtain()
        cursor = den.session.history.cursor
        if den.turn.stage is Stage.ENTERING:
            finger.mouseClick(luck.choice(den.answers()), LEFT)
        elif den.turn.colours and luck.random() < 0.7:
            den.tap_badge(luck.choice(den.turn.colours))
        elif den.turn.takes:
            den.tap(luck.choice((Pile(), Slot(0), Slot(1), Slot(2))))
        else:
            den.tap_badge(den.turn.colours[0])
        assert den.session.history.cursor == cursor + 1
        assert small_targets(den.window) == []
    assert den.turn.stage is Stage.OVER


def test_cards_are_pulled_pointed_at_and_large_enough(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    den.lay(scene(hero("blue gold runner, red gold griffin"), hero("green gold")), ANN, BEN)
    den.open_curtain()
    view, fan = den.page.view.viewport(), den.page.scene._fan
    rest(view, den.place_of(InHand(2)))
    assert den.page.scene._touched == "blue"
    lift(view, den.place_of(InHand(2)))
    assert not den.turn.lifted
    places = [*den.page.scene.places.display, den.page.scene.places.pile]
    places += [badge.place for badge in den.page.scene._badges.values()]
    places += [card.place for card in fan.cards]
    assert min(min(place.width(), place.height()) for place in places) >= LEAST
    press(view, den.place_of(InHand(2)))
    move(view, den.island)
    cancel(view)
    assert not den.session.history.entries, "the system took the touch away, and the card went back"
    den.drag(2, den.island)
    assert den.session.history.entries[0].action == PlaySet("blue", ("gold", "runner"))
