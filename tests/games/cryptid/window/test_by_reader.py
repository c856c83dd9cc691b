"""A whole game by whoever only hears the screen: by names and presses alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.rules.actions import Ask
from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.legal import searchable
from tests.games.cryptid.window.den import ANN, BEN, CLEO, Den
from tests.window.opening import settle


def things(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Whatever can be seen below `root`."""
    for number in range(root.childCount()):
        child = root.child(number)
        if child is not None and not child.state().invisible:
            yield child
            yield from things(child)


class Reader:
    """Presses whatever is called so, or begins so; there must be one such thing only."""

    def __init__(self, qtbot: QtBot, den: Den) -> None:
        self._qtbot = qtbot
        self._window = den.window

    def press(self, words: str) -> None:
        settle()  # names of what is painted follow from the event loop
        root = QAccessible.queryAccessibleInterface(self._window)
        found = [thing for thing in things(root) if _name(thing).startswith(words)]
        pressed = [thing for thing in found if _can_be_pressed(thing)]
        assert len(pressed) == 1, (words, list(map(_name, pressed or things(root))))
        button = pressed[0].object()
        assert isinstance(button, QAbstractButton)
        with self._qtbot.waitSignal(button.clicked):
            pressed[0].actionInterface().doAction("Press")
        settle()


def _name(thing: QAccessibleInterface) -> str:
    return thing.text(QAccessible.Text.Name)


def _can_be_pressed(thing: QAccessibleInterface) -> bool:
    deeds = thing.actionInterface()
    return deeds is not None and "Press" in deeds.actionNames()


def play_step(den: Den, reader: Reader, luck: random.Random) -> None:
    turn, late = den.turn, den.state.round > 1
    match den.stage:
        case Stage.PLACING:
            reader.press(f"{name_of(luck.choice(cells_in(turn.lit)))}:")
            reader.press("Put ")
        case Stage.TURN if late:
            habitat = den.state.options.puzzle.habitat
            reader.press(f"{name_of(habitat or cells_in(searchable(turn.state))[0])}:")
            reader.press("Search")
        case Stage.TURN:
            cell = luck.choice(cells_in(turn.lit))
            asked = luck.choice([seat for seat in turn.others if turn.can(Ask(cell, seat))])
            reader.press(f"{name_of(cell)}:")
            reader.press(f"{den.session.record.seats[asked].name}: cubes")
        case Stage.ANSWERING:
            reader.press(luck.choice(("A cube", "A disc")))
        case stage:
            raise AssertionError(stage)


def test_a_whole_game(qtbot: QtBot, den: Den) -> None:
    QAccessible.setActive(True)
    reader, luck = Reader(qtbot, den), random.Random(7)
    den.play(ANN, BEN, CLEO, answer_yourselves=True)
    for _ in range(60):
        if den.closed:
            reader.press("I am ")
        if den.stage is Stage.OVER:
            break
        play_step(den, reader, luck)
    assert den.session.to_move is None
