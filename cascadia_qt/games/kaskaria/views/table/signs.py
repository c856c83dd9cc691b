"""Prompts and answers as pictures, for who cannot read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.views.face_cache import painted

_GAP = 0.12  # between two symbols, in their width


@lru_cache(maxsize=64)
def sign(symbols: tuple[str, ...], side: int, ratio: float) -> QPixmap:
    """Symbols side by side, each of `side` pixels."""
    wide = side * (len(symbols) + _GAP * (len(symbols) - 1))

    def paint(painter: QPainter) -> None:
        for number, name in enumerate(symbols):
            left = -wide / 2 + number * side * (1 + _GAP)
            paint_symbol(painter, QRectF(left, -side / 2, side, side), name)

    return painted(QSize(round(wide * ratio), round(side * ratio)), ratio, paint)


def signs_of(symbols: Sequence[str], side: int, ratio: float) -> QPixmap:
    """The same for any number of them; nothing for none."""
    return sign(tuple(symbols), side, ratio) if symbols else QPixmap()
