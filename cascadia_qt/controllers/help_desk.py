"""F1: opens the help at the page about what somebody is at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCursor, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from cascadia_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from cascadia_qt.controllers.game_gui import GameGui
    from cascadia_qt.controllers.game_table import GameTable

_KEY = "F1"
_REACHED = "help_reached"


class HelpDesk(QObject):
    """Knows where the keyboard and the pointer are, and what the table asks for.

    Whichever was used last says first what it is at: a pointer that has lain still since the
    keyboard went elsewhere means nothing.
    """

    def __init__(
        self,
        window: MainWindow,
        gui: Callable[[], GameGui],
        table: Callable[[], GameTable | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._gui, self._table = window, gui, table
        self._still = QCursor.pos()
        window.help.triggered.connect(self.open)
        app = QGuiApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._look_at_pointer)
        app.focusWindowChanged.connect(self._reach_dialog)

    def open(self) -> None:
        """Opens the help, at its first page if nothing better is known."""
        from cascadia_qt.views.help.help_dialog import HelpDialog

        over = QApplication.activeWindow() or self._window
        HelpDialog(self._gui().help_book(), over, self.subject).exec()

    @property
    def subject(self) -> str:
        """The page about what somebody is at; "" if there is none."""
        from cascadia_qt.views.help.subject import subject_of

        dialog = QApplication.activeModalWidget()
        table = self._table() if dialog is None else None
        if table is not None and table.refused_subject:
            return table.refused_subject
        pointer = QCursor.pos()
        moved = pointer != self._still
        if moved and (found := subject_of(self._widget_at(pointer), pointer)):
            return found
        focused = subject_of(QApplication.focusWidget() or dialog, None)
        return focused or ("" if table is None else table.help_subject)

    def _widget_at(self, pointer: QPoint) -> QWidget | None:
        """What lies below the pointer, if it is in the window that is looked at."""
        widget = QApplication.widgetAt(pointer)
        active = QApplication.activeModalWidget() or self._window
        return widget if widget is not None and _is_in(widget, active) else None

    def _look_at_pointer(self) -> None:
        self._still = QCursor.pos()

    def _reach_dialog(self) -> None:
        """The keys of the window do not reach a dialog over it: it gets its own."""
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not _is_in(dialog, self._window):
            return
        if dialog.objectName() != "help_dialog" and not dialog.property(_REACHED):
            dialog.setProperty(_REACHED, True)
            QShortcut(QKeySequence(_KEY), dialog, self.open)


def _is_in(widget: QWidget, whole: QWidget) -> bool:
    """Whether `widget` lies in `whole`, or in a window over it."""
    each: QWidget | None = widget
    while each is not None and each is not whole:
        each = each.parentWidget()
    return each is not None
