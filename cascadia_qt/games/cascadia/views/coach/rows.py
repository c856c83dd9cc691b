"""Lists of turns: the costliest with what was played, and all of them in one line each."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cascadia_qt.games.cascadia.views.coach.lines import LINE_ROLE, CoachLine, CoachModel
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.sheet.number_art import CORNER
from cascadia_qt.views.sheet.painted_table import Index
from cascadia_qt.views.table.panel_look import number_font
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import Theme, current_theme
from cascadia_qt.views.touch.large_targets import least

_SIDE = 12
_BADGE = 28  # the room of the mark before a costly turn
_BADGE_RADIUS = 10.0
_LOSS = 48  # the room of what a turn cost
_ROW = 28
_PADDING = 8  # above and below the words of a costly turn
_BELOW_TITLE = 2
_FULL_BAR = 50  # tenths of a point that fill the bar of a loss
_BAR = 56
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

Flag = Qt.AlignmentFlag
_WORDS = int(Flag.AlignTop | Flag.AlignLeft | Qt.TextFlag.TextWordWrap)


def paint_badge(painter: QPainter, middle: QPointF, rank: int, theme: Theme) -> None:
    """The mark of a costly turn: a diamond with its rank."""
    radius = _BADGE_RADIUS
    corners = ((0, -radius), (radius, 0), (0, radius), (-radius, 0))
    painter.save()
    painter.setPen(QPen(QColor(theme.raised), 1.5))
    painter.setBrush(QColor(theme.loss))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
    font = number_font(painter.font())
    font.setPixelSize(11)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(QColor(theme.raised))
    around = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(around, Flag.AlignCenter, str(rank))
    painter.restore()


class CoachRows(QStyledItemDelegate):
    """Paints turns, tall ones with what was played."""

    def __init__(self, view: QListView, *, tall: bool) -> None:
        super().__init__(view)
        self._view = view
        self._tall = tall

    @property
    def row(self) -> int:
        """The height of a turn that is not tall."""
        return least(round(_ROW * growth(self._view.font())))

    @property
    def _loss(self) -> int:
        return round(_LOSS * growth(self._view.font()))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if not self._tall:
            return QSize(0, self.row)
        line: CoachLine = index.data(LINE_ROLE)
        metrics = QFontMetricsF(self._view.font())
        width = self._view.viewport().width() - 2 * _SIDE - _BADGE
        words = metrics.boundingRect(QRectF(0, 0, width, 1e4), _WORDS, line.doing)
        return QSize(0, math.ceil(metrics.height() + words.height()) + 2 * _PADDING + _BELOW_TITLE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: CoachLine = index.data(LINE_ROLE)
        room = QRectF(self._view.visualRect(index))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(number_font(self._view.font()))
        if self._view.currentIndex() == index:
            self._paint_ground(painter, room)
        if self._tall:
            self._paint_tall(painter, room, line)
        else:
            self._paint_line(painter, room, line)
        painter.restore()

    def _paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """A wash under what is looked at; a frame if the keys are here."""
        why = QColor(current_theme().why)
        painter.setBrush(veiled(why, 0.12))
        painter.setPen(QPen(why, 2) if self._view.hasFocus() else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), CORNER, CORNER)

    def _paint_tall(self, painter: QPainter, room: QRectF, line: CoachLine) -> None:
        theme = current_theme()
        inside = room.adjusted(_SIDE, _PADDING, -_SIDE, 0)
        height = QFontMetricsF(painter.font()).height()
        top = QRectF(inside.left(), inside.top(), inside.width(), height)
        paint_badge(
            painter,
            QPointF(top.left() + _BADGE_RADIUS, top.center().y()),
            line.rank,
            theme,
        )
        words = inside.adjusted(_BADGE, 0, 0, 0)
        painter.setPen(QColor(theme.faded))
        painter.drawText(words.adjusted(0, height + _BELOW_TITLE, 0, 0), _WORDS, line.doing)
        strong = QFont(painter.font())
        strong.setWeight(QFont.Weight.DemiBold)
        painter.setFont(strong)
        painter.setPen(QColor(theme.ink))
        painter.drawText(top.adjusted(_BADGE, 0, -self._loss, 0), Flag.AlignVCenter, line.title)
        painter.setPen(QColor(theme.loss))
        painter.drawText(top, Flag.AlignVCenter | Flag.AlignRight, line.loss)

    def _paint_line(self, painter: QPainter, room: QRectF, line: CoachLine) -> None:
        theme = current_theme()
        inside = room.adjusted(_SIDE, 0, -_SIDE, 0)
        if line.rank:
            middle = QPointF(inside.left() + _BADGE_RADIUS, room.center().y())
            paint_badge(painter, middle, line.rank, theme)
        known = line.review is not None
        painter.setPen(QColor(theme.ink if known else theme.faded))
        painter.drawText(inside.adjusted(_BADGE, 0, 0, 0), Flag.AlignVCenter, line.title)
        right = Flag.AlignVCenter | Flag.AlignRight
        if not known:
            painter.drawText(inside, right, "…")
            return
        scores = inside.adjusted(0, 0, -self._loss - _BAR, 0)
        words, metrics = f"{line.before} → {line.after}", painter.fontMetrics()
        title = _BADGE + metrics.horizontalAdvance(line.title) + _SIDE
        painter.setPen(QColor(theme.faded))
        if metrics.horizontalAdvance(words) <= scores.width() - title:  # the curve tells them, too
            painter.drawText(scores, right, words)
        self._paint_bar(
            painter,
            inside.adjusted(inside.width() - self._loss - _BAR + 12, 0, -self._loss, 0),
            line,
        )
        painter.setPen(QColor(theme.loss if line.tenths else theme.faded))
        painter.drawText(inside, right, line.loss)

    def _paint_bar(self, painter: QPainter, room: QRectF, line: CoachLine) -> None:
        width = room.width() * min(1.0, line.tenths / _FULL_BAR)
        bar = QRectF(room.right() - width, room.center().y() - 2, width, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_theme().loss))
        painter.drawRoundedRect(bar, 2, 2)


class CoachList(QListView):
    """Turns to choose from.

    Signals:
        turn_chosen: another turn is looked at; carries its cursor.
        answer_requested: Return was pressed or a turn clicked twice.
    """

    turn_chosen = Signal(int)
    answer_requested = Signal()

    def __init__(self, *, tall: bool) -> None:
        super().__init__()
        self._lines = CoachModel(self)
        self._quiet = False
        self._in_sight = True  # what is looked at, unless somebody has scrolled it away
        self._tall = tall
        self.setModel(self._lines)
        self._rows = CoachRows(self, tall=tall)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        down = QSizePolicy.Policy.Maximum if tall else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, down)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        self.doubleClicked.connect(self.answer_requested)
        self.verticalScrollBar().valueChanged.connect(self._notice_scrolling)

    def show_lines(self, lines: Sequence[CoachLine], current: int | None) -> None:
        """Fills the list; the turn with the cursor `current` is looked at, if it is there."""
        self._quiet = True
        self._lines.show_lines(lines)
        self._quiet = False
        self.updateGeometry()
        self.look_at(current)

    def look_at(self, cursor: int | None) -> None:
        rows = [row for row, line in enumerate(self._lines.lines) if line.turn.cursor == cursor]
        index = self._lines.index(rows[0]) if rows else QModelIndex()
        if index != self.currentIndex():
            self._quiet = True
            self.setCurrentIndex(index)
            self._quiet = False

    def sizeHint(self) -> QSize:
        """Tall lines are seen all at once if there is room, the others scroll."""
        rows = range(self._lines.rowCount())
        tall = sum(self.sizeHintForIndex(self._lines.index(row)).height() for row in rows)
        return QSize(0, tall if self._tall else self._rows.row * 5)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self.sizeHint().height(), self._rows.row * 2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        if self._in_sight:
            self.scrollTo(self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if not self._quiet and current.isValid():
            self.turn_chosen.emit(self._lines.lines[current.row()].turn.cursor)

    def _notice_scrolling(self) -> None:
        here = self.visualRect(self.currentIndex())
        self._in_sight = self.viewport().rect().intersects(here)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING:
            if self.currentIndex().isValid():
                self.answer_requested.emit()
            event.accept()
        else:
            super().keyPressEvent(event)
