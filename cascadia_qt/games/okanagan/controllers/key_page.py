"""The keys of the table as the page of keys shows them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.controllers.look_keys import Look, look_keys
from cascadia_qt.controllers.pencil_keys import pencil_section
from cascadia_qt.games.okanagan.controllers.keyboard import DIRECTIONS, Command, keys_of
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.views.help.key_lines import KeyLine, KeySection

translate = QCoreApplication.translate


def key_sections() -> tuple[KeySection, ...]:
    return (
        KeySection(translate("OkanaganKeys", "Your turn"), _turn()),
        KeySection(translate("OkanaganKeys", "Closed territories"), _closing()),
        KeySection(translate("OkanaganKeys", "Looking around"), _looking()),
        pencil_section(len(TERRAINS)),
        KeySection(translate("OkanaganKeys", "Mouse"), _mouse()),
    )


def _line(meaning: str, *commands: Command) -> KeyLine:
    return tuple(key for command in commands for key in keys_of(command)), meaning


def _turn() -> tuple[KeyLine, ...]:
    return (
        _line(translate("OkanaganKeys", "Walk over the places for the tile"), *DIRECTIONS),
        _line(translate("OkanaganKeys", "Turn the tile"), Command.TURN, Command.TURN_BACK),
        (("1 … 7",), translate("OkanaganKeys", "Build what shows the digit")),
        (("1 … 3",), translate("OkanaganKeys", "Take a face-up tile")),
        (("4 … 6",), translate("OkanaganKeys", "Take the top of a pile unseen")),
        _line(translate("OkanaganKeys", "Lay; do what is proposed"), Command.CONFIRM),
        _line(translate("OkanaganKeys", "Let go of what is held; take back"), Command.BACK),
        _line(translate("OkanaganKeys", "Quit, when the game is over"), Command.QUIT),
    )


def _closing() -> tuple[KeyLine, ...]:
    return (
        (("1 … 9", "0"), translate("OkanaganKeys", "Choose what shows the digit")),
        _line(
            translate("OkanaganKeys", "Walk along what can be chosen"), Command.LEFT, Command.RIGHT
        ),
        _line(
            translate("OkanaganKeys", "Choose what is at the cursor; move a pennant ahead"),
            Command.TOGGLE,
        ),
        _line(translate("OkanaganKeys", "Decide what was chosen"), Command.CONFIRM),
        _line(translate("OkanaganKeys", "Trade no more"), Command.FINISH),
    )


def _looking() -> tuple[KeyLine, ...]:
    return (
        _line(translate("OkanaganKeys", "Explain the next open territory"), Command.EXPLAIN),
        _line(
            translate("OkanaganKeys", "See your own cards while you decide openly"),
            Command.OWN_CARDS,
        ),
        (
            look_keys(Look.EARLIER, Look.LATER),
            translate("OkanaganKeys", "Look back and forth"),
        ),
        (
            look_keys(Look.EARLIER_TURN, Look.LATER_TURN),
            translate("OkanaganKeys", "Look back by turns"),
        ),
        (look_keys(Look.FIRST, Look.NOW), translate("OkanaganKeys", "The first step, the game")),
    )


def _mouse() -> tuple[KeyLine, ...]:
    click, drag = translate("OkanaganKeys", "Click"), translate("OkanaganKeys", "Drag")
    wheel, right = translate("OkanaganKeys", "Wheel"), translate("OkanaganKeys", "Right button")
    return (
        ((click,), translate("OkanaganKeys", "Lay, build, choose or take what is there")),
        ((wheel, right), translate("OkanaganKeys", "Turn the tile")),
        (
            (translate("OkanaganKeys", "Ctrl+Wheel"),),
            translate("OkanaganKeys", "Zoom the valley"),
        ),
        ((drag,), translate("OkanaganKeys", "Move the valley; put a pennant before its equals")),
    )
