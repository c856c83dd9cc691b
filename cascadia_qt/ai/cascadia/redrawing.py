"""When to have tokens drawn anew: three equal ones for nothing, any others for a nature token."""

from __future__ import annotations

from itertools import combinations

from cascadia_qt.ai.cascadia.kernel.plan import Outlook, Weights
from cascadia_qt.ai.cascadia.kernel.redraw import Redraw
from cascadia_qt.ai.cascadia.table import Table
from cascadia_qt.rules.cascadia.actions import NatureWipe, ReplaceThree
from cascadia_qt.rules.cascadia.market import SLOTS
from cascadia_qt.rules.cascadia.state import State

_PROMISED = 2.0  # beyond its own point, before a nature token is spent on a draw
_SUBSETS = tuple(
    slots for size in range(1, SLOTS + 1) for slots in combinations(range(SLOTS), size)
)


def better_draw(state: State, weights: Weights) -> ReplaceThree | NatureWipe | None:
    """The draw that promises more than the market as it lies, if there is one."""
    nature = state.player.nature
    if not state.may_replace_three and not nature:
        return None
    position = Table(state).position
    worths = Outlook(position.land, weights, position.left).pair_worths(position.pieces)
    redraw = Redraw(worths, position.tokens, position.supply.tokens)
    now = redraw.best_now(nature > 0)
    if state.may_replace_three:
        slots = state.market.equal_slots()
        if redraw.expected(slots, nature > 0) > now:
            return ReplaceThree()
    if nature:
        expected, slots = max((redraw.expected(slots, nature > 1), slots) for slots in _SUBSETS)
        if expected > now + 1.0 + _PROMISED:
            return NatureWipe(slots)
    return None
