"""A button of a film, painted: play, pause, a step, a turn."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_WIDTH, _PLAY_WIDTH, _HEIGHT = 30, 40, 32
_CORNER = 6.0


class Sign(Enum):
    """What a button shows."""

    PLAY = auto()
    PAUSE = auto()
    STEP = auto()
    TURN = auto()


class FilmButton(QAbstractButton):
    """A sign without words; the one that plays stands out."""

    def __init__(self, sign: Sign, *, back: bool = False) -> None:
        super().__init__()
        self._sign = sign
        self._back = back
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._hint = QSize(_PLAY_WIDTH if sign is Sign.PLAY else _WIDTH, _HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sign(self, sign: Sign) -> None:
        self._sign = sign
        self.update()

    def name(self, name: str, key: str) -> None:
        """What it does, and the key that does the same."""
        self.setAccessibleName(name)
        set_tip(self, f"{name} ({key})")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        painter.translate(QRectF(self.rect()).center())
        if self._back:
            painter.scale(-1, 1)
        ink = QColor(self._ink())
        painter.setPen(QPen(ink, 1.5, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(ink)
        painter.drawPath(_path(self._sign))

    def _paint_ground(self, painter: QPainter) -> None:
        theme, gold = current_theme(), self._plays and self.isEnabled()
        ground = theme.gold if gold else theme.sunken
        touched = self.isEnabled() and (self.underMouse() or self.isDown())
        painter.setBrush(QColor(ground) if gold or touched else Qt.BrushStyle.NoBrush)
        edge = QPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            edge = QPen(QColor(theme.ink if gold else theme.why), 2)
        elif gold and touched:
            edge = QPen(QColor(theme.ink), 1)
        painter.setPen(edge)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, _CORNER)

    def _ink(self) -> str:
        theme = current_theme()
        if not self.isEnabled():
            return theme.line
        return theme.on_gold if self._plays else theme.ink

    @property
    def _plays(self) -> bool:
        return self._sign in (Sign.PLAY, Sign.PAUSE)

    def sizeHint(self) -> QSize:
        return self._hint


def _path(sign: Sign) -> QPainterPath:
    path = QPainterPath()
    match sign:
        case Sign.PLAY:
            _add_triangle(path, -4, 11, 6.5)
        case Sign.PAUSE:
            path.addRect(QRectF(-5, -6, 3, 12))
            path.addRect(QRectF(2, -6, 3, 12))
        case Sign.STEP:
            path.addRect(QRectF(-5, -5, 1, 10))
            _add_triangle(path, -1, 7, 5)
        case Sign.TURN:
            _add_triangle(path, -7, 7, 5)
            _add_triangle(path, 1, 7, 5)
    return path


def _add_triangle(path: QPainterPath, left: float, length: float, half: float) -> None:
    path.moveTo(QPointF(left, -half))
    path.lineTo(QPointF(left + length, 0))
    path.lineTo(QPointF(left, half))
    path.closeSubpath()
