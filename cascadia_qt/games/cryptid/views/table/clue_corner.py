"""One's own clue behind a corner that one lifts: it is there only as long as that lasts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cryptid.views.art import palette
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.table.map_items import draw_face
from cascadia_qt.views.access.announcing import announce
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.touch.fingers import HELD

_LINES = 3.6
_CORNER = 0.34  # how much of the note is turned back
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_LEAST_FONT = 0.6


class OwnClue(NamedTuple):
    """A clue of whoever looks."""

    clue: str
    words: str
    tint: QColor


class ClueCorner(QWidget):
    """A folded note; pressing it asks for the clue, letting it go takes it away.

    Signals:
        lifted: somebody wants to look, or no longer; carries which.
    """

    lifted = Signal(bool)

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._clues: tuple[OwnClue, ...] = ()
        self._count = 1
        self._landmarks = Landmarks(self, self._find_landmarks)
        self._landmarks.pressed.connect(lambda: self.lifted.emit(not self.is_lifted))
        self.setObjectName("clue_corner")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(HELD, True)
        self._retranslate()

    def set_count(self, count: int) -> None:
        """How many clues lie under the corner."""
        if count != self._count:
            self._count = count
            self.updateGeometry()
            self.update()

    @property
    def is_lifted(self) -> bool:
        return bool(self._clues)

    def show_clues(self, clues: Sequence[OwnClue]) -> None:
        """Shows clues; none cover everything again."""
        self._clues = tuple(clues)
        told = self._told()
        if told != self.accessibleDescription():
            self.setAccessibleDescription(told)
            announce(told, self)
        self._landmarks.follow()
        self.update()

    def _told(self) -> str:
        return " ".join(clue.words for clue in self._clues)

    def _find_landmarks(self) -> Iterator[Landmark]:
        """Whoever does not hold the corner lifts it, and presses again to cover it."""
        yield Landmark("clue", self._told() or self.accessibleName(), self.rect())

    def _lines(self, lines: float) -> int:
        return round(QFontMetricsF(self.font()).height() * lines)

    def sizeHint(self) -> QSize:
        return QSize(self._lines(12), self._lines(_LINES if self._count == 1 else _LINES * 1.25))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._lines(8), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Your clue: hold it, or C, to look"))
        self._landmarks.setAccessibleName(self.accessibleName())
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.lifted.emit(True)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.lifted.emit(False)
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.lifted.emit(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.lifted.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._clues:
            self._paint_clues(painter, room)
        else:
            self._paint_note(painter, room)

    def _paint_note(self, painter: QPainter, room: QRectF) -> None:
        fold = min(room.height() * _CORNER, room.width() / 3)
        note = QPolygonF(
            [
                room.topLeft(),
                room.topRight(),
                QPointF(room.right(), room.bottom() - fold),
                QPointF(room.right() - fold, room.bottom()),
                room.bottomLeft(),
            ]
        )
        painter.setPen(QPen(palette.BRASS_DEEP, 1.2))
        painter.setBrush(palette.NOTE)
        painter.drawPolygon(note)
        turned = QPainterPath(QPointF(room.right() - fold, room.bottom()))
        turned.lineTo(room.right() - fold, room.bottom() - fold)
        turned.lineTo(room.right(), room.bottom() - fold)
        turned.closeSubpath()
        painter.setBrush(palette.NOTE_DEEP)
        painter.drawPath(turned)
        side = room.height() * 0.62
        square = QRectF(room.left() + 8, room.center().y() - side / 2, side, side)
        face = self._faces.symbol("clue", round(side), self.devicePixelRatioF())
        draw_face(painter, square, face)
        text = room.adjusted(side + 16, 2, -8, -2)
        text.setRight(room.right() - fold * 0.6)
        words = self.tr("My clue (hold C)") if self._count == 1 else self.tr("My clues (hold C)")
        self._paint_words(painter, text, words)

    def _paint_clues(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(QPen(QColor(current_theme().gold), 2))
        painter.setBrush(palette.SNOW)
        painter.drawRoundedRect(room, 4, 4)
        high = (room.height() - 4) / len(self._clues)
        for number, clue in enumerate(self._clues):
            row = QRectF(room.left() + 5, room.top() + 2 + number * high, room.width() - 10, high)
            side = min(high - 4, row.width() * 0.34)
            square = QRectF(row.left() + 7, row.center().y() - side / 2, side, side)
            painter.fillRect(QRectF(row.left(), row.top() + 3, 4, high - 6), clue.tint)
            face = self._faces.clue(clue.clue, round(side), self.devicePixelRatioF())
            draw_face(painter, square, face)
            self._paint_words(painter, row.adjusted(side + 14, 0, 0, 0), clue.words)

    def _paint_words(self, painter: QPainter, room: QRectF, words: str) -> None:
        """As large as there is room for."""
        font = QFont(self.font())
        usual = font.pointSizeF()
        while font.pointSizeF() > usual * _LEAST_FONT:
            needed = QFontMetricsF(font).boundingRect(room, _WRAPPED, words)
            if needed.height() <= room.height() and needed.width() <= room.width():
                break
            font.setPointSizeF(font.pointSizeF() - 0.5)
        painter.setFont(font)
        painter.setPen(palette.INK)
        painter.drawText(room, _WRAPPED, words)
