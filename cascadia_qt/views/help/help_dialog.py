"""How to play: pages to turn, to search and to go back in."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.views.help.book import HelpBook
from cascadia_qt.views.help.dialogs import closing_row
from cascadia_qt.views.help.page_lists import HitList, PageList, SearchField
from cascadia_qt.views.help.search import hits
from cascadia_qt.views.help.text import HelpText, paragraphs
from cascadia_qt.views.room import room_for
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.languages import JOINING

_SIZE = QSize(960, 700)
_TEXT_WIDTH = 584  # so that pictures have room, however large the text beside them
_LIST_WIDTH = 240, 300  # at least and at most; longer titles are broken into lines


@dataclass(frozen=True, slots=True)
class _Place:
    """A page, and the heading on it that is read."""

    page: int
    heading: int = 0


class HelpDialog(QDialog):
    """How to play a game, one page a subject, in the language of the default locale.

    It begins at the page that a `subject` asks for, or at its first page.
    """

    def __init__(self, book: HelpBook, parent: QWidget | None = None, subject: str = "") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("help_dialog")
        self.setWindowTitle(self.tr("How to play"))
        language = QLocale.languageToCode(QLocale().language())
        self._book = book.pages(language)
        self._joined = language in JOINING
        self._aliases = book.aliases
        self._said: list[list[str]] | None = None  # what the pages say, once somebody searches
        self._visited: list[_Place] = []
        self._at = -1
        self._pages = PageList([page.title for page in self._book])
        self._hits = HitList()
        self._search = SearchField()
        self._back, self._forward = QPushButton("←"), QPushButton("→")
        self._text = HelpText(book.picture)
        self._text.setObjectName("help_text")
        self._text.setMinimumWidth(_TEXT_WIDTH)
        self._lists = QStackedWidget()
        self._build()
        self._listen()
        if not self.show_subject(subject):
            self._pages.setCurrentRow(0)
        self._pages.setFocus()

    def show_subject(self, subject: str) -> bool:
        """Opens "page" or "page#anchor"; False if there is no such page."""
        name, _, anchor = self._aliases.get(subject, subject).partition("#")
        for number, page in enumerate(self._book):
            if page.name == name:
                heading = page.anchors.index(anchor) if anchor else 0
                self._search.clear()
                self._visit(_Place(number, heading))
                return True
        return False

    def _build(self) -> None:
        card = QFrame()
        card.setObjectName("help_card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 8, 1, 8)
        inside.addWidget(self._text)
        for each in (self._pages, self._hits):
            self._lists.addWidget(each)
        self._pages.ensurePolished()
        least, most = _LIST_WIDTH
        wanted = self._pages.wanted_width + self._pages.verticalScrollBar().sizeHint().width()
        self._lists.setFixedWidth(max(least, min(wanted, most)))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._lists)
        row.addWidget(card, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addLayout(self._head())
        column.addLayout(row, 1)
        column.addLayout(closing_row(self))
        self.resize(_SIZE.boundedTo(room_for(self)))

    def _head(self) -> QHBoxLayout:
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._search, 1)
        said = ((self._back, self.tr("Back")), (self._forward, self.tr("Forward")))
        for button, name in said:
            button.setAutoDefault(False)
            button.setAccessibleName(name)
            set_tip(button, name)
            row.addWidget(button)
        return row

    def _listen(self) -> None:
        self._pages.currentRowChanged.connect(lambda row: self._visit(_Place(row)))
        self._hits.currentRowChanged.connect(self._show_hit)
        for each in (self._pages, self._hits):
            each.typed.connect(self._begin_search)
            each.opened.connect(self._text.setFocus)
        self._search.textChanged.connect(self._find)
        self._search.stepped.connect(self._hits.step)
        self._search.returnPressed.connect(self._open_hit)
        self._text.anchorClicked.connect(self._follow)
        for button, keys, by in (
            (self._back, QKeySequence.StandardKey.Back, -1),
            (self._forward, QKeySequence.StandardKey.Forward, 1),
        ):
            button.clicked.connect(lambda _=False, by=by: self._step(by))
            QShortcut(keys, self, lambda by=by: self._step(by))
        QShortcut(QKeySequence.StandardKey.Find, self, self._search.take_focus)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._find_place)  # which there was no room for before

    def _find_place(self) -> None:
        if self._visited:
            self._text.go_to_heading(self._visited[self._at].heading)

    def _visit(self, place: _Place) -> None:
        """Shows a page and remembers the way there."""
        if self._at < 0 or self._visited[self._at] != place:
            self._visited = [*self._visited[: self._at + 1], place]
            self._at = len(self._visited) - 1
        self._show(place)

    def _step(self, by: int) -> None:
        if 0 <= self._at + by < len(self._visited):
            self._at += by
            self._search.clear()
            self._show(self._visited[self._at])

    def _show(self, place: _Place) -> None:
        page = self._book[place.page]
        self._pages.point_at(place.page)
        self._text.show_page(page.text)
        self._text.setAccessibleName(page.title)
        self._text.go_to_heading(place.heading)
        self._back.setEnabled(self._at > 0)
        self._forward.setEnabled(self._at + 1 < len(self._visited))

    def _begin_search(self, letters: str) -> None:
        self._search.take_focus()
        self._search.insert(letters)

    def _find(self, wanted: str) -> None:
        if self._said is None:
            self._said = [paragraphs(page.text) for page in self._book]
        found = hits(self._said, wanted, joined=self._joined)
        self._lists.setCurrentWidget(self._hits if wanted.strip() else self._pages)
        self._text.mark(wanted, joined=self._joined)
        self._hits.show_hits([(self._book[hit.page].title, hit) for hit in found])

    def _show_hit(self) -> None:
        hit = self._hits.hit
        if hit is not None:
            self._visit(_Place(hit.page))
            self._text.go_to_paragraph(hit.block)

    def _open_hit(self) -> None:
        if self._hits.hit is not None:
            self._text.setFocus()

    def _follow(self, link: QUrl) -> None:
        self.show_subject(link.toString())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Whatever is typed is searched for; Esc ends a search first."""
        letters = event.text()
        if event.key() == Qt.Key.Key_Escape and self._search.text():
            self._search.clear()
            self._pages.setFocus()
        elif letters.isalnum() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self._begin_search(letters)
        else:
            super().keyPressEvent(event)
