"""What a turn has earned, rising from the piece that ended it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import Property, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme
from cascadia_qt.words.numbers import signed

_LASTING = 800
_SMALLEST, _LARGEST = 24, 44  # the height of the number
_ROOM = 6, 5  # across and down, in heights of the number
_HALO = 0.28
_TOKEN = 0.62  # the radius of a nature token
_GAP = 0.35
_FADING = 0.3  # of the time, at the end
_PETALS, _PETAL = 8, 0.13


@dataclass(frozen=True, slots=True)
class Earned:
    """What a turn came to.

    Attributes:
        cell: where its last piece lies.
        points: None if they are not to be told.
        nature: whether a nature token was earned.
    """

    cell: Cell
    points: int | None
    nature: bool


class EarnedFloat(QWidget):
    """Lies over a board while it rises; the mouse goes through it.

    Signals:
        faded: it is gone, or something has sent it away.
    """

    faded = Signal()

    def __init__(self, faces: Faces, motion: Motion, board: BoardView) -> None:
        super().__init__(board)
        self._faces = faces
        self._motion = motion
        self._board = board
        self._earned: Earned | None = None
        self._passed = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.camera_moved.connect(self._stand)

    @property
    def earned(self) -> Earned | None:
        """What is shown."""
        return self._earned

    def rise(self, earned: Earned) -> None:
        self._earned = earned
        self._stand()
        self.show()
        self.raise_()
        self._motion.watch(self, "passed", _LASTING, self.finish)

    def finish(self) -> None:
        """Skips the rest."""
        self._motion.stop(self, "passed")
        self._earned = None
        self.hide()
        self.faded.emit()

    def _get_passed(self) -> float:
        return self._passed

    def _set_passed(self, passed: float) -> None:
        self._passed = passed
        self.update()

    passed = Property(float, _get_passed, _set_passed)

    def _stand(self) -> None:
        """Above the piece, wherever the camera moves it, and never outside the board."""
        if self._earned is None:
            return
        beside = self._board.rect_of(self._earned.cell)
        height = self._height()
        box = QRect(0, 0, round(_ROOM[0] * height), round(_ROOM[1] * height))
        box.moveCenter(beside.center())
        box.moveBottom(beside.center().y() + round(height))
        room = self._board.rect().size() - box.size()
        left, top = min(box.left(), room.width()), min(box.top(), room.height())
        self.setGeometry(box.translated(max(left, 0) - box.left(), max(top, 0) - box.top()))

    def _height(self) -> float:
        assert self._earned is not None
        cell = self._board.rect_of(self._earned.cell).height()
        return min(max(cell * 0.4, _SMALLEST), _LARGEST)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._earned is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self._height()
        risen = 1 - (1 - self._passed) ** 3
        painter.setOpacity(min(1.0, (1 - self._passed) / _FADING))
        number = "" if self._earned.points is None else signed(self._earned.points)
        font = QFont(self.font())
        font.setPixelSize(round(height))
        font.setBold(True)
        across = QFontMetricsF(font).horizontalAdvance(number)
        token = 2 * _TOKEN * height if self._earned.nature else 0.0
        gap = _GAP * height if number and token else 0.0
        line = self.height() - height - risen * (self.height() - 2.6 * height)
        left = (self.width() - token - gap - across) / 2
        if self._earned.nature:
            self._paint_nature(painter, QPointF(left + token / 2, line), height)
        self._paint_number(painter, QPointF(left + token + gap, line), number, font)

    def _paint_number(self, painter: QPainter, left: QPointF, number: str, font: QFont) -> None:
        """With a halo of paper, so that it can be read on every landscape."""
        theme = current_theme()
        points = (self._earned.points if self._earned else None) or 0
        path = QPainterPath()
        metrics = QFontMetricsF(font)
        path.addText(left + QPointF(0, metrics.capHeight() / 2), font, number)
        halo = QPen(QColor(theme.paper), font.pixelSize() * _HALO)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, halo)
        painter.fillPath(path, QColor(theme.loss if points < 0 else theme.ink))

    def _paint_nature(self, painter: QPainter, middle: QPointF, height: float) -> None:
        """The token springs up, and a ring of petals opens around it."""
        radius = _TOKEN * height * _sprung(min(1.0, self._passed / 0.45))
        level = level_for(_TOKEN * height)
        painter.save()
        painter.translate(middle)
        self._paint_petals(painter, height)
        face = self._faces.nature(level, self.devicePixelRatioF())
        draw_centred(painter, face, radius, level)
        painter.restore()

    def _paint_petals(self, painter: QPainter, height: float) -> None:
        theme = current_theme()
        opened = math.sin(min(1.0, self._passed / 0.6) * math.pi / 2)
        size = _PETAL * height * (1.4 - opened)
        painter.setPen(QPen(QColor(theme.paper), 1))
        painter.setBrush(QColor(theme.gold))
        for petal in range(_PETALS):
            painter.save()
            painter.rotate(petal * 360 / _PETALS)
            far = height * (_TOKEN + 0.5 * opened)
            painter.drawEllipse(QRectF(far - size * 2, -size, size * 4, size * 2))
            painter.restore()


def _sprung(part: float) -> float:
    """From nothing past its size and back to it."""
    return 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2
