"""The score that could be expected, before and after each turn, as a curve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.ai.review import TurnReview
from cascadia_qt.games.cascadia.rules.state import TURNS
from cascadia_qt.games.cascadia.views.coach.lines import CoachLine
from cascadia_qt.games.cascadia.views.coach.rows import paint_badge
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.colour import veiled
from cascadia_qt.views.sheet.number_art import CORNER
from cascadia_qt.views.table.panel_look import number_font, seat_tint
from cascadia_qt.views.text_size import for_a_line
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import show_tip
from cascadia_qt.words.language import translate

_LEFT, _RIGHT = 48, 16
_TOP, _BOTTOM = 48, 24  # the marks of costly turns stand above, the numbers of turns below
_DOT = 3.5
_MARK_ABOVE = 16
_STEPS = (1, 2, 5, 10, 20, 50)
_MOST_LINES = 5
_LEAST_RANGE = 4.0
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

Flag = Qt.AlignmentFlag


class CoachCurve(QWidget):
    """A column a turn: from a ring, what was there to get, down to a dot, what was left of it.

    Signals:
        turn_chosen: a turn was clicked or gone to; carries its cursor.
        answer_requested: Return was pressed.
    """

    turn_chosen = Signal(int)
    answer_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[CoachLine, ...] = ()
        self._current: int | None = None
        self._owner, self._seat = Seat(""), 0
        self._low, self._high, self._step = 0.0, 100.0, 20
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._name()

    def show_lines(
        self, lines: Sequence[CoachLine], current: int | None, owner: Seat, seat: int
    ) -> None:
        """Shows the turns of `owner`, whose seat is the one with the number `seat`."""
        self._lines, self._owner, self._seat = tuple(lines), owner, seat
        self._choose_range()
        self.look_at(current)

    def look_at(self, cursor: int | None) -> None:
        self._current = cursor
        line = self._line()
        self.setAccessibleDescription(line.spoken if line is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, 168)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 120)

    def point_of(self, number: int, points: float) -> QPointF:
        """Where a score stands in the column of a turn."""
        room = self._room()
        share = (points - self._low) / (self._high - self._low)
        return QPointF(self._column(number).center().x(), room.bottom() - share * room.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._small())
        self._paint_current(painter)
        self._paint_scale(painter)
        self._paint_key(painter)
        known = [(line, line.review) for line in self._lines if line.review is not None]
        self._paint_luck(painter, [(line.turn.number, review) for line, review in known])
        for line, review in known:
            self._paint_turn(painter, line, review)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(current_theme().why), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), CORNER, CORNER)

    def _paint_current(self, painter: QPainter) -> None:
        line = self._line()
        if line is not None:
            column = self._column(line.turn.number)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veiled(QColor(current_theme().why), 0.16))
            painter.drawRoundedRect(column.adjusted(1, 0, -1, 0), CORNER, CORNER)

    def _paint_scale(self, painter: QPainter) -> None:
        theme = current_theme()
        room = self._room()
        for number in range(1, TURNS + 1):
            column = self._column(number)
            painter.setPen(QColor(theme.faded))
            if number % self._numbered(painter) == 0:
                below = QRectF(column.left(), room.bottom() + 4, column.width(), self._below - 8)
                painter.drawText(below.adjusted(-20, 0, 20, 0), Flag.AlignCenter, str(number))
        if not any(line.review for line in self._lines):
            return
        points, lowest = self._low, math.inf
        while points <= self._high:
            level = self.point_of(1, points).y()
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level))
            painter.setPen(QColor(theme.faded))
            before = for_a_line(QRectF(0, level - 10, self._before - 8, 20), painter)
            if before.bottom() <= lowest:
                painter.drawText(before, Flag.AlignVCenter | Flag.AlignRight, f"{points:.0f}")
                lowest = before.top()
            points += self._step

    def _numbered(self, painter: QPainter) -> int:
        """Every how many-th turn has room for its number."""
        needed = painter.fontMetrics().horizontalAdvance("00 ")
        return 1 if needed <= self._column(1).width() else 5

    def _paint_key(self, painter: QPainter) -> None:
        """What ring and dot mean, in the upper right corner."""
        right = self.width() - float(_RIGHT)
        texts = (
            (translate("Coach", "after the turn"), False),
            (translate("Coach", "expected before"), True),
        )
        for text, hollow in texts:
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.setPen(QColor(current_theme().faded))
            key = for_a_line(QRectF(right - width, 4, width, 20), painter)
            painter.drawText(key, Flag.AlignVCenter, text)
            self._paint_dot(painter, QPointF(right - width - 10, 14), hollow=hollow)
            right -= width + 32

    def _paint_luck(self, painter: QPainter, known: list[tuple[int, TurnReview]]) -> None:
        """From what was left after a turn to what the next market brought."""
        painter.setPen(QPen(veiled(QColor(current_theme().ink), 0.45), 1.5))
        for (number, review), (after, following) in pairwise(known):
            if after == number + 1:
                start = self.point_of(number, review.played)
                painter.drawLine(start, self.point_of(after, following.best))

    def _paint_turn(self, painter: QPainter, line: CoachLine, review: TurnReview) -> None:
        theme = current_theme()
        number = line.turn.number
        before, after = self.point_of(number, review.best), self.point_of(number, review.played)
        if line.tenths:
            painter.setPen(QPen(QColor(theme.loss), 3, c=Qt.PenCapStyle.FlatCap))
            painter.drawLine(before, after)
            self._paint_dot(painter, before, hollow=True)
        self._paint_dot(painter, after, hollow=False)
        if line.rank:
            paint_badge(painter, before - QPointF(0, _MARK_ABOVE), line.rank, theme)

    def _paint_dot(self, painter: QPainter, middle: QPointF, *, hollow: bool) -> None:
        theme = current_theme()
        colour = seat_tint(theme, self._owner, self._seat)
        painter.setPen(QPen(colour, 2))
        painter.setBrush(QColor(theme.raised) if hollow else colour)
        painter.drawEllipse(middle, _DOT, _DOT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position())
        if line is not None:
            self._go_to(line)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._walk(step)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._lines:
            self._go_to(self._lines[0 if event.key() == Qt.Key.Key_Home else -1])
        elif event.key() in _CHOOSING:
            self.answer_requested.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            line = self._line_at(QPointF(event.pos()))
            show_tip(event.globalPos(), line.spoken if line is not None else "", self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.update()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def _name(self) -> None:
        self.setAccessibleName(translate("Coach", "Expected score by turn"))

    def _walk(self, step: int) -> None:
        cursors = [line.turn.cursor for line in self._lines]
        if self._current in cursors:
            place = cursors.index(self._current) + step
            if 0 <= place < len(cursors):
                self._go_to(self._lines[place])

    def _go_to(self, line: CoachLine) -> None:
        self.look_at(line.turn.cursor)
        self.turn_chosen.emit(line.turn.cursor)

    def _line(self) -> CoachLine | None:
        return next((line for line in self._lines if line.turn.cursor == self._current), None)

    def _line_at(self, point: QPointF) -> CoachLine | None:
        return next(
            (line for line in self._lines if self._column(line.turn.number).contains(point)), None
        )

    def _room(self) -> QRectF:
        return QRectF(self.rect()).adjusted(self._before, _TOP, -_RIGHT, -self._below)

    @property
    def _before(self) -> float:
        """The room for points at the left."""
        return max(_LEFT, QFontMetricsF(self._small()).horizontalAdvance("100") + 16)

    @property
    def _below(self) -> float:
        """The room for the numbers of turns."""
        return max(_BOTTOM, QFontMetricsF(self._small()).height() + 8)

    def _column(self, number: int) -> QRectF:
        room = self._room()
        width = room.width() / TURNS
        left = room.left() + (number - 1) * width
        return QRectF(left, room.top() - 24, width, room.height() + self._below + 20)

    def _small(self) -> QFont:
        font = number_font(self.font())
        font.setPointSizeF(self.font().pointSizeF() * 0.92)
        return font

    def _choose_range(self) -> None:
        """Round numbers below and above all scores, with a few lines between."""
        reviews = [line.review for line in self._lines if line.review is not None]
        if not reviews:
            return
        low = min(review.played for review in reviews)
        high = max(low + _LEAST_RANGE, *(review.best for review in reviews))
        self._step = next(step for step in _STEPS if (high - low) / step <= _MOST_LINES - 1)
        self._low = math.floor(low / self._step) * self._step
        self._high = math.ceil(high / self._step) * self._step
