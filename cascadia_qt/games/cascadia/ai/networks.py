"""The networks learned from games; `benchmarks.learning` makes them.

One knows all cards on both grids; those that are played most often have one of their own. What a
species promises hangs on its card: for each there are weights of its own, from which the network
of one set of cards is put together.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import prod
from pathlib import Path
from struct import unpack

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.network import Network
from cascadia_qt.games.cascadia.ai.kernel.numbers import INPUTS, PER_SPECIES, SPECIES
from cascadia_qt.games.cascadia.ai.kernel.plan import Weights
from cascadia_qt.games.cascadia.ai.reading import tally_of, unseen_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import TURNS, State
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.rules.grid import Grid

HIDDEN = 96
DEEP = 32
CARDS = len(Card) + 2  # and the two variants without cards
_VARIANTS = {Variant.FAMILY: len(Card), Variant.INTERMEDIATE: len(Card) + 1}
# What a file holds, number after number, in half precision and the order of the Sight's inputs.
PARTS = {
    "species": (SPECIES, CARDS, PER_SPECIES, HIDDEN),
    "cards": (SPECIES, CARDS, HIDDEN),
    "others": (INPUTS - SPECIES * PER_SPECIES, HIDDEN),
    "turns": (TURNS + 1, HIDDEN),
    "further": (HIDDEN, DEEP),
    "biases": (DEEP,),
    "out": (DEEP,),
    "usual": (TURNS + 1,),
}


def judge_of(state: State, weights: Weights, breadth: int) -> Judge:
    """Somebody who knows what the landscapes of this game promise."""
    grid, scoring = state.options.grid, state.options.scoring
    network = network_of(grid, scoring)
    return Judge(tally_of(grid, scoring), network, weights, breadth, unseen_tokens(state))


@lru_cache(maxsize=4)
def network_of(grid: Grid, scoring: Scoring) -> Network:
    """The network for these cards on this grid."""
    return put_together(file_of(grid, scoring).read_bytes(), scoring)


def file_of(grid: Grid, scoring: Scoring) -> Path:
    """The file that was learned for exactly these cards on this grid, or else for all of them."""
    cards = "".join(card.value for card in scoring.cards)
    own = resource(f"networks/cascadia_{grid.name}_{cards}.f16")
    return own if own.is_file() else resource("networks/cascadia.f16")


def put_together(data: bytes, scoring: Scoring) -> Network:
    """The network for these cards that a file with this content holds."""
    parts = read_parts(data)
    seen, turns = array("f"), parts["turns"]
    for species, card in enumerate(cards_of(scoring)):
        place = species * CARDS + card
        seen += _slice(parts["species"], place, PER_SPECIES * HIDDEN)
        bias = _slice(parts["cards"], place, HIDDEN)
        for number in range(len(turns)):
            turns[number] += bias[number % HIDDEN]
    seen += parts["others"]
    return Network([seen, turns, *(parts[name] for name in ("further", "biases", "out", "usual"))])


def cards_of(scoring: Scoring) -> list[int]:
    """The card of each species as a number; the variants without cards come last."""
    if scoring.variant is Variant.CARDS:
        return [list(Card).index(card) for card in scoring.cards]
    return [_VARIANTS[scoring.variant]] * SPECIES


def read_parts(data: bytes) -> dict[str, array[float]]:
    """What a file holds, by name."""
    numbers = array("f", unpack(f"<{len(data) // 2}e", data))
    parts, first = {}, 0
    for name, shape in PARTS.items():
        parts[name] = numbers[first : first + prod(shape)]
        first += prod(shape)
    assert first == len(numbers)
    return parts


def _slice(numbers: array[float], place: int, length: int) -> array[float]:
    return numbers[place * length : (place + 1) * length]
