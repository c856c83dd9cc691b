"""The keys of the table as the page of keys shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.controllers.look_keys import Look, look_keys
from cascadia_qt.games.kaskaria.controllers.keyboard import (
    FIRST_SET,
    LAST_SET,
    Command,
    keys_of,
)
from cascadia_qt.games.kaskaria.rules.play import SLOTS
from cascadia_qt.views.help.key_lines import KeyLine, KeySection, digits

translate = QCoreApplication.translate


def key_sections() -> tuple[KeySection, ...]:
    return (
        KeySection(translate("KaskariaKeys", "Your turn"), _turn()),
        KeySection(translate("KaskariaKeys", "Looking around"), _looking()),
        KeySection(translate("KaskariaKeys", "Mouse"), _mouse()),
    )


def _line(meaning: str, *commands: Command) -> KeyLine:
    return tuple(key for command in commands for key in keys_of(command)), meaning


def _turn() -> tuple[KeyLine, ...]:
    pile = ("0", *keys_of(Command.TAKE_UNSEEN))
    return (
        (pile, translate("KaskariaKeys", "Take a card from the pile")),
        ((digits(SLOTS),), translate("KaskariaKeys", "Take a card from the display")),
        (
            (f"{FIRST_SET} … {LAST_SET}",),
            translate("KaskariaKeys", "Play the set that shows the digit"),
        ),
        _line(translate("KaskariaKeys", "Walk along your hand"), Command.LEFT, Command.RIGHT),
        _line(translate("KaskariaKeys", "Put a card into the set, or back"), Command.TOGGLE),
        _line(translate("KaskariaKeys", "Lift a set, play it; what is proposed"), Command.CONFIRM),
        _line(translate("KaskariaKeys", "Put the set back; take back"), Command.BACK),
        (
            (translate("KaskariaKeys", "Y"), translate("KaskariaKeys", "N")),
            translate("KaskariaKeys", "Go into the volcano, or stay"),
        ),
        _line(translate("KaskariaKeys", "Quit, when the game is over"), Command.QUIT),
    )


def _looking() -> tuple[KeyLine, ...]:
    return (
        (
            look_keys(Look.EARLIER, Look.LATER),
            translate("KaskariaKeys", "Look back and forth"),
        ),
        (
            look_keys(Look.EARLIER_TURN, Look.LATER_TURN),
            translate("KaskariaKeys", "Look back by turns"),
        ),
        (look_keys(Look.FIRST, Look.NOW), translate("KaskariaKeys", "The first step, the game")),
    )


def _mouse() -> tuple[KeyLine, ...]:
    click, drag = translate("KaskariaKeys", "Click"), translate("KaskariaKeys", "Drag")
    return (
        ((click,), translate("KaskariaKeys", "Take a card; lift a colour; play by its badge")),
        (
            (translate("KaskariaKeys", "Double click"),),
            translate("KaskariaKeys", "Play all cards of a colour"),
        ),
        ((drag,), translate("KaskariaKeys", "Play a set by pulling it onto the island")),
    )
