"""The themes of the program in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cascadia_qt.views.theme import Theme, palette

Wear = Callable[[Theme], None]


@contextmanager
def wardrobe() -> Iterator[Wear]:
    """Dresses the application in themes; in the end it wears what it wore before."""
    before = QApplication.palette()
    try:
        yield lambda theme: QApplication.setPalette(palette(theme))
    finally:
        QApplication.setPalette(before)


def shows(picture: QImage, colour: str) -> bool:
    """Whether some pixel has exactly this colour."""
    wanted = QColor(colour).rgb()
    places = product(range(picture.width()), range(picture.height()))
    return any(picture.pixel(x, y) == wanted for x, y in places)
