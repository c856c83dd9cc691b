"""Ways to think about a turn, from the weakest to the strongest.

A mind is given what its seat sees, tells how likely it thinks each cell, and what it would ask.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import prod
from typing import Protocol

from cascadia_qt.games.cryptid.ai.asking import expected_entropies, questions
from cascadia_qt.games.cryptid.ai.reading import possible_clues, reading
from cascadia_qt.games.cryptid.ai.shares import Shares, shares, weights
from cascadia_qt.games.cryptid.rules.actions import Ask
from cascadia_qt.games.cryptid.rules.cells import cells_in
from cascadia_qt.games.cryptid.rules.legal import searchable
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.rng import Rng

Odds = dict[int, float]


class Mind(Protocol):
    """
    Attributes:
        daring: how likely a cell must be to be searched.
    """

    @property
    def daring(self) -> float: ...

    def odds(self, state: State, seat: int) -> Odds:
        """How likely each cell is, for `seat`; those that it may not search are left out."""

    def best_questions(self, state: State) -> list[Ask]:
        """What whoever has the turn would ask, one as good as the other; none if nothing can be."""


@dataclass(frozen=True, slots=True)
class Marginal:
    """Looks at players one by one."""

    daring: float = 0.3

    def odds(self, state: State, seat: int) -> Odds:
        options = state.options
        own = set(options.colours(seat))
        others = [
            shares(options.board, clues)
            for colour, clues in enumerate(possible_clues(state))
            if colour not in own
        ]
        return weights(_open_to(state, seat), others)

    def best_questions(self, state: State) -> list[Ask]:
        """About likely cells, to whoever may as well answer one as the other."""
        likely = self.odds(state, state.seat)
        possible = possible_clues(state)
        fits = [shares(state.options.board, clues) for clues in possible]

        def worth(question: Ask) -> float:
            disc = prod(fits[colour][question.cell] for colour in _unsaid(state, question))
            return disc * (1 - disc) * likely.get(question.cell, 0.0)

        return _best((worth(question), question) for question in questions(state))


@dataclass(frozen=True, slots=True)
class Joint:
    """Lists every way in which the clues may lie."""

    daring: float = 0.5

    def odds(self, state: State, seat: int) -> Odds:
        known = reading(state)
        return {} if known is None else known.odds

    def best_questions(self, state: State) -> list[Ask]:
        known = reading(state)
        if known is None or not known.ways:
            return questions(state)
        return _best((-left, question) for left, question in expected_entropies(state, known))


def _open_to(state: State, seat: int) -> int:
    """The cells that `seat` may search when it has the turn."""
    return searchable(replace(state, tasks=(replace(state.tasks[0], seat=seat),)))


def _unsaid(state: State, question: Ask) -> list[int]:
    """The colours of whoever is asked that have no disc there."""
    colours = state.options.colours(question.seat)
    return [each for each in colours if not state.discs[each] >> question.cell & 1]


def _best(valued: Iterable[tuple[float, Ask]]) -> list[Ask]:
    found = list(valued)
    most = max((value for value, _ in found), default=0.0)
    return [question for value, question in found if value > most - 1e-9]
