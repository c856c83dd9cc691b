"""What the menus offer for Cryptid only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.game_action import GameAction, Place

if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.gui import Gui

translate = QCoreApplication.translate

BESIDE = ("sheet", "log")  # what the side panel holds


def menu_actions(gui: Gui) -> tuple[GameAction, ...]:
    """The actions, which let `gui` do what they say."""
    return (
        GameAction(
            name="cases",
            place=Place.NEW,
            text=lambda: translate("CryptidMenus", "&Case files…"),
            invitation=lambda: translate("CryptidMenus", "Case &files"),
            keys=("Ctrl+L",),
            do=gui.open_cases,
        ),
        GameAction(
            name="notebook",
            place=Place.PAPER,
            text=lambda: translate("CryptidMenus", "&Notebook beside the cardboard game…"),
            invitation=lambda: translate("CryptidMenus", "&Notebook beside the cardboard game"),
            keys=("Ctrl+K",),
            do=gui.open_notebook,
        ),
        GameAction(
            name="sheet",
            place=Place.PART,
            text=lambda: translate("CryptidMenus", "&Deduction sheet"),
            checkable=True,
        ),
        GameAction(
            name="log",
            place=Place.PART,
            text=lambda: translate("CryptidMenus", "&Log"),
            checkable=True,
        ),
    )


def hint_words() -> tuple[str, str]:
    """A hint is one that the table agrees to."""
    return translate("CryptidMenus", "Propose a &hint"), translate("CryptidMenus", "Hint")
