"""The themes of the program in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cascadia_qt.views.theme import Theme, palette
from cascadia_qt.views.touch.large_targets import make_room

Wear = Callable[[Theme], None]


@contextmanager
def wardrobe() -> Iterator[Wear]:
    """Dresses the application in themes; in the end it wears what it wore before."""
    before = QApplication.palette()
    try:
        yield lambda theme: QApplication.setPalette(palette(theme))
    finally:
        QApplication.setPalette(before)
        make_room(fingers=False)


def shows(picture: QImage, colour: str) -> bool:
    """Whether some pixel has exactly this colour."""
    wanted = QColor(colour).rgb()
    places = product(range(picture.width()), range(picture.height()))
    return any(picture.pixel(x, y) == wanted for x, y in places)
