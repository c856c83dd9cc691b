"""The island with all figures where they stand, on a screen or on paper."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cascadia_qt.games.kaskaria.rules.state import FIGURES, State
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.figures import paint_griffin, paint_runner
from cascadia_qt.games.kaskaria.views.art.ways import BOARD_RECT

_LARGER = 1.45  # than on paper: they are what everybody looks for
_RING = QSizeF(56, 22)
_PAINT = {"runner": paint_runner, "griffin": paint_griffin}


class Standing(NamedTuple):
    """A figure on the board; `feet` is in the measures of the board."""

    figure: str
    seat: int
    feet: QPointF


def island_of(state: State) -> Island:
    return Island(*state.options.ways)


def standing(state: State) -> Iterator[Standing]:
    """All figures, those in front later."""
    island, found = island_of(state), []
    for figure in FIGURES:
        together: dict[int, list[int]] = {}
        for seat, hero in enumerate(state.heroes):
            together.setdefault(hero.steps(figure), []).append(seat)
        for step, seats in together.items():
            places = island.places(figure, step, len(seats))
            found += [Standing(figure, *each) for each in zip(seats, places, strict=True)]
    yield from sorted(found, key=lambda one: one.feet.y())


def board_room(rect: QRectF) -> QRectF:
    """The largest room in the middle of `rect` that has the shape of the board."""
    size = BOARD_RECT.size().scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    room = QRectF(QPointF(), size)
    room.moveCenter(rect.center())
    return room


def paint_figures(
    painter: QPainter,
    room: QRectF,
    state: State,
    colours: Sequence[QColor],
    ringed: Collection[tuple[str, int]] = (),
    ring: QColor | None = None,
) -> None:
    """Everybody's figures on the board that fills `room`; those that are `ringed` in a ring."""
    scale = room.width() / BOARD_RECT.width()
    size = Island.figure_size * (_LARGER * scale)
    for figure, seat, feet in standing(state):
        foot = room.topLeft() + feet * scale
        if ring is not None and (figure, seat) in ringed:
            painter.setPen(QPen(ring, max(2.0, 9 * scale)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(foot, _RING.width() * scale, _RING.height() * scale)
        place = QRectF(QPointF(), size)
        place.moveCenter(foot)
        place.moveBottom(foot.y() + 6 * scale)
        _PAINT[figure](painter, place, colours[seat], seat)
