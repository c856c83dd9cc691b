"""How a score sheet is painted: names, labels with their pictures, and numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.rules.cascadia.tiles import Tile
from cascadia_qt.views.cascadia.board_items import draw_centred
from cascadia_qt.views.cascadia.faces import Faces, level_for
from cascadia_qt.views.cascadia.palette import veiled
from cascadia_qt.views.cascadia.score_table import LINES, Kind, Line, ScoreTable
from cascadia_qt.views.layout import HexLayout
from cascadia_qt.views.theme import Theme, seat_colour

_LEFT = 12
_PICTURE = 34  # the room for a picture before a label
_PICTURE_RADIUS = 11.0
_VIGNETTE = QRectF(-14, -9, 28, 18)  # the piece of a habitat that is shown
_VIGNETTE_RADIUS = 22.0  # of the tile that the piece is cut from
_CORNER = 6.0
_PILL_HEIGHT = 26.0
_LAUREL_LEAVES = 5

Flag = Qt.AlignmentFlag


class SheetArt:
    """Paints the cells of a score sheet.

    Attributes:
        winners: the seats whose columns are marked.
    """

    def __init__(
        self, table: ScoreTable, winners: Iterable[int], faces: Faces, theme: Theme
    ) -> None:
        self.winners = frozenset(winners)
        self._table = table
        self._faces = faces
        self._theme = theme

    def label_width(self, font: QFont) -> int:
        """The room that the widest label needs with its picture."""
        words = (QFontMetricsF(_font(line, font)).horizontalAdvance(line.name()) for line in LINES)
        return math.ceil(_LEFT + _PICTURE + max(words) + 2 * _LEFT)

    def paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        """A player in their colour; winners stand under a laurel."""
        room = QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if seat in self.winners:
            self._paint_wash(painter, room, top=True)
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        who = self._table.seats[seat]
        widest = room.width() - 16 - 20
        name = metrics.elidedText(who.name, Qt.TextElideMode.ElideRight, widest)
        pill = QRectF(0, 0, metrics.horizontalAdvance(name) + 20, _PILL_HEIGHT)
        pill.moveCenter(room.center() + QPointF(0, 6 if seat in self.winners else 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat_colour(who, seat)))
        painter.drawRoundedRect(pill, _CORNER, _CORNER)
        painter.setPen(QColor("white"))
        painter.drawText(pill, Flag.AlignCenter, name)
        if seat in self.winners:
            self._paint_laurel(painter, QPointF(pill.center().x(), pill.top() - 4))
        painter.restore()

    def paint_label(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The name of a line, with what it counts as a picture."""
        line, room = LINES[row], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, room, line, first=True, last=False)
        self._paint_picture(painter, QPointF(_LEFT + 14, room.center().y()), line)
        painter.setFont(_font(line, painter.font()))
        painter.setPen(QColor(self._theme.ink))
        words = room.adjusted(_LEFT + _PICTURE, 0, 0, 0)
        if line.kind in (Kind.SUM, Kind.TOTAL):
            words.setLeft(room.left() + _LEFT)
        painter.drawText(words, Flag.AlignVCenter | Flag.AlignLeft, line.name())
        painter.restore()

    def paint_number(
        self, painter: QPainter, rect: QRect, row: int, seat: int, *, focused: bool
    ) -> None:
        """A number; the bonus of a habitat hangs behind it, so that digits stay below digits."""
        line, sheet, room = LINES[row], self._table.sheets[seat], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        last = seat == len(self._table.sheets) - 1
        self._paint_ground(painter, room, line, first=False, last=last)
        if seat in self.winners:
            self._paint_wash(painter, room, bottom=row == len(LINES) - 1)
        font = _font(line, painter.font())
        painter.setFont(font)
        edge = room.center().x() + QFontMetricsF(_font(LINES[-1], font)).horizontalAdvance("00")
        number = QRectF(room.left(), room.top(), edge - room.left(), room.height())
        points, bonus = line.points(sheet), line.bonus(sheet)
        painter.setPen(QColor(self._theme.ink if points else self._theme.faded))
        painter.drawText(number, Flag.AlignVCenter | Flag.AlignRight, str(points))
        if bonus:
            painter.setPen(QColor(self._theme.faded))
            behind = QRectF(edge + 5, room.top(), room.right() - edge, room.height())
            painter.drawText(behind, Flag.AlignVCenter | Flag.AlignLeft, f"+{bonus}")
        if focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.why), 2))
            painter.drawRoundedRect(room.adjusted(4, 2, -4, -2), _CORNER, _CORNER)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, room: QRectF, line: Line, *, first: bool, last: bool
    ) -> None:
        """What lies under a whole line: a band under sums, a thin line under all others."""
        if line.kind is Kind.SUM:
            painter.fillRect(room, QColor(self._theme.sunken))
        painter.setPen(QPen(QColor(self._theme.ink), 1.5))
        inset = room.adjusted(_LEFT if first else 0, 0, -_LEFT if last else 0, 0)
        if line.kind is Kind.TOTAL:
            painter.drawLine(inset.topLeft(), inset.topRight())
        elif line.kind is not Kind.SUM:
            painter.setPen(QPen(QColor(self._theme.line), 1))
            painter.drawLine(inset.bottomLeft(), inset.bottomRight())

    def _paint_wash(
        self, painter: QPainter, room: QRectF, *, top: bool = False, bottom: bool = False
    ) -> None:
        """The winner's column: a thin gold wash with rounded ends."""
        column = room.adjusted(2, 2 if top else 0, -2, -2 if bottom else 0)
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(column, _CORNER, _CORNER)
        if not top:
            path.addRect(column.adjusted(0, 0, 0, -column.height() / 2))
        if not bottom:
            path.addRect(column.adjusted(0, column.height() / 2, 0, 0))
        painter.fillPath(path.simplified(), veiled(QColor(self._theme.gold), 0.16))

    def _paint_picture(self, painter: QPainter, middle: QPointF, line: Line) -> None:
        ratio = painter.device().devicePixelRatioF()
        level = level_for(_PICTURE_RADIUS)
        painter.save()
        painter.translate(middle)
        match line.subject:
            case Wildlife() as species:
                face = self._faces.token(species, level, ratio)
                draw_centred(painter, face, _PICTURE_RADIUS, level)
            case Habitat() as habitat:
                self._paint_vignette(painter, habitat, ratio)
            case None if line.kind is Kind.NATURE:
                face = self._faces.nature(level, ratio)
                draw_centred(painter, face, _PICTURE_RADIUS, level)
        painter.restore()

    def _paint_vignette(self, painter: QPainter, habitat: Habitat, ratio: float) -> None:
        layout = HexLayout()
        land = Tile(habitat, (habitat,) * len(layout.outline()), (), keystone=False)
        level = level_for(_VIGNETTE_RADIUS)
        frame = QPainterPath()
        frame.addRoundedRect(_VIGNETTE, 3, 3)
        painter.save()
        painter.setClipPath(frame)
        face = self._faces.tile(layout, land, 0, level, ratio)
        draw_centred(painter, face, _VIGNETTE_RADIUS, level)
        painter.restore()
        painter.strokePath(frame, QPen(veiled(QColor(self._theme.ink), 0.35), 1))

    def _paint_laurel(self, painter: QPainter, foot: QPointF) -> None:
        """Two sprigs that rise from `foot`."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.gold))
        for side in (-1, 1):
            for leaf in range(_LAUREL_LEAVES):
                angle = math.radians(78 - leaf * 26)
                painter.save()
                painter.translate(
                    foot + QPointF(side * 8 * math.cos(angle), -8 + 8 * math.sin(angle))
                )
                painter.rotate(side * (leaf * 26 - 20))
                painter.drawEllipse(QPointF(side * 1.5, 0), 3.2, 1.5)
                painter.restore()


def _font(line: Line, base: QFont) -> QFont:
    """Numbers of one width; sums carry more weight, the total is larger."""
    font = QFont(base)
    font.setFeature(QFont.Tag("tnum"), 1)
    if line.kind in (Kind.SUM, Kind.TOTAL):
        font.setWeight(QFont.Weight.DemiBold)
    if line.kind is Kind.TOTAL:
        font.setPointSizeF(base.pointSizeF() * 1.4)
    return font
