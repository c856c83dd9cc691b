"""What stands beside a page of the help: all pages, or what a search has found, and its field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem

from cascadia_qt.views.help.page_rows import PageRows
from cascadia_qt.views.help.search import Hit

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SearchField(QLineEdit):
    """Where words are typed; arrows go along what was found.

    Signals:
        stepped: carries how far, upwards or downwards.
    """

    stepped = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("help_search")
        self.setClearButtonEnabled(True)

    def take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _STEPS.get(Qt.Key(event.key()))
        if by is not None:
            self.stepped.emit(by)
            return
        super().keyPressEvent(event)
        if event.key() in _ENTER:
            event.accept()  # which would close the dialog


class _TypedList(QListWidget):
    """A list in which typing is no search for the first letter of a row.

    Signals:
        typed: carries the letters.
        opened: a row is to be read.
    """

    typed = Signal(str)
    opened = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        # Or rows are not measured again once a scroll bar has taken some of their width.
        self.setWordWrap(True)
        self._look = PageRows(self)
        self.setItemDelegate(self._look)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, letters: str) -> None:
        self.typed.emit(letters)


class PageList(_TypedList):
    """The titles of all pages."""

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__("help_pages")
        self.setAccessibleName(self.tr("Pages"))
        self.addItems(titles)

    @property
    def wanted_width(self) -> int:
        """So wide that every title has one line."""
        titles = (self.item(row).text() for row in range(self.count()))
        return max(map(self._look.width_of, titles), default=0)

    def point_at(self, row: int) -> None:
        """Shows which page is read."""
        with QSignalBlocker(self):
            self.setCurrentRow(row)


class HitList(_TypedList):
    """Titles and sentences in which words were found."""

    def __init__(self) -> None:
        super().__init__("help_hits")
        self.setAccessibleName(self.tr("Found"))
        self._hits: Sequence[Hit] = ()

    @property
    def hit(self) -> Hit | None:
        """The one that is chosen."""
        return self._hits[self.currentRow()] if 0 <= self.currentRow() < len(self._hits) else None

    def show_hits(self, found: Sequence[tuple[str, Hit]]) -> None:
        """Shows pages by title with what was found there, or that nothing was."""
        with QSignalBlocker(self):
            self.clear()
            self._hits = [hit for _, hit in found]
            for title, hit in found:
                self.addItem("\n".join(filter(None, (title, hit.sentence))))
            if not found:
                nothing = QListWidgetItem(self.tr("Nothing was found."), self)
                nothing.setFlags(Qt.ItemFlag.NoItemFlags)
        if found:
            self.setCurrentRow(0)

    def step(self, by: int) -> None:
        if self._hits:
            self.setCurrentRow(max(0, min(self.currentRow() + by, len(self._hits) - 1)))
