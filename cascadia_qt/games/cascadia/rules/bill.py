"""What a placement would add to a score and take from it, before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, rescored
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a bill.

    Attributes:
        seat: whose points they are; a bonus can be lost to somebody else.
        subject: the animal or habitat; None for nature tokens.
    """

    seat: int
    category: Category
    subject: Wildlife | Habitat | None
    points: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How the race for the largest corridor of a habitat would stand.

    Attributes:
        size: of one's own largest corridor.
        rival: the size of the largest corridor of anybody else; None if there is nobody else.
        bonus: what one would get.
    """

    habitat: Habitat
    size: int
    rival: int | None
    bonus: int


@dataclass(frozen=True, slots=True)
class Bill:
    """The difference of two score sheets; every line of it is a gain or a loss.

    Attributes:
        seat: who would place.
        standings: the races in which one's own corridor would change.
    """

    seat: int
    items: tuple[Item, ...]
    standings: tuple[Standing, ...]

    @property
    def total(self) -> int:
        """What `seat` would gain."""
        return sum(item.points for item in self.items if item.seat == self.seat)


def bill(state: State, sheets: Sequence[ScoreSheet], actions: Sequence[Action]) -> Bill:
    """What `actions`, which belong to one turn, would change; `sheets` are those of `state`."""
    seat, after = state.seat, state
    for action in actions:
        after = apply(after, action).state
        if after.turn != state.turn:
            break
    options = state.options
    old, new = state.players[seat].landscape, after.players[seat].landscape
    return difference(sheets, rescored(options.grid, options.scoring, sheets, seat, old, new), seat)


def difference(before: Sequence[ScoreSheet], after: Sequence[ScoreSheet], seat: int) -> Bill:
    """What `seat` has changed; the sheets are everybody's `before` it and `after` it."""
    return Bill(seat, tuple(_items(before, after)), tuple(_standings(before, after, seat)))


def _items(before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]) -> Iterator[Item]:
    lines: list[tuple[Category, Wildlife | Habitat | None]] = [
        *((Category.WILDLIFE, species) for species in Wildlife),
        *((Category.CORRIDOR, habitat) for habitat in Habitat),
        *((Category.BONUS, habitat) for habitat in Habitat),
        (Category.NATURE, None),
    ]
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        for category, subject in lines:
            points = new.of(category, subject) - old.of(category, subject)
            if points:
                yield Item(seat, category, subject, points)


def _standings(
    before: Sequence[ScoreSheet], after: Sequence[ScoreSheet], seat: int
) -> Iterator[Standing]:
    for habitat in Habitat:
        sizes = [sheet.of(Category.CORRIDOR, habitat) for sheet in after]
        if sizes[seat] == before[seat].of(Category.CORRIDOR, habitat):
            continue
        rival = max((size for at, size in enumerate(sizes) if at != seat), default=None)
        yield Standing(habitat, sizes[seat], rival, after[seat].of(Category.BONUS, habitat))
