"""A finished game as the store keeps it: everything that pages show, without replaying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from cascadia_qt.kept import KeptSeat
from cascadia_qt.rules.game import Result, Seat
from cascadia_qt.rules.record import Record, write_record
from cascadia_qt.shelf import GAMES


class NotFinished(ValueError):
    """The game of a record goes on."""


@dataclass(frozen=True, slots=True)
class Helps:
    """What persons were helped with: turns taken back, hints, and the settings that were on."""

    taken_back: int = 0
    hints: int = 0
    settings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a record does not tell.

    Attributes:
        finished: when, in local time.
        scenario: the number, for records that say nothing of it.
        helps: None where nobody knows.
    """

    finished: datetime
    scenario: int | None = None
    helps: Helps | None = None


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a player has reached.

    Attributes:
        place: from 1 on; equal results share a place.
        points: None where a game has none.
        won: alone or together; nobody wins alone at the table.
        parts: numbers by name, in the order of the game.
        further: what else only the game itself reads, as JSON.
        passed: whether the scenario was passed.
        helped: whether a person had any help but taking back.
    """

    name: str
    bot: str | None
    place: int
    points: int | None
    won: bool
    parts: Mapping[str, int] = field(default_factory=dict)
    further: Mapping[str, Any] = field(default_factory=dict)
    passed: bool = False
    helped: bool = True


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in numbers.

    Attributes:
        game: the id of its rules.
        variant: what was agreed that games are sorted by, a word a facet.
        rounds: how many were played.
        further: what else only the game itself reads, as JSON.
    """

    circumstances: Circumstances
    game: str
    variant: str
    seed: int
    rounds: int
    seats: tuple[SeatResult, ...]
    further: Mapping[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def has_points(self) -> bool:
        return self.seats[0].points is not None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game to be kept; `digest` is that of the record's text and tells games apart."""

    digest: str
    text: str
    summary: GameSummary


def finished_game(record: Record, circumstances: Circumstances) -> FinishedGame:
    """Raises NotFinished."""
    rules, state = record.rules, record.history.state
    if rules.to_move(state) is not None:
        raise NotFinished
    text = write_record(record)
    entry = GAMES[rules.id]
    kept = entry.kept().kept(record, circumstances.scenario)
    if kept.scenario is not None:
        circumstances = replace(circumstances, scenario=kept.scenario)
    result = rules.result(state)
    seats = tuple(
        replace(
            _seat(who, seat, result, kept.seats[seat]),
            helped=kept.seats[seat].helped or _helped(who, circumstances.helps, entry.helps),
        )
        for seat, who in enumerate(record.seats)
    )
    summary = GameSummary(
        circumstances,
        rules.id,
        kept.variant,
        record.seed,
        rules.turn(state),
        seats,
        kept.further,
    )
    return FinishedGame(digest_of(text), text, summary)


def digest_of(text: str) -> str:
    import hashlib  # with OpenSSL; whoever opens the window does without

    return hashlib.sha256(text.encode()).hexdigest()


def _helped(who: Seat, given: Helps | None, offered: Sequence[str]) -> bool:
    """Whether a hint was given to somebody who may have had it, or another help was at hand."""
    if who.bot is not None:
        return False
    if who.helps.hints and (who.hinted or (given is not None and given.hints)):
        return True
    purely = given is not None and "purist" in given.settings
    return not purely and bool({*offered} - {"undo", *who.helps.off})


def _seat(who: Seat, seat: int, result: Result, kept: KeptSeat) -> SeatResult:
    return SeatResult(
        who.name,
        who.bot,
        result.places[seat],
        None if result.points is None else result.points[seat],
        len(result.places) > 1 and result.places[seat] == 1,
        kept.parts,
        kept.further,
        kept.passed,
    )
