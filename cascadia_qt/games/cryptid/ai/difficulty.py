"""How hard a puzzle is: how many tokens a perfect reader needs, and puzzles of a wanted step."""

from __future__ import annotations

from bisect import bisect
from itertools import count

from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import STEPS, clues_for
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.rng import SEED_LIMIT, Rng

_REHEARSALS = 3
# Between the steps: the quartiles of 300 puzzles of each kind.
_BOUNDS = {
    (2, "normal"): (10.7, 12.8, 15.7),
    (2, "advanced"): (13.7, 15.2, 17.0),
    (3, "normal"): (8.0, 10.0, 12.8),
    (3, "advanced"): (11.2, 13.4, 16.0),
    (4, "normal"): (18.0, 20.6, 22.7),
    (4, "advanced"): (21.6, 23.3, 25.2),
    (5, "normal"): (22.9, 26.3, 28.8),
    (5, "advanced"): (26.5, 28.9, 30.8),
}


def tokens_needed(puzzle: Puzzle, players: int) -> float:
    """How many tokens lie on average when a player could know the habitat."""
    from statistics import mean

    from cascadia_qt.games.cryptid.ai.rehearsal import rehearsed

    needed = []
    for seed in range(_REHEARSALS):
        rehearsal = rehearsed(puzzle, players, seed)
        for seat in range(players):
            known = rehearsal.known_from(seat)
            needed.append(_tokens(rehearsal.turns[-1 if known is None else known]))
    return mean(needed)


def difficulty(puzzle: Puzzle, players: int) -> str:
    """Which of the steps a puzzle has."""
    return STEPS[bisect(_BOUNDS[players, puzzle.board.mode], tokens_needed(puzzle, players))]


def deal_of(mode: str, players: int, seed: int, step: str) -> int:
    """The first deal with a puzzle of that step, `seed` itself or further on its own way."""
    clues = clues_for(players)
    deals = (_further(seed, number) for number in count())
    return next(deal for deal in deals if difficulty(generated(mode, clues, deal), players) == step)


def graded(mode: str, players: int, seed: int, step: str | None) -> Puzzle:
    """The puzzle of a deal, of any step or of the wanted one."""
    deal = seed if step is None else deal_of(mode, players, seed, step)
    return generated(mode, clues_for(players), deal)


def _further(seed: int, number: int) -> int:
    """The deals on the way from `seed` on, which is the first of them."""
    if not number:
        return seed
    drawn, _ = Rng((seed + number * 0x632BE59BD9B4E019) % SEED_LIMIT).next()
    return drawn


def _tokens(state: State) -> int:
    return sum(cells.bit_count() for cells in (*state.cubes, *state.discs))
