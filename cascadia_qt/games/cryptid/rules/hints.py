"""The hint that a table may agree on: a true sentence about clues that are not in play."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate

from cascadia_qt.games.cryptid.rules.clues import Clue, said_of
from cascadia_qt.games.cryptid.rules.sections import ANIMALS, TERRAINS
from cascadia_qt.rules.rng import Rng


def _within(steps: int) -> Callable[[Clue], bool]:
    return lambda clue: clue.steps == steps


def _names(things: Iterable[str]) -> Callable[[Clue], bool]:
    named = set(things)
    return lambda clue: bool(named & set(clue.things))


# What each sentence denies of every clue, and how often it is chosen among true ones.
_HINTS: dict[str, tuple[Callable[[Clue], bool], int]] = {
    "no within-2 clue": (_within(2), 24),
    "no within-3 clue": (_within(3), 21),
    "no within-1 clue": (_within(1), 12),
    "no two-terrain clue": (_within(0), 6),
    "no clue naming desert": (_names(["desert"]), 3),
    "no clue naming forest": (_names(["forest"]), 3),
    "no clue naming mountain": (_names(["mountain"]), 3),
    "no clue naming swamp": (_names(["swamp"]), 3),
    "no clue naming water": (_names(["water"]), 3),
    "no clue naming an animal territory": (_names(ANIMALS), 1),
    "no clue naming any terrain": (_names(TERRAINS), 1),
}
HINTS = tuple(_HINTS)


def allowed(hint: str, clue: str) -> bool:
    """Whether a player may hold `clue` if `hint` is true."""
    denied, _ = _HINTS[hint]
    return not denied(said_of(clue))


def true_hints(clues: Iterable[str]) -> tuple[str, ...]:
    """The sentences that are true of all clues."""
    held = list(clues)
    return tuple(hint for hint in HINTS if all(allowed(hint, clue) for clue in held))


def drawn_hint(clues: Iterable[str], rng: Rng) -> tuple[str, Rng]:
    """One of the true sentences, as likely as its weight; there must be one."""
    true = true_hints(clues)
    limits = list(accumulate(_HINTS[hint][1] for hint in true))
    number, rng = rng.below(limits[-1])
    return true[bisect_right(limits, number)], rng
