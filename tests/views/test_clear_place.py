"""Where a card over a board stands: near, and over nothing that one looks at."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QRect, QSize

from cascadia_qt.views.clear_place import clear_place, covered

ROOM = QRect(0, 0, 600, 500)
CARD = QSize(150, 90)
CELL = QRect(250, 200, 80, 80)


def stand(near: QRect, clear: list[QRect], wished: list[QRect], room: QRect = ROOM) -> QRect:
    return QRect(clear_place(CARD, room, near, [near, *clear], wished), CARD)


def around(cell: QRect) -> list[QRect]:
    ways = [(-80, 0), (80, 0), (-40, -70), (40, -70), (-40, 70), (40, 70)]
    return [cell.translated(*way) for way in ways]


def test_it_stands_beside_the_neighbours() -> None:
    place = stand(CELL, around(CELL), [])
    assert covered(place, [CELL, *around(CELL)]) == 0
    assert (
        place.center().y() == CELL.center().y() or abs(place.center().x() - CELL.center().x()) < 2
    )
    assert ROOM.contains(place)


def test_it_avoids_places_where_something_may_lie() -> None:
    right = QRect(400, 0, 100, 500)
    place = stand(CELL, around(CELL), [right])
    assert covered(place, [CELL, *around(CELL), right]) == 0


def test_it_rather_covers_such_a_place_than_a_neighbour() -> None:
    everywhere = [QRect(ROOM)]
    place = stand(CELL, around(CELL), everywhere)
    assert covered(place, [CELL, *around(CELL)]) == 0


def test_it_covers_nothing_anywhere_on_a_board() -> None:
    """Neither the cell nor a neighbour, wherever it is."""
    dice = random.Random(5)
    for _ in range(300):
        cell = QRect(QPoint(dice.randrange(0, 540), dice.randrange(0, 440)), QSize(60, 60))
        clear = around(cell)
        wished = [QRect(dice.randrange(600), dice.randrange(500), 60, 60) for _ in range(12)]
        place = stand(cell, clear, wished)
        assert covered(place, [cell]) == 0
        assert covered(place, clear) == 0
        assert ROOM.contains(place)


def test_it_stays_in_a_room_that_is_too_small() -> None:
    small = QRect(0, 0, 200, 120)
    place = stand(QRect(60, 20, 80, 80), [], [], small)
    assert small.contains(place)
