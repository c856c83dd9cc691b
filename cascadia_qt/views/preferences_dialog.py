"""What a person likes: language, look, motion and helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.forms.preferences_dialog import Ui_PreferencesDialog
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.views.fields import make_one_tab_stop, set_tab_order
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.room import fit_height, keep_on_screen
from cascadia_qt.views.switch import Switch
from cascadia_qt.words.languages import LANGUAGES

Values = Mapping[QAbstractButton, str | int]


@dataclass(frozen=True, slots=True)
class GameSwitch:
    """A preference that is on or off, mostly of one game: its name, what it is, and what for."""

    name: str
    title: Callable[[], str]
    why: Callable[[], str]


def _large_targets() -> GameSwitch:
    return GameSwitch(
        "touch",
        lambda: QCoreApplication.translate("PreferencesDialog", "Lar&ge targets"),
        lambda: QCoreApplication.translate(
            "PreferencesDialog", "For fingers; the first touch of the screen switches them on"
        ),
    )


class _SwitchRow:
    """A preference of a game in words, and its switch."""

    def __init__(self, shown: GameSwitch) -> None:
        self._shown = shown
        self.switch = Switch()
        self.switch.setObjectName(shown.name)
        self._title, self._why = PlainLabel(), PlainLabel()
        self._title.setBuddy(self.switch)
        self._title.setProperty("title", True)
        self._why.setWordWrap(True)
        self._why.setProperty("quiet", True)
        self.words = QVBoxLayout()
        self.words.setSpacing(4)
        self.words.addWidget(self._title)
        self.words.addWidget(self._why)
        self.retranslate()

    def retranslate(self) -> None:
        title = self._shown.title()
        self._title.setText(title)
        self._why.setText(self._shown.why())
        self.switch.setAccessibleName(title.replace("&", ""))


class PreferencesDialog(QDialog):
    """Shows the preferences, and those of a game; a change applies at once."""

    def __init__(
        self,
        preferences: Preferences,
        switches: Sequence[GameSwitch] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "program#preferences")
        self._preferences = preferences
        ui = self._ui = Ui_PreferencesDialog()
        ui.setupUi(self)
        language: Values = {ui.language_system: "", **self._language_buttons()}
        theme: Values = {
            ui.theme_system: "system",
            ui.theme_light: "light",
            ui.theme_dark: "dark",
            ui.theme_contrast: "contrast",
        }
        text_size: Values = {
            ui.text_size_100: 100,
            ui.text_size_125: 125,
            ui.text_size_150: 150,
            ui.text_size_175: 175,
            ui.text_size_200: 200,
        }
        speed: Values = {
            ui.motion_system: "system",
            ui.motion_off: "0",
            ui.motion_fast: "50",
            ui.motion_normal: "100",
            ui.motion_slow: "200",
        }
        self._connect_choice("language", ui.language_title, language)
        self._connect_choice("theme", ui.theme_title, theme)
        self._connect_choice("text_size", ui.text_size_title, text_size)
        self._connect_choice("speed", ui.motion_title, speed)
        self._rows = [_SwitchRow(shown) for shown in (_large_targets(), *switches)]
        for row in self._rows:
            self._add(row)
        set_tab_order([ui.purist, *(row.switch for row in self._rows), ui.close])
        always = (ui.letters, ui.handover, ui.confirm_turn, ui.helps, ui.purist)
        for switch in (*always, *(row.switch for row in self._rows)):
            self._connect_switch(switch.objectName(), switch)
        ui.close.clicked.connect(self.accept)

    def _language_buttons(self) -> dict[QAbstractButton, str]:
        """Every language under its own name, beside that of the system."""
        before = self._ui.language_system
        buttons: dict[QAbstractButton, str] = {}
        for language in LANGUAGES:
            button = QPushButton(language.name, self._ui.language)
            button.setCheckable(True)
            button.setObjectName(f"language_{language.code}")
            button.setAutoExclusive(True)
            button.setAutoDefault(False)
            button.setProperty("segment", True)
            self._ui.language_row.addWidget(button)
            QWidget.setTabOrder(before, button)
            buttons[button] = language.code
            before = button
        return buttons

    def _add(self, row: _SwitchRow) -> None:
        grid, number = self._ui.rows, self._ui.rows.rowCount()
        grid.addLayout(row.words, number, 0, 1, 2)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(row.switch, number, 2, flags)

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
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._ui.retranslateUi(self)
            for row in self._rows:
                row.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._fit()
            if self.isVisible():
                keep_on_screen(self)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()
        super().showEvent(event)  # which places it

    def _fit(self) -> None:
        """Shows every preference, or as many as the screen has room for."""
        fit_height(self, self._ui.scroll)
