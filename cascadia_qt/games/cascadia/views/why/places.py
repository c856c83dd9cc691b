"""Where a flag hides least: around its unit, not over other flags, tokens and lines of sight."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import TILE_RADIUS, Layout

# A place, and the point of the unit that it belongs to.
_Place = tuple[QRectF, QPointF]

_SLANT = math.sqrt(0.5)
_DIRECTIONS = (
    *((0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 1.0)),
    *((_SLANT, -_SLANT), (-_SLANT, -_SLANT), (_SLANT, _SLANT), (-_SLANT, _SLANT)),
)
_ALONG_A_SIGHT = (0.5, 0.4, 0.6, 0.3, 0.7)
_CLEAR = 6.0  # scene units between a flag and the token it stands at
_STEP = TILE_RADIUS * 0.25
_TOKEN_HALF = TOKEN_RADIUS * 0.88  # of the square that is taken for the disc
_CELL_HALF = TILE_RADIUS * 0.8
_SAMPLE = TILE_RADIUS * 0.2  # between the points that are taken for a line

# What is bad about a place; parts are parts of a token or of the flag.
_OTHERS_TOKEN, _SEEN_TOKEN, _OWN_TOKEN = 3.0, 2.0, 1.0
_OTHERS_CELL = 0.8
_OTHERS_SIGHT = 0.15
_OUTSIDE = 6.0
_AWAY = 0.25  # for each step
_LATER = 0.004  # for each place that is tried before


class Places:
    """The places that are still free for flags."""

    def __init__(
        self, layout: Layout, units: Sequence[Unit], room: QRectF, *, margin: float
    ) -> None:
        self._layout = layout
        self._room = room
        self._margin = QMarginsF(margin, margin, margin, margin)
        self._taken: list[QRectF] = []
        lit = {cell for unit in units for cell in (*unit.cells, *unit.seen)}
        self._tokens = {cell: _square(layout.centre(cell), _TOKEN_HALF) for cell in lit}
        self._cells = {
            cell: _square(layout.centre(cell), _CELL_HALF) for unit in units for cell in unit.cells
        }
        self._sights = {
            sight: _points(self._line(sight)) for unit in units for sight in unit.sights
        }

    def take(self, unit: Unit, size: QSizeF) -> tuple[QRectF, QLineF]:
        """Takes the best place for a flag of `unit`; the line leads there if it is far."""
        best: tuple[float, _Place] | None = None
        for far, places in self._rounds(unit, size):
            if best is not None and best[0] <= far:
                break
            for number, place in enumerate(places):
                if any(place[0].intersects(taken) for taken in self._taken):
                    continue
                badness = far + number * _LATER + self._badness(unit, place[0])
                if best is None or badness < best[0]:
                    best = badness, place
        assert best is not None  # places never end
        rect, foot = best[1]
        self._taken.append(rect.marginsAdded(self._margin))
        return rect, _pole(foot, rect)

    def _rounds(self, unit: Unit, size: QSizeF) -> Iterator[tuple[float, Iterator[_Place]]]:
        """Places on the line of sight, at the tokens, partly over them, and further away.

        The number says how bad that is, whatever lies there.
        """
        start = 0.0
        if len(unit.sights) == 1:
            yield start, _along(self._line(unit.sights[0]), size)
            start = _AWAY
        centres = sorted(map(self._layout.centre, unit.cells), key=lambda at: (at.y(), at.x()))
        for steps in itertools.chain((0, -1), itertools.count(1)):
            far = start + max(steps, 0) * _AWAY
            yield far, _around(centres, size, TOKEN_RADIUS + _CLEAR + steps * _STEP)

    def _badness(self, unit: Unit, rect: QRectF) -> float:
        bad = _OUTSIDE * (1 - _part(rect, self._room))
        for cell, token in self._tokens.items():
            if rect.intersects(token):
                bad += _weight(unit, cell) * _part(token, rect)
        for cell, square in self._cells.items():
            if cell not in unit.cells and rect.intersects(square):
                bad += _OTHERS_CELL * _part(rect, square)
        for sight, points in self._sights.items():
            if sight not in unit.sights:
                bad += _OTHERS_SIGHT * sum(rect.contains(point) for point in points)
        return bad

    def _line(self, sight: tuple[Cell, Cell]) -> QLineF:
        start, end = sight
        return QLineF(self._layout.centre(start), self._layout.centre(end))


def _weight(unit: Unit, cell: Cell) -> float:
    if cell in unit.cells:
        return _OWN_TOKEN
    return _SEEN_TOKEN if cell in unit.seen else _OTHERS_TOKEN


def _along(sight: QLineF, size: QSizeF) -> Iterator[_Place]:
    for part in _ALONG_A_SIGHT:
        yield _rect_at(sight.pointAt(part), size), sight.pointAt(part)


def _around(centres: list[QPointF], size: QSizeF, reach: float) -> Iterator[_Place]:
    for across, down in _DIRECTIONS:
        x = across * reach + (across and math.copysign(size.width() / 2, across))
        y = down * reach + (down and math.copysign(size.height() / 2, down))
        for centre in centres:
            yield _rect_at(centre + QPointF(x, y), size), centre


def _pole(foot: QPointF, rect: QRectF) -> QLineF:
    """A line from the rim of the token at `foot` to a flag that does not stand there itself."""
    x = min(max(foot.x(), rect.left()), rect.right())
    y = min(max(foot.y(), rect.top()), rect.bottom())
    line = QLineF(foot, QPointF(x, y))
    if line.length() <= TOKEN_RADIUS + 2 * _STEP:
        return QLineF()
    return QLineF(line.pointAt(TOKEN_RADIUS / line.length()), line.p2())


def _rect_at(centre: QPointF, size: QSizeF) -> QRectF:
    return QRectF(centre - QPointF(size.width(), size.height()) / 2, size)


def _square(centre: QPointF, half: float) -> QRectF:
    return QRectF(centre - QPointF(half, half), centre + QPointF(half, half))


def _part(rect: QRectF, cover: QRectF) -> float:
    """How much of `rect` lies under `cover`."""
    under = rect.intersected(cover)
    return under.width() * under.height() / (rect.width() * rect.height())


def _points(line: QLineF) -> list[QPointF]:
    count = max(1, round(line.length() / _SAMPLE))
    return [line.pointAt(number / count) for number in range(count + 1)]
