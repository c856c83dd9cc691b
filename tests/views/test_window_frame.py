"""Windows and their frames on a screen that is too small for them."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from cascadia_qt.views.room import fit_into_screen

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
