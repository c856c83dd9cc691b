"""Decisions made by chance, each with the mouse or with keys, as people make them."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, Qt

from cascadia_qt.games.okanagan.controllers.choosing import finished, wanted
from cascadia_qt.games.okanagan.rules.state import Phase
from cascadia_qt.games.okanagan.views.art.wedges import seams
from tests.games.okanagan.window.den import Den

Key = Qt.Key
DIGITS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6, Key.Key_7, Key.Key_8,
          Key.Key_9, Key.Key_0)  # fmt: skip
ARROWS = (Key.Key_Up, Key.Key_Right, Key.Key_Down, Key.Key_Left)
_SIDES = (QPointF(0, -30), QPointF(30, 0), QPointF(0, 30), QPointF(-30, 0))
_CORNERS = (QPointF(-30, -30), QPointF(30, -30), QPointF(30, 30), QPointF(-30, 30))


def decide_by_mouse(den: Den, luck: random.Random) -> None:
    """Makes one decision with the pointer alone."""
    turn = den.turn
    match turn.phase:
        case Phase.LAY:
            cell = luck.choice(sorted(turn.places))
            den.hover(cell)
            for _ in range(luck.randrange(3)):
                den.click(cell, button=Qt.MouseButton.RightButton)
            den.click(cell)
        case Phase.BUILD:
            _build_by_mouse(den, luck)
        case Phase.KEEP | Phase.DROP | Phase.COLLECT:
            _pick(den, luck, den.choose)
            den.answers()[-1].click()
        case Phase.ORDER:
            count = len(turn.options)
            den.slide(luck.randrange(count), luck.randrange(count))
            den.answer("This order")
        case Phase.TRADE if luck.random() < 0.3:
            den.answer("No trade")
        case _:
            cursor = den.cursor
            while den.cursor == cursor:
                den.choose(luck.randrange(len(turn.options)))


def decide_by_keys(den: Den, luck: random.Random) -> None:
    """Makes one decision with keys alone."""
    turn = den.turn
    match turn.phase:
        case Phase.LAY:
            for _ in range(1 + luck.randrange(5)):
                den.press(luck.choice(ARROWS))
            for _ in range(luck.randrange(3)):
                den.press(Key.Key_R)
            while turn.cell is None:
                den.press(luck.choice(ARROWS))
            den.press(Key.Key_Return)
        case Phase.KEEP | Phase.DROP | Phase.COLLECT:
            _pick(den, luck, lambda place: den.press(DIGITS[place]))
            den.press(Key.Key_Return)
        case Phase.ORDER:
            den.press(luck.choice(DIGITS[: len(turn.options)]))
            den.press(Key.Key_Return)
        case Phase.TRADE if luck.random() < 0.3:
            den.press(Key.Key_N)
        case _:
            cursor = den.cursor
            while den.cursor == cursor:
                _choose_by_keys(den, luck)


def _choose_by_keys(den: Den, luck: random.Random) -> None:
    if luck.random() < 0.5:
        den.press(DIGITS[luck.randrange(min(len(den.turn.options), len(DIGITS)))])
        return
    for _ in range(1 + luck.randrange(4)):
        den.press(Key.Key_Right)
    den.press(luck.choice((Key.Key_Space, Key.Key_Return)))


def _pick(den: Den, luck: random.Random, choose: object) -> None:
    turn = den.turn
    assert callable(choose)
    assert wanted(turn.state) > 0
    while finished(turn.state, turn.picked) is None:
        choose(luck.randrange(len(turn.options)))


def _build_by_mouse(den: Den, luck: random.Random) -> None:
    """In the middle, on a seam or on a wedge, where a building for that is left; or on the desk."""
    cursor, cell = den.cursor, den.state.laid
    assert cell is not None
    sides = den.state.board.tiles[cell].sides
    spots = [QPointF(0, 0), *_SIDES, *(_CORNERS[corner] for corner in seams(sides))]
    while den.cursor == cursor:
        if luck.random() < 0.3:
            den.choose(luck.randrange(len(den.turn.options)))
        else:
            den.click(cell, luck.choice(spots))
