"""The keys of the table as the page of keys shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from cascadia_qt.controllers.look_keys import Look, look_keys
from cascadia_qt.controllers.pencil_keys import pencil_section
from cascadia_qt.games.cascadia.controllers.keyboard import PAIRS, Command, keys_of
from cascadia_qt.games.cascadia.rules.plans import ANIMALS, HABITATS
from cascadia_qt.views.help.key_lines import KeyLine, KeySection, digits

translate = QCoreApplication.translate
_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def key_sections(players: int) -> tuple[KeySection, ...]:
    """With as many digits as there are pairs and players."""
    return (
        KeySection(translate("KeysDialog", "Your turn"), _turn()),
        KeySection(translate("KeysDialog", "Offers"), _offers()),
        KeySection(translate("KeysDialog", "Looking around"), _looking(players)),
        pencil_section(len(ANIMALS) + len(HABITATS)),
        KeySection(translate("KeysDialog", "Mouse"), _mouse()),
    )


def _line(meaning: str, *commands: Command) -> KeyLine:
    return tuple(key for command in commands for key in keys_of(command)), meaning


def _turn() -> tuple[KeyLine, ...]:
    arrows = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN)
    return (
        ((digits(PAIRS),), translate("KeysDialog", "Take a pair")),
        (
            (digits(PAIRS, _SHIFT),),
            translate("KeysDialog", "Choose the token of a free pick"),
        ),
        _line(translate("KeysDialog", "Move over the places"), *arrows),
        _line(translate("KeysDialog", "Turn the tile"), Command.TURN, Command.TURN_BACK),
        _line(translate("KeysDialog", "Set down"), Command.CONFIRM),
        _line(translate("KeysDialog", "Take back"), Command.BACK),
        _line(translate("KeysDialog", "Decline the token"), Command.DECLINE),
        _line(translate("KeysDialog", "Quit, when the game is over"), Command.QUIT),
    )


def _offers() -> tuple[KeyLine, ...]:
    return (
        (
            (translate("KeysDialog", "Y"), translate("KeysDialog", "N")),
            translate("KeysDialog", "Accept or decline an offer"),
        ),
        _line(translate("KeysDialog", "Spend a nature token to replace tokens"), Command.WIPE),
        _line(translate("KeysDialog", "Spend a nature token to pick freely"), Command.PICK),
    )


def _looking(players: int) -> tuple[KeyLine, ...]:
    return (
        ((digits(players, _CONTROL),), translate("KeysDialog", "Look at a landscape")),
        (look_keys(Look.EARLIER, Look.LATER), translate("KeysDialog", "Look back and forth")),
        (
            look_keys(Look.EARLIER_TURN, Look.LATER_TURN),
            translate("KeysDialog", "Look back by turns"),
        ),
        (look_keys(Look.FIRST, Look.NOW), translate("KeysDialog", "The first step, the game")),
        ((translate("KeysDialog", "Tab"),), translate("KeysDialog", "Next panel")),
    )


def _mouse() -> tuple[KeyLine, ...]:
    right = translate("KeysDialog", "Right button")
    return (
        ((translate("KeysDialog", "Click"),), translate("KeysDialog", "Take, set down")),
        ((translate("KeysDialog", "Wheel"), right), translate("KeysDialog", "Turn the tile")),
        ((right,), translate("KeysDialog", "Take, set down (on squares)")),
        ((translate("KeysDialog", "Ctrl+wheel"),), translate("KeysDialog", "Zoom")),
        ((translate("KeysDialog", "Drag"),), translate("KeysDialog", "Move the board")),
    )
