"""Windows and their frames on a screen that is too small for them."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views import main_window
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.room import fit_into_screen

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

FRAME = QMargins(4, 30, 4, 4)


class Framed:
    """Stands in for a window of a system that draws frames, which tests have none of."""

    def __init__(self, geometry: QRect, screen: QRect) -> None:
        self._geometry, self._screen = geometry, screen

    def screen(self) -> Framed:
        return self

    def availableGeometry(self) -> QRect:  # noqa: N802
        return self._screen

    def availableSize(self) -> QSize:  # noqa: N802
        return self._screen.size()

    def size(self) -> QSize:
        return self._geometry.size()

    def frameGeometry(self) -> QRect:  # noqa: N802
        return self._geometry.marginsAdded(FRAME)

    def resize(self, size: QSize) -> None:
        self._geometry.setSize(size)

    def move(self, corner: QPoint) -> None:
        self._geometry.moveTopLeft(corner + QPoint(FRAME.left(), FRAME.top()))


@pytest.mark.parametrize("screen", [QRect(0, 0, 1280, 720), QRect(60, 24, 1306, 744)])
@pytest.mark.parametrize(
    "geometry", [QRect(0, 0, 1440, 900), QRect(-300, -20, 1280, 720), QRect(900, 600, 1000, 600)]
)
def test_a_window_and_its_frame_fit(screen: QRect, geometry: QRect) -> None:
    window = Framed(QRect(geometry), screen)
    fit_into_screen(cast("QWidget", window))
    assert screen.contains(window.frameGeometry())


def test_a_window_that_fits_stays() -> None:
    geometry = QRect(100, 100, 1000, 500)
    window = Framed(QRect(geometry), QRect(0, 0, 1280, 720))
    fit_into_screen(cast("QWidget", window))
    assert window.frameGeometry() == geometry.marginsAdded(FRAME)


def test_a_window_is_no_larger_than_a_small_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one of 1920 by 1080 on which everything is twice as large."""
    small = QSize(958, 500)
    monkeypatch.setattr(main_window, "room_for", lambda _window: small)
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(small)
    window.show_on_screen()
    assert window.size() == small
