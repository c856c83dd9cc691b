"""What a turn leaves to the next player."""

from __future__ import annotations

from cascadia_qt.games.cascadia.ai.effort import AT_FIRST_SIGHT
from cascadia_qt.games.cascadia.ai.kernel.numbers import SPECIES
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.redraw import Redraw
from cascadia_qt.games.cascadia.ai.reading import land_of, turns_left
from cascadia_qt.games.cascadia.ai.thought import Thought
from cascadia_qt.games.cascadia.rules.state import Phase

_SPITE = 0.25


def count_what_is_left(thought: Thought) -> None:
    """Takes off each candidate what the next player may then expect, shared among all others."""
    state, position = thought.state, thought.table.position
    others = len(state.players) - 1
    next_seat = (state.seat + 1) % len(state.players)
    left = turns_left(state, next_seat)
    if not others or not left or state.phase is not Phase.CHOOSE:
        return
    land = land_of(position.land.tally, state.players[next_seat])
    worths = Outlook(land, Weights(AT_FIRST_SIGHT), left).pair_worths(position.pieces)
    usual = [sum(place[number] for place in worths) / len(worths) for number in range(SPECIES)]
    known: dict[tuple[int, int], float] = {}
    for candidate in thought.found:
        taken = candidate.plan.tile, candidate.plan.token
        if taken not in known:
            places = [usual if slot == taken[0] else worths[slot] for slot in range(len(worths))]
            redraw = Redraw(places, position.tokens, position.supply.tokens)
            known[taken] = redraw.expected((taken[1],), free=False)
        candidate.leaves = _SPITE / others * known[taken]
