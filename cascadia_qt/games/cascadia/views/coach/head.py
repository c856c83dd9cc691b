"""The head of a review: whose turns are shown, how far it is, and a button to stop it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QWidget,
)

from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.words.coach import progress
from cascadia_qt.views.labels import name_on, named_label

_BAR = 200


class CoachHead(QWidget):
    """Follows a coach, stops him and lets him go on.

    Signals:
        seat_chosen: another person's turns are wanted; carries the seat.
    """

    seat_chosen = Signal(int)

    def __init__(self, coach: Coach) -> None:
        super().__init__()
        self._coach = coach
        self._failed = False
        self._title = named_label("score_title")
        self._progress = named_label("coach_quiet")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(_BAR)
        self._bar.setRange(0, len(coach.turns))
        self._switch = QPushButton()
        self._switch.setAutoDefault(False)
        self._switch.clicked.connect(self._toggle)
        self._seats = QButtonGroup(self)
        self._seats.idClicked.connect(self.seat_chosen)
        coach.progressed.connect(self._show_progress)
        coach.running_changed.connect(self._show_progress)
        coach.failed.connect(self._fail)
        self._build()
        self._retranslate()

    def look_at(self, seat: int) -> None:
        """Shows whose turns are looked at."""
        button = self._seats.button(seat)
        if button is not None:
            button.setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._title)
        persons = sorted({turn.seat for turn in self._coach.turns})
        if len(persons) > 1:
            row.addWidget(self._chooser(persons))
        row.addStretch(1)
        row.addWidget(self._progress)
        row.addWidget(self._bar)
        row.addWidget(self._switch)

    def _chooser(self, persons: list[int]) -> QFrame:
        track = QFrame()
        track.setProperty("track", True)
        row = QHBoxLayout(track)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for seat in persons:
            button = QPushButton()
            name_on(button, "{0}", self._coach.record.seats[seat].name)
            button.setProperty("segment", True)
            button.setCheckable(True)
            button.setAutoDefault(False)
            self._seats.addButton(button, seat)
            row.addWidget(button)
        return track

    def _toggle(self) -> None:
        self._failed = False
        if self._coach.running:
            self._coach.stop()
        else:
            self._coach.start()

    def _fail(self) -> None:
        self._failed = True
        self._show_progress()

    def _show_progress(self) -> None:
        coach = self._coach
        done = len(coach.reviews)
        text = self.tr("The review was interrupted.") if self._failed else ""
        self._progress.setText(text or progress(done, len(coach.turns)))
        self._bar.setValue(done)
        self._bar.setAccessibleName(progress(done, len(coach.turns)))
        self._bar.setVisible(not coach.done)
        self._switch.setVisible(not coach.done)
        self._switch.setText(self.tr("&Stop") if coach.running else self.tr("Go &on"))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Review of the game"))
        self._show_progress()
