"""Prompts and answers as pictures."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from cascadia_qt.games.cryptid.views.art.symbols import paint_symbol
from cascadia_qt.views.symbol_row import symbol_row


def sign(symbols: tuple[str, ...], side: int, ratio: float) -> QPixmap:
    """Symbols side by side, each of `side` pixels; nothing for none."""
    return symbol_row(paint_symbol, symbols, side, ratio)
