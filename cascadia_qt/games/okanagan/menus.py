"""What the menus offer for Okanagan only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.game_action import GameAction, Place

if TYPE_CHECKING:
    from cascadia_qt.games.okanagan.gui import Gui

translate = QCoreApplication.translate

BESIDE = ("players", "survey", "log")  # what the side panel holds


def menu_actions(gui: Gui) -> tuple[GameAction, ...]:
    return (
        gui.pencil_tool.action(),
        GameAction(
            name="poster",
            place=Place.PAPER,
            text=lambda: translate("OkanaganMenus", "Valley pos&ter…"),
            keys=("Ctrl+Shift+P",),
            at_table=True,
            do=gui.sheets.save_poster,
        ),
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
