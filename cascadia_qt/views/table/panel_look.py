"""How panels beside a board look: raised paper, numbers of one width, the colours of seats."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.rules.game import Seat
from cascadia_qt.views.theme import Theme, seat_colour

WIDTH = 280
EDGE = 8.0  # between the frame of a panel and what is in it
CORNER = 6.0

_USUAL_LINE = 16.0  # the height of a line of text for which panels are laid out

Flag = Qt.AlignmentFlag


def seat_tint(theme: Theme, seat: Seat, number: int) -> QColor:
    """The colour of a seat as it can be seen and read on the paper of `theme`."""
    return QColor(seat_colour(seat, number, dark=theme.dark))


def zoom_for(font: QFont) -> float:
    """How much larger than usual everything around text in `font` must be."""
    return max(1.0, QFontMetricsF(font).height() / _USUAL_LINE)


def panel_width(font: QFont) -> int:
    """How wide a panel beside the board is where text is in `font`."""
    return round(WIDTH * zoom_for(font))


def zoomed_out(font: QFont, zoom: float) -> QFont:
    """The font that a painter which is scaled by `zoom` paints as large as `font`."""
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() / zoom)
    return smaller


def number_font(base: QFont, scale: float = 1.0, *, strong: bool = False) -> QFont:
    """The font of a widget, its numbers all of one width."""
    font = QFont(base)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setPointSizeF(base.pointSizeF() * scale)
    font.setWeight(QFont.Weight.DemiBold if strong else base.weight())
    return font


def paint_card(painter: QPainter, widget: QWidget, theme: Theme) -> None:
    """The raised paper that everything in a panel lies on."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
