"""What a game lets the store keep of a finished game; nothing of it needs the store or Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cascadia_qt.rules.record import Record


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """What is kept of a seat beside its name, place and points.

    Attributes:
        parts: numbers by name, such as what the points were earned for.
        further: what else only the game itself reads again, as JSON.
        passed: whether the scenario was passed.
        helped: whether something helped that only this game has.
    """

    parts: Mapping[str, int] = field(default_factory=dict)
    further: Mapping[str, Any] = field(default_factory=dict)
    passed: bool = False
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a game beside its record.

    Attributes:
        variant: what was agreed that games are sorted by: a word a facet, with spaces between.
        scenario: the number of the scenario that was played.
        further: what else only the game itself reads again, as JSON.
    """

    seats: tuple[KeptSeat, ...]
    variant: str = ""
    scenario: int | None = None
    further: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Facet:
    """One of the words of a variant.

    Attributes:
        title: what heads scores that are sorted by it.
        head: what heads its column in a list of games.
        label: what stands beside a field that chooses it, with its key.
        name: what people read for a word.
    """

    title: Callable[[], str]
    head: Callable[[], str]
    label: Callable[[], str]
    name: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class MarkTable:
    """A table of the store with what players have got beyond results: player, number, game, date.

    Attributes:
        column: where the number stands.
        numbers: those that there are.
    """

    name: str
    column: str
    numbers: range


def nothing_more(record: Record, _scenario: int | None) -> Kept:
    """What every game has: places, and points if there are any."""
    return Kept(tuple(KeptSeat() for _ in record.seats))


def anything(_summary: Any) -> None:
    """Whatever rows tell fits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping:
    """How finished games of one kind are kept.

    Attributes:
        kept: of a record that is over; the number is that of a scenario which the record does not
            tell and somebody else does.
        fits: raises LookupError, TypeError or ValueError for a GameSummary of the store that was
            never written so.
        scenarios: the numbers that there are.
        facets: what the words of a variant are.
        marks: the tables of the store that only this game writes.
        afterwards: brings the files up to date that lie beside the store, when it has new games;
            is given the GameStore, their folder and whether games of one player alone count.
    """

    kept: Callable[[Record, int | None], Kept] = nothing_more
    fits: Callable[[Any], None] = anything
    scenarios: range = range(0)
    facets: tuple[Facet, ...] = ()
    marks: tuple[MarkTable, ...] = ()
    afterwards: Callable[[Any, Path, bool], None] | None = None


_PLAIN = Keeping()


def plain() -> Keeping:
    """How a game is kept that says nothing of it."""
    return _PLAIN
