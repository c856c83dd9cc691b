"""A row that becomes several where it has too little room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QWidget, QWidgetItem
from shiboken6 import Shiboken

Row = list[tuple[int, QLayoutItem]]  # with the place of each among all


class FlowLayout(QLayout):
    """Lays widgets side by side, and below each other what has no room beside."""

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 8, *, stretched: bool = False
    ) -> None:
        """With `stretched`, those in a row share all of its width."""
        super().__init__(parent)
        self._stretched = stretched
        self._items: list[QLayoutItem] = []
        self._gap: int | None = None
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def add_gap(self) -> None:
        """What is added from now on stands at the right."""
        self._gap = len(self._items)

    def insert_widget(self, index: int, widget: QWidget) -> None:
        self.addChildWidget(widget)
        self._items.insert(index, QWidgetItem(widget))
        if self._gap is not None and index <= self._gap:
            self._gap += 1
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Keeps an item of our own instead.

        Qt deletes those of its own without telling Python, which then takes whatever comes to lie
        at their address for them: windows became items of a layout.
        """
        widget = item.widget()
        assert widget is not None, "only widgets flow"
        Shiboken.delete(item)
        self._items.append(QWidgetItem(widget))

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        if self._gap is not None and index < self._gap:
            self._gap -= 1
        return self._items.pop(index)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        around = self._around
        heights = [_height(row) for row in self._rows(width - around.width())]
        return sum(heights) + self.spacing() * max(0, len(heights) - 1) + around.height()

    def sizeHint(self) -> QSize:
        row = [(number, item) for number, item in enumerate(self._items) if not item.isEmpty()]
        return QSize(self._width(row), _height(row)) + self._around

    def minimumSize(self) -> QSize:
        least = QSize()
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least + self._around

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        room = room.marginsRemoved(self.contentsMargins())
        top = room.top()
        for row in self._rows(room.width()):
            left, height = room.left(), _height(row)
            spare = room.width() - self._width(row)
            share = (room.width() - self.spacing() * (len(row) - 1)) // len(row)
            even = self._stretched and all(_size(item).width() <= share for _, item in row)
            for number, item in row:
                more = spare // len(row) if self._stretched else 0
                more = share - _size(item).width() if even else more
                if self._gap is not None and number >= self._gap:
                    left, spare = left + max(0, spare), 0
                size = (_size(item) + QSize(more, 0)).boundedTo(QSize(room.width(), height))
                if self._stretched or item.expandingDirections() & Qt.Orientation.Vertical:
                    size.setHeight(height)
                item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += height + self.spacing()

    @property
    def _around(self) -> QSize:
        margins = self.contentsMargins()
        return QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _rows(self, width: int) -> list[Row]:
        """As few as there can be; those that share their width are as even as they can be."""
        rows = list(self._filled(width))
        if not self._stretched or len(rows) < 2:
            return rows
        items = [each for row in rows for each in row]
        columns = -(-len(items) // len(rows))
        even = [items[start : start + columns] for start in range(0, len(items), columns)]
        return even if all(self._width(row) <= width for row in even) else rows

    def _filled(self, width: int) -> Iterator[Row]:
        row: Row = []
        for number, item in enumerate(self._items):
            if item.isEmpty():
                continue
            if row and self._width([*row, (number, item)]) > width:
                yield row
                row = []
            row.append((number, item))
        if row:
            yield row

    def _width(self, row: Row) -> int:
        widths = [_size(item).width() for _, item in row]
        return sum(widths) + self.spacing() * max(0, len(widths) - 1)


def _height(row: Row) -> int:
    return max((_size(item).height() for _, item in row), default=0)


def _size(item: QLayoutItem) -> QSize:
    return item.sizeHint().expandedTo(item.minimumSize())


def let_flow(row: QBoxLayout, column: QBoxLayout) -> FlowLayout:
    """Lays what is in `row`, which is a part of `column`, in as many rows as it needs.

    What stands behind a stretch stands at the right.
    """
    flow = FlowLayout(spacing=row.spacing())
    while (item := row.takeAt(0)) is not None:
        widget = item.widget()
        if widget is None:
            flow.add_gap()
        else:
            flow.addWidget(widget)
    index = next(n for n in range(column.count()) if column.itemAt(n) is row)
    column.takeAt(index)
    column.insertLayout(index, flow)
    return flow
