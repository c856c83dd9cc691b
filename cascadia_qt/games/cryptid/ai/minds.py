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
from cascadia_qt.games.cryptid.ai.shares import shares, weights
from cascadia_qt.games.cryptid.rules.actions import Ask
from cascadia_qt.games.cryptid.rules.cells import ALL, cells_in, set_of
from cascadia_qt.games.cryptid.rules.legal import searchable
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.rng import Rng

Odds = dict[int, float]


class Mind(Protocol):
    """How somebody thinks.

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
        return _one_by_one(state, seat, _open_to(state, seat))

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
class Forgetful:
    """Looks at players one by one, has forgotten much of what lies there, and asks at will.

    Attributes:
        seed: decides which tokens it has forgotten; those stay forgotten.
        kept: the part of the tokens, in percent, that it remembers.
    """

    seed: int
    daring: float = 0.3
    kept: int = 65

    def odds(self, state: State, seat: int) -> Odds:
        return _one_by_one(self._remembered(state), seat, _open_to(state, seat))

    def best_questions(self, state: State) -> list[Ask]:
        """About any cell that it thinks possible."""
        odds = self.odds(state, state.seat)
        likely = max(odds.values(), default=0.0) / 2
        asked = questions(state)
        plausible = [each for each in asked if odds.get(each.cell, 0.0) > likely]
        return plausible or asked

    def _remembered(self, state: State) -> State:
        """The state without what is forgotten; that nothing more happens on cubes is not."""
        kept = [
            tuple(self._kept(cells, colour) for colour, cells in enumerate(tokens))
            for tokens in (state.cubes, state.discs)
        ]
        return replace(state, cubes=kept[0], discs=kept[1])

    def _kept(self, cells: int, colour: int) -> int:
        return set_of(cell for cell in cells_in(cells) if self._keeps(colour, cell))

    def _keeps(self, colour: int, cell: int) -> bool:
        number, _ = Rng(self.seed ^ (colour * ALL.bit_length() + cell) << 32).below(100)
        return number < self.kept


@dataclass(frozen=True, slots=True)
class Joint:
    """Lists every way in which the clues may lie."""

    daring: float = 0.5

    def odds(self, state: State, seat: int) -> Odds:
        known = reading(state)
        return {} if known is None else known.odds

    def best_questions(self, state: State) -> list[Ask]:
        known = reading(state)
        if known is None:
            return questions(state)
        return _best((-left, question) for left, question in expected_entropies(state, known))


@dataclass(frozen=True, slots=True)
class Patient:
    """Looks at players one by one, dares more, and lists the ways once there are only a few.

    Attributes:
        head: how many tuples of clues it can go through.
    """

    daring: float = 0.2
    head: int = 12

    def odds(self, state: State, seat: int) -> Odds:
        few = prod(map(len, possible_clues(state))) <= self.head
        return (Joint() if few else Marginal()).odds(state, seat)

    def best_questions(self, state: State) -> list[Ask]:
        return Marginal().best_questions(state)


def _one_by_one(state: State, seat: int, cells: int) -> Odds:
    """How likely each of the cells is, for `seat`, if the others were independent."""
    options = state.options
    own = options.colours(seat)
    possible = enumerate(possible_clues(state))
    others = [shares(options.board, clues) for colour, clues in possible if colour not in own]
    return weights(cells, others)


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
