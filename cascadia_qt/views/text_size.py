"""How large words are: the size that the system uses, times what a person prefers."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QPainter
from PySide6.QtWidgets import QApplication

_USUAL_PIXELS = 12  # for which everything is drawn
_EM = re.compile(r"font-size: ([\d.]+)em")


def set_text_size(percent: int) -> None:
    """Makes every text `percent` of what the system asks for, also where it is shown already.

    Style sheets with a size of their own are to be set anew.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPointSizeF(_points(font) * percent / 100)
    if font != QApplication.font():
        QApplication.setFont(font)


def sized(sheet: str) -> str:
    """A style sheet in which sizes of fonts are multiples (em) of the usual one.

    Qt knows points and pixels only.
    """
    usual = _points(QApplication.font())
    return _EM.sub(lambda size: f"font-size: {float(size[1]) * usual:.2f}pt", sheet)


def growth(font: QFont) -> float:
    """How much larger than usual words in `font` are; what is drawn beside them grows with it."""
    return max(1.0, QFontInfo(font).pixelSize() / _USUAL_PIXELS)


def for_a_line(box: QRectF, painter: QPainter) -> QRectF:
    """`box`, at least as high as a line of what `painter` writes, around the same middle."""
    more = max(0.0, painter.fontMetrics().height() - box.height()) / 2
    return box.adjusted(0, -more, 0, more)


def _points(font: QFont) -> float:
    """Also of a font that was asked for in pixels."""
    return font.pointSizeF() if font.pointSizeF() > 0 else QFontInfo(font).pointSizeF()
