"""Territories in a corner of the valley: open ends, influence, the heap, and who would get what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.okanagan.rules.rewards import Holding, listed
from cascadia_qt.games.okanagan.views.art.faces import Faces
from cascadia_qt.games.okanagan.views.table.drawing import draw_reward, draw_swatch
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.clear_place import covered
from cascadia_qt.views.table.panel_look import seat_tint
from cascadia_qt.views.table.seat_mark import paint_seat_mark
from cascadia_qt.views.theme import current_theme

_EDGE = 10.0
_BETWEEN = 8.0
_MARGIN = 12
_NEAR = 30  # how far the pointer is from a card at least
_MOST_TOKENS = 14
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Force:
    """Somebody's influence, and what it would bring."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class AreaLine:
    """A territory.

    Attributes:
        words: what it is, and how much is missing.
        strong: whether it is closed, or would be.
    """

    terrain: str
    words: str
    forces: tuple[Force, ...]
    heap: Holding
    strong: bool = False


class AreaCard(QWidget):
    """Stands in a corner where the pointer is not; the mouse goes through it."""

    def __init__(self, faces: Faces, seats: Sequence[Seat], board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("okanagan_area")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self._seats = seats
        self.lines: tuple[AreaLine, ...] = ()
        self.hide()

    def show_lines(
        self, lines: tuple[AreaLine, ...], around: Sequence[QRect], pointer: QPoint | None
    ) -> None:
        """Says these where least of `around` is covered; none hide it."""
        if lines != self.lines:
            self.lines = lines
            said = (
                ". ".join((line.words, *(force.words for force in line.forces))) for line in lines
            )
            self.setAccessibleName(". ".join(said))
            self.update()
        self.setVisible(bool(lines))
        if lines:
            self.resize(self.sizeHint())
            self._place(around, pointer)
            self.raise_()

    def _place(self, around: Sequence[QRect], pointer: QPoint | None) -> None:
        """In a corner, but not under the pointer."""
        right = self._board.width() - self.width() - _MARGIN
        bottom = self._board.height() - self.height() - _MARGIN
        places = [
            QRect(QPoint(left, top), self.size())
            for top in (_MARGIN, bottom)
            for left in (right, _MARGIN)
        ]

        def cost(place: QRect) -> tuple[bool, int]:
            near = place.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
            return pointer is not None and near.contains(pointer), covered(place, around)

        self.move(min(places, key=cost).topLeft())

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height() + 4

    def _rows(self, line: AreaLine) -> int:
        return 1 + len(line.forces) + (1 if any(line.heap) else 0)

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setBold(True)
        title, plain = QFontMetricsF(bold), QFontMetricsF(self.font())
        wide = 120.0
        for line in self.lines:
            wide = max(wide, title.horizontalAdvance(line.words) + self._line * 1.4)
            for force in line.forces:
                wide = max(wide, plain.horizontalAdvance(force.words) + self._line * 1.2)
            wide = max(wide, min(sum(line.heap), _MOST_TOKENS) * self._line)
        rows = sum(self._rows(line) for line in self.lines)
        high = rows * self._line + _BETWEEN * (len(self.lines) - 1)
        return QSize(round(wide + 2 * _EDGE), round(high + 2 * _EDGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        top = _EDGE
        for line in self.lines:
            self._paint_line(painter, top, line)
            top += self._rows(line) * self._line + _BETWEEN

    def _paint_line(self, painter: QPainter, top: float, line: AreaLine) -> None:
        theme, high = current_theme(), self._line
        room = QRectF(_EDGE, top, self.width() - 2 * _EDGE, high)
        swatch = QRectF(room.left(), top + 1, high - 2, high - 2)
        draw_swatch(painter, self._faces, swatch, line.terrain)
        painter.setPen(QPen(QColor(theme.gold if line.strong else theme.line), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(swatch)
        font = QFont(self.font())
        font.setBold(line.strong)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(room.adjusted(high * 1.4, 0, 0, 0), _LEFT, line.words)
        painter.setFont(self.font())
        for force in line.forces:
            room.translate(0, high)
            tint = seat_tint(theme, self._seats[force.seat], force.seat)
            middle = QPointF(room.left() + high * 0.5, room.center().y())
            paint_seat_mark(painter, middle, high * 0.22, force.seat, tint, theme)
            painter.setPen(QColor(theme.ink))
            painter.drawText(room.adjusted(high * 1.2, 0, 0, 0), _LEFT, force.words)
        tokens = listed(line.heap)
        side = min(high, room.width() / max(len(tokens), 1))
        for number, token in enumerate(tokens):
            place = QRectF(room.left() + number * side, room.bottom(), side, side)
            draw_reward(painter, self._faces, place.adjusted(1, 1, -1, -1), token)
