"""An example of a scoring card with its verdict and a note."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.drawing import Drawing
from cascadia_qt.views.marks import MARK_RADIUS, TICK, Stroke, paint_mark
from cascadia_qt.views.theme import current_theme

translate = QCoreApplication.translate

_WIDTH = 240
_DRAWING = 98
_LINES = 2  # of a note; where they are enough, notes begin side by side
_PADDING = 8
_VERDICT = 44  # the room at the left for mark and sum
_CORNER = 6
_CROSS: tuple[Stroke, Stroke] = (((-3.2, -3.2), (3.2, 3.2)), ((-3.2, 3.2), (3.2, -3.2)))
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def verdict(drawing: Drawing) -> str:
    """An example in words, with the points that the engine gives it."""
    note = drawing.example.note
    if drawing.example.right:
        return translate("CardPicture", "Right, scores {0}: {1}").format(drawing.points, note)
    said = translate("CardPicture", "Wrong, scores {0} instead of {1}: {2}")
    return said.format(drawing.points, drawing.better, note)


class CardPicture(QWidget):
    """Shows one example: mark and sum, the drawing, and below it the note.

    The sum of a wrong example stands above what it should have been, which is struck out.
    """

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.drawing: Drawing | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_drawing(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.setAccessibleName(verdict(drawing))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, self.heightForWidth(_WIDTH))

    def heightForWidth(self, width: int) -> int:
        return _DRAWING + self._note_height(width) + 3 * _PADDING

    def _note_height(self, width: int) -> int:
        note = self.drawing.example.note if self.drawing else ""
        room = QRect(0, 0, width - 2 * _PADDING, self.maximumHeight())
        metrics = QFontMetrics(self.font())
        wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, note)
        return max(wrapped.height(), _LINES * metrics.lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        if self.drawing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.paper))
        painter.drawRoundedRect(self.rect(), _CORNER, _CORNER)
        self._paint_verdict(painter, self.drawing)
        note = QRectF(self.rect()).adjusted(_PADDING, 0, -_PADDING, -_PADDING)
        note.setTop(note.bottom() - self._note_height(self.width()))
        painter.setFont(self.font())
        painter.setPen(QColor(theme.ink))
        painter.drawText(note, int(Qt.TextFlag.TextWordWrap), self.drawing.example.note)
        room = QRectF(self.rect()).adjusted(_VERDICT, _PADDING, -_PADDING, 0)
        room.setBottom(note.top() - _PADDING)
        self.drawing.paint(painter, room, self.font(), self._faces, theme)

    def _paint_verdict(self, painter: QPainter, drawing: Drawing) -> None:
        theme, right = current_theme(), drawing.example.right
        disc, strokes = (theme.why, (TICK,)) if right else (theme.loss, _CROSS)
        middle = QPointF(_PADDING + MARK_RADIUS, _PADDING + MARK_RADIUS)
        paint_mark(painter, middle, disc, theme.raised, *strokes)
        sums = QFont(self.font())
        sums.setBold(True)
        sums.setPointSizeF(sums.pointSizeF() * 1.3)
        painter.setFont(sums)
        painter.setPen(QColor(theme.ink))
        top, line = 2 * _PADDING + 2 * MARK_RADIUS - 4, painter.fontMetrics().height()
        below = QRectF(_PADDING, top, _VERDICT, max(24, line))
        painter.drawText(below, _LEFT, str(drawing.points))
        if not right:
            struck = QFont(self.font())
            struck.setStrikeOut(True)
            painter.setFont(struck)
            painter.setPen(QColor(theme.faded))
            painter.drawText(below.translated(0, below.height() - 4), _LEFT, str(drawing.better))
