"""The keys of the table as the page of keys shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.controllers.look_keys import Look, look_keys
from cascadia_qt.games.cryptid.controllers.keyboard import Command, keys_of
from cascadia_qt.games.cryptid.controllers.page_keys import page_sections
from cascadia_qt.games.cryptid.rules.options import PLAYERS
from cascadia_qt.views.help.key_lines import KeyLine, KeySection, digits

translate = QCoreApplication.translate


def key_sections() -> tuple[KeySection, ...]:
    return (
        KeySection(translate("CryptidKeys", "On the map"), _map()),
        KeySection(translate("CryptidKeys", "Your turn"), _turn()),
        KeySection(translate("CryptidKeys", "Looking around"), _looking()),
        KeySection(translate("CryptidKeys", "Mouse"), _mouse()),
        *page_sections(),
    )


def _line(meaning: str, *commands: Command) -> KeyLine:
    return tuple(key for command in commands for key in keys_of(command)), meaning


def _map() -> tuple[KeyLine, ...]:
    ways = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN)
    return (
        _line(translate("CryptidKeys", "Walk from cell to cell"), *ways),
        (("F", "4"), translate("CryptidKeys", "To a cell by its letter and number")),
        (
            (translate("CryptidKeys", "Shift+A"), "4"),
            translate("CryptidKeys", "The same in columns A, C, D and H"),
        ),
        (("0",), translate("CryptidKeys", "The whole map, after zooming")),
    )


def _turn() -> tuple[KeyLine, ...]:
    return (
        _line(translate("CryptidKeys", "Ask about the cell, then a digit"), Command.ASK),
        ((digits(PLAYERS[-1]),), translate("CryptidKeys", "Whom to ask; a colour; an answer")),
        _line(translate("CryptidKeys", "Search the cell"), Command.SEARCH),
        _line(translate("CryptidKeys", "Do what is proposed"), Command.CONFIRM),
        _line(translate("CryptidKeys", "Do it not"), Command.BACK),
        _line(translate("CryptidKeys", "Propose a hint"), Command.HINT),
        (
            (translate("CryptidKeys", "Y"), translate("CryptidKeys", "N")),
            translate("CryptidKeys", "Agree to a hint, or refuse it"),
        ),
        _line(translate("CryptidKeys", "Quit, when the game is over"), Command.QUIT),
    )


def _looking() -> tuple[KeyLine, ...]:
    return (
        _line(translate("CryptidKeys", "Your own clue, as long as it is held"), Command.CLUE),
        _line(translate("CryptidKeys", "The deduction sheet"), Command.SHEET),
        (look_keys(Look.EARLIER, Look.LATER), translate("CryptidKeys", "Look back and forth")),
        (
            look_keys(Look.EARLIER_TURN, Look.LATER_TURN),
            translate("CryptidKeys", "Look back by turns"),
        ),
        (look_keys(Look.FIRST, Look.NOW), translate("CryptidKeys", "The first step, the game")),
        (
            (digits(PLAYERS[-1]),),
            translate("CryptidKeys", "In a replay: what the player could have known"),
        ),
    )


def _mouse() -> tuple[KeyLine, ...]:
    click, drag = translate("CryptidKeys", "Click"), translate("CryptidKeys", "Drag")
    return (
        (
            (click,),
            translate("CryptidKeys", "A cell, then a pennant to ask, or the lens to search"),
        ),
        (
            (translate("CryptidKeys", "Second click"),),
            translate("CryptidKeys", "Puts a token on the chosen cell"),
        ),
        ((drag,), translate("CryptidKeys", "The lantern onto a cell chooses it")),
        (
            (translate("CryptidKeys", "Hold"),),
            translate("CryptidKeys", "The corner of the note shows your clue"),
        ),
        (
            (translate("CryptidKeys", "Wheel"),),
            translate("CryptidKeys", "Zooms the map; then it can be dragged"),
        ),
    )
