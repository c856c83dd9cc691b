"""The first page: what one can do, beside a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.views.continue_card import ContinueCard, RunningGame
from cascadia_qt.views.elided_button import ElidedButton
from cascadia_qt.views.labels import named_label, set_primary
from cascadia_qt.views.plain_text import without_key
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.views.tips import set_tip

_MENU_WIDTH = 380


class WelcomePage(QWidget):
    """Offers games old and new; Return starts what is proposed, Tab and arrows walk.

    Signals:
        continue_requested, new_requested, scenarios_requested, open_requested, pad_requested,
            help_requested, preferences_requested: a button was pressed.
        recent_requested: a recent game was chosen; carries its path.
    """

    continue_requested = Signal()
    new_requested = Signal()
    scenarios_requested = Signal()
    open_requested = Signal()
    pad_requested = Signal()
    help_requested = Signal()
    preferences_requested = Signal()
    recent_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._title = named_label("welcome_title")
        self._title.setText("Cascadia")
        self._motto = named_label("welcome_motto")
        self._motto.setWordWrap(True)
        self._resume = ContinueCard()
        _let_press(self._resume, self.continue_requested)
        self._new = self._button(self.new_requested)
        self._scenarios = self._button(self.scenarios_requested)
        self._open = self._button(self.open_requested)
        self._pad = self._button(self.pad_requested)
        self._help = self._button(self.help_requested)
        self._preferences = self._button(self.preferences_requested)
        self._recent_title = named_label("welcome_section")
        self._recent = QVBoxLayout()
        self._recent.setSpacing(4)
        self._recent_buttons: list[QPushButton] = []
        self._build()
        self.show_games(None, ())

    def _build(self) -> None:
        menu = QFrame()
        menu.setObjectName("welcome_menu")
        menu.setMinimumWidth(_MENU_WIDTH)
        column = QVBoxLayout(menu)
        column.setContentsMargins(32, 16, 32, 16)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._motto)
        column.addSpacing(16)
        games = (self._resume, self._new, self._scenarios, self._open, self._pad)
        for button in games:
            column.addWidget(button)
        around = QHBoxLayout()
        around.setSpacing(8)
        for button in (self._help, self._preferences):
            around.addWidget(button, 1)
        column.addLayout(around)
        column.addSpacing(16)
        column.addWidget(self._recent_title)
        column.addLayout(self._recent)
        column.addStretch(2)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(48, 16, 48, 16)
        self._row.setSpacing(32)
        scroll = TallScroll()
        scroll.setWidget(menu)
        scroll.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._row.addWidget(scroll)
        self._row.addStretch(1)

    def _button(self, pressed: object) -> QPushButton:
        return _let_press(QPushButton(), pressed)

    def show_picture(self, picture: QWidget) -> None:
        """Fills the room beside the menu."""
        self._row.takeAt(1)
        self._row.addWidget(picture, 1)

    def show_games(self, running: RunningGame | None, recent: Sequence[tuple[str, Path]]) -> None:
        """Offers the game that was not finished, and games opened lately."""
        self._resume.show_game(running)
        self._retranslate()
        set_primary(self._new, running is None)
        self._propose(self._new if running is None else self._resume)
        for button in self._recent_buttons:
            button.deleteLater()
        self._recent_buttons = []
        self._recent_title.setVisible(bool(recent))
        for title, path in recent:
            button = ElidedButton()
            _let_press(button, lambda _=False, path=path: self.recent_requested.emit(path))
            button.setText(without_key(title))
            button.setObjectName("welcome_recent")
            set_tip(button, f"{title}\n{path}")
            self._recent.addWidget(button)
            self._recent_buttons.append(button)

    def show_running(self, picture: QWidget) -> None:
        """Shows the landscape of the game that was not finished."""
        self._resume.show_picture(picture)

    def _propose(self, button: QPushButton) -> None:
        """Has the focus when the page gets it, unless somebody has walked elsewhere already."""
        before = self.focusProxy()
        waits = before is None or self.focusWidget() is before
        self.setFocusProxy(button)
        if waits:
            button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._motto.setText(self.tr("Wildlife of the Pacific Northwest"))
        self._new.setText(self.tr("&New game"))
        self._scenarios.setText(self.tr("&Scenarios"))
        self._open.setText(self.tr("&Open a game…"))
        self._pad.setText(self.tr("Score a car&dboard game"))
        self._help.setText(self.tr("How to p&lay"))
        self._preferences.setText(self.tr("&Preferences"))
        self._recent_title.setText(self.tr("Recent games"))


def _let_press(button: QPushButton, pressed: object) -> QPushButton:
    button.setAutoDefault(True)  # so that Return presses it
    button.clicked.connect(pressed)
    return button
