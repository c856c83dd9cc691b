"""When to have tokens drawn anew: three equal ones for nothing, any others for a nature token."""

from __future__ import annotations

from itertools import combinations
from math import inf

from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.redraw import Redraw
from cascadia_qt.games.cascadia.rules.actions import NatureWipe, ReplaceThree
from cascadia_qt.games.cascadia.rules.market import SLOTS
from cascadia_qt.games.cascadia.rules.state import State

_SURE = 0.3  # what a draw must promise more than it costs, as a network judges
# At first sight:
_POOR = 5.0  # nobody pays for other tokens when there is a better turn than that
_PROMISED = 2.0  # beyond its own point, before a nature token is spent on a draw
_SUBSETS = tuple(
    slots for size in range(1, SLOTS + 1) for slots in combinations(range(SLOTS), size)
)


def better_draw(
    state: State, position: Position, weights: Weights, worth: float
) -> ReplaceThree | NatureWipe | None:
    """The draw that promises more than the market as it lies, whose best turn has that `worth`."""
    nature = state.player.nature
    worth_paying = nature > 0 and worth < _POOR
    if not state.may_replace_three and not worth_paying:
        return None
    worths = Outlook(position.land, weights, position.left).pair_worths(position.pieces)
    return _better(state, position, worths, 1.0 + _PROMISED if worth_paying else inf)


def judged_draw(state: State, position: Position, judge: Judge) -> ReplaceThree | NatureWipe | None:
    """The same as a network judges it."""
    land, left = position.land, position.left
    if not state.may_replace_three and land.nature == 0:
        return None
    price = inf
    if land.nature > 0:
        spent = land.copy()
        spent.nature -= 1
        price = max(1.0, judge.worth(land, left) - judge.worth(spent, left)) + _SURE
    return _better(state, position, judge.pair_worths(land, position.pieces, left), price)


def _better(
    state: State, position: Position, worths: list[list[float]], price: float
) -> ReplaceThree | NatureWipe | None:
    """What to draw where pairs are worth that much; `price` is that of paying for it."""
    nature = state.player.nature
    redraw = Redraw(worths, position.tokens, position.supply.tokens)
    now = redraw.best_now(nature > 0)
    three = state.market.equal_slots()
    if state.may_replace_three and redraw.expected(three, nature > 0) > now:
        return ReplaceThree()
    if price < inf:
        expected, slots = max((redraw.expected(slots, nature > 1), slots) for slots in _SUBSETS)
        if expected > now + price:
            return NatureWipe(slots)
    return None
