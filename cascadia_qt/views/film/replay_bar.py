"""The buttons of a film: play, step, and how fast."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.views.fields import make_one_tab_stop
from cascadia_qt.views.film.film_button import FilmButton, Sign
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.tips import set_tip

# In per cent of the usual speed.
_TIMES = "\N{MULTIPLICATION SIGN}"
SPEEDS = {50: f"½{_TIMES}", 100: f"1{_TIMES}", 200: f"2{_TIMES}", 400: f"4{_TIMES}"}
_USUAL = 100


class SpeedButton(QPushButton):
    """Chosen by Left and Right; other keys mean the same here as elsewhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        else:
            event.ignore()


class ReplayBar(QWidget):
    """Plays, pauses and steps.

    Signals:
        play_toggled: play, or pause.
        stepped: carries by how many steps.
        turns_stepped: carries by how many turns.
        speed_chosen: carries per cent of the usual speed.
    """

    play_toggled = Signal()
    stepped = Signal(int)
    turns_stepped = Signal(int)
    speed_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._playing = False
        self._step = self._last = 0
        self.turn_back = FilmButton(Sign.TURN, back=True)
        self.step_back = FilmButton(Sign.STEP, back=True)
        self.play = FilmButton(Sign.PLAY)
        self.step_on = FilmButton(Sign.STEP)
        self.turn_on = FilmButton(Sign.TURN)
        self._count = named_label("replay_count")
        self._count.setProperty("quiet", True)
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._speeds = _speed_buttons()
        self._build()
        self._connect()
        self._retranslate()

    @property
    def _buttons(self) -> tuple[FilmButton, ...]:
        return self.turn_back, self.step_back, self.play, self.step_on, self.turn_on

    def _build(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(2)
        for button in self._buttons:
            row.addWidget(button)
        track = QFrame()
        track.setProperty("track", True)
        speeds = QHBoxLayout(track)
        speeds.setContentsMargins(0, 0, 0, 0)
        speeds.setSpacing(0)
        for segment in self._speeds.buttons():
            speeds.addWidget(segment)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addStretch(1)
        column.addLayout(row)
        column.addWidget(track)
        column.addWidget(self._count)
        column.addStretch(1)

    def _connect(self) -> None:
        self.play.clicked.connect(self.play_toggled)
        self.step_back.clicked.connect(lambda: self.stepped.emit(-1))
        self.step_on.clicked.connect(lambda: self.stepped.emit(1))
        self.turn_back.clicked.connect(lambda: self.turns_stepped.emit(-1))
        self.turn_on.clicked.connect(lambda: self.turns_stepped.emit(1))
        self._speeds.idToggled.connect(
            lambda speed, on: self.speed_chosen.emit(speed) if on else None
        )

    def set_playing(self, playing: bool) -> None:
        self._playing = playing
        self.play.show_sign(Sign.PAUSE if playing else Sign.PLAY)
        self._retranslate()

    def show_step(self, step: int, last: int) -> None:
        self._step, self._last = step, last
        for button in (self.turn_back, self.step_back):
            button.setEnabled(step > 0)
        for button in (self.step_on, self.turn_on):
            button.setEnabled(step < last)
        self.play.setEnabled(last > 0)
        self._tell_count()

    def show_speed(self, percent: int) -> None:
        self._speeds.button(percent).setChecked(True)

    def change_speed(self, by: int) -> None:
        """The next faster or slower one, if there is any."""
        speeds = list(SPEEDS)
        place = speeds.index(self._speeds.checkedId()) + by
        if 0 <= place < len(speeds):
            self._speeds.button(speeds[place]).setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.play.name(self.tr("Pause") if self._playing else self.tr("Play"), self.tr("Space"))
        self.step_back.name(self.tr("One step back"), "←")
        self.step_on.name(self.tr("One step on"), "→")
        self.turn_back.name(self.tr("One turn back"), self.tr("Ctrl+PgUp"))
        self.turn_on.name(self.tr("One turn on"), self.tr("Ctrl+PgDn"))
        for button in self._speeds.buttons():
            button.setAccessibleName(self.tr("Speed {0}").format(button.text()))
            set_tip(button, self.tr("Speed {0} (↑ faster, ↓ slower)").format(button.text()))
        self._tell_count()

    def _tell_count(self) -> None:
        self._count.setText(self.tr("Step {0} of {1}").format(self._step, self._last))


def _speed_buttons() -> QButtonGroup:
    group = QButtonGroup()
    for speed, text in SPEEDS.items():
        button = SpeedButton(text)
        button.setCheckable(True)
        button.setProperty("segment", True)
        group.addButton(button, speed)
    group.button(_USUAL).setChecked(True)
    make_one_tab_stop(group.buttons())
    return group
