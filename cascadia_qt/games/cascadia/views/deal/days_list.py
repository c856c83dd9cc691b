"""The history of days: one line a result, the latest day first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from cascadia_qt.games.cascadia.store.days import DayResult
from cascadia_qt.games.cascadia.views.notebook.memories import day_words
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.touch.large_targets import least
from cascadia_qt.words.language import translate

_ROW = 32
_EDGE = 10
_DATE = 0.5  # of the width
_DAY_ROLE = Qt.ItemDataRole.UserRole

AnyIndex = QModelIndex | QPersistentModelIndex


def days_in_a_row(days: Sequence[DayResult], today: date) -> int:
    """How many days until today or yesterday have been played without a gap, in time."""
    played = {each.day for each in days if not each.late}
    last = today if today in played else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in played:
        count += 1
    return count


class DaysList(QListWidget):
    """Days with names and points; Enter or a double click on one activates it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("help_pages")
        self.setItemDelegate(_DayDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def show_days(self, days: Sequence[DayResult]) -> None:
        self.clear()
        for each in days:
            item = QListWidgetItem(_spoken(each))
            item.setData(_DAY_ROLE, each)
            set_tip(item, item.text())
            self.addItem(item)

    def day(self, row: int) -> date:
        played: DayResult = self.item(row).data(_DAY_ROLE)
        return played.day


class _DayDelegate(QStyledItemDelegate):
    def __init__(self, parent: QListWidget) -> None:
        super().__init__(parent)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(0, least(round(_ROW * growth(option.font))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        theme = current_theme()
        each: DayResult = index.data(_DAY_ROLE)
        rect, state = option.rect, option.state
        room = QRectF(rect).adjusted(_EDGE, 0, -_EDGE, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        if focused or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QColor(theme.why) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.sunken))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        when = QRectF(room.left(), room.top(), room.width() * _DATE, room.height())
        self._write(painter, when, left, _when(each), theme.faded)
        bold = QFont(painter.font())
        bold.setBold(True)
        points = QRectF(room.right() - 48, room.top(), 48, room.height())
        who = QRectF(when.right() + 8, room.top(), points.left() - when.right() - 16, room.height())
        self._write(painter, who, left, each.name, theme.ink)
        painter.setFont(bold)
        self._write(painter, points, right, str(each.total), theme.ink)
        painter.restore()

    def _write(
        self, painter: QPainter, room: QRectF, side: Qt.AlignmentFlag, text: str, ink: str
    ) -> None:
        painter.setPen(QColor(ink))
        shown = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), shown)


def _when(each: DayResult) -> str:
    words = day_words(each.day)
    return translate("Deals", "{0}, later").format(words) if each.late else words


def _spoken(each: DayResult) -> str:
    text = translate("Deals", "{0}: {1}, {2} points")
    return text.format(_when(each), each.name, each.total)
