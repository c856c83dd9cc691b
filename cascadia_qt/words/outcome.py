"""How a game of any kind ended, as people are told it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cascadia_qt.rules.game import Seat
from cascadia_qt.words.helps import helps_of_persons
from cascadia_qt.words.language import translate


@dataclass(frozen=True, slots=True)
class Outcome:
    """What stands above a result.

    Attributes:
        title: the result in a few words.
        detail: how it came about, as a sentence.
        winners: the seats whose columns are marked; none when there was nobody to beat.
    """

    title: str
    detail: str
    winners: tuple[int, ...] = ()


def with_helps(told: Outcome, seats: Sequence[Seat], offered: Sequence[str]) -> Outcome:
    """`told`, with what each person was helped with, unless that was everything the game offers."""
    helps = helps_of_persons(seats, offered)
    return replace(told, detail=f"{told.detail} {helps}") if helps else told


def joined(names: Sequence[str]) -> str:
    """Names as they stand in a sentence."""
    if len(names) == 1:
        return names[0]
    return translate("Score", "{0} and {1}").format(", ".join(names[:-1]), names[-1])
