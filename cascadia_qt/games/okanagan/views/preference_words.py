"""The preferences that only Okanagan asks for, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.preferences_dialog import GameSwitch

translate = QCoreApplication.translate


def switches() -> tuple[GameSwitch, ...]:
    return (
        GameSwitch(
            "foresees",
            lambda: translate("OkanaganPreferences", "Tell what a &tile would close"),
            lambda: translate(
                "OkanaganPreferences", "Before it is laid: territories, and who would get what"
            ),
        ),
        GameSwitch(
            "speaks",
            lambda: translate("OkanaganPreferences", "Read prompts &aloud"),
            lambda: translate(
                "OkanaganPreferences", "With the voice of the system, where there is one"
            ),
        ),
    )
