"""Checkable actions that are preferences."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from cascadia_qt.model.preferences import Preferences


class Switch(QObject):
    """Lets `action` be the preference `name`, whoever changes it, for as long as it is there."""

    def __init__(self, action: QAction, preferences: Preferences, name: str) -> None:
        super().__init__(action)
        self._action = action
        self._preferences = preferences
        self._name = name
        self._follow(name)
        action.toggled.connect(self._set)
        preferences.changed.connect(self._follow)

    def _follow(self, changed: str) -> None:
        if changed == self._name:
            self._action.setChecked(getattr(self._preferences, self._name))

    def _set(self, on: bool) -> None:
        setattr(self._preferences, self._name, on)
