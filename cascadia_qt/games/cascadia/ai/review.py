"""Turns looked at afterwards: what each was worth, and which would have been best."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cascadia_qt.games.cascadia.ai.effort import NOTHING_BUT_POINTS, WORTH_JUDGING
from cascadia_qt.games.cascadia.ai.kernel.candidates import candidates, judged
from cascadia_qt.games.cascadia.ai.kernel.numbers import NOWHERE
from cascadia_qt.games.cascadia.ai.kernel.plan import Plan, Weights
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate, Search
from cascadia_qt.games.cascadia.ai.networks import judge_of
from cascadia_qt.games.cascadia.ai.table import Table
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.events import Event
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.rules.history import History

Draw = ReplaceThree | NatureWipe

_LAST_CANDIDATES = 64
_FINALISTS = 3
BREADTH, HORIZON = 1, 3  # a whole game is looked at while somebody waits


@dataclass(frozen=True, slots=True)
class ReviewEffort:
    """How hard a turn is thought about.

    Attributes:
        candidates: how many turns it is compared with.
        glances: how many futures each of them is followed into.
        futures: how many more for the best of them and for the turn that was played.
    """

    candidates: int = 12
    glances: int = 4
    futures: int = 24


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of a finished game, from the choice of its pair on.

    Attributes:
        number: which turn of this player it was, counted from 1.
        cursor: how many steps of the game lie before it.
        before: the state in which the pair was chosen.
        draws: what tokens were drawn anew before that, and the states in which.
    """

    seat: int
    number: int
    cursor: int
    before: State
    actions: tuple[Action, ...]
    draws: tuple[tuple[State, Draw], ...] = ()

    @property
    def drawn(self) -> tuple[Draw, ...]:
        """The draws alone."""
        return tuple(draw for _, draw in self.draws)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What a turn was worth; scores are those at the end of the game, corridor bonuses left out.

    Attributes:
        best: what could be expected before the turn, when it is played best.
        played: what could be expected after it.
        better: the best turn; the one that was played if there was none better.
        drawn: how much of the loss is that of tokens that should not have been drawn anew.
        draw: what should have been drawn anew before any pair was taken.
    """

    best: float
    played: float
    better: tuple[Action, ...]
    drawn: float = 0.0
    draw: Draw | None = None

    @property
    def loss(self) -> float:
        return self.best - self.played


def played_turns(
    history: History[State, Action, Event], seats: Collection[int]
) -> tuple[PlayedTurn, ...]:
    """Every whole turn that one of `seats` has had, in their order."""
    found = []
    draws: list[tuple[State, Draw]] = []
    state, entries = history.start, history.entries[: history.cursor]
    for cursor, entry in enumerate(entries):
        if isinstance(entry.action, Draw):
            draws.append((state, entry.action))
        if entry.seat in seats and isinstance(entry.action, Take | NatureFree):
            later = [
                other for other in entries[cursor + 1 : cursor + 3] if other.seat == entry.seat
            ]
            actions = (entry.action, *(o.action for o in later if _places(o.action)))
            number = state.turn // len(state.players) + 1
            turn = PlayedTurn(entry.seat, number, cursor, state, actions, tuple(draws))
            found.append(turn)
        if not isinstance(entry.action, Draw):
            draws.clear()
        state = entry.step.state
    return tuple(found)


def _places(action: Action) -> bool:
    return isinstance(action, PlaceTile | PlaceToken | DeclineToken)


def review_turn(
    before: State, actions: Sequence[Action], effort: ReviewEffort, seed: int
) -> TurnReview:
    """Compares the turn `actions` with the best ones; on the last turn that is exact.

    All are followed into the same imagined futures, whose end a network judges. Those that decide
    who is best are fresh ones, so that nobody wins by the luck that brought him there.
    """
    table = Table(before)
    position = table.position
    last = position.left == 1
    weights = weights_for(position)
    found = candidates(position, weights, _LAST_CANDIDATES)
    judge = judge_of(before, weights, BREADTH)
    found = judged(found, position, judge)[: None if last else effort.candidates]
    played = _same(found, candidate_of(position, actions))
    search = Search(position, judge, HORIZON, seed * 1_000_003 + before.turn)
    if not last:
        found = _finalists(search, found, effort.glances)
    compared = found if played in found else [*found, played]
    for _ in range(1 if last else effort.futures):
        search.follow(compared)
    best = max(compared, key=lambda candidate: (candidate.mean(), candidate is played))
    better = tuple(actions) if best is played else tuple(table.actions(best))
    return TurnReview(best.mean(), played.mean(), better)


def weights_for(position: Position) -> Weights:
    """In the last turn nothing counts but points."""
    return Weights(NOTHING_BUT_POINTS if position.left == 1 else WORTH_JUDGING)


def _finalists(search: Search, found: list[Candidate], glances: int) -> list[Candidate]:
    """The best of `found`, with nothing on their account yet."""
    for _ in range(glances):
        search.follow(found)
    found.sort(key=lambda candidate: -candidate.mean())
    for candidate in found:
        candidate.total, candidate.count = 0.0, 0
    return found[:_FINALISTS]


def candidate_of(position: Position, actions: Sequence[Action]) -> Candidate:
    """A turn as the kernel thinks of it."""
    index = position.land.tally.geometry.index
    plan, spends = Plan(0, 0, NOWHERE, 0, NOWHERE, 0.0), 0
    for action in actions:
        match action:
            case Take(slot):
                plan.tile = plan.token = slot
            case NatureFree(tile, token):
                plan.tile, plan.token, spends = tile, token, int(tile == token)
            case PlaceTile(cell, rotation):
                ways = position.pieces[plan.tile].ways
                plan.cell, plan.turn = index[cell], rotation if ways > 1 else 0
            case PlaceToken(cell):
                plan.spot = index[cell]
    return Candidate(plan, spends)


def _same(found: list[Candidate], played: Candidate) -> Candidate:
    """The candidate that is the same turn as `played`, or `played` if there is none."""
    return next((one for one in found if _key(one) == _key(played)), played)


def _key(candidate: Candidate) -> tuple[int, ...]:
    plan = candidate.plan
    return candidate.spends, plan.tile, plan.token, plan.cell, plan.turn, plan.spot
