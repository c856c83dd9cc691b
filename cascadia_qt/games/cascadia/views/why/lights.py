"""Why lights: what of a landscape earns how much, and why the rest of it earns nothing.

Painting alone, in scene units: for a scene, a drawn example or a picture on paper.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.views.why import marks as why_marks
from cascadia_qt.games.cascadia.views.why.flags import Flag, flag_font, placed_flags
from cascadia_qt.games.cascadia.views.why.outlines import Group, area, groups, outline
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import TILE_RADIUS, Layout, bounds
from cascadia_qt.views.theme import Theme

FLAG_TEXT = TILE_RADIUS * 0.32

_VEIL, _THIN_VEIL = 0.62, 0.3
_WEAK, _STRONG = 0.5, 1.5
_ROOM = TILE_RADIUS * 0.2  # around the landscape, for flags
_ROUNDING = TILE_RADIUS * 0.22

# In heights of the numbers on the flags.
_LINE, _SIGHT, _THREAD, _THIN, _HALO = 0.18, 0.15, 0.18, 0.09, 0.09
_GAP = 0.42  # between dots
_CORNER = 0.4
_DASHES = (2.4, 2.4)  # in widths of the line


@dataclass(frozen=True, slots=True)
class _Stroke:
    path: QPainterPath
    width: float
    dashed: bool = False


class Lights:
    """The lights of some units.

    Attributes:
        flags: in the order of the units; those without cells have none.
    """

    def __init__(
        self,
        layout: Layout,
        units: Sequence[Unit],
        font: QFont,
        landscape: Collection[Cell] = (),
        text: float = FLAG_TEXT,
    ) -> None:
        """The cells of `landscape` step back as far as they are not lit.

        Of `font` the family counts; `text` is how high numbers are, in scene units.
        """
        self.units = tuple(units)
        self._layout = layout
        self._font = font
        self._text = text
        self._landscape = frozenset(landscape)
        lit = [cell for unit in units for cell in (*unit.cells, *unit.seen)]
        room = bounds(layout, [*landscape, *lit]).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.flags = placed_flags(layout, self.units, font, text, room)
        lanes = _Lanes()
        self._strokes = [(unit, list(self._strokes_of(unit, lanes))) for unit in self.units]
        self._veils: dict[Unit | None, tuple[QPainterPath, QPainterPath]] = {}

    def bounds(self) -> QRectF:
        """The rectangle around everything that is painted."""
        whole = bounds(self._layout, list(self._landscape))
        for _, strokes in self._strokes:
            for stroke in strokes:
                whole = whole.united(stroke.path.boundingRect())
        for flag in self.flags:
            whole = whole.united(flag.rect)
        margin = self._text * (_LINE * _STRONG + _HALO)
        return whole.adjusted(-margin, -margin, margin, margin)

    def paint(self, painter: QPainter, theme: Theme, focus: Unit | None = None) -> None:
        """Paints over what lies there; `focus` stands out among the units."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_veils(painter, theme, focus)
        for unit, strokes in sorted(self._strokes, key=lambda light: light[0] == focus):
            painter.setOpacity(_opacity(unit, focus))
            colour = QColor(theme.why if unit.points else theme.faded)
            for stroke in strokes:
                self._paint_stroke(painter, theme, stroke, colour, strong=unit == focus)
        for flag in sorted(self.flags, key=lambda flag: flag.unit == focus):
            painter.setOpacity(_opacity(flag.unit, focus))
            self._paint_flag(painter, theme, flag)
        painter.restore()

    def _strokes_of(self, unit: Unit, lanes: _Lanes) -> Iterator[_Stroke]:
        own = groups(self._layout, unit.cells)
        yield _Stroke(why_marks.threads(self._layout, unit, own, self._text * _GAP), _THREAD)
        yield _Stroke(why_marks.looks(self._layout, unit), _THIN)
        yield _Stroke(why_marks.rings(self._layout, unit), _THIN)
        yield _Stroke(why_marks.sights(self._layout, unit), _SIGHT)
        for group in own:
            inset = self._text * (_LINE / 2 + (_LINE + _HALO) * lanes.of(group) + _HALO)
            path = outline(self._layout, group, inset, _ROUNDING)
            yield _Stroke(path, _LINE, dashed=not unit.points)

    def _paint_veils(self, painter: QPainter, theme: Theme, focus: Unit | None) -> None:
        if focus not in self._veils:
            self._veils[focus] = self._veils_around(focus)
        for path, part in zip(self._veils[focus], (_VEIL, _THIN_VEIL), strict=True):
            painter.fillPath(path, _transparent(theme.paper, part))

    def _veils_around(self, focus: Unit | None) -> tuple[QPainterPath, QPainterPath]:
        """What steps back, and what does so a little."""
        lit = {cell for unit in self.units for cell in unit.cells}
        half = {cell for unit in self.units for cell in unit.seen} - lit
        if focus is not None:
            half = (half | lit).difference(focus.cells, focus.seen)
            lit = {*focus.cells, *focus.seen}
        back = self._landscape - lit - half
        return area(self._layout, back), area(self._layout, half)

    def _paint_stroke(
        self, painter: QPainter, theme: Theme, stroke: _Stroke, colour: QColor, *, strong: bool
    ) -> None:
        width = stroke.width * self._text * (_STRONG if strong else 1.0)
        rim = width + 2 * _HALO * self._text
        painter.strokePath(stroke.path, _pen(_transparent(theme.paper, 0.8), rim))
        painter.strokePath(stroke.path, _pen(colour, width, stroke.dashed))

    def _paint_flag(self, painter: QPainter, theme: Theme, flag: Flag) -> None:
        colour = QColor(theme.faded if flag.loses else theme.why)
        line, corner = self._text * _THIN, self._text * _CORNER
        if not flag.pole.isNull():
            painter.setPen(_pen(colour, line))
            painter.drawLine(flag.pole)
        painter.setPen(QPen(QColor(theme.faded if flag.loses else theme.paper), line * 0.8))
        painter.setBrush(QColor(theme.raised) if flag.loses else colour)
        painter.drawRoundedRect(flag.rect, corner, corner)
        painter.setFont(flag_font(self._font, self._text, loses=flag.loses))
        painter.setPen(QColor(theme.faded if flag.loses else theme.paper))
        painter.drawText(flag.rect, int(Qt.AlignmentFlag.AlignCenter), flag.lines)


class _Lanes:
    """Keeps the outlines of different groups with a common cell apart."""

    def __init__(self) -> None:
        self._taken: dict[Group, int] = {}

    def of(self, group: Group) -> int:
        if group not in self._taken:
            near = {lane for other, lane in self._taken.items() if not set(group).isdisjoint(other)}
            self._taken[group] = next(lane for lane in range(len(near) + 1) if lane not in near)
        return self._taken[group]


def _opacity(unit: Unit, focus: Unit | None) -> float:
    return 1.0 if focus is None or unit == focus else _WEAK


def _transparent(colour: str, part: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(part)
    return made


def _pen(colour: QColor, width: float, dashed: bool = False) -> QPen:
    pen = QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setDashPattern(_DASHES)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
