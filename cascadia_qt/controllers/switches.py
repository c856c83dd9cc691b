"""Checkable actions that are preferences."""

from __future__ import annotations

from PySide6.QtGui import QAction

from cascadia_qt.model.preferences import Preferences


def connect_switch(action: QAction, preferences: Preferences, name: str) -> None:
    """Lets `action` be the preference `name`, whoever changes it."""

    def follow(changed: str) -> None:
        if changed == name:
            action.setChecked(getattr(preferences, name))

    follow(name)
    action.toggled.connect(lambda on: setattr(preferences, name, on))
    preferences.changed.connect(follow)
