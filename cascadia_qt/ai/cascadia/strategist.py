"""A player who thinks about whole turns: at first sight, or by following them into the future."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from cascadia_qt.ai.cascadia.kernel.candidates import candidates
from cascadia_qt.ai.cascadia.kernel.plan import NOWHERE, Outlook, Weights
from cascadia_qt.ai.cascadia.kernel.position import Position
from cascadia_qt.ai.cascadia.kernel.search import Candidate, Search
from cascadia_qt.ai.cascadia.reading import land_of, piece_of, rivals_of, supply_of, tally_of
from cascadia_qt.rules.cascadia.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    PlaceToken,
    Take,
)
from cascadia_qt.rules.cascadia.state import TURNS, Phase, State

Clock = Callable[[], float]

_FUTURES_TO_THE_END = 24


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a player thinks.

    Attributes:
        candidates: how many turns are looked at closely.
        horizon: how many turns they are followed.
        rollouts: how many futures are imagined in all; 0 chooses at first sight.
        seconds: stop thinking after that, if it is given; rollouts are then the most.
        bonuses: whether the race for the largest corridors counts.
        weights: what counts besides points; see Weights.
    """

    candidates: int = 20
    horizon: int = 5
    rollouts: int = 0
    seconds: float | None = None
    bonuses: bool = True
    weights: tuple[float, ...] = (0.2, 0.3, 0.7)


class Strategist:
    """Decides a turn as a whole and then carries it out action by action."""

    def __init__(self, effort: Effort, seed: int, clock: Clock = time.monotonic) -> None:
        self._effort = effort
        self._seed = seed
        self._clock = clock
        self._weights = Weights(*effort.weights)
        self._plan: tuple[int, list[Action]] = (-1, [])

    def choose(self, state: State) -> Action:
        """The next action of the turn; the same for the same seed and rollouts."""
        turn, actions = self._plan
        if turn != state.turn or not actions or state.phase is Phase.CHOOSE:
            actions = self._turn(state)
            self._plan = (state.turn, actions)
        return actions.pop(0)

    def ranked(self, state: State, most: int) -> list[tuple[list[Action], float]]:
        """Up to `most` turns and the scores they are expected to end with, the best first.

        Those that are followed longest are followed to the end of the game.
        """
        table = _Table(state)
        position = table.position
        found = candidates(position, self._weights, self._effort.candidates)
        seed = self._seed * 1_000_003 + state.turn
        if position.left > 1:
            self._follow(Search(position, self._weights, self._effort.horizon, seed), found)
        found.sort(key=lambda candidate: (-candidate.count, -candidate.mean()))
        best = found[:most]
        for candidate in best:
            candidate.total, candidate.count = 0.0, 0
        whole = Search(position, self._weights, position.left, seed)
        for _ in range(_FUTURES_TO_THE_END):
            whole.follow(best)
        best.sort(key=lambda candidate: -candidate.mean())
        return [(table.actions(candidate), candidate.mean()) for candidate in best]

    def _turn(self, state: State) -> list[Action]:
        """The whole turn that is thought best, as the actions still to take."""
        table = _Table(state)
        best = self._best(table, state)
        return table.actions(best)

    def _best(self, table: _Table, state: State) -> Candidate:
        effort, position = self._effort, table.position
        if not effort.rollouts and position.pieces:
            return self._first_sight(position)
        found = candidates(position, self._weights, effort.candidates)
        if not effort.rollouts or position.left == 1:
            return found[0]
        if effort.bonuses:
            position.rivals = rivals_of(state)
        seed = self._seed * 1_000_003 + state.turn
        return self._follow(Search(position, self._weights, effort.horizon, seed), found)

    def _first_sight(self, position: Position) -> Candidate:
        outlook = Outlook(position.land, self._weights, position.left)
        return Candidate(outlook.best_plan(position.pieces, position.tokens), 0)

    def _follow(self, search: Search, found: list[Candidate]) -> Candidate:
        """Halves the candidates again and again; the better ones are followed further."""
        effort = self._effort
        start = self._clock()
        rounds = max(1, (len(found) - 1).bit_length())
        for number in range(rounds):
            wanted = max(1, effort.rollouts // rounds // len(found))
            for _ in range(wanted):
                search.follow(found)
                if effort.seconds is not None:
                    share = effort.seconds * (number + 1) / rounds
                    if self._clock() - start >= share:
                        break
            found.sort(key=lambda candidate: -candidate.mean())
            found = found[: (len(found) + 1) // 2]
        return found[0]


class _Table:
    """What there is to choose from: the market, or the pair that has been taken already."""

    def __init__(self, state: State) -> None:
        options = state.options
        self._choosing = state.phase is Phase.CHOOSE
        land = land_of(tally_of(options.grid, options.scoring), state.player)
        tiles, tokens = state.market.tiles, state.market.tokens
        if not self._choosing:
            tiles, tokens = (state.tile,), (state.token,)
            land.nature = 0  # none can be spent any more in this turn
        pieces = [piece_of(options.grid, tile) for tile in tiles if tile is not None]
        species = [NOWHERE if token is None else int(token) for token in tokens]
        left = TURNS - state.turn // len(state.players)
        self.position = Position(land, pieces, species, supply_of(state), left)

    def actions(self, chosen: Candidate) -> list[Action]:
        """What carries `chosen` out."""
        plan, cells = chosen.plan, self.position.land.tally.geometry.cells
        actions: list[Action] = []
        if self._choosing:
            free = plan.tile != plan.token
            actions.append(NatureFree(plan.tile, plan.token) if free else Take(plan.tile))
        if plan.cell != NOWHERE:
            actions.append(PlaceTile(cells[plan.cell], plan.turn))
        if self.position.tokens[plan.token] != NOWHERE:
            placed = plan.spot != NOWHERE
            actions.append(PlaceToken(cells[plan.spot]) if placed else DeclineToken())
        return actions
