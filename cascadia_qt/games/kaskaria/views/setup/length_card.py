"""The length of both ways as a picture to choose: the island, and how many steps there are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.games.kaskaria.rules.options import LENGTHS
from cascadia_qt.games.kaskaria.rules.state import FIGURES
from cascadia_qt.games.kaskaria.views.art.board import Island
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.words.agreement import ways_words
from cascadia_qt.views.marks import TICK, paint_mark
from cascadia_qt.views.picture_button import PictureButton
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_PICTURE = QSizeF(168, 105)
_EDGE = 8
_SYMBOL = 22.0
_GAP = 4.0


class LengthCard(PictureButton):
    """One of the lengths, which exclude each other."""

    def __init__(self, length: str, text: str, faces: Faces) -> None:
        super().__init__()
        self.length = length
        self._faces = faces
        self._drawn_for: tuple[bool, float] | None = None
        self._ways = LENGTHS[length]
        self._island = Island(*self._ways)
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        set_tip(self, ways_words(self._ways))
        self.setAccessibleDescription(ways_words(self._ways))

    def sizeHint(self) -> QSize:
        height = _EDGE + _PICTURE.height() + 2 * self._line + 2 * _EDGE
        return QSize(round(_PICTURE.width()) + 2 * _EDGE, round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _line(self) -> float:
        return max(_SYMBOL, self.fontMetrics().height()) + _GAP

    def paint_picture(self, painter: QPainter) -> None:
        theme, chosen = current_theme(), self.isChecked()
        left = (self.width() - _PICTURE.width()) / 2
        self._paint_island(painter, QRectF(QPointF(left, _EDGE), _PICTURE))
        line = QRectF(0, _EDGE + _PICTURE.height() + _GAP, self.width(), self._line)
        painter.setFont(self.bold() if chosen else self.font())
        painter.setPen(QColor(theme.ink if chosen else theme.faded))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(line, int(flags), self.text())
        self._paint_steps(painter, line.translated(0, self._line))
        if chosen:
            paint_mark(painter, QPointF(left + 14, _EDGE + 14), theme.ink, theme.raised, TICK)

    def _paint_island(self, painter: QPainter, room: QRectF) -> None:
        """The picture, which takes a while: the dialog is there before it."""
        theme, ratio = current_theme(), self.devicePixelRatioF()
        if self._drawn_for != (theme.dark, ratio):
            painter.fillRect(room, QColor(theme.sunken))
            QTimer.singleShot(0, self, self._draw)
            return
        painter.setOpacity(1.0 if self.isChecked() else 0.72)
        painter.drawPixmap(room.topLeft(), self._faces.board(self._island, _PICTURE, ratio))
        painter.setOpacity(1.0)

    def _draw(self) -> None:
        self._drawn_for = current_theme().dark, self.devicePixelRatioF()
        self.update()

    def _paint_steps(self, painter: QPainter, line: QRectF) -> None:
        """How far each figure has to go, behind its symbol."""
        ratio, painted = self.devicePixelRatioF(), painter.fontMetrics()
        numbers = [str(steps) for steps in self._ways]
        widths = [_SYMBOL + _GAP + painted.horizontalAdvance(number) for number in numbers]
        left = line.center().x() - (sum(widths) + 4 * _GAP) / 2
        for figure, number, width in zip(FIGURES, numbers, widths, strict=True):
            face = self._faces.symbol(figure, _SYMBOL, ratio)
            painter.drawPixmap(QPointF(left, line.center().y() - _SYMBOL / 2), face)
            room = QRectF(left + _SYMBOL + _GAP, line.top(), width, line.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), number)
            left += width + 4 * _GAP
