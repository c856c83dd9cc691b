"""What a game adds to the commands of the program; nothing of it needs Qt."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Result
from cascadia_qt.rules.record import Record


class BadWords(ValueError):
    """The words of a command line do not go together; the message is one plain clause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """The command `play` of a game.

    Attributes:
        add_options: adds what is the game's own to `--players`, `--seed` and `--begin`.
        known: what the words say about the game, as a value; raises BadWords.
        nothing: the same where they say nothing.
        setup: the setup of a game of which the players are known; the rest is as proposed.
    """

    add_options: Callable[[ArgumentParser], None]
    known: Callable[[Namespace], Any]
    nothing: Any
    setup: Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that computers have played.

    Attributes:
        turns: how many rounds it took.
        seconds: how long each turn took the computer, a seat each.
        measured: what the game itself has counted at its end, a seat each.
    """

    result: Result
    turns: int
    seconds: tuple[tuple[float, ...], ...]
    measured: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulating:
    """The command `simulate` of a game.

    Attributes:
        add_options: adds what is the game's own.
        agreed: what the words say about the games, as a value that other processes can be sent;
            raises BadWords.
        options: what is agreed in one of the games, for so many players and with this seed.
        ended: the result of a game, with points, and what else is counted of each seat; None keeps
            the result alone.
        summed: the summary with the game's own fields, from what was agreed and all games.
        lines: the summary for people; None is as every game says it.
    """

    add_options: Callable[[ArgumentParser], None]
    agreed: Callable[[Namespace], Any]
    options: Callable[[Any, int, int], Any]
    ended: Callable[[Any], tuple[Result, tuple[int, ...]]] | None = None
    summed: Callable[[Any, Sequence[Outcome], dict[str, Any]], dict[str, Any]] = (
        lambda _agreed, _outcomes, summary: summary
    )
    lines: Callable[[dict[str, Any]], Iterable[str]] | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """A result, explained: as JSON, for people, and what is odd about it."""

    document: dict[str, Any]
    lines: tuple[str, ...]
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Commands:
    """What a game adds to the commands of the program.

    Attributes:
        score: the result of a record.
        documents: what scores the game's own documents, which begin at the node, by their format;
            a format begins with the id of the game and a hyphen. They raise BadDocument.
        about_documents: what people should know of them, for the help of `score`.
        pictures: the module that draws records and documents, imported when one is wanted:
            `record_picture(record, turn, size, dark)` and, where there are `documents`,
            `document_picture(node, turn, size, dark)`, QImages of a size in pixels, on dark paper
            or light; both raise BadDocument.
        further: adds the options of a command of the game's own, and what runs it as the default
            of `run`; the shelf tells which game has which commands.
    """

    play: Playing
    simulate: Simulating
    score: Callable[[Record], Scored]
    documents: Mapping[str, Callable[[Node], Scored]] = field(default_factory=dict)
    about_documents: Callable[[], str] = lambda: ""
    pictures: str
    further: Mapping[str, Callable[[ArgumentParser], None]] = field(default_factory=dict)
