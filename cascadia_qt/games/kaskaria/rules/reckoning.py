"""The gold of everybody, part by part: collected, for both places, and for the amulet."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.rules.game import Result, places

PLACE_GOLD = (7, 4, 1, 0)
AMULET_GOLD = 2


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a player has come to; places are counted from 1 and shared by equals."""

    collected: int
    runner_place: int
    griffin_place: int
    has_amulet: bool

    @property
    def runner(self) -> int:
        return PLACE_GOLD[self.runner_place - 1]

    @property
    def griffin(self) -> int:
        return PLACE_GOLD[self.griffin_place - 1]

    @property
    def amulet(self) -> int:
        return AMULET_GOLD if self.has_amulet else 0

    @property
    def total(self) -> int:
        return self.collected + self.runner + self.griffin + self.amulet


def reckonings(state: State) -> tuple[Reckoning, ...]:
    """What everybody would have if the game were over now."""
    heroes = state.heroes
    runners = _ranks([hero.runner for hero in heroes])
    griffins = _ranks([hero.griffin for hero in heroes])
    return tuple(
        Reckoning(hero.gold, runners[seat], griffins[seat], seat == state.amulet)
        for seat, hero in enumerate(heroes)
    )


def _ranks(steps: list[int]) -> list[int]:
    """The place of everybody on one way: equals share theirs, and none is skipped after them."""
    order = sorted(set(steps), reverse=True)
    return [order.index(done) + 1 for done in steps]


def result(state: State) -> Result:
    """Most gold wins; among equals whoever has the amulet."""
    points = tuple(reckoning.total for reckoning in reckonings(state))
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    return Result(places(points, [state.amulet] if state.amulet in best else best), points)
