"""How the reasons of a number are painted."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.sheet_art import PICTURE_ROOM, paint_picture
from cascadia_qt.games.cascadia.views.why.reasons import Reason
from cascadia_qt.games.cascadia.words.score_lines import Line
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.sheet.number_art import CORNER, Look, paint_flag
from cascadia_qt.views.sheet.painted_table import Index
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.touch.large_targets import least

LINE_HEIGHT = 30
REASON_ROLE = Qt.ItemDataRole.UserRole
_PADDING = 6  # above and below the words
_SIDE = 16
_NUMBER = 40  # the room of the points
_CHEVRON = 20  # the room of the sign that says it leads on

Flag = Qt.AlignmentFlag
_WORDS = int(Flag.AlignVCenter | Flag.AlignLeft | Qt.TextFlag.TextWordWrap)


class WhyRows(QStyledItemDelegate):
    """What earns nothing is faded; what leads on to a number has a picture and an arrow."""

    def __init__(self, view: QListView, faces: Faces) -> None:
        super().__init__(view)
        self._view = view
        self._faces = faces

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        reason: Reason = index.data(REASON_ROLE)
        width = self._view.viewport().width()
        room = _words_room(QRectF(0, 0, width, 1e4), reason)
        words = QFontMetricsF(self._view.font()).boundingRect(room, _WORDS, reason.text)
        return QSize(width, max(least(LINE_HEIGHT), math.ceil(words.height()) + 2 * _PADDING))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = current_theme()
        reason: Reason = index.data(REASON_ROLE)
        room, looked_at = QRectF(self._view.visualRect(index)), self._view.currentIndex() == index
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(number_font(self._view.font()))
        if looked_at:
            self._paint_ground(painter, room)
        if reason.leads_to is not None:
            self._paint_lead(painter, room, reason.leads_to)
        painter.setPen(QColor(theme.ink if reason.points else theme.faded))
        painter.drawText(_words_room(room, reason), _WORDS, reason.text)
        if reason.points is not None:
            self._paint_points(painter, room, reason, looked_at=looked_at)
        painter.restore()

    def _paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """A wash under what is looked at; a frame if the keys are here."""
        why = QColor(current_theme().why)
        painter.setBrush(veiled(why, 0.1))
        painter.setPen(QPen(why, 2) if self._view.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), CORNER, CORNER)

    def _paint_points(
        self, painter: QPainter, room: QRectF, reason: Reason, *, looked_at: bool
    ) -> None:
        """The points below each other; those that are looked at on a flag, as on the landscape."""
        theme = current_theme()
        right = room.adjusted(0, 0, -_after_number(reason), 0)
        flags, text = Flag.AlignVCenter | Flag.AlignRight, str(reason.points)
        if looked_at and reason.points:
            paint_flag(painter, painter.boundingRect(right, flags, text), theme, Look.HERE)
            painter.setPen(QColor(theme.paper))
        painter.drawText(right, flags, text)

    def _paint_lead(self, painter: QPainter, room: QRectF, line: Line) -> None:
        """The picture of the number that it leads to, and an arrow."""
        theme = current_theme()
        if line.subject is not None:
            middle = QPointF(_SIDE + PICTURE_ROOM / 2 - 3, room.center().y())
            paint_picture(painter, middle, line, self._faces, theme)
        tip = QPointF(room.right() - _SIDE, room.center().y())
        painter.setPen(QPen(QColor(theme.faded), 1.5))
        painter.drawPolyline(QPolygonF([tip + QPointF(-4, -4), tip, tip + QPointF(-4, 4)]))


def _words_room(room: QRectF, reason: Reason) -> QRectF:
    pictured = reason.leads_to is not None and reason.leads_to.subject is not None
    left = _SIDE + (PICTURE_ROOM if pictured else 0)
    return room.adjusted(left, 0, -_after_number(reason) - _NUMBER, 0)


def _after_number(reason: Reason) -> int:
    return _SIDE + (_CHEVRON if reason.leads_to is not None else 0)
