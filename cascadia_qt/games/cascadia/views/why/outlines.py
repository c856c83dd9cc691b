"""Cells that belong together as shapes: their groups, and one common outline around each."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout

Group = tuple[Cell, ...]
_Side = tuple[Cell, int]


def groups(layout: Layout, cells: Iterable[Cell]) -> list[Group]:
    """The groups of `cells` that hang together by their sides."""
    left = dict.fromkeys(cells)
    found = []
    while left:
        group = [left.popitem()[0]]
        for cell in group:
            for near in (_beyond(layout, (cell, side)) for side in range(_sides(layout))):
                if near in left:
                    del left[near]
                    group.append(near)
        found.append(tuple(sorted(group)))
    return sorted(found)


def area(layout: Layout, cells: Iterable[Cell]) -> QPainterPath:
    """Whole `cells`; sides between them leave no trace."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    for cell in cells:
        path.addPolygon(layout.outline().translated(layout.centre(cell)))
        path.closeSubpath()
    return path


def outline(layout: Layout, group: Group, inset: float, rounding: float) -> QPainterPath:
    """The border of `group`, drawn in by `inset`; a hole has a border too."""
    path = QPainterPath()
    for sides in _borders(layout, group):
        _add_rounded(path, _drawn_in(_corners(layout, sides), inset), rounding)
    return path


def _sides(layout: Layout) -> int:
    return layout.outline().size()


def _beyond(layout: Layout, side: _Side) -> Cell:
    """The cell on the other side of `side`."""
    cell, number = side
    corners = layout.outline()
    start, end = corners.at(number), corners.at((number + 1) % corners.size())
    return layout.cell_at(layout.centre(cell) + start + end)


def _borders(layout: Layout, group: Collection[Cell]) -> Iterator[list[_Side]]:
    """The sides where `group` ends, clockwise, one list for each closed line."""
    ends = ((cell, side) for cell in group for side in range(_sides(layout)))
    left = dict.fromkeys(side for side in ends if _beyond(layout, side) not in group)
    while left:
        side = next(iter(left))
        border = []
        while side in left:
            del left[side]
            border.append(side)
            side = _next_side(layout, group, side)
        yield border


def _next_side(layout: Layout, group: Collection[Cell], side: _Side) -> _Side:
    """The side of the border that begins where `side` ends."""
    count = _sides(layout)
    cell, number = side[0], (side[1] + 1) % count
    while (near := _beyond(layout, (cell, number))) in group:
        cell, number = near, (number + count // 2 + 1) % count
    return cell, number


def _corners(layout: Layout, border: list[_Side]) -> list[QPointF]:
    """Where `border` begins its sides, those excepted where it goes straight on."""
    shape = layout.outline()
    points = [layout.centre(cell) + shape.at(side) for cell, side in border]
    bent = zip(points, border, border[-1:] + border[:-1], strict=True)
    return [point for point, side, before in bent if side[1] != before[1]]


def _drawn_in(corners: list[QPointF], inset: float) -> list[QPointF]:
    normals = [
        _inward(corner, after)
        for corner, after in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    moved = []
    for corner, before, after in zip(corners, normals[-1:] + normals[:-1], normals, strict=True):
        shared = QPointF.dotProduct(before, after)
        moved.append(corner + (before + after) * (inset / (1 + shared)))
    return moved


def _inward(start: QPointF, end: QPointF) -> QPointF:
    along = end - start
    return QPointF(-along.y(), along.x()) / math.hypot(along.x(), along.y())


def _add_rounded(path: QPainterPath, corners: list[QPointF], rounding: float) -> None:
    befores, afters = corners[-1:] + corners[:-1], corners[1:] + corners[:1]
    for number, corner in enumerate(corners):
        start = _towards(corner, befores[number], rounding)
        if number:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, _towards(corner, afters[number], rounding))
    path.closeSubpath()


def _towards(start: QPointF, end: QPointF, length: float) -> QPointF:
    """The point `length` from `start` towards `end`, at most half the way."""
    way = end - start
    return start + way * min(length / math.hypot(way.x(), way.y()), 0.5)
