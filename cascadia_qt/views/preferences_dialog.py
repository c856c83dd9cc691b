"""What a person likes: language, look, motion and helps."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QWidget

from cascadia_qt.forms.preferences_dialog import Ui_PreferencesDialog
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.fields import make_one_tab_stop

Values = Mapping[QAbstractButton, str | int]


class PreferencesDialog(QDialog):
    """Shows the preferences; a change applies at once."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        ui = self._ui = Ui_PreferencesDialog()
        ui.setupUi(self)
        language: Values = {
            ui.language_system: "",
            ui.language_english: "en",
            ui.language_french: "fr",
        }
        theme: Values = {
            ui.theme_system: "system",
            ui.theme_light: "light",
            ui.theme_dark: "dark",
        }
        motion: Values = {
            ui.motion_off: 0,
            ui.motion_fast: 50,
            ui.motion_normal: 100,
            ui.motion_slow: 200,
        }
        self._connect_choice("language", ui.language_title, language)
        self._connect_choice("theme", ui.theme_title, theme)
        self._connect_choice("motion", ui.motion_title, motion)
        helps = (ui.handover, ui.confirm_turn, ui.helps, ui.bill, ui.purist)
        for switch in (*helps, ui.all_achievements):
            self._connect_switch(switch.objectName(), switch)
        ui.close.clicked.connect(self.accept)

    def _connect_choice(self, name: str, title: QLabel, values: Values) -> None:
        """The checked one of several buttons is the preference; the key of `title` leads to it."""

        def write(button: QAbstractButton) -> None:
            if button.isChecked():
                title.setBuddy(button)
                setattr(self._preferences, name, values[button])

        for button, value in values.items():
            button.setChecked(value == getattr(self._preferences, name))
            button.toggled.connect(lambda _, button=button: write(button))
            write(button)
        make_one_tab_stop(list(values))

    def _connect_switch(self, name: str, switch: QAbstractButton) -> None:
        switch.setChecked(getattr(self._preferences, name))
        switch.toggled.connect(lambda on: setattr(self._preferences, name, on))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._ui.retranslateUi(self)
            self._fit_height()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        self.resize(self.width(), self._ui.column.heightForWidth(self.width()))
