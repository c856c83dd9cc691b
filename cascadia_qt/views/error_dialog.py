"""What is shown when the program itself has failed."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

import PySide6
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt import __version__
from cascadia_qt.program_name import program_name
from cascadia_qt.views.labels import named_label

_WIDTH = 440


class ErrorDialog(QDialog):
    """One plain sentence; the details are for whoever repairs it."""

    def __init__(
        self, details: str, saved: bool | None = None, parent: QWidget | None = None
    ) -> None:
        """`saved` tells whether the game is; None if there is none."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(program_name())
        self._details = details
        title, text = named_label("error_title"), named_label("error_text")
        title.setText(self.tr("Something went wrong."))
        if saved is not None:
            text.setText(
                self.tr("Your game is saved.")
                if saved
                else self.tr("Your game is not saved: save it in another place now.")
            )
        for label in (title, text):
            label.setWordWrap(True)
        self._copy = QPushButton(self.tr("Copy &details"))
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(self._copy_details)
        close = QPushButton(self.tr("&Close"))
        close.setProperty("primary", True)
        close.setDefault(True)
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self._copy)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(4)
        column.addWidget(title)
        column.addWidget(text, 1)
        column.addSpacing(20)
        column.addLayout(buttons)
        self.resize(_WIDTH, self.heightForWidth(_WIDTH))
        close.setFocus()

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self._copy.setText(self.tr("Copied"))


def install_error_dialog(parent: QWidget, saved: Callable[[], bool | None]) -> None:
    """From now on an exception that nobody catches is shown over `parent`, from any thread.

    `saved` tells whether the game is; None if there is none.

    Each failure is shown once and never two at a time. The hooks of before are called first, so
    that everything is written where it was written; they return when `parent` is gone.
    """
    reporter = _Reporter(parent, saved)
    before, thread_before = sys.excepthook, threading.excepthook

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        before(kind, error, trace)
        reporter.report(kind, error, trace)

    def report_from_thread(args: threading.ExceptHookArgs) -> None:
        thread_before(args)
        if args.exc_value is not None:
            reporter.report(args.exc_type, args.exc_value, args.exc_traceback)

    def restore() -> None:
        if sys.excepthook is report:
            sys.excepthook = before
        if threading.excepthook is report_from_thread:
            threading.excepthook = thread_before

    sys.excepthook, threading.excepthook = report, report_from_thread
    parent.destroyed.connect(restore)


class _Reporter(QObject):
    """Shows failures in the thread of the window, from its event loop."""

    _failed = Signal(str)

    def __init__(self, parent: QWidget, saved: Callable[[], bool | None]) -> None:
        super().__init__(parent)
        self._window = parent
        self._saved = saved
        self._seen: set[object] = set()
        self._showing = False
        self._failed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Shows a failure that was not shown before; what only ends something is no failure."""
        if not issubclass(kind, Exception):
            return
        place = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(trace)[-1:]]
        failure = (kind, *place)
        if failure not in self._seen:
            self._seen.add(failure)
            self._failed.emit(_details(kind, error, trace))

    @Slot(str)
    def _show(self, details: str) -> None:
        if self._showing:
            return
        self._showing = True
        dialog = ErrorDialog(details, self._saved(), self._window)
        dialog.finished.connect(self._shown)
        dialog.open()

    @Slot()
    def _shown(self) -> None:
        self._showing = False


def _details(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Everything that a report needs: versions, system, and where it happened."""
    versions = f"cascadia_qt {__version__}, PySide6 {PySide6.__version__}"
    import platform

    system = f"Python {platform.python_version()}, {platform.platform()}"
    return f"{versions}\n{system}\n\n{''.join(traceback.format_exception(kind, error, trace))}"
