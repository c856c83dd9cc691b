"""What tests of Okanagan in the window stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from cascadia_qt import app
from tests.games.okanagan.window.den import Den
from tests.looks import wardrobe

HERE = Path(__file__).parent
Open = Callable[..., Den]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen says what it cannot do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


def _opened(dialog: QDialog) -> int:
    """Dialogs that wait for nobody."""
    dialog.deleteLater()
    return 0


@pytest.fixture
def open_den(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    alone_on_shelf: Callable[[str], None],
) -> Iterator[Open]:
    """Starts the program, again and again if wanted: settings and games stay on the disk."""
    alone_on_shelf("okanagan")
    monkeypatch.setattr(app, "install_error_dialog", lambda *_: None)
    complaints: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: complaints.append(words[-1]))
    monkeypatch.setattr(QDialog, "exec", _opened)
    qapp.setQuitOnLastWindowClosed(False)
    opened: list[Den] = []

    def begin(**preferences: object) -> Den:
        opened.append(Den(qapp, tmp_path, **preferences))
        return opened[-1]

    locale = QLocale()
    with wardrobe():
        yield begin
        for den in opened:
            den.end()
        for _ in range(2):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert complaints == []
    qapp.setStyleSheet("")
    QLocale.setDefault(locale)


@pytest.fixture
def den(open_den: Open) -> Den:
    return open_den()
