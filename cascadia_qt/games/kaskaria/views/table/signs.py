"""Prompts and answers as pictures, for who cannot read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPixmap

from cascadia_qt.games.kaskaria.views.art.symbols import paint_symbol
from cascadia_qt.views.symbol_row import symbol_row


def sign(symbols: tuple[str, ...], side: int, ratio: float) -> QPixmap:
    """Symbols side by side, each of `side` pixels."""
    return symbol_row(paint_symbol, symbols, side, ratio)


def signs_of(symbols: Sequence[str], side: int, ratio: float) -> QPixmap:
    """The same for any number of them; nothing for none."""
    return sign(tuple(symbols), side, ratio)
