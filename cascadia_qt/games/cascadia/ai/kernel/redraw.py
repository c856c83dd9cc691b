"""Whether other tokens would serve better: what the best pair is worth now, and after a draw."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.numbers import SPECIES

_NEVER: Final = -1000.0


class Redraw:
    """The best of a market as a matter of chance.

    Every place has a worth for each species that may come to lie there; places are independent of
    each other, so the expected best follows from the products of their chances.
    """

    def __init__(self, worths: list[list[float]], tokens: list[int], bag: list[int]) -> None:
        self.worths = worths
        self.tokens = tokens
        self.chances: list[float] = [0.0] * SPECIES
        for species in bag:
            self.chances[species] += 1.0 / len(bag)

    def values(self, free: bool) -> list[list[float]]:
        """What each token would be worth in each place; `free` ones go with any tile for one."""
        if not free:
            return self.worths
        values: list[list[float]] = []
        best = [max(place[species] for place in self.worths) for species in range(SPECIES)]
        for place in self.worths:
            values.append([max(place[number], best[number] - 1.0) for number in range(SPECIES)])
        return values

    def best_now(self, free: bool) -> float:
        values = self.values(free)
        return max(values[slot][self.tokens[slot]] for slot in range(len(self.tokens)))

    def expected(self, slots: tuple[int, ...], free: bool) -> float:
        """The best to be expected when the tokens of `slots` are drawn anew."""
        values = self.values(free)
        floor = _NEVER
        for slot in range(len(self.tokens)):
            if slot not in slots:
                floor = max(floor, values[slot][self.tokens[slot]])
        steps = sorted({max(floor, values[slot][n]) for slot in slots for n in range(SPECIES)})
        expected, below = 0.0, 0.0
        for step in steps:
            chance = 1.0
            for slot in slots:
                chance *= self._chance_up_to(values[slot], step)
            expected += step * (chance - below)
            below = chance
        return expected

    def _chance_up_to(self, values: list[float], step: float) -> float:
        chance = 0.0
        for species in range(SPECIES):
            if values[species] <= step:
                chance += self.chances[species]
        return chance
