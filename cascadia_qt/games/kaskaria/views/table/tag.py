"""A small round tag at the lower edge of a card: how many there are, or which key takes it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cascadia_qt.views.theme import current_theme

_BELOW = 0.12  # how much of it is below the card


def paint_tag(
    painter: QPainter, card: QRectF, words: str, font: QFont, *, strong: bool = False
) -> None:
    theme = current_theme()
    written = QFont(font)
    written.setBold(strong)
    metrics = QFontMetricsF(written)
    high = metrics.height() + 4
    wide = max(high, metrics.horizontalAdvance(words) + high * 0.6)
    tag = QRectF(0, 0, wide, high)
    tag.moveCenter(card.center())
    tag.moveBottom(card.bottom() + high * _BELOW)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(tag, high / 2, high / 2)
    painter.setFont(written)
    painter.setPen(QColor(theme.ink))
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)
