"""How a score sheet is painted: names, labels with their pictures, and numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.art.laurel import sprig
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.views.score.table import ScoreTable
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.sheet.number_art import (
    CORNER,
    FLAG_PADDING,
    RING,
    Look,
    number_ink,
    paint_flag,
    paint_wash,
)
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import Theme, behind_white, current_theme, seat_colour

_LEFT = 12
PICTURE_ROOM = 34  # for the picture before a label
_PICTURE_RADIUS = 11.0
_VIGNETTE_WIDTH = 28.0
_PILL_HEIGHT = 26.0
_PILL_PADDING = 8
_SPRIG_ROOM = 18
_BEHIND, _RIM = 5, 4  # before a bonus, and behind it
_BAND = 0.45  # how much colour the band under a sum has

_COUNTED = (Kind.WILDLIFE, Kind.HABITAT, Kind.NATURE)

Flag = Qt.AlignmentFlag


class SheetArt:
    """Paints the cells of a score sheet.

    Attributes:
        winners: the seats whose columns are marked.
        counted: how many lines are counted so far, the last of them in part; None if all of them
            are, and the winners are known.
    """

    def __init__(self, table: ScoreTable, winners: Iterable[int], faces: Faces) -> None:
        self.winners = frozenset(winners)
        self.counted: float | None = None
        self._table = table
        self._faces = faces

    def label_width(self, font: QFont) -> int:
        """The room that the widest label needs with its picture."""
        words = (QFontMetricsF(_font(line, font)).horizontalAdvance(line.name()) for line in LINES)
        return math.ceil(_LEFT + PICTURE_ROOM + max(words) + 2 * _LEFT)

    def name_width(self, font: QFont) -> int:
        """The room that the widest name needs between its sprigs."""
        metrics = QFontMetricsF(_name_font(font))
        words = [
            metrics.horizontalAdvance(who.name) + 2 * _around_name(seat in self.winners)
            for seat, who in enumerate(self._table.seats)
        ]
        return math.ceil(max(words))

    def number_width(self, font: QFont) -> int:
        """The room that a number in the middle needs for a bonus behind it."""
        behind = QFontMetricsF(number_font(font)).horizontalAdvance("+0")
        return math.ceil(_widest_number(font) + 2 * (_BEHIND + behind + _RIM))

    def paint_name(self, painter: QPainter, rect: QRect, seat: int) -> None:
        """A player in their colour; winners between two sprigs of laurel."""
        room, won = QRectF(rect), self._won(seat)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if won:
            paint_wash(painter, room, top=True)
        painter.setFont(_name_font(painter.font()))
        metrics = QFontMetricsF(painter.font())
        who = self._table.seats[seat]
        widest = room.width() - 2 * _around_name(won)
        name = metrics.elidedText(who.name, Qt.TextElideMode.ElideRight, widest)
        width = metrics.horizontalAdvance(name) + 2 * _PILL_PADDING
        pill = QRectF(0, 0, width, _PILL_HEIGHT)
        pill.moveCenter(room.center())
        theme = current_theme()
        painter.setPen(QPen(QColor(theme.line), 1) if theme.outlined else Qt.PenStyle.NoPen)
        painter.setBrush(behind_white(seat_colour(who, seat)))
        painter.drawRoundedRect(pill, CORNER, CORNER)
        painter.setPen(QColor("white"))
        painter.drawText(pill, Flag.AlignCenter, name)
        if won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gold))
            for side in (-1, 1):
                painter.save()
                painter.translate(pill.center().x() + side * (width / 2 + 3), pill.center().y())
                painter.scale(side, 1)
                painter.drawPath(sprig())
                painter.restore()
        painter.restore()

    def paint_label(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The name of a line, with what it counts as a picture."""
        theme = current_theme()
        line, room = LINES[row], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, room, row, first=True, last=False)
        middle = QPointF(_LEFT + 14, room.center().y())
        paint_picture(painter, middle, line, self._faces, theme)
        painter.setFont(_font(line, painter.font()))
        painter.setPen(QColor(theme.ink))
        words = room.adjusted(_LEFT + PICTURE_ROOM, 0, 0, 0)
        if line.kind in (Kind.SUM, Kind.TOTAL):
            words.setLeft(room.left() + _LEFT)
        painter.drawText(words, Flag.AlignVCenter | Flag.AlignLeft, line.name())
        painter.restore()

    def paint_number(self, painter: QPainter, rect: QRect, row: int, seat: int, look: Look) -> None:
        """A number; the bonus of a habitat hangs behind it, so that digits stay below digits."""
        line, sheet, room = LINES[row], self._table.sheets[seat], QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        last = seat == len(self._table.sheets) - 1
        self._paint_ground(painter, room, row, first=False, last=last)
        if self._won(seat):
            paint_wash(painter, room, bottom=row == len(LINES) - 1)
        edge = room.center().x() + _widest_number(painter.font()) / 2
        painter.setFont(_font(line, painter.font()))
        points, bonus = self._shown(line, sheet)
        number = QRectF(room.left(), room.top(), edge - room.left(), room.height())
        behind = QRectF(edge + _BEHIND, room.top(), room.right() - edge, room.height())
        words = [
            (number, Flag.AlignVCenter | Flag.AlignRight, _text(points), bool(points)),
            (behind, Flag.AlignVCenter | Flag.AlignLeft, f"+{bonus}" if bonus else "", False),
        ]
        if look is not Look.AWAY:
            boxes = [painter.boundingRect(box, flags, text) for box, flags, text, _ in words]
            # A wide number with its bonus comes close to the rim of the column.
            around = room.adjusted(FLAG_PADDING + RING, 0, -FLAG_PADDING - RING, 0)
            paint_flag(
                painter, boxes[0].united(boxes[1]).intersected(around), current_theme(), look
            )
        for box, flags, text, strong in words:
            painter.setPen(number_ink(look, strong=strong))
            painter.drawText(box, flags, text)
        painter.restore()

    def _won(self, seat: int) -> bool:
        return self.counted is None and seat in self.winners

    def _shown(self, line: Line, sheet: ScoreSheet) -> tuple[int | None, int]:
        """The points and the bonus as far as they are counted; None is nothing yet.

        The total runs along with the other lines.
        """
        if line.kind is Kind.TOTAL and self._part(line) < 1:
            parts = (self._shown(part, sheet) for part in LINES if part.kind in _COUNTED)
            return sum((points or 0) + bonus for points, bonus in parts), 0
        part = self._part(line)
        if not part:
            return None, 0
        return math.floor(line.points(sheet) * part), line.bonus(sheet) if part == 1 else 0

    def _part(self, line: Line) -> float:
        """How much of a line is counted, from 0 to 1."""
        if self.counted is None:
            return 1.0
        return min(max(self.counted - LINES.index(line), 0.0), 1.0)

    def _paint_ground(
        self, painter: QPainter, room: QRectF, row: int, *, first: bool, last: bool
    ) -> None:
        """What lies under a whole line: a band under sums, thin lines between all others."""
        theme = current_theme()
        ink, line = QColor(theme.ink), QColor(theme.line)
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


def _text(points: int | None) -> str:
    return "" if points is None else str(points)


def paint_picture(
    painter: QPainter, middle: QPointF, line: Line, faces: Faces, theme: Theme
) -> None:
    """What `line` counts; sums have no picture."""
    ratio = painter.device().devicePixelRatioF()
    level = level_for(_PICTURE_RADIUS)
    painter.save()
    painter.translate(middle)
    match line.subject:
        case Wildlife() as species:
            draw_centred(painter, faces.token(species, level, ratio), _PICTURE_RADIUS, level)
        case Habitat() as habitat:
            paint_vignette(painter, faces, habitat, _VIGNETTE_WIDTH, theme.ink)
        case None if line.kind is Kind.NATURE:
            draw_centred(painter, faces.nature(level, ratio), _PICTURE_RADIUS, level)
    painter.restore()


def _around_name(won: bool) -> int:
    return _PILL_PADDING + (_SPRIG_ROOM if won else 4)


def _name_font(base: QFont) -> QFont:
    font = QFont(base)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def _widest_number(base: QFont) -> float:
    return QFontMetricsF(_font(LINES[-1], base)).horizontalAdvance("00")


def _font(line: Line, base: QFont) -> QFont:
    """Sums carry more weight, the total is larger."""
    font = number_font(base)
    if line.kind in (Kind.SUM, Kind.TOTAL):
        font.setWeight(QFont.Weight.DemiBold)
    if line.kind is Kind.TOTAL:
        font.setPointSizeF(base.pointSizeF() * 1.4)
    return font
