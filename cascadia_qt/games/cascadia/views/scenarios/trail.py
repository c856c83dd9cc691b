"""The fifteen scenarios along a trail that winds from the first to the last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.notebook.memories import Passed, next_scenario
from cascadia_qt.games.cascadia.views.scenarios.card import SMALL, SMALLEST, ScenarioCard
from cascadia_qt.views.fields import make_one_tab_stop
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import current_theme

_MOST_COLUMNS, _LEAST_COLUMNS = 5, 3
_MARGIN, _ACROSS, _DOWN = 24, 20, 32  # around the cards and between them, where there is room
_TIGHTEST = 0.5  # of these gaps
_LARGEST = QSize(232, 264)
_DOTS = [0.01, 2.0]  # a dash so short that it is a dot, and a gap


class ScenarioTrail(QWidget):
    """One card a scenario; one of them is looked at.

    Signals:
        looked_at: another scenario is looked at; carries its number.
        chosen: a scenario is to be played; carries its number.
    """

    looked_at = Signal(int)
    chosen = Signal(int)

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._next: int | None = None
        self._margin = _MARGIN
        self.cards = [ScenarioCard(scenario, faces) for scenario in SCENARIOS]
        for card in self.cards:
            card.setParent(self)
            self._listen_to(card)
        make_one_tab_stop(self.cards)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least(SMALLEST, _LEAST_COLUMNS).width(), 0)

    def sizeHint(self) -> QSize:
        return self._least(SMALLEST, _MOST_COLUMNS)

    def heightForWidth(self, width: int) -> int:
        return self._least(SMALLEST, self._columns_in(width)).height()

    def _least(self, card: QSize, columns: int) -> QSize:
        """The room for cards as small as `card`, with the tightest gaps."""
        card, rows = card * growth(self.font()), _rows(columns)
        cards = QSize(columns * card.width(), rows * card.height())
        return cards + _gaps(columns) * _TIGHTEST

    def _columns_in(self, width: int) -> int:
        """As many as there can be: a shorter trail is seen at once."""
        choices = range(_MOST_COLUMNS, _LEAST_COLUMNS, -1)
        fitting = (n for n in choices if self._least(SMALLEST, n).width() <= width)
        return next(fitting, _LEAST_COLUMNS)

    @property
    def _columns(self) -> int:
        return self._columns_in(self.width())

    def _listen_to(self, card: ScenarioCard) -> None:
        number = card.scenario.number
        card.toggled.connect(lambda checked: self.looked_at.emit(number) if checked else None)
        card.stepped.connect(lambda way: self._step(card, way))
        card.wanted.connect(lambda: self.chosen.emit(number))

    @property
    def number(self) -> int:
        """The scenario that is looked at."""
        return next(card.scenario.number for card in self.cards if card.isChecked())

    def look_at(self, number: int) -> None:
        card = self.cards[number - 1]
        card.setChecked(True)
        if any(other.hasFocus() for other in self.cards):
            card.setFocus()

    def show_passes(self, passes: Sequence[Passed], name: str) -> None:
        """Shows who has passed what, and which comes next for `name`."""
        self._next = next_scenario(tuple(passes), name)
        for card in self.cards:
            number = card.scenario.number
            own = [one for one in passes if one.scenario == number]
            card.show_passes(own, recommended=number == self._next)
        self.update()

    def retranslate(self) -> None:
        for card in self.cards:
            card.retranslate()
            card.update()

    def _step(self, card: ScenarioCard, way: QPointF) -> None:
        """Goes to the neighbour that way, if there is one."""
        columns = self._columns
        column, row = _place(card.scenario.number, columns)
        column, row = column + round(way.x()), row + round(way.y())
        if row >= 0 and 0 <= column < columns:
            number = _number(column, row, columns)
            if number <= len(SCENARIOS):
                self.look_at(number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        columns, grown = self._columns, growth(self.font())
        rows, gaps, small = _rows(columns), _gaps(columns), SMALL * grown
        beside = _tightness(self.width() - columns * small.width(), gaps.width())
        below = _tightness(self.height() - rows * small.height(), gaps.height())
        self._margin = round(_MARGIN * beside)
        wide = (self.width() - round(gaps.width() * beside)) // columns
        high = (self.height() - round(gaps.height() * below)) // rows
        size = QSize(wide, high).boundedTo(_LARGEST * grown)
        across = size.width() + self._gap_across(size)
        down = size.height() + round(_DOWN * below)
        left = (self.width() - (columns - 1) * across - size.width()) // 2
        top = (self.height() - (rows - 1) * down - size.height()) // 2
        for card in self.cards:
            column, row = _place(card.scenario.number, columns)
            card.setGeometry(QRect(left + column * across, top + row * down, *size.toTuple()))

    def _gap_across(self, size: QSize) -> int:
        free = self.width() - 2 * self._margin - self._columns * size.width()
        return min(free // (self._columns - 1), 2 * _ACROSS)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        walked = len(SCENARIOS) if self._next is None else self._next
        ways = ((1, walked, theme.gold), (walked, len(SCENARIOS), theme.faded))
        for first, last, colour in ways:
            pen = QPen(QColor(colour), 4)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern(_DOTS)
            painter.strokePath(self._way(first, last), pen)

    def _way(self, first: int, last: int) -> QPainterPath:
        """The trail from one scenario to another, which turns around at the end of a row."""
        path = QPainterPath(self._middle(first))
        for number in range(first + 1, last + 1):
            here, there = self._middle(number - 1), self._middle(number)
            if here.x() == there.x():
                card = self.cards[0].width() / 2 + self._margin
                bend = QPointF(card * (1 if _place(number, self._columns)[0] else -1), 0)
                path.cubicTo(here + bend * 1.25, there + bend * 1.25, there)
            else:
                path.lineTo(there)
        return path

    def _middle(self, number: int) -> QPointF:
        return QPointF(self.cards[number - 1].geometry().center())


def _tightness(left: int, wanted: int) -> float:
    """How much of the gaps there is when cards leave this room; cards shrink only below that."""
    return min(max(left / wanted, _TIGHTEST), 1.0)


def _rows(columns: int) -> int:
    return -(-len(SCENARIOS) // columns)


def _gaps(columns: int) -> QSize:
    """Around the cards and between them."""
    across, down = (columns - 1) * _ACROSS, (_rows(columns) - 1) * _DOWN
    return QSize(2 * _MARGIN + across, 2 * _MARGIN + down)


def _place(number: int, columns: int) -> tuple[int, int]:
    """Column and row; every other row runs back."""
    row, along = divmod(number - 1, columns)
    return (columns - 1 - along if row % 2 else along), row


def _number(column: int, row: int, columns: int) -> int:
    along = columns - 1 - column if row % 2 else column
    return row * columns + along + 1
