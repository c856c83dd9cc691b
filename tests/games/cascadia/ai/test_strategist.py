"""Players who think ahead: legal, honest, repeatable, in time, and better than those who do not."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from cascadia_qt.games.cascadia.ai.advice import advise
from cascadia_qt.games.cascadia.ai.effort import Effort
from cascadia_qt.games.cascadia.ai.levels import EFFORTS
from cascadia_qt.games.cascadia.ai.strategist import Strategist
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.actions import NatureFree
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Phase, State, score_sheets
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.rng import Rng
from tests.documents import random_record
from tests.games.cascadia.records import agreed
from tests.results import points

RULES = CASCADIA.rules()
QUICK = Effort(candidates=5, horizon=2, rollouts=10)
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


def states(grid: Grid, cards: str, players: int, effort: Effort = QUICK) -> list[State]:
    """Every state of a whole game among players of this effort."""
    state = RULES.setup(agreed(grid, players, cards), 1)
    bots = [Strategist(effort, seed) for seed in range(players)]
    seen = [state]
    while (seat := RULES.to_move(state)) is not None:
        action = bots[seat].choose(state)
        assert action in RULES.legal(state)
        state = RULES.apply(state, action).state
        seen.append(state)
    return seen


@on_both_grids
@pytest.mark.parametrize(
    ("cards", "players"),
    [("AAAAA", 4), ("BBBBB", 2), ("CCCCC", 1), ("DDDDD", 3), ("family", 2), ("intermediate", 1)],
)
def test_every_choice_of_a_whole_game_is_legal(grid: Grid, cards: str, players: int) -> None:
    assert states(grid, cards, players)[-1].phase is Phase.OVER


@on_both_grids
def test_a_choice_does_not_hang_on_what_is_hidden(grid: Grid) -> None:
    for state in states(grid, "ABCDA", 2)[:-1:9]:
        hidden = [RULES.hide(state, state.seat, Rng(seed)) for seed in range(3)]
        choices = {Strategist(QUICK, 7).choose(imagined) for imagined in (state, *hidden)}
        assert len(choices) == 1


@on_both_grids
def test_the_same_seed_and_rollouts_choose_the_same(grid: Grid) -> None:
    for state in states(grid, "DCBAD", 2)[:-1:9]:
        assert Strategist(QUICK, 7).choose(state) == Strategist(QUICK, 7).choose(state)


def test_a_turn_can_be_taken_over_in_its_middle() -> None:
    """As after undo, when nobody knows any more what was planned."""
    placing = [state for state in states(HEX, "AAAAA", 1) if state.phase is Phase.PLACE]
    for state in placing[::5]:
        assert Strategist(QUICK, 3).choose(state) in RULES.legal(state)


@pytest.mark.parametrize("seconds", [0.1, 0.5, 2.0])
def test_the_time_is_kept(seconds: float) -> None:
    """Each look at the clock finds it a hundredth later."""
    ticks = count()
    effort = Effort(candidates=8, horizon=1, rollouts=100_000, seconds=seconds)
    bot = Strategist(effort, 1, clock=lambda: next(ticks) / 100)
    bot.choose(RULES.setup(agreed(HEX, 2, "AAAAA"), 1))
    looked = next(ticks) / 100
    assert seconds * 0.95 <= looked <= seconds * 1.05 + 0.05


def test_who_can_follow_little_looks_at_little() -> None:
    whole = Effort(candidates=24, horizon=8, breadth=16)
    efforts = [whole.within(turns) for turns in (50, 200, 50_000)]
    assert [effort.candidates for effort in efforts] == [4, 8, 24]
    assert [effort.horizon for effort in efforts] == [1, 2, 8]
    assert [effort.breadth for effort in efforts] == [4, 8, 16]
    assert Effort(candidates=5, horizon=2).within(200) == Effort(candidates=5, horizon=2)


def test_nature_tokens_are_spent_where_it_pays() -> None:
    state = RULES.setup(agreed(HEX, 1, "AAAAA"), 1)
    bot, spent = Strategist(QUICK, 1), 0
    while RULES.to_move(state) is not None:
        action = bot.choose(state)
        spent += isinstance(action, NatureFree)
        state = RULES.apply(state, action).state
    assert spent > 0


@on_both_grids
@pytest.mark.parametrize("cards", ["AAAAA", "DDDDD"])
def test_looking_ahead_pays(grid: Grid, cards: str) -> None:
    effort = Effort(candidates=4, horizon=2, rollouts=12)
    ahead, blind = Strategist(effort, 1), Strategist(EFFORTS["easy"], 1)
    totals = [0, 0]
    for seed in (1, 2):
        state = RULES.setup(agreed(grid, 2, cards), seed)
        while (seat := RULES.to_move(state)) is not None:
            state = RULES.apply(state, (ahead, blind)[seat].choose(state)).state
        for seat, score in enumerate(points(RULES, state)):
            totals[seat] += score
    assert totals[0] > totals[1] + 10


def test_only_players_who_look_ahead_take_the_time_they_are_given() -> None:
    state = RULES.setup(agreed(HEX, 2, "AAAAA"), 1)
    for name in EFFORTS:
        assert CASCADIA.bots().makers[name](1, 0.05).choose(state) in RULES.legal(state)


@on_both_grids
def test_advice_is_a_ranking_of_whole_turns(grid: Grid) -> None:
    for state in states(grid, "ABCDA", 2)[:-1:11]:
        given = advise(state, QUICK, 1, 3)
        assert 1 <= len(given) <= 3
        assert len({advice.actions for advice in given}) == len(given)
        assert [a.expected for a in given] == sorted((a.expected for a in given), reverse=True)
        for advice in given:
            after = state
            for action in advice.actions:
                if after.turn == state.turn:
                    after = RULES.apply(after, action).state
            assert after.turn == state.turn + 1


def test_the_last_turn_is_worth_what_it_scores() -> None:
    last = next(s for s in states(HEX, "AAAAA", 1) if s.turn == 19 and s.phase is Phase.CHOOSE)
    (best,) = advise(last, QUICK, 1, 1)
    after = last
    for action in best.actions:
        after = RULES.apply(after, action).state
    sheet = score_sheets(after)[0]
    assert best.expected == sheet.total - sheet.of(Category.BONUS)


@pytest.mark.parametrize("cards", ["AAAAA", "DCDDD"])
def test_what_is_expected_stays_while_the_last_turn_is_carried_out(cards: str) -> None:
    state = next(s for s in states(HEX, cards, 1) if s.turn == 19 and s.phase is Phase.CHOOSE)
    (best,) = advise(state, QUICK, 1, 1)
    for action in best.actions:
        assert state.player.nature > 0
        assert [advice.expected for advice in advise(state, QUICK, 1, 1)] == [best.expected]
        state = RULES.apply(state, action).state


def total_at_the_end(last: State, rivalry: bool) -> int:
    """What one gets in all who takes the last turn of a game."""
    bot = Strategist(Effort(candidates=40, rollouts=1, rivalry=rivalry, redraws=False), 1)
    after = last
    while after.phase is not Phase.OVER:
        after = RULES.apply(after, bot.choose(after)).state
    return score_sheets(after)[last.seat].total


def test_the_last_turn_counts_the_bonus() -> None:
    lasts = [random_record(players=2, turns=39, seed=seed).history.state for seed in range(12)]
    totals = [(total_at_the_end(last, True), total_at_the_end(last, False)) for last in lasts]
    assert all(rival >= alone for rival, alone in totals)
    assert any(rival > alone for rival, alone in totals)


def test_advice_is_thought_out_on_what_a_person_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    state: State = RULES.setup(agreed(HEX, 2, "AAAAA"), 1)
    seen: list[State] = []

    def ranked(bot: Strategist, state: State, most: int) -> list[object]:
        seen.append(state)
        return []

    monkeypatch.setattr(Strategist, "ranked", ranked)
    advise(state, QUICK, 1, 3)
    (shown,) = seen
    assert shown.market.rng != state.market.rng
    assert replace(shown, market=replace(shown.market, rng=state.market.rng)) == state
