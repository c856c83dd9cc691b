"""Redraws reviewed: those that were made and those that were not, whatever luck they had."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cascadia.ai.draw_review import review_whole
from cascadia_qt.games.cascadia.ai.review import (
    Draw,
    PlayedTurn,
    ReviewEffort,
    TurnReview,
    played_turns,
    review_turn,
)
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import NatureWipe
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.rng import Rng
from tests.documents import random_record

RULES = CASCADIA.rules()
QUICK = ReviewEffort(candidates=4, glances=1, futures=4)


def turns(seed: int, grid: Grid = HEX) -> tuple[PlayedTurn, ...]:
    return played_turns(random_record(grid, 2, seed=seed).history, {0, 1})


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_every_draw_belongs_to_its_turn(grid: Grid) -> None:
    history = random_record(grid, 2, seed=6).history
    made = [entry.action for entry in history.entries if isinstance(entry.action, Draw)]
    found = [turn for turn in played_turns(history, {0, 1}) if turn.draws]
    assert len(made) > 1
    assert [draw for turn in found for draw in turn.drawn] == made
    for turn in found:
        *_, (state, draw) = turn.draws
        assert state.turn == turn.before.turn
        assert apply(state, draw).state == turn.before
    alone = [turn for turn in played_turns(history, {1}) if turn.draws]
    assert alone == [turn for turn in found if turn.seat == 1]


def reviewed(turn: PlayedTurn) -> TurnReview:
    return review_whole(turn, QUICK, 1)


@pytest.mark.parametrize(("seed", "number"), [(5, 33), (12, 27)])
def test_a_nature_token_spent_for_nothing_is_a_part_of_the_loss(seed: int, number: int) -> None:
    turn = turns(seed)[number]
    assert isinstance(turn.drawn[0], NatureWipe)
    review, pair = reviewed(turn), review_turn(turn.before, turn.actions, QUICK, 1)
    assert review.drawn > 0.5
    assert (review.played, review.better) == (pair.played, pair.better)
    assert review.best == pytest.approx(pair.best + review.drawn)
    assert reviewed(turn) == review
    assert reviewed(replace(turn, draws=())) == pair


@pytest.mark.parametrize(("seed", "number"), [(7, 35), (10, 39)])
def test_a_draw_that_would_have_gained_is_proposed(seed: int, number: int) -> None:
    turn = turns(seed)[number]
    review, pair = reviewed(turn), review_turn(turn.before, turn.actions, QUICK, 1)
    assert review.draw in RULES.legal(turn.before)
    assert review.best > pair.best
    assert review.drawn == 0


def test_what_may_be_luck_is_not_proposed() -> None:
    """A computer would have drawn here, but the futures tell nothing."""
    turn = turns(7)[34]
    assert reviewed(turn) == review_turn(turn.before, turn.actions, QUICK, 1)


def test_a_draw_is_not_judged_by_its_luck() -> None:
    turn = turns(5)[33]
    hidden = [
        tuple((RULES.hide(state, turn.seat, Rng(seed)), draw) for state, draw in turn.draws)
        for seed in range(3)
    ]
    assert len({reviewed(replace(turn, draws=draws)).drawn for draws in hidden}) == 1
