"""The panel of a replay: the buttons of a film, the score graph, and a slider under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cascadia_qt.model.score_curve import ScoreCurve
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.fields import set_tab_order
from cascadia_qt.views.film.graph_key import GraphKey
from cascadia_qt.views.film.replay_bar import ReplayBar
from cascadia_qt.views.film.score_graph import ScoreGraph
from cascadia_qt.views.film.scrubber import Scrubber
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.table.panel_look import Flag, number_font, paint_card, zoom_for
from cascadia_qt.views.theme import current_theme

_HEIGHT, _TALL = 144, 200
_NUMBERS = 14
_PADDING = 8
_SMALL = 0.84
_NUMBER_ROOM = 28


class ReplayPanel(QWidget):
    """Shows a score curve and the step that is looked at.

    Attributes:
        bar: what plays and steps.

    Signals:
        cursor_chosen: graph or slider lead to a step; carries its cursor.
    """

    cursor_chosen = Signal(int)

    def __init__(self, seats: Sequence[Seat], curve: ScoreCurve) -> None:
        super().__init__()
        self._curve = curve
        self._cursor = 0
        self._scores_shown = True
        self._tall = False
        explain(self, "program#replay")
        self._numbers = QWidget()
        self.bar = ReplayBar()
        self.graph = ScoreGraph(curve.measures)
        self.graph.show_game(seats, curve.timeline)
        self.scrubber = Scrubber(self._x_of, self._step_at)
        self.scrubber.setRange(0, curve.timeline.last)
        self.key = GraphKey(curve.measures)
        self.key.show_seats(seats)
        for shown in (self.graph, self.key):
            explain(shown, "program#graph")
        self.graph.choose(self.key.chosen)
        self._build()
        self._connect()
        self._retranslate()
        self._grow()
        self.set_tall(False)

    def _build(self) -> None:
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.graph, 1)
        middle.addWidget(self.scrubber)
        middle.addWidget(self._numbers)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, _PADDING, 8, _PADDING)
        row.setSpacing(12)
        row.addWidget(self.bar)
        row.addLayout(middle, 1)
        row.addWidget(self.key)
        set_tab_order([self.bar, self.graph, self.scrubber, self.key])

    def _connect(self) -> None:
        self._curve.grown.connect(self._grow)
        self.key.seat_chosen.connect(self.graph.choose)
        self.graph.cursor_chosen.connect(self.cursor_chosen)
        self.scrubber.valueChanged.connect(self.cursor_chosen)

    def set_tall(self, tall: bool) -> None:
        """Whether there is room for a high graph."""
        self._tall = tall
        zoom = zoom_for(self.font())
        numbers = round(_NUMBERS * zoom)
        self._numbers.setFixedHeight(numbers)
        beside = max(self.key.height_at(zoom), self.bar.sizeHint().height())
        high = (_TALL if tall else _HEIGHT) + numbers - _NUMBERS
        self.setFixedHeight(max(high, beside + 2 * _PADDING))

    def set_scores_shown(self, shown: bool) -> None:
        """Whether the graph tells anything; the slider stays, and keeps its place."""
        self._scores_shown = shown
        self.key.setVisible(shown)
        self._grow()

    def show_step(self, cursor: int) -> None:
        self._cursor = cursor
        self.bar.show_step(cursor, self._curve.timeline.last)
        self.graph.look_at(cursor)
        self.scrubber.show_step(cursor)
        self._tell_points()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(painter, self, current_theme())
        self._paint_turns(painter)

    def _paint_turns(self, painter: QPainter) -> None:
        """The numbers of the rounds under the slider, where each is over."""
        timeline, track = self._curve.timeline, self.scrubber.geometry()
        painter.setFont(number_font(self.font(), _SMALL))
        painter.setPen(QColor(current_theme().faded))
        across = track.width() / timeline.rounds
        room = _NUMBER_ROOM * zoom_for(self.font())
        every = next(step for step in (1, 2, 5, 10) if step * across >= room)
        for number in range(every, timeline.rounds - timeline.before + 1, every):
            over = (timeline.before + number) * timeline.players
            x = track.left() + self.graph.frame.x_at(over)
            place = QRectF(x - 24, track.bottom(), 48, self._numbers.height())
            painter.drawText(place, Flag.AlignCenter, str(number))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.set_tall(self._tall)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        self.scrubber.setAccessibleName(self.tr("Step of the game"))

    def _x_of(self, step: int) -> float:
        return self.graph.frame.x_of(step)

    def _step_at(self, x: float) -> int:
        return self._curve.timeline.cursor_at(self.graph.frame.place_at(x))

    def _grow(self) -> None:
        self.graph.show_scores(self._curve.points if self._scores_shown else ())
        self._tell_points()

    def _tell_points(self) -> None:
        known = self._cursor < len(self._curve.points)
        self.key.show_points(self._curve.points[self._cursor] if known else ())
