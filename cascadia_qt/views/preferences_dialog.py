"""What a person likes: language, look, motion and helps."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from cascadia_qt.forms.preferences_dialog import Ui_PreferencesDialog
from cascadia_qt.model.preferences import Preferences


class PreferencesDialog(QDialog):
    """Shows the preferences; a change applies at once."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        ui = self._ui = Ui_PreferencesDialog()
        ui.setupUi(self)
        self._choices: dict[str, Mapping[QAbstractButton, str | int]] = {
            "language": {ui.language_system: "", ui.language_english: "en", ui.language_french: "fr"},
            "theme": {ui.theme_system: "system", ui.theme_light: "light", ui.theme_dark: "dark"},
            "motion": {
                ui.motion_off: 0,
                ui.motion_fast: 50,
                ui.motion_normal: 100,
                ui.motion_slow: 200,
            },
        }
        self._switches = {
            "handover": ui.handover,
            "confirm_turn": ui.confirm_turn,
            "helps": ui.helps,
        }
        self._show_preferences()
        self._connect()

    def _show_preferences(self) -> None:
        for name, buttons in self._choices.items():
            for button, value in buttons.items():
                button.setChecked(value == getattr(self._preferences, name))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(self._preferences, name))

    def _connect(self) -> None:
        for name, buttons in self._choices.items():
            for button, value in buttons.items():
                button.toggled.connect(
                    lambda on, name=name, value=value: self._choose(name, value) if on else None
                )
        for name, switch in self._switches.items():
            switch.toggled.connect(lambda on, name=name: self._choose(name, on))
        self._ui.close.clicked.connect(self.accept)

    def _choose(self, name: str, value: str | int) -> None:
        setattr(self._preferences, name, value)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._ui.retranslateUi(self)
            self._fit_height()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        self.resize(self.width(), self.layout().heightForWidth(self.width()))
