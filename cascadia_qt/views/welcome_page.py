"""The first page: a landscape that grows by itself, and what one can do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.rules.cascadia.environment import Environment
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.cascadia.board_scene import BoardScene
from cascadia_qt.views.cascadia.faces import Faces
from cascadia_qt.views.cascadia.picture_view import PictureView
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import Theme

_GROWING = 650  # milliseconds between two pieces
_RESTING = 10  # such times
_MENU_WIDTH = 380


class WelcomePage(QWidget):
    """Offers games old and new.

    Signals:
        continue_requested, new_requested, open_requested, help_requested, preferences_requested:
            a button was pressed.
        recent_requested: a recent game was chosen; carries its path.
    """

    continue_requested = Signal()
    new_requested = Signal()
    open_requested = Signal()
    help_requested = Signal()
    preferences_requested = Signal()
    recent_requested = Signal(object)

    def __init__(self, film: Sequence[Environment], faces: Faces, motion: Motion) -> None:
        super().__init__()
        # Grown up, the landscape rests for a while before it begins anew.
        self._film = [*film, *[film[-1]] * _RESTING]
        self._frame = len(film) - 1
        self._scene = BoardScene(HEX, faces, motion)
        self._view = PictureView(self._scene, motion)
        self._title = named_label("welcome_title")
        self._title.setText("Cascadia")
        self._motto = named_label("welcome_motto")
        self._motto.setWordWrap(True)
        self._running: str | None = None
        self._resume = self._button(self.continue_requested)
        self._resume.setProperty("primary", True)
        self._new = self._button(self.new_requested)
        self._open = self._button(self.open_requested)
        self._help = self._button(self.help_requested)
        self._preferences = self._button(self.preferences_requested)
        self._recent_title = named_label("welcome_section")
        self._recent = QVBoxLayout()
        self._recent.setSpacing(4)
        self._recent_buttons: list[QPushButton] = []
        self._timer = QTimer(self, interval=_GROWING)
        self._timer.timeout.connect(self._grow)
        self._build()
        self.show_games(None, ())

    def _build(self) -> None:
        menu = QFrame()
        menu.setObjectName("welcome_menu")
        menu.setFixedWidth(_MENU_WIDTH)
        column = QVBoxLayout(menu)
        column.setContentsMargins(32, 32, 32, 32)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._motto)
        column.addSpacing(24)
        for button in (self._resume, self._new, self._open, self._help, self._preferences):
            column.addWidget(button)
        column.addSpacing(16)
        column.addWidget(self._recent_title)
        column.addLayout(self._recent)
        column.addStretch(2)
        row = QHBoxLayout(self)
        row.setContentsMargins(48, 40, 48, 40)
        row.setSpacing(32)
        row.addWidget(menu)
        row.addWidget(self._view, 1)

    def _button(self, signal: object) -> QPushButton:
        button = QPushButton()
        button.clicked.connect(signal)
        return button

    def set_theme(self, theme: Theme) -> None:
        self._scene.set_theme(theme)

    def set_moving(self, moving: bool) -> None:
        """Whether the landscape grows before one's eyes or lies there complete."""
        self._show_frame(self._frame if moving else len(self._film) - 1)
        if moving:
            self._timer.start()
        else:
            self._timer.stop()

    def show_games(self, running: str | None, recent: Sequence[tuple[str, Path]]) -> None:
        """Offers the game that was not finished, and games opened lately."""
        self._resume.setVisible(running is not None)
        self._running = running
        self._retranslate()
        self._new.setProperty("primary", running is None)
        for button in self._recent_buttons:
            button.deleteLater()
        self._recent_buttons = []
        self._recent_title.setVisible(bool(recent))
        for title, path in recent:
            button = QPushButton(title)
            button.setObjectName("welcome_recent")
            button.setToolTip(str(path))
            button.clicked.connect(lambda _=False, path=path: self.recent_requested.emit(path))
            self._recent.addWidget(button)
            self._recent_buttons.append(button)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._motto.setText(self.tr("Landscapes and wildlife of the Pacific Northwest"))
        self._resume.setText(self.tr("&Continue: {0}").format(self._running))
        self._new.setText(self.tr("&New game"))
        self._open.setText(self.tr("&Open a game…"))
        self._help.setText(self.tr("How to p&lay"))
        self._preferences.setText(self.tr("&Preferences"))
        self._recent_title.setText(self.tr("Recent games"))

    def _grow(self) -> None:
        self._show_frame((self._frame + 1) % len(self._film))

    def _show_frame(self, frame: int) -> None:
        self._frame = frame
        self._scene.sync(self._film[frame])
