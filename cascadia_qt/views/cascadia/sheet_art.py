"""How a score sheet is painted: names, labels with their pictures, and numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.views.cascadia.board_items import draw_centred
from cascadia_qt.views.cascadia.faces import Faces, level_for
from cascadia_qt.views.cascadia.palette import veiled
from cascadia_qt.views.cascadia.score_table import ScoreTable
from cascadia_qt.views.cascadia.vignette import paint_vignette
from cascadia_qt.views.theme import Theme, seat_colour
from cascadia_qt.words.score_lines import LINES, Kind, Line

_LEFT = 12
_PICTURE = 34  # the room for a picture before a label
_PICTURE_RADIUS = 11.0
_VIGNETTE_WIDTH = 28.0
_CORNER = 6.0
_PILL_HEIGHT = 26.0
_PILL_PADDING = 10
_SPRIG_ROOM = 20
_BAND = 0.45  # how much colour the band under a sum has
_LEAVES = 5  # on each side of a sprig
_BEND = 20.0  # the radius of a sprig
_SPREAD = 42.0  # degrees from its middle to its ends

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
        """A player in their colour; winners between two sprigs of laurel."""
        room, won = QRectF(rect), seat in self.winners
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if won:
            self._paint_wash(painter, room, top=True)
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        who = self._table.seats[seat]
        widest = room.width() - 2 * (_PILL_PADDING + (_SPRIG_ROOM if won else 4))
        name = metrics.elidedText(who.name, Qt.TextElideMode.ElideRight, widest)
        width = metrics.horizontalAdvance(name) + 2 * _PILL_PADDING
        pill = QRectF(0, 0, width, _PILL_HEIGHT)
        pill.moveCenter(room.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat_colour(who, seat)))
        painter.drawRoundedRect(pill, _CORNER, _CORNER)
        painter.setPen(QColor("white"))
        painter.drawText(pill, Flag.AlignCenter, name)
        if won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.gold))
            for side in (-1, 1):
                painter.save()
                painter.translate(pill.center().x() + side * (width / 2 + 3), pill.center().y())
                painter.scale(side, 1)
                painter.drawPath(_sprig())
                painter.restore()
        painter.restore()

    def paint_label(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The name of a line, with what it counts as a picture."""
        line, room = LINES[row], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, room, row, first=True, last=False)
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
        self._paint_ground(painter, room, row, first=False, last=last)
        if seat in self.winners:
            self._paint_wash(painter, room, bottom=row == len(LINES) - 1)
        widest = QFontMetricsF(_font(LINES[-1], painter.font())).horizontalAdvance("00")
        edge = room.center().x() + widest / 2
        painter.setFont(_font(line, painter.font()))
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
            away = 5 if line.kind is Kind.TOTAL else 3
            painter.drawRoundedRect(room.adjusted(5, away, -5, -away), _CORNER, _CORNER)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, room: QRectF, row: int, *, first: bool, last: bool
    ) -> None:
        """What lies under a whole line: a band under sums, thin lines between all others."""
        ink, line = QColor(self._theme.ink), QColor(self._theme.line)
        inset = room.adjusted(_LEFT if first else 0, 0, -_LEFT if last else 0, 0)
        match LINES[row].kind:
            case Kind.SUM:
                painter.fillRect(room, veiled(line, _BAND))
            case Kind.TOTAL:
                inset.setHeight(2)
                painter.fillRect(inset, ink)
            case kind if LINES[row + 1].kind is kind:
                inset.setTop(inset.bottom() - 1)
                painter.fillRect(inset, line)

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
                paint_vignette(painter, self._faces, habitat, _VIGNETTE_WIDTH, self._theme.ink)
            case None if line.kind is Kind.NATURE:
                face = self._faces.nature(level, ratio)
                draw_centred(painter, face, _PICTURE_RADIUS, level)
        painter.restore()


@cache
def _sprig() -> QPainterPath:
    """A sprig of laurel that bends around what stands at its left."""
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(QPointF(1.5, -3), QPointF(5, -2.5), QPointF(7, 0))
    leaf.cubicTo(QPointF(5, 2), QPointF(2, 2), QPointF(0, 0))
    sprig = QPainterPath()
    sprig.setFillRule(Qt.FillRule.WindingFill)
    for step in range(_LEAVES):
        angle = _SPREAD * (1 - 2 * step / (_LEAVES - 1))
        radians = math.radians(angle)
        foot = QPointF(_BEND * (math.cos(radians) - 1) + 5, _BEND * math.sin(radians))
        for lean in (-38, 38):
            turned = QTransform().translate(foot.x(), foot.y()).rotate(angle - 90 + lean)
            sprig.addPath(turned.map(leaf))
    return sprig


def _font(line: Line, base: QFont) -> QFont:
    """Numbers of one width; sums carry more weight, the total is larger."""
    font = QFont(base)
    font.setFeature(QFont.Tag("tnum"), 1)
    if line.kind in (Kind.SUM, Kind.TOTAL):
        font.setWeight(QFont.Weight.DemiBold)
    if line.kind is Kind.TOTAL:
        font.setPointSizeF(base.pointSizeF() * 1.4)
    return font
