"""The program opened by a test, and what is left of it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QMessageBox

from cascadia_qt import app
from tests.looks import wardrobe


class Opened(Protocol):
    """A program as a test sees it."""

    def end(self) -> None: ...


def settle() -> None:
    """Lets everything happen that is due, deletions among it.

    A page that is looked for while it waits to be deleted would keep its whole program alive.
    """
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def opening(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Opened]]:
    """Whoever opens programs lists them: they are ended, and none may have complained.

    Language and size of words are afterwards what they were.
    """
    monkeypatch.setattr(app, "install_error_dialog", lambda *_: None)
    complaints: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: complaints.append(words[-1]))
    qapp.setQuitOnLastWindowClosed(False)
    opened: list[Opened] = []
    locale, font = QLocale(), qapp.font()
    with wardrobe():
        try:
            yield opened
        finally:
            for each in opened:
                each.end()
            for _ in range(2):
                settle()
            qapp.setStyleSheet("")
            qapp.setFont(font)
            QLocale.setDefault(locale)
    assert complaints == []
