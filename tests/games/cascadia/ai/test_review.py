"""Turns reviewed: honest, repeatable, never a loss without a better turn, exact at the end."""

from __future__ import annotations

import random

import pytest

from cascadia_qt.games.cascadia.ai.review import (
    PlayedTurn,
    ReviewEffort,
    TurnReview,
    played_turns,
    review_turn,
)
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    PlaceTile,
    Take,
)
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.rng import Rng
from tests.documents import random_record

RULES = CASCADIA.rules()
QUICK = ReviewEffort(candidates=6, glances=2, futures=6)
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def turns(grid: Grid = HEX, players: int = 2, seed: int = 3) -> tuple[PlayedTurn, ...]:
    record = random_record(grid, players, seed=seed)
    return played_turns(record.history, range(players))


def after(before: State, actions: tuple[Action, ...]) -> State:
    state = before
    for action in actions:
        if state.turn == before.turn:
            state = apply(state, action).state
    return state


def own_score(state: State, seat: int) -> int:
    sheet = score_sheets(state)[seat]
    return sheet.total - sheet.of(Category.BONUS)


def reviewed(turn: PlayedTurn, effort: ReviewEffort = QUICK, seed: int = 1) -> TurnReview:
    return review_turn(turn.before, turn.actions, effort, seed)


@on_both_grids
@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_turn_of_a_game_is_found_whole(grid: Grid, players: int) -> None:
    record = random_record(grid, players, seed=5)
    history = record.history
    found = played_turns(history, range(players))
    assert [(turn.seat, turn.number) for turn in found] == [
        (seat, number) for number in range(1, 21) for seat in range(players)
    ]
    for turn in found:
        assert turn.before == history.moved(turn.cursor).state
        assert isinstance(turn.actions[0], Take | NatureFree)
        assert after(turn.before, turn.actions).turn == turn.before.turn + 1


def test_only_the_turns_of_those_who_are_asked_for() -> None:
    record = random_record(players=3)
    assert {turn.seat for turn in played_turns(record.history, {0, 2})} == {0, 2}
    assert played_turns(record.history, ()) == ()


@on_both_grids
def test_the_better_turn_can_be_played_and_is_not_worse(grid: Grid) -> None:
    for turn in turns(grid)[::7]:
        review = reviewed(turn)
        assert review.best >= review.played
        assert after(turn.before, review.better).turn == turn.before.turn + 1


@on_both_grids
def test_the_best_turn_loses_nothing(grid: Grid) -> None:
    for turn in turns(grid)[::9]:
        best = reviewed(turn).better
        again = review_turn(turn.before, best, QUICK, 1)
        assert again.loss == pytest.approx(0.0)
        assert again.better == best


def silly(state: State) -> tuple[Action, ...]:
    """A tile at the far end and a token thrown away."""
    laid = [a for a in RULES.legal(apply(state, Take(0)).state) if isinstance(a, PlaceTile)]
    return Take(0), max(laid, key=lambda action: action.cell), DeclineToken()


def test_a_silly_turn_loses_points() -> None:
    """In the middle of a good game."""
    state = RULES.setup(random_record(players=1).options, 1)
    for _ in range(8):
        state = after(state, review_turn(state, silly(state), QUICK, 1).better)
    review = review_turn(state, silly(state), ReviewEffort(8, 3, 16), 1)
    assert review.loss > 2
    assert review.better != silly(state)


@on_both_grids
def test_the_same_seed_gives_the_same_review(grid: Grid) -> None:
    turn = turns(grid)[16]
    assert reviewed(turn) == reviewed(turn)
    assert reviewed(turn).best != reviewed(turn, seed=2).best


@on_both_grids
def test_a_review_does_not_hang_on_what_is_hidden(grid: Grid) -> None:
    for turn in turns(grid)[::13]:
        hidden = [RULES.hide(turn.before, turn.seat, Rng(seed)) for seed in range(3)]
        found = {review_turn(state, turn.actions, QUICK, 1) for state in (turn.before, *hidden)}
        assert len(found) == 1


@on_both_grids
@pytest.mark.parametrize("seed", range(4))
def test_the_last_turn_is_exact(grid: Grid, seed: int) -> None:
    last = turns(grid, seed=seed)[-1]
    review = reviewed(last)
    assert review.played == own_score(after(last.before, last.actions), last.seat)
    assert review.best == own_score(after(last.before, review.better), last.seat)


@on_both_grids
def test_nothing_beats_the_best_last_turn(grid: Grid) -> None:
    last = turns(grid, seed=2)[-1]
    review, dice = reviewed(last), random.Random(1)
    for _ in range(300):
        state = last.before
        while state.turn == last.before.turn:
            choices = [a for a in RULES.legal(state) if not isinstance(a, DeclineToken)]
            state = RULES.apply(state, dice.choice(choices or RULES.legal(state))).state
        assert own_score(state, last.seat) <= review.best
