"""The statistics: some pages about the games that were played, each drawn or as a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import (
    QDialog,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.store.game_filter import EVERYTHING
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.statistics.data import StatisticsData
from cascadia_qt.views.statistics.filter_bar import FilterBar
from cascadia_qt.views.statistics.look import statistics_style
from cascadia_qt.views.statistics.page_kind import PageKind
from cascadia_qt.views.statistics.pages import pages_of
from cascadia_qt.views.statistics.segments import Segments
from cascadia_qt.views.statistics.statistics_page import StatisticsPage
from cascadia_qt.views.statistics.table import Table
from cascadia_qt.views.style import dress
from cascadia_qt.views.theme import current_theme


class StatisticsDialog(QDialog):
    """Shows what it is given; nothing is drawn before it is looked at.

    Signals:
        filter_changed: other games are to be shown; carries the GameFilter.
        game_requested: a score was clicked; carries the id of its game.
        games_requested: the list of games is to be shown.
        export_requested: the table of this page is to be written; carries the Table and a name.
    """

    filter_changed = Signal(object)
    game_requested = Signal(int)
    games_requested = Signal()
    export_requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        explain(self, "program#statistics")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._data: StatisticsData | None = None
        self.filter = FilterBar()
        game = self.filter.choices.game
        self._kinds = pages_of(game, points=game is not None)
        self.page_choice, self.look_choice = Segments(len(self._kinds)), Segments(2)
        self.pages = [self._page(kind) for kind in self._kinds]
        self._head = FlowLayout()
        self._stack = QStackedWidget()
        self._nothing = named_label("statistics_nothing")
        self._export, self._games, self._close = (QPushButton() for _ in range(3))
        self._build()
        self._connect()
        self._retranslate()
        self._look()
        self.resize(most_of_window(self))
        self.page_choice.buttons[0].setFocus()

    @property
    def page(self) -> StatisticsPage:
        """The one that is looked at."""
        return self.pages[self.page_choice.number]

    def show_statistics(self, data: StatisticsData) -> None:
        self._data = data
        self.filter.show_choices(data.choices, data.which)
        nobody_knows = data.empty and data.game is not None
        self._offer(pages_of(data.game, points=data.has_points or nobody_knows))
        for page in self.pages:
            page.show_data(data)
        self._retranslate()
        self._look()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._data is not None:
                self.show_statistics(self._data)
        elif event.type() == QEvent.Type.PaletteChange and self._dress():
            # Qt goes through all widgets now, and crashes if some come or go meanwhile.
            QTimer.singleShot(0, self, self._show_again)
        super().changeEvent(event)

    def _show_again(self) -> None:
        if self._data is not None:
            self.show_statistics(self._data)

    def _dress(self) -> bool:
        return dress(self, statistics_style(current_theme()))

    def _build(self) -> None:
        self._dress()
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self._nothing)
        for page in self.pages:
            self._stack.addWidget(page)
        for button in (self._export, self._games):
            button.setAutoDefault(False)
        self._close.setDefault(True)
        head, foot, column = self._head, FlowLayout(), QVBoxLayout(self)
        head.addWidget(self.page_choice)
        head.add_gap()
        head.addWidget(self.look_choice)
        foot.addWidget(self._export)
        foot.addWidget(self._games)
        foot.add_gap()
        foot.addWidget(self._close)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        for row in (head, self.filter, self._stack, foot):
            if isinstance(row, QWidget):
                column.addWidget(row, int(row is self._stack))
            else:
                column.addLayout(row)

    def _connect(self) -> None:
        self.filter.filter_changed.connect(self.filter_changed)
        self.page_choice.chosen.connect(self._look)
        self.look_choice.chosen.connect(self._look)
        self._games.clicked.connect(self.games_requested)
        self._close.clicked.connect(self.reject)
        self._export.clicked.connect(self._ask_for_export)

    def _ask_for_export(self) -> None:
        title = self.page_choice.buttons[self.page_choice.number].text().replace("&", "")
        self.export_requested.emit(self.current_table(), title)

    def current_table(self) -> Table:
        """What this page says, in numbers."""
        return self.page.current_table()

    def _look(self) -> None:
        empty = self._data is None or self._data.empty
        self._export.setEnabled(not empty)
        if empty:
            self._stack.setCurrentWidget(self._nothing)
        else:
            self.page.look(as_table=self.look_choice.number == 1)
            self._stack.setCurrentWidget(self.page)

    def _page(self, kind: PageKind) -> StatisticsPage:
        return StatisticsPage(lambda: self._drawn(kind), kind.tell, card=kind.card)

    def _drawn(self, kind: PageKind) -> QWidget:
        drawing = kind.draw()
        if isinstance(requested := getattr(drawing, "game_requested", None), SignalInstance):
            requested.connect(self.game_requested)
        return drawing

    def _offer(self, kinds: tuple[PageKind, ...]) -> None:
        """Other pages where there are other games; whoever looks at one goes on with it."""
        if kinds == self._kinds:
            return
        before = self._kinds[self.page_choice.number]
        focused = self.focusWidget()
        held = focused is not None and self.page_choice.isAncestorOf(focused)
        self._head.takeAt(0)
        for page in self.pages:
            self._stack.removeWidget(page)
        for old in (self.page_choice, *self.pages):
            old.hide()
            old.deleteLater()
        self._kinds, self.pages = kinds, [self._page(kind) for kind in kinds]
        self.page_choice = Segments(len(kinds))
        self.page_choice.choose(kinds.index(before) if before in kinds else 0)
        self.page_choice.chosen.connect(self._look)
        self._head.insert_widget(0, self.page_choice)
        for page in self.pages:
            self._stack.addWidget(page)
        self.setTabOrder(self.page_choice, self.look_choice)
        if held:
            self.page_choice.buttons[self.page_choice.number].setFocus()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        titles = [kind.title() for kind in self._kinds]
        self.page_choice.set_words(self.tr("Page"), titles)
        self.look_choice.set_words(self.tr("Look"), (self.tr("Dra&wn"), self.tr("Ta&ble")))
        for page, title in zip(self.pages, titles, strict=True):
            page.table.setAccessibleName(title.replace("&", ""))
        self._export.setText(self.tr("&Export as CSV…"))
        self._games.setText(self.tr("&Games…"))
        self._close.setText(self.tr("Close"))
        self._nothing.setText(self._nothing_words())

    def _nothing_words(self) -> str:
        if self._data is None:
            return ""
        if self._data.which != EVERYTHING and self._data.choices.games:
            return self.tr("There is no such game yet.")
        return self.tr("Play a game to its end and it will be here.")
