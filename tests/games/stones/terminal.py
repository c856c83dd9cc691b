"""The toy game in a terminal: a secret stone, a question, and what everybody may hear."""

from __future__ import annotations

from typing import Any

from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Helps
from cascadia_qt.store.saved_games import SavedGame
from cascadia_qt.terminal import table
from cascadia_qt.terminal.at_terminal import AtTerminal
from cascadia_qt.terminal.keeping import keep_finished, tell_kept
from cascadia_qt.terminal.people import ask_drawn, ask_names, leaving
from cascadia_qt.terminal.prompts import Screen, numbered
from tests.games.stones.commands import Known, setup_of
from tests.games.stones.rules import STONES, Event, Move, Swapped
from tests.games.stones.setup import BOTS, StonesSetup

# Secret stones have words of their own, so that a test can tell them from those that were drawn.
SECRETS = ("agate", "beryl", "coral", "dolomite", "emerald", "flint")


class Table(table.Table):
    def tell(self, entry: Entry[Any, Any, Any]) -> None:
        for event in self.record.rules.told(entry, self.looker):
            self.screen.say(f"{self.names[event.seat]} {_what(event)}")


def _what(event: Event) -> str:
    if isinstance(event, Swapped):
        return "swapped" if event.stone is None else f"swapped for {SECRETS[event.stone - 1]}"
    return "passed" if event.stone is None else f"drew {event.stone}"


class StonesPlayer:
    def __init__(self, record: Record, saved: SavedGame, screen: Screen) -> None:
        self.table = Table(record, saved, screen)
        self._screen = screen

    def introduce(self) -> None:
        self._screen.say(f"{len(self.table.names)} play with stones")

    def decide(self) -> None:
        for stone in self.table.seen.secrets:
            if stone is not None:
                self._screen.say(f"Your secret: {SECRETS[stone - 1]}")
        answers = {"d": Move.DRAW, "p": Move.PASS, "s": Move.SWAP, "u": None}
        move = self._screen.choose("Draw, swap or pass?", answers, leaving(self._screen))
        if move is not None:
            self.table.submit(move)
        elif not self.table.undo():
            self._screen.say("Nothing can be taken back")

    def end(self, helps: Helps | None) -> None:
        report = keep_finished(self.table.record, helps)
        points = STONES.result(self.table.state).points
        self._screen.say(f"Points: {points}, taken back: {helps and helps.taken_back}")
        tell_kept(self._screen, report, "The game is kept")


def ask(screen: Screen, known: Known) -> StonesSetup:
    if known.players is not None:
        return setup_of(known)
    count = screen.choose("How many?", numbered(range(1, 4)), leaving(screen))
    players = ask_names(screen, count, BOTS, BOTS)
    return setup_of(Known(players, known.rounds, known.seed, ask_drawn(screen)))


TERMINAL = AtTerminal(ask=ask, sit=StonesPlayer)
