"""Okanagan by fingers alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QToolTip

from cascadia_qt.games.okanagan.rules.state import Phase
from tests.fingers import Finger, drag, lift, pinch, rest, tap
from tests.games.okanagan.window import den as hands
from tests.games.okanagan.window.den import ANN, BEN, ROBOT, Den
from tests.games.okanagan.window.playing import decide_by_mouse
from tests.games.okanagan.window.test_by_mouse import laying
from tests.views.targets import LEAST, small_targets


@pytest.fixture
def finger(monkeypatch: pytest.MonkeyPatch) -> Finger:
    """In whose place the mouse of the tests was."""
    finger = Finger()
    monkeypatch.setattr(hands, "QTest", finger)
    return finger


def test_a_whole_game(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    luck = random.Random(4)
    den.play(ANN, BEN, seed=4)
    while den.session.to_move is not None:
        if den.closed:
            den.open_curtain()
        cursor = den.cursor
        if den.turn.phase is Phase.LAY:
            for _ in range(luck.randrange(3)):
                den.answer("Turn")
            den.click(luck.choice(sorted(den.turn.places)))
        else:
            decide_by_mouse(den, luck)
        assert den.cursor == cursor + 1
    assert den.turn.phase is Phase.OVER
    assert small_targets(den.window) == []


def test_the_valley_is_pointed_at_pulled_and_pinched(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    den.come_to(laying, ANN, ROBOT)
    view, cell = den.page.view, sorted(den.turn.places)[0]
    tap(den.page.desk)
    assert small_targets(den.window) == []
    assert min(view.rect_of(cell).width(), view.rect_of(cell).height()) >= LEAST
    place = den.place_of(cell)
    rest(view.viewport(), place)
    assert den.turn.cell == cell
    lift(view.viewport(), place)
    cursor = den.cursor
    middle, before = view.viewport().rect().center(), view.transform().m11()
    fixed = view.mapToScene(middle)
    pinch(view.viewport(), middle, 40, 80)
    assert view.transform().m11() == pytest.approx(before * 2, rel=0.02)
    assert (view.mapFromScene(fixed) - middle).manhattanLength() <= 6
    drag(view.viewport(), middle, middle + QPointF(80, 30).toPoint())
    assert (view.mapFromScene(fixed) - middle - QPointF(80, 30).toPoint()).manhattanLength() <= 8
    assert den.cursor == cursor


def test_what_lies_on_the_desk_tells_of_itself(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    den.come_to(lambda state: state.phase is Phase.TAKE and state.seat == 0, ANN, ROBOT)
    desk, cursor = den.page.desk, den.cursor
    for number in range(len(desk.look.pieces)):
        place = desk.place_of(number)
        assert min(place.width(), place.height()) >= LEAST
    rest(desk, desk.place_of(1).center().toPoint())
    assert QToolTip.text()
    lift(desk, desk.place_of(1).center().toPoint())
    assert den.cursor == cursor
