"""What the menus offer for Okanagan only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.game_action import GameAction, Place

translate = QCoreApplication.translate

BESIDE = ("players", "survey", "log")  # what the side panel holds


def menu_actions() -> tuple[GameAction, ...]:
    return (
        GameAction(
            name="speaks",
            place=Place.SWITCH,
            text=lambda: translate("OkanaganMenus", "&Read prompts aloud"),
            checkable=True,
        ),
        GameAction(
            name="players",
            place=Place.PART,
            text=lambda: translate("OkanaganMenus", "&Players"),
            checkable=True,
        ),
        GameAction(
            name="survey",
            place=Place.PART,
            text=lambda: translate("OkanaganMenus", "&Survey"),
            checkable=True,
        ),
        GameAction(
            name="log",
            place=Place.PART,
            text=lambda: translate("OkanaganMenus", "&Log"),
            checkable=True,
        ),
    )
