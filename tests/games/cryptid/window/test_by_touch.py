"""Cryptid by fingers alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip

from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.views.sheet.grid import SheetGrid
from tests.fingers import Finger, lift, pinch, press, rest
from tests.games.cryptid.window import den as hands
from tests.games.cryptid.window import test_by_mouse as by_mouse
from tests.games.cryptid.window.den import ANN, BEN, CLEO, Den
from tests.views.targets import LEAST, small_targets


@pytest.fixture
def finger(monkeypatch: pytest.MonkeyPatch) -> Finger:
    """In whose place the mouse of the tests was."""
    finger = Finger()
    for module in (hands, by_mouse):
        monkeypatch.setattr(module, "QTest", finger)
    return finger


def test_a_whole_game(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    luck = random.Random(7)
    den.play(ANN, BEN, CLEO, answer_yourselves=True)
    for _ in range(400):
        if den.closed:
            den.open_curtain()
        if den.stage is Stage.OVER:
            break
        by_mouse.play_step(den, luck)
        assert small_targets(den.window) == []
    assert den.session.to_move is None


def test_the_map_is_pointed_at_pinched_and_its_lantern_carried(den: Den, finger: Finger) -> None:
    den.window.resize(1280, 800)
    cell = by_mouse.asking(den)
    view = den.page.view
    assert min(view.rect_of(0).width(), view.rect_of(0).height()) >= LEAST
    rest(view.viewport(), den.place_of(cell))
    assert QToolTip.text()
    lift(view.viewport(), den.place_of(cell))
    assert den.turn.cell is None
    sheets = den.page.findChildren(SheetGrid)
    assert sheets
    assert min(sheet._now.row for sheet in sheets) >= LEAST
    middle, before = den.place_of(cell), view.transform().m11()
    pinch(view.viewport(), middle, 30, 60)
    assert view.transform().m11() == pytest.approx(before * 2, rel=0.02)
    assert (den.place_of(cell) - middle).manhattanLength() <= 6
    pinch(view.viewport(), middle, 90, 20)
    assert view.transform().m11() == pytest.approx(before)
    den.drag_lantern(den.place_of(cell))
    assert den.turn.cell == CELL_NAMED[cell]


def test_the_clue_is_seen_as_long_as_a_finger_holds_its_corner(den: Den) -> None:
    by_mouse.asking(den)
    corner = den.page.corner
    press(corner)
    assert corner.is_lifted
    lift(corner, QPoint(5, 5))
    assert not corner.is_lifted
