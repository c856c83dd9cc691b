"""Symbols side by side as one picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.views.art.face_cache import painted
from cascadia_qt.views.theme import current_theme

_GAP = 0.12  # between two symbols, in their width

PaintSymbol = Callable[[QPainter, QRectF, str], None]


def symbol_row(paint: PaintSymbol, symbols: tuple[str, ...], side: int, ratio: float) -> QPixmap:
    """Symbols of `side` pixels each, in the theme of the moment; nothing for none."""
    return _row(paint, symbols, side, ratio, current_theme().dark) if symbols else QPixmap()


@lru_cache(maxsize=128)
def _row(
    paint: PaintSymbol, symbols: tuple[str, ...], side: int, ratio: float, _dark: bool
) -> QPixmap:
    wide = side * (len(symbols) + _GAP * (len(symbols) - 1))

    def paint_all(painter: QPainter) -> None:
        for number, name in enumerate(symbols):
            left = -wide / 2 + number * side * (1 + _GAP)
            paint(painter, QRectF(left, -side / 2, side, side), name)

    return painted(QSize(round(wide * ratio), round(side * ratio)), ratio, paint_all)
