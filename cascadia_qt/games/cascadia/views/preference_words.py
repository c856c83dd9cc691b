"""The preferences that only Cascadia asks for, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.preferences_dialog import GameSwitch

translate = QCoreApplication.translate


def switches() -> tuple[GameSwitch, ...]:
    return (
        GameSwitch(
            "bill",
            lambda: translate("PreferencesDialog", "Show what a place would &earn"),
            lambda: translate(
                "PreferencesDialog",
                "While a piece hovers: points, and the race for the largest corridor",
            ),
        ),
        GameSwitch(
            "pondering",
            lambda: translate("PreferencesDialog", "Computers thin&k in your time"),
            lambda: translate(
                "PreferencesDialog",
                "The expert goes on while you decide, for half a minute, never in the background",
            ),
        ),
        GameSwitch(
            "all_achievements",
            lambda: translate("PreferencesDialog", "&All achievements at once"),
            lambda: translate(
                "PreferencesDialog",
                "The winner may tick all that were reached, and solo players may tick too",
            ),
        ),
    )
