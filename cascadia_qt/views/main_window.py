"""The window: menus, one slim toolbar, and the page that is being looked at."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QWidget


class MainWindow(QMainWindow):
    """Holds pages and actions; what the actions do is decided elsewhere.

    Signals:
        closing: the window is about to go.
    """

    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Cascadia")
        self.setMinimumSize(QSize(960, 640))
        standard = QKeySequence.StandardKey
        self.new_game = self._action(self.tr("&New game…"), standard.New)
        self.open_game = self._action(self.tr("&Open…"), standard.Open)
        self.save_game = self._action(self.tr("&Save as…"), standard.Save)
        self.welcome = self._action(self.tr("&Welcome page"))
        self.preferences = self._action(self.tr("&Preferences…"), standard.Preferences)
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")
        self.undo = self._action(self.tr("&Undo"), standard.Undo, "U")
        self.redo = self._action(self.tr("&Redo"), "Ctrl+Y", "Ctrl+Shift+Z")
        self.scores = self._action(self.tr("&Scores"), "S")
        self.fit = self._action(self.tr("&Fit the board"), "F")
        self.zoom_in = self._action(self.tr("Zoom &in"), standard.ZoomIn, "+")
        self.zoom_out = self._action(self.tr("Zoom &out"), standard.ZoomOut, "-")
        self.cards = self._action(self.tr("Scoring &cards"), "C")
        self.cards.setCheckable(True)
        self.full_screen = self._action(self.tr("Full &screen"), "F11")
        self.help = self._action(self.tr("&How to play"), "F1")
        self.keys = self._action(self.tr("&Keys"), "?")
        self.about = self._action(self.tr("&About"))
        self.quit.triggered.connect(self.close)
        self.full_screen.triggered.connect(self._toggle_full_screen)
        self._build_menus()
        self._build_toolbar()

    def show_page(self, page: QWidget, *, tools: bool) -> None:
        """Shows `page` instead of the one before, which is let go; `tools` shows the toolbar."""
        self._tools.setVisible(tools)
        before = self.centralWidget()
        self.setCentralWidget(page)
        page.setFocus()
        if before is not None:
            before.deleteLater()

    def table_actions(self) -> list[QAction]:
        """The actions that only make sense at a table."""
        return [self.save_game, self.undo, self.redo, self.scores, self.fit, self.zoom_in,
                self.zoom_out, self.welcome]  # fmt: skip

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def _action(self, text: str, *keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        return action

    def _menu(self, title: str, *groups: list[QAction]) -> QMenu:
        menu = self.menuBar().addMenu(title)
        for number, group in enumerate(groups):
            if number:
                menu.addSeparator()
            menu.addActions(group)
        return menu

    def _build_menus(self) -> None:
        files = [self.new_game, self.open_game, self.save_game]
        self._menu(self.tr("&Game"), files, [self.welcome, self.preferences], [self.quit])
        self._menu(self.tr("&Turn"), [self.undo, self.redo], [self.scores])
        zooms = [self.fit, self.zoom_in, self.zoom_out]
        self._menu(self.tr("&View"), zooms, [self.cards, self.full_screen])
        self._menu(self.tr("&Help"), [self.help, self.keys], [self.about])

    def _build_toolbar(self) -> None:
        self._tools = bar = QToolBar(self.tr("Tools"))
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        groups = (
            [self.new_game, self.open_game, self.save_game],
            [self.undo, self.redo],
            [self.scores, self.fit],
        )
        for number, group in enumerate(groups):
            if number:
                bar.addSeparator()
            bar.addActions(group)
        self.addToolBar(bar)

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
