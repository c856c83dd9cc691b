"""Computer players: always legal, repeatable, and blind to what a person would not see."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.ai.bot import Bot
from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.okanagan.ai.bots import MAKERS
from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.bots import FIRST_BOT, bot_names
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.okanagan.ai.games import one_of_each, states

SEEDS = st.integers(0, SEED_LIMIT - 1)
each_bot = pytest.mark.parametrize("name", list(MAKERS))
quick_bots = pytest.mark.parametrize("name", ["random", "easy", "medium"])
each_number = pytest.mark.parametrize("players", [2, 3, 4])


def hasty(name: str, seed: int) -> Bot[State, Action]:
    """One who has no time: hard then follows every move into one game."""
    bot: Bot[State, Action] = MAKERS[name](seed, 0.0)
    return bot


@quick_bots
@given(players=st.integers(2, 4), seed=SEEDS)
@settings(max_examples=8)
def test_answers_are_legal(name: str, players: int, seed: int) -> None:
    bot = MAKERS[name](seed)
    for state in states(players, seed):
        assert bot.choose(state) in OKANAGAN.legal(state)


@each_number
def test_the_states_of_chance_lack_no_decision(players: int) -> None:
    assert {state.phase for state in one_of_each(players)} == set(Phase) - {Phase.OVER}


@each_bot
@each_number
def test_every_kind_of_decision_is_answered(name: str, players: int) -> None:
    bot = hasty(name, 1)
    for state in one_of_each(players):
        assert bot.choose(state) in OKANAGAN.legal(state)


@each_bot
def test_a_game_comes_to_its_end(name: str) -> None:
    state = OKANAGAN.setup(Options(2), 3)
    bots = [
        SeatedBot(OKANAGAN, 0, MAKERS[name](1, 0.002), 1),
        SeatedBot(OKANAGAN, 1, MAKERS["easy"](2), 2),
    ]
    while (seat := OKANAGAN.to_move(state)) is not None:
        state = OKANAGAN.apply(state, bots[seat].choose(state)).state
    assert state.phase is Phase.OVER


@each_bot
@each_number
def test_what_is_hidden_changes_no_answer(name: str, players: int) -> None:
    for number, state in enumerate(one_of_each(players)):
        worlds = [state, *(OKANAGAN.hide(state, state.seat, Rng(seed)) for seed in range(3))]
        seen = [OKANAGAN.seen(world, state.seat) for world in worlds]
        assert all(each == seen[0] for each in seen)
        assert any(world != state for world in worlds)
        assert len({hasty(name, number).choose(world) for world in worlds}) == 1


@each_bot
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    few = one_of_each(3)
    first, second = hasty(name, 7), hasty(name, 7)
    assert [*map(first.choose, few)] == [*map(second.choose, few)]


def test_every_computer_has_a_name() -> None:
    assert set(bot_names()) == set(MAKERS)
    assert [*bot_names()] == ["hard", "medium", "easy", "random"]
    assert FIRST_BOT in MAKERS
