"""The preferences that only Kaskaria asks for, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.preferences_dialog import GameSwitch

translate = QCoreApplication.translate


def switches() -> tuple[GameSwitch, ...]:
    return (
        GameSwitch(
            "remembers",
            lambda: translate("KaskariaPreferences", "Remember &cards that were taken openly"),
            lambda: translate(
                "KaskariaPreferences", "Cards that others took from the display are shown"
            ),
        ),
        GameSwitch(
            "speaks",
            lambda: translate("KaskariaPreferences", "Read prompts &aloud"),
            lambda: translate(
                "KaskariaPreferences", "With the voice of the system, where there is one"
            ),
        ),
    )
