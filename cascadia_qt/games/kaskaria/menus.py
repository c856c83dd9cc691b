"""What the menus offer for Kaskaria only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.game_action import GameAction, Place

translate = QCoreApplication.translate


def menu_actions() -> tuple[GameAction, ...]:
    return (
        GameAction(
            name="speaks",
            place=Place.SWITCH,
            text=lambda: translate("KaskariaMenus", "&Read prompts aloud"),
            checkable=True,
        ),
        GameAction(
            name="log",
            place=Place.PART,
            text=lambda: translate("KaskariaMenus", "&Log"),
            checkable=True,
        ),
    )
