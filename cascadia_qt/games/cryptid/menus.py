"""What the menus offer for Cryptid only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.game_action import GameAction, Place

translate = QCoreApplication.translate


def menu_actions() -> tuple[GameAction, ...]:
    return (
        GameAction(
            name="log",
            place=Place.PART,
            text=lambda: translate("CryptidMenus", "&Log"),
            checkable=True,
        ),
    )
