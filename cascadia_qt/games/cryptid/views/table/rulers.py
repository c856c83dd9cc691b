"""Letters and numbers along the edges of a map of which only a part is seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTransform

from cascadia_qt.games.cryptid.rules.cells import COLUMNS, ROWS, cell_at, name_of
from cascadia_qt.games.cryptid.views.art.hexes import CELLS_RECT, centre
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.theme import current_theme

_PRINTED = 34.0  # how far beside the cells the sheet has its own letters and numbers
_PAPER = 0.86


def paint_rulers(painter: QPainter, to_view: QTransform, room: QRectF, font: QFont) -> None:
    """Paints letters above and numbers at the left, where those of the sheet are out of sight."""
    around = CELLS_RECT.adjusted(-_PRINTED, -_PRINTED, _PRINTED, _PRINTED)
    seen = to_view.mapRect(around)
    line = QFontMetricsF(font).height() * 1.3
    above = line if seen.top() < room.top() else 0.0
    beside = line * 1.2 if seen.left() < room.left() else 0.0
    paper = veiled(QColor(current_theme().paper), _PAPER)
    painter.setFont(font)
    painter.setPen(QColor(current_theme().ink))
    if above:
        painter.fillRect(QRectF(room.left(), room.top(), room.width(), above), paper)
        for letter, x in _columns(to_view):
            place = QRectF(x - line, room.top(), 2 * line, above)
            if room.left() + beside <= x < room.right():
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)
    if beside:
        strip = QRectF(room.left(), room.top() + above, beside, room.height() - above)
        painter.fillRect(strip, paper)
        for number, y in _rows(to_view, strip.right()):
            place = QRectF(strip.left(), y - line, strip.width(), 2 * line)
            if strip.top() + line / 2 <= y < strip.bottom():
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, number)


def _columns(to_view: QTransform) -> list[tuple[str, float]]:
    """The letters and where each stands."""
    cells = [cell_at(column, 0) for column in range(COLUMNS)]
    return [(name_of(cell)[0], to_view.map(centre(cell)).x()) for cell in cells]


def _rows(to_view: QTransform, edge: float) -> list[tuple[str, float]]:
    """The numbers and where each stands: beside the cells at the edge, every other column lower."""
    places = [to_view.map(centre(cell_at(column, 0))).x() for column in range(COLUMNS)]
    column = min(range(COLUMNS), key=lambda each: abs(places[each] - edge))
    cells = [cell_at(column, row) for row in range(ROWS)]
    return [(name_of(cell)[1:], to_view.map(centre(cell)).y()) for cell in cells]
