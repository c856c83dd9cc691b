"""What a game on the shelf tells the hall about itself; nothing of it needs Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from cascadia_qt.kept import Keeping, plain

# What is on a box needs no rules.
if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from cascadia_qt.ai.bot import Bot
    from cascadia_qt.rules.game import Seat
    from cascadia_qt.rules.record import AnyGame, Record
    from cascadia_qt.words.guide import Guide

Line: TypeAlias = "Connection[Any, Any]"


class BotMaker(Protocol):
    def __call__(
        self, seed: int, seconds: float | None = None, partner: Line | None = None, /
    ) -> Bot[Any, Any]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Bots:
    """The computers of a game.

    Attributes:
        makers: makes a computer player of that name from a seed and, if they are given, the
            seconds that it may think about a turn and the line to a process that thinks along.
        names: what people read, from the strongest down, with the strength that was measured.
        first: who is proposed: somebody whom a first game can be won against.
        partner: what the process that thinks along does with its end of the line.
        partnered: the bots that have a use for it.
        ponderers: the bots that have a use for the time in which persons decide.
    """

    makers: Mapping[str, BotMaker]
    names: Callable[[], dict[str, str]]
    first: str
    partner: Callable[[Line], None] | None = None
    partnered: frozenset[str] = frozenset()
    ponderers: frozenset[str] = frozenset()


class Setup(Protocol):
    """What people have chosen for a game that is to be dealt."""

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    def dealt(self, fresh_seed: int) -> Record:
        """The game; `fresh_seed` is used where none was chosen."""


def _dealt_again(record: Record, fresh_seed: int) -> Record:
    from cascadia_qt.rules.dealing import dealt_again

    return dealt_again(record, fresh_seed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setups:
    """How a game is set up.

    Attributes:
        first: what is proposed before anybody has chosen.
        read: the setup in a text; the second if that is not one.
        write: a setup as text that `read` understands; the deal is not remembered.
        fresh_seed: a deal that nobody knows yet.
        smoke: a short game of computers that are quick.
        again: the same people once more, with another deal.
    """

    first: Callable[[], Any]
    read: Callable[[str, Any], Any]
    write: Callable[[Any], str]
    fresh_seed: Callable[[], int]
    smoke: Callable[[], Record]
    again: Callable[[Record, int], Record] = _dealt_again


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEntry:
    """A game on the shelf; what a box does not show is asked when it is wanted.

    Attributes:
        id: what shelf, files and settings call it.
        rules: its rules, whose `id` and `players` are the same.
        players: how many may play.
        title: how people call it.
        sentence: what it is about.
        credit: who has made the printed game.
        minutes: how long it takes, at the least and at the most.
        progress: how far a running game is, in words.
        bots: its computers.
        setups: how it is set up.
        box: the module whose `box_picture` is the living picture on its box.
        gui: the module that shows it in a window; imported when a window wants it.
        commands: the module whose COMMANDS are what it adds to the command line.
        terminal: the module whose TERMINAL plays it in a terminal.
        statistics: the module whose `statistics_pages` are its own, if it has some.
        helps: the names of the helps that a table may agree on for each of its persons.
        kept: what the store keeps of its finished games.
        guide: a first game in which one is led.
    """

    id: str
    rules: Callable[[], AnyGame]
    players: range
    title: Callable[[], str]
    sentence: Callable[[], str]
    credit: Callable[[], str]
    minutes: tuple[int, int]
    progress: Callable[[Record], str]
    bots: Callable[[], Bots]
    setups: Callable[[], Setups]
    box: str
    gui: str
    commands: str
    terminal: str
    statistics: str | None = None
    helps: tuple[str, ...] = ()
    kept: Callable[[], Keeping] = plain
    guide: Callable[[], Guide] | None = None
