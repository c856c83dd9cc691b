"""How a row of pages looks: as high as its words need, with a title before a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

_BESIDE = 12  # between words and edges
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class PageRows(QStyledItemDelegate):
    """Paints rows in the style of a list; where there are two paragraphs, the first is bold."""

    def __init__(self, rows: QListWidget) -> None:
        super().__init__(rows)
        self._rows = rows

    def width_of(self, title: str) -> int:
        """The room that a title needs on one line."""
        return QFontMetrics(self._rows.font()).horizontalAdvance(title) + 2 * _BESIDE

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        width = self._rows.viewport().width()
        room = QRect(0, 0, width - 2 * _BESIDE, 1 << 16)
        words = sum(_height(font, room, text) for font, text in self._paragraphs(index))
        return QSize(width, words + 2 * self._above(option))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        row.text = ""
        style = self._rows.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, row, painter, self._rows)
        above = self._above(option)
        room: QRect = option.rect.adjusted(_BESIDE, above, -_BESIDE, 0)
        painter.save()
        painter.setPen(self._rows.palette().color(QPalette.ColorRole.Text))
        for font, text in self._paragraphs(index):
            painter.setFont(font)
            painter.drawText(room, _WRAPPED, text)
            room.setTop(room.top() + _height(font, room, text))
        painter.restore()

    def _paragraphs(
        self, index: QModelIndex | QPersistentModelIndex
    ) -> Iterator[tuple[QFont, str]]:
        font = self._rows.font()
        title, _, sentence = str(index.data()).partition("\n")
        if sentence:
            bold = QFont(font)
            bold.setBold(True)
            yield bold, title
        yield font, sentence or title

    def _above(self, option: QStyleOptionViewItem) -> int:
        """What the style keeps free above words."""
        line = QStyleOptionViewItem(option)
        line.features = QStyleOptionViewItem.ViewItemFeature.HasDisplay
        line.text = "X"
        kind = QStyle.ContentsType.CT_ItemViewItem
        whole = self._rows.style().sizeFromContents(kind, line, QSize(), self._rows).height()
        return max(0, (whole - QFontMetrics(self._rows.font()).height()) // 2)


def _height(font: QFont, room: QRect, text: str) -> int:
    return QFontMetrics(font).boundingRect(room, _WRAPPED, text).height()
