"""A picture in a theme of its own, whatever that of the window is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QGuiApplication

from cascadia_qt.views.theme import Theme, current_theme, palette


@contextmanager
def dressed(theme: Theme) -> Iterator[Theme]:
    """What is painted meanwhile is painted in `theme`."""
    before = QGuiApplication.palette()
    QGuiApplication.setPalette(palette(theme))
    try:
        yield current_theme()
    finally:
        QGuiApplication.setPalette(before)
