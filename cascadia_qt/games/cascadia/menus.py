"""What the menus offer for Cascadia only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cascadia_qt.views.game_action import GameAction, Place

if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.gui import Gui

translate = QCoreApplication.translate

BESIDE = ("score", "race", "cards", "goals", "log")  # what the side panel holds


def menu_actions(gui: Gui) -> tuple[GameAction, ...]:
    """The actions, which let `gui` do what they say."""
    return (gui.pencil_tool.action(), *_at_table(gui), *_before(gui), *_parts())


def _before(gui: Gui) -> tuple[GameAction, ...]:
    return (
        GameAction(
            name="scenarios",
            place=Place.NEW,
            text=lambda: translate("MainWindow", "S&cenarios…"),
            invitation=lambda: translate("WelcomePage", "&Scenarios"),
            keys=("Ctrl+L",),
            do=gui.anteroom.show_scenarios,
        ),
        GameAction(
            name="deals",
            place=Place.NEW,
            text=lambda: translate("MainWindow", "Play a dea&l…"),
            keys=("Ctrl+D",),
            do=gui.anteroom.ask_deals,
        ),
        GameAction(
            name="match",
            place=Place.NEW,
            text=lambda: translate("MainWindow", "&Match on one deal…"),
            keys=("Ctrl+M",),
            do=gui.play_match,
        ),
        GameAction(
            name="score_pad",
            place=Place.PAPER,
            text=lambda: translate("MainWindow", "Score pa&d…"),
            invitation=lambda: translate("WelcomePage", "Score a car&dboard game"),
            keys=("Ctrl+K",),
            do=gui.open_pad,
        ),
        GameAction(
            name="notebook",
            place=Place.JOURNAL,
            text=lambda: translate("MainWindow", "&Notebook…"),
            keys=("Ctrl+B",),
            do=gui.journal.ask_notebooks,
        ),
        GameAction(
            name="bill",
            place=Place.SWITCH,
            text=lambda: translate("MainWindow", "&Points of a place"),
            keys=("B",),
            checkable=True,
        ),
    )


def _at_table(gui: Gui) -> tuple[GameAction, ...]:
    return (
        GameAction(
            name="poster",
            place=Place.PAPER,
            text=lambda: translate("MainWindow", "Landscape pos&ter…"),
            keys=("Ctrl+Shift+P",),
            at_table=True,
            do=gui.sheets.show_poster,
        ),
        GameAction(
            name="cards",
            place=Place.SCORES,
            text=lambda: translate("MainWindow", "Scoring &cards"),
            tool=lambda: translate("MainWindow", "Cards"),
            keys=("C",),
            at_table=True,
            do=gui.sheets.show_cards,
        ),
        GameAction(
            name="review",
            place=Place.FILM,
            text=lambda: translate("MainWindow", "Re&view the game…"),
            keys=("Ctrl+R",),
            at_table=True,
            do=gui.review,
        ),
    )


def _parts() -> tuple[GameAction, ...]:
    """The parts of a table that can be hidden."""
    texts = {
        "score": lambda: translate("MainWindow", "S&core"),
        "race": lambda: translate("MainWindow", "Largest co&rridors"),
        "cards": lambda: translate("MainWindow", "Scoring c&ards"),
        "goals": lambda: translate("MainWindow", "&Goals"),
        "log": lambda: translate("MainWindow", "&Log"),
        "supply": lambda: translate("MainWindow", "S&upply"),
        "landscapes": lambda: translate("MainWindow", "O&ther landscapes"),
    }
    return tuple(
        GameAction(name=part, place=Place.PART, text=text, checkable=True)
        for part, text in texts.items()
    )
