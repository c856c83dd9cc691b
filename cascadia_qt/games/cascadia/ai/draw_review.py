"""Whole turns looked at afterwards, with the tokens that were drawn anew or should have been."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Plan
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate, Search
from cascadia_qt.games.cascadia.ai.kernel.world import Dice, World
from cascadia_qt.games.cascadia.ai.networks import judge_of
from cascadia_qt.games.cascadia.ai.redrawing import judged_draw
from cascadia_qt.games.cascadia.ai.review import (
    BREADTH,
    HORIZON,
    Draw,
    PlayedTurn,
    ReviewEffort,
    TurnReview,
    review_turn,
    weights_for,
)
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.rules.actions import NatureWipe
from cascadia_qt.games.cascadia.rules.state import State

_DRAWS = 3  # times as many futures as for a turn: each meets other tokens


def review_whole(turn: PlayedTurn, effort: ReviewEffort, seed: int) -> TurnReview:
    """What the turn was worth; luck with the tokens is neither praised nor blamed."""
    review = review_turn(turn.before, turn.actions, effort, seed)
    futures = _DRAWS * effort.futures
    lost = [-_surely(_followed(state, draw, futures, seed)) for state, draw in turn.draws]
    drawn = sum(max(0.0, loss) for loss in lost)
    draw = _proposed(turn.before)
    gain = 0.0 if draw is None else _surely(_followed(turn.before, draw, futures, seed))
    best = review.best + drawn + max(0.0, gain)
    return replace(review, best=best, drawn=drawn, draw=draw if gain > 0 else None)


def _proposed(state: State) -> Draw | None:
    """The draw that a computer would ask for instead of taking a pair."""
    position = Table(state).position
    return judged_draw(state, position, judge_of(state, weights_for(position), BREADTH))


def _followed(state: State, draw: Draw, futures: int, seed: int) -> list[float]:
    """How much more the best pair led to after a draw than without it."""
    position = Table(state).position
    weights, dice = weights_for(position), Dice(seed * 1_000_003 + state.turn)
    judge = judge_of(state, weights, BREADTH)
    slots = draw.slots if isinstance(draw, NatureWipe) else state.market.equal_slots()
    lying = Candidate(_best(judge, position))
    search = Search(position, judge, HORIZON, seed)
    more = []
    for _ in range(futures):
        world, other = (
            World(position.supply, search.turns, dice),
            _drawn(position, draw, slots, dice),
        )
        drawn = Candidate(_best(judge, other))
        after = Search(other, judge, HORIZON, seed).outcome(drawn, world)
        more.append(after - search.outcome(lying, world))
    return more


def _best(judge: Judge, position: Position) -> Plan:
    outlook = Outlook(position.land, judge.weights, position.left)
    return judge.choose(outlook, position.pieces, position.tokens, position.left)


def _drawn(position: Position, draw: Draw, slots: tuple[int, ...], dice: Dice) -> Position:
    """The same with other tokens on `slots`, and with a nature token less if that was the price."""
    land = position.land.copy()
    land.nature -= isinstance(draw, NatureWipe)
    tokens, unseen = list(position.tokens), position.supply.tokens
    for slot in slots:
        tokens[slot] = unseen[dice.below(len(unseen))]
    return Position(land, position.pieces, tokens, position.supply, position.left)


def _surely(more: list[float]) -> float:
    """The mean, as far as it cannot be luck."""
    mean = fmean(more)
    error = stdev(more) / sqrt(len(more))
    return max(0.0, mean - error) if mean > 0 else min(0.0, mean + error)
