"""The window: menus, one slim toolbar, and the page that is being looked at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from cascadia_qt.views.room import fit_into_screen

_LEAST = QSize(960, 560)
_LOW = 840  # below which menus and tools share a row
# The parts of a table that can be hidden.
_PARTS = ("score", "race", "cards", "goals", "log", "supply", "landscapes")


class MainWindow(QMainWindow):
    """Holds pages and actions; what the actions do is decided elsewhere.

    Attributes:
        parts: the switches that show and hide parts of the table, by the names of these.

    Signals:
        closing: the window is about to go.
    """

    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Cascadia")
        self.setMinimumSize(_LEAST)
        self._placed: QRect | None = None
        standard = QKeySequence.StandardKey
        self.new_game = self._action(standard.New)
        self.open_game = self._action(standard.Open)
        self.scenarios = self._action("Ctrl+L")
        self.match = self._action("Ctrl+M")
        self.deals = self._action("Ctrl+D")
        self.same_deal = self._action()
        self.poster = self._action("Ctrl+Shift+P")
        self.score_pad = self._action("Ctrl+K")
        self.save_game = self._action(standard.Save)
        self.export = self._action("Ctrl+E")
        self.print = self._action(standard.Print)
        self.welcome = self._action()
        self.preferences = self._action(standard.Preferences)
        self.quit = self._action("Ctrl+Q")
        self.games = self._action("Ctrl+G")
        self.statistics = self._action("Ctrl+T")
        self.notebook = self._action("Ctrl+B")
        self.folder = self._action()
        self.undo = self._action(standard.Undo, "U")
        self.redo = self._action("Ctrl+Y", "Ctrl+Shift+Z")
        self.hint = self._action("H")
        self.hint.setAutoRepeat(False)
        self.scores = self._action("S")
        self.fit = self._action("F")
        self.zoom_in = self._action(standard.ZoomIn, "+")
        self.zoom_out = self._action(standard.ZoomOut, "-")
        self.cards = self._action("C")
        self.review = self._action("Ctrl+R")
        self.replay = self._action("P")
        self.bill = self._action("B")
        self.panel = self._action("F9")
        self.parts = {part: self._action() for part in _PARTS}
        for switch in (self.bill, self.panel, *self.parts.values()):
            switch.setCheckable(True)
        self.full_screen = self._action("F11")
        self.help = self._action("F1")
        self.keys = self._action("?")
        self.about = self._action()
        self.quit.triggered.connect(self.close)
        self.full_screen.triggered.connect(self._toggle_full_screen)
        self._menus = QMenuBar()
        self._menus.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self._build_menus()
        self._build_toolbar()
        self._build_head()
        self._retranslate()

    def show_page(self, page: QWidget, *, tools: bool) -> None:
        """Shows `page` instead of the one before, which is let go; `tools` shows the toolbar."""
        self._tools.setVisible(tools)
        before = self.centralWidget()
        self.setCentralWidget(page)
        page.setFocus()
        if before is not None:
            before.deleteLater()

    def show_on_screen(self) -> None:
        """Shows the window; all of it is on the screen as soon as its frame is there, too."""
        self.show()
        self._placed = self.geometry()

    def menuBar(self) -> QMenuBar:
        return self._menus

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate:
            free = not (self.isMaximized() or self.isFullScreen())
            if free and self.geometry() == self._placed:
                fit_into_screen(self)
            self._placed = None
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_head()

    def _share_head(self) -> None:
        """On a low window menus and tools share a row, if it has room for all of them."""
        needed = sum(part.sizeHint().width() for part in (self._menus, self._tools))
        row = self.height() < _LOW and needed <= self.width()
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.LeftToRight if row else ways.TopToBottom)

    def table_actions(self) -> list[QAction]:
        """The actions that only make sense at a table."""
        return [self.save_game, self.same_deal, self.export, self.print, self.poster, self.undo,
                self.redo, self.hint, self.scores, self.cards, self.replay, self.review, self.fit,
                self.zoom_in, self.zoom_out, self.welcome]  # fmt: skip

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._share_head()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share_head()
        super().changeEvent(event)

    def _action(self, *keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        return action

    def _menu(self, *groups: list[QAction]) -> QMenu:
        menu = self._menus.addMenu("")
        for number, group in enumerate(groups):
            if number:
                menu.addSeparator()
            menu.addActions(group)
        return menu

    def _build_menus(self) -> None:
        games = [self.new_game, self.scenarios, self.deals, self.match, self.same_deal]
        files = [self.open_game, self.save_game]
        paper = [self.export, self.print, self.poster, self.score_pad]
        around = [self.welcome, self.preferences]
        self._game_menu = self._menu(games, files, paper, around, [self.quit])
        self._turn_menu = self._menu(
            [self.undo, self.redo],
            [self.hint],
            [self.scores, self.cards],
            [self.replay, self.review],
        )
        zooms = [self.fit, self.zoom_in, self.zoom_out]
        parts = [self.panel, *self.parts.values()]
        self.view_menu = self._menu(zooms, [self.bill], parts, [self.full_screen])
        journal = [self.games, self.statistics], [self.notebook], [self.folder]
        self._journal_menu = self._menu(*journal)
        self._help_menu = self._menu([self.help, self.keys], [self.about])

    def _build_head(self) -> None:
        """Menus and tools, one under the other or in one row."""
        head = QWidget()
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom, head)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(0)
        self._head.addWidget(self._menus, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self._tools, 1)
        self.setMenuWidget(head)

    def _build_toolbar(self) -> None:
        self._tools = bar = QToolBar()
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        groups = (
            [self.new_game, self.open_game, self.save_game],
            [self.undo, self.redo],
            [self.hint],
            [self.scores, self.cards, self.fit],
        )
        for number, group in enumerate(groups):
            if number:
                bar.addSeparator()
            bar.addActions(group)

    def _retranslate(self) -> None:
        self._game_menu.setTitle(self.tr("&Game"))
        self._turn_menu.setTitle(self.tr("&Turn"))
        self.view_menu.setTitle(self.tr("&View"))
        self._journal_menu.setTitle(self.tr("&Journal"))
        self._help_menu.setTitle(self.tr("&Help"))
        self._tools.setWindowTitle(self.tr("Tools"))
        self.new_game.setText(self.tr("&New game…"))
        self.scenarios.setText(self.tr("S&cenarios…"))
        self.match.setText(self.tr("&Match on one deal…"))
        self.deals.setText(self.tr("Play a dea&l…"))
        self.same_deal.setText(self.tr("Play this deal a&gain"))
        self.poster.setText(self.tr("Landscape pos&ter…"))
        self.score_pad.setText(self.tr("Score pa&d…"))
        self.open_game.setText(self.tr("&Open…"))
        self.save_game.setText(self.tr("&Save as…"))
        self.export.setText(self.tr("&Export the score…"))
        self.print.setText(self.tr("P&rint the score…"))
        self.welcome.setText(self.tr("&Welcome page"))
        self.preferences.setText(self.tr("&Preferences…"))
        self.quit.setText(self.tr("&Quit"))
        self.games.setText(self.tr("&Games played…"))
        self.statistics.setText(self.tr("&Statistics…"))
        self.notebook.setText(self.tr("&Notebook…"))
        self.folder.setText(self.tr("&Open the folder"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.hint.setText(self.tr("&Hint"))
        self.scores.setText(self.tr("&Scores"))
        self.fit.setText(self.tr("&Fit the board"))
        self.zoom_in.setText(self.tr("&Zoom in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.cards.setText(self.tr("Scoring &cards"))
        self.review.setText(self.tr("Re&view the game…"))
        self.replay.setText(self.tr("Re&play the game"))
        self.bill.setText(self.tr("&Points of a place"))
        self.panel.setText(self.tr("S&ide panel"))
        self._name_tools()
        self._name_parts()
        self.full_screen.setText(self.tr("Full &screen"))
        self.help.setText(self.tr("&How to play"))
        self.keys.setText(self.tr("&Keys"))
        self.about.setText(self.tr("&About"))

    def _name_tools(self) -> None:
        """What is shorter in the toolbar, where it stands beside the others."""
        self.save_game.setIconText(self.tr("Save"))
        self.cards.setIconText(self.tr("Cards"))
        self.fit.setIconText(self.tr("Fit"))

    def _name_parts(self) -> None:
        self.parts["score"].setText(self.tr("S&core"))
        self.parts["race"].setText(self.tr("Largest co&rridors"))
        self.parts["cards"].setText(self.tr("Scoring c&ards"))
        self.parts["goals"].setText(self.tr("&Goals"))
        self.parts["log"].setText(self.tr("&Log"))
        self.parts["supply"].setText(self.tr("S&upply"))
        self.parts["landscapes"].setText(self.tr("O&ther landscapes"))

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
