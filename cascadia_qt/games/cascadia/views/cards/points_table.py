"""The table of points on a scoring card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.words.card_points import Step
from cascadia_qt.views.theme import current_theme

_HEIGHT = 40
_NARROWEST = 40
_GAP = 4
_CORNER = 4
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class PointsTable(QWidget):
    """Sizes in a row of boxes, and below each what it scores."""

    def __init__(self) -> None:
        super().__init__()
        self._caption = ""
        self._steps: Sequence[Step] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_steps(self, caption: str, steps: Sequence[Step]) -> None:
        self._caption = caption
        self._steps = steps
        said = ", ".join(f"{size}: {points}" for size, points in steps)
        self.setAccessibleName(f"{caption}: {said}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        boxes = sum(width + _GAP for width in map(self._box_width, self._steps))
        height = max(_HEIGHT, 2 * self.fontMetrics().height())
        return QSize(round(self._captions_width() + boxes), height)

    def _captions(self) -> tuple[str, str]:
        return self._caption, self.tr("Points")

    def _captions_width(self) -> float:
        metrics = QFontMetricsF(self.font())
        return max(map(metrics.horizontalAdvance, self._captions())) + 3 * _GAP

    def _box_width(self, step: Step) -> float:
        return max(_NARROWEST, QFontMetricsF(self.font()).horizontalAdvance(step[0]) + 4 * _GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, half = self._captions_width(), self.height() / 2
        painter.setPen(QColor(current_theme().faded))
        for number, caption in enumerate(self._captions()):
            painter.drawText(QRectF(0, number * half, left, half), _LEFT, caption)
        for step in self._steps:
            box = QRectF(left, 0, self._box_width(step), self.height())
            self._paint_step(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), step)
            left = box.right() + _GAP

    def _paint_step(self, painter: QPainter, box: QRectF, step: Step) -> None:
        theme = current_theme()
        size, points = step
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(box, _CORNER, _CORNER)
        painter.setFont(self.font())
        painter.setPen(QColor(theme.faded))
        painter.drawText(box.adjusted(0, 0, 0, -box.height() / 2), _CENTRE, size)
        painter.setFont(bold)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box.adjusted(0, box.height() / 2 - 1, 0, -1), _CENTRE, str(points))
