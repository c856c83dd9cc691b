"""When to have tokens drawn anew: three equal ones for nothing, any others for a nature token."""

from __future__ import annotations

from itertools import combinations

from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.redraw import Redraw
from cascadia_qt.games.cascadia.rules.actions import NatureWipe, ReplaceThree
from cascadia_qt.games.cascadia.rules.market import SLOTS
from cascadia_qt.games.cascadia.rules.state import State

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
    redraw = Redraw(worths, position.tokens, position.supply.tokens)
    now = redraw.best_now(nature > 0)
    three = state.market.equal_slots()
    if state.may_replace_three and redraw.expected(three, nature > 0) > now:
        return ReplaceThree()
    if worth_paying:
        expected, slots = max((redraw.expected(slots, nature > 1), slots) for slots in _SUBSETS)
        if expected > now + 1.0 + _PROMISED:
            return NatureWipe(slots)
    return None
