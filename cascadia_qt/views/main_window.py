"""The window: menus, one slim toolbar, and the page that is being looked at."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QToolBar, QWidget


class MainWindow(QMainWindow):
    """Holds pages and actions; what the actions do is decided elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Cascadia")
        self.resize(QSize(1280, 800))
        self.setMinimumSize(QSize(960, 640))
        self.new_game = self._action(self.tr("&New game"), QKeySequence.StandardKey.New)
        self.undo = self._action(self.tr("&Undo"), QKeySequence.StandardKey.Undo, "U")
        self.redo = self._action(self.tr("&Redo"), "Ctrl+Y")
        self.fit = self._action(self.tr("&Fit the board"), "F")
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")
        self.quit.triggered.connect(self.close)
        self._build_menus()

    def show_page(self, page: QWidget) -> None:
        """Shows `page` instead of the one before, which is let go."""
        before = self.centralWidget()
        self.setCentralWidget(page)
        if before is not None:
            before.deleteLater()

    def _action(self, text: str, *keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        return action

    def _build_menus(self) -> None:
        game = self.menuBar().addMenu(self.tr("&Game"))
        game.addAction(self.new_game)
        game.addSeparator()
        game.addAction(self.quit)
        turn = self.menuBar().addMenu(self.tr("&Turn"))
        turn.addActions([self.undo, self.redo])
        view = self.menuBar().addMenu(self.tr("&View"))
        view.addAction(self.fit)
        bar = QToolBar(self.tr("Tools"))
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        bar.addActions([self.new_game])
        bar.addSeparator()
        bar.addActions([self.undo, self.redo])
        bar.addSeparator()
        bar.addAction(self.fit)
        self.addToolBar(bar)
