"""The column beside a position: what was played, what it cost, and the better turn when asked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.ai.review import PlayedTurn, TurnReview
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.coach.position_view import slots_of
from cascadia_qt.games.cascadia.views.table.market_strip import MarketStrip
from cascadia_qt.games.cascadia.words.coach import (
    Deed,
    better_deed,
    deed,
    expected,
    loss_in_tenths,
    lost,
    turn_title,
)
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.labels import named_label, say, set_primary
from cascadia_qt.views.text_size import growth

_WIDTH = 304
MOST_GROWTH = 1.3  # the landscape needs room too


def is_costly(review: TurnReview | None) -> bool:
    """Whether a turn has lost so much that it is shown; only then a better one is."""
    return review is not None and loss_in_tenths(review.best, review.played) > 0


class CoachWords(QWidget):
    """Speaks of one turn, anew whenever it is told to; which one is decided elsewhere.

    Signals:
        answer_requested: the better turn is to be shown, or hidden again.
    """

    answer_requested = Signal()

    def __init__(self, grid: Grid, faces: Faces) -> None:
        super().__init__()
        self.setFixedWidth(round(_WIDTH * min(growth(self.font()), MOST_GROWTH)))
        self._title = _label("coach_turn")
        self._expected = _label("coach_quiet")
        self._lost = _label("coach_lost")
        self._which = _label("coach_which")
        self._deed = _label("coach_deed")
        self._reasons = _label("coach_quiet")
        self._market = MarketStrip(grid, faces)
        self._answer = QPushButton()
        self._answer.clicked.connect(self.answer_requested)
        self._area = QScrollArea()
        self._build()

    def show_turn(
        self, turn: PlayedTurn, name: str, review: TurnReview | None, *, better: bool
    ) -> None:
        """Shows a turn of the person `name`: the one that was played, or the better one."""
        title = turn_title(turn.number, name)
        say(self._title, title)
        self._area.setAccessibleName(title)
        self._show_review(review)
        actions = review.better if review is not None and better else turn.actions
        told = _told(turn, review if better else None)
        self._which.setText(self._title_of(turn, review if better else None))
        self._deed.setText(told.text)
        self._reasons.setText("\n".join(told.reasons))
        self._market.show_market(turn.before.market, *slots_of(actions))
        self._show_answer(review, better=better)

    def _title_of(self, turn: PlayedTurn, shown: TurnReview | None) -> str:
        if shown is None:
            return self.tr("Played")
        if shown.better == turn.actions:
            return self.tr("Better before this turn")
        return self.tr("The better turn")

    def _build(self) -> None:
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        for label, above in (
            (self._title, 0),
            (self._expected, 0),
            (self._lost, 8),
            (self._which, 12),
            (self._deed, 0),
            (self._reasons, 4),
        ):
            column.addSpacing(above)
            column.addWidget(label)
        column.addStretch(1)
        self._area.setWidget(words)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self._area, 1)
        whole.addWidget(self._market)
        whole.addSpacing(4)
        whole.addWidget(self._answer)

    def _show_review(self, review: TurnReview | None) -> None:
        self._lost.setVisible(review is not None)
        if review is None:
            self._expected.setText(self.tr("Not reviewed yet"))
            return
        costly = is_costly(review)
        self._expected.setText(expected(review.best, review.played))
        self._lost.setText(("▼ " if costly else "✓ ") + lost(review.best, review.played))
        self._lost.setProperty("costly", costly)
        self._lost.style().unpolish(self._lost)
        self._lost.style().polish(self._lost)

    def _show_answer(self, review: TurnReview | None, *, better: bool) -> None:
        costly = is_costly(review)
        self._answer.setEnabled(costly)
        set_primary(self._answer, costly and not better)
        if review is not None and not costly:
            self._answer.setText(self.tr("No better turn was found"))
        elif better:
            self._answer.setText(self.tr("Show what was &played"))
        else:
            self._answer.setText(self.tr("Show the &better turn"))


def _told(turn: PlayedTurn, shown: TurnReview | None) -> Deed:
    """What was played, or what `shown` tells of a better turn."""
    if shown is None:
        return deed(turn.before, turn.actions, turn.drawn)
    return better_deed(turn.before, turn.actions, shown.better, shown.drawn, shown.draw)


def _label(name: str) -> QLabel:
    label = named_label(name)
    label.setWordWrap(True)
    return label
