"""What tests of the hall stand on: a shelf with nothing but the toy game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QMessageBox

from cascadia_qt import app
from tests.games.stones import put_on_shelf
from tests.looks import wardrobe
from tests.window.parlour import Parlour

HERE = Path(__file__).parent
Open = Callable[[], Parlour]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen says what it cannot do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture
def open_parlour(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    alone_on_shelf: Callable[[str], None],
) -> Iterator[Open]:
    """Starts the program, again and again if wanted: settings and games stay on the disk."""
    put_on_shelf(monkeypatch)
    alone_on_shelf("stones")
    monkeypatch.setattr(app, "install_error_dialog", lambda *_: None)
    complaints: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: complaints.append(words[-1]))
    qapp.setQuitOnLastWindowClosed(False)
    opened: list[Parlour] = []

    def begin() -> Parlour:
        opened.append(Parlour(qapp, tmp_path))
        return opened[-1]

    locale = QLocale()
    with wardrobe():
        yield begin
        for parlour in opened:
            parlour.end()
        for _ in range(2):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert complaints == []
    qapp.setStyleSheet("")
    QLocale.setDefault(locale)


@pytest.fixture
def parlour(open_parlour: Open) -> Parlour:
    return open_parlour()
