"""What joins the cells of a unit: lines of sight, rings on what it sees, threads."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.games.cascadia.views.why.outlines import Group
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout

_RIM = TOKEN_RADIUS * 1.12
_THREAD_END = TOKEN_RADIUS * 1.25
_DOT = 0.01  # a line so short that nobody sees its direction


def sights(layout: Layout, unit: Unit) -> QPainterPath:
    """The lines of sight of `unit`, from rim to rim of the tokens that count."""
    path = QPainterPath()
    for start, end in unit.sights:
        line = QLineF(layout.centre(start), layout.centre(end))
        between = [seen for seen in map(layout.centre, unit.seen) if _is_on(line, seen)]
        between.sort(key=lambda point: QLineF(line.p1(), point).length())
        for part in itertools.pairwise((line.p1(), *between, line.p2())):
            _add_line(path, QLineF(*part), _RIM)
    return path


def rings(layout: Layout, unit: Unit) -> QPainterPath:
    """Circles around the tokens that `unit` sees."""
    path = QPainterPath()
    for cell in unit.seen:
        path.addEllipse(layout.centre(cell), _RIM, _RIM)
    return path


def looks(layout: Layout, unit: Unit) -> QPainterPath:
    """Short lines to the tokens that `unit` sees without a line of sight."""
    path = QPainterPath()
    if not unit.sights:
        for cell in unit.seen:
            ways = (QLineF(layout.centre(own), layout.centre(cell)) for own in unit.cells)
            _add_line(path, min(ways, key=QLineF.length), _RIM)
    return path


def threads(layout: Layout, unit: Unit, groups: Sequence[Group], gap: float) -> QPainterPath:
    """The shortest rows of dots that join all of `groups`, as far as no line of sight does."""
    home = {cell: number for number, group in enumerate(groups) for cell in group}
    joined = list(range(len(groups)))

    def join(one: Cell, other: Cell) -> bool:
        """Whether the two were apart."""
        kept, gone = joined[home[one]], joined[home[other]]
        joined[:] = [kept if number == gone else number for number in joined]
        return kept != gone

    for start, end in unit.sights:
        if start in home and end in home:
            join(start, end)
    path = QPainterPath()
    for way, one, other in sorted(_ways(layout, groups), key=lambda way: way[0].length()):
        if join(one, other):
            _add_dots(path, way, gap)
    return path


def _ways(layout: Layout, groups: Sequence[Group]) -> Iterator[tuple[QLineF, Cell, Cell]]:
    for group, later in itertools.combinations(groups, 2):
        for one, other in itertools.product(group, later):
            yield QLineF(layout.centre(one), layout.centre(other)), one, other


def _add_line(path: QPainterPath, line: QLineF, off: float) -> None:
    """Adds `line` without the parts that are `off` from its ends."""
    part = off / line.length()
    path.moveTo(line.pointAt(part))
    path.lineTo(line.pointAt(1 - part))


def _add_dots(path: QPainterPath, way: QLineF, gap: float) -> None:
    """Adds dots that are a round cap of whoever paints them."""
    free = 1 - 2 * _THREAD_END / way.length()
    count = max(1, round(free * way.length() / gap))
    for number in range(count + 1):
        dot = way.pointAt(0.5 + free * (number / count - 0.5))
        path.moveTo(dot)
        path.lineTo(dot + QPointF(_DOT, 0))


def _is_on(line: QLineF, point: QPointF) -> bool:
    detour = QLineF(line.p1(), point).length() + QLineF(point, line.p2()).length()
    return detour - line.length() < 1
