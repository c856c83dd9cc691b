"""A player who thinks about whole turns: at first sight, or by following them into the future."""

from __future__ import annotations

import time

from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.halving import halved
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Weights
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate, Search
from cascadia_qt.games.cascadia.ai.leaving import count_what_is_left
from cascadia_qt.games.cascadia.ai.networks import judge_of
from cascadia_qt.games.cascadia.ai.partner import Partner
from cascadia_qt.games.cascadia.ai.pondering import Interrupted, Pondered, pondered
from cascadia_qt.games.cascadia.ai.redrawing import better_draw, judged_draw
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.ai.thought import Clock, Thought
from cascadia_qt.games.cascadia.rules.actions import Action
from cascadia_qt.games.cascadia.rules.state import Phase, State

_FRESH_FUTURES = 24
_USUAL_REACH = 1_000  # how many turns can be followed, until one knows better


class Strategist:
    """Decides a turn as a whole and then carries it out action by action."""

    def __init__(
        self,
        effort: Effort,
        seed: int,
        clock: Clock = time.monotonic,
        partner: Partner | None = None,
    ) -> None:
        self._effort = effort
        self._seed = seed
        self._clock = clock
        self._partner = partner
        self._weights = Weights(effort.weights)
        self._plan: tuple[int, list[Action]] = (-1, [])
        self._reach = _USUAL_REACH
        self._pondered: Pondered | None = None

    def choose(self, state: State) -> Action:
        """The next action of the turn; the same for the same seed and rollouts."""
        turn, actions = self._plan
        if turn != state.turn or not actions or state.phase is Phase.CHOOSE:
            actions = self._turn(state)
            self._plan = (state.turn, actions)
        return actions.pop(0)

    def ponder(self, state: State, seat: int, interrupted: Interrupted) -> None:
        """Thinks about the next turn of `seat`, its own, while somebody else decides."""
        if self._effort.rollouts:
            seed = -1 - self._seed * 1_000_003 - state.turn  # other futures than in its own time
            self._pondered = pondered(state, seat, self._effort, seed, interrupted)

    def _turn(self, state: State) -> list[Action]:
        """The whole turn that is thought best, as the actions still to take."""
        start = self._clock()
        if not self._effort.rollouts:
            table = Table(state)
            best = self._first_sight(state, table.position)
            return self._draw(state, table, best) or table.actions(best)
        known = self._known(state)
        effort = self._affordable()
        thought = self._thought(state, effort if known is None else known.broadened(effort))
        table, best = thought.table, thought.found[0]
        draw = self._draw(state, table, best)
        if draw:
            return draw
        if self._effort.rivalry:
            count_what_is_left(thought)
        if table.position.left > 1:
            kept = thought.numbers() if known is None else known.kept(thought, effort.candidates)
            best = halved(thought, kept, start, self._clock, self._partner)
            self._reach = thought.futures * thought.effort.horizon
        else:
            best = thought.ended_best()
        return table.actions(best)

    def _first_sight(self, state: State, position: Position) -> Candidate:
        if not position.pieces:
            return candidates(position, self._weights, 1)[0]
        outlook = Outlook(position.land, self._weights, position.left)
        if self._effort.breadth == 1:
            return Candidate(outlook.best_plan(position.pieces, position.tokens))
        judge = judge_of(state, self._weights, self._effort.breadth)
        return Candidate(judge.choose(outlook, position.pieces, position.tokens, position.left))

    def _draw(self, state: State, table: Table, best: Candidate) -> list[Action]:
        """Other tokens are asked for where `best` is not good enough."""
        effort, position = self._effort, table.position
        if not effort.redraws or state.phase is not Phase.CHOOSE:
            return []
        if effort.breadth == 1:
            draw = better_draw(state, position, self._weights, best.plan.worth)
        else:
            judge = judge_of(state, self._weights, effort.breadth)
            draw = judged_draw(state, position, judge)
        return [] if draw is None else [draw]

    def _affordable(self) -> Effort:
        effort = self._effort
        return effort if effort.seconds is None else effort.within(self._reach)

    def _known(self, state: State) -> Pondered | None:
        """What pondering has told about the turn that begins with `state`."""
        pondered = self._pondered
        return pondered if pondered is not None and pondered.fits(state) else None

    def _thought(self, state: State, effort: Effort) -> Thought:
        return Thought(state, effort, self._seed * 1_000_003 + state.turn)

    def ranked(self, state: State, most: int) -> list[tuple[list[Action], float]]:
        """Up to `most` turns and the scores they are expected to end with, the best first.

        Those that were followed longest are compared once more, in the same fresh futures.
        """
        thought = self._thought(state, self._affordable())
        position = thought.table.position
        position.rivals = None
        if position.left > 1:
            halved(thought, thought.numbers(), self._clock(), self._clock, self._partner)
        found = sorted(thought.found, key=lambda candidate: (-candidate.count, -candidate.mean()))
        best = found[:most]
        for candidate in best:
            candidate.total, candidate.count = 0.0, 0
        fresh = Search(position, thought.judge, thought.effort.horizon, -1 - thought.seed)
        for _ in range(_FRESH_FUTURES):
            fresh.follow(best)
        best.sort(key=lambda candidate: -candidate.mean())
        return [(thought.table.actions(candidate), candidate.mean()) for candidate in best]
