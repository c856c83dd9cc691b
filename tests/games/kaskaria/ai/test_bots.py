"""Computer players: always legal, repeatable, and blind to what a person would not see."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.ai.seated import SeatedBot
from cascadia_qt.games.kaskaria.ai.bots import MAKERS
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.words.bots import FIRST_BOT, bot_names
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.kaskaria.ai.games import OPTIONS, states
from tests.games.kaskaria.table import hero, scene

SEEDS = st.integers(0, SEED_LIMIT - 1)
each_bot = pytest.mark.parametrize("name", list(MAKERS))
quick_bots = pytest.mark.parametrize("name", ["random", "easy", "medium"])
STRANGE = [Options(2), Options(3, "short", fearless=True), Options(4, "long", open_hands=True)]


def thinned(passed: list[State]) -> list[State]:
    """Few states of a game, all kinds of decisions among them."""
    rare = [state for state in passed if state.phase is not Phase.TURN]
    full = [state for state in passed if len(state.hero.hand) >= HAND_LIMIT]
    return passed[:: len(passed) // 2] + rare[:1] + rare[-2:] + full[:1]


@quick_bots
@given(options=OPTIONS, seed=SEEDS)
@settings(max_examples=30)
def test_answers_are_legal(name: str, options: Options, seed: int) -> None:
    bot = MAKERS[name](seed)
    for state in states(options, seed):
        assert bot.choose(state) in KASKARIA.legal(state)


@pytest.mark.parametrize("options", STRANGE)
def test_answers_of_hard_are_legal(options: Options) -> None:
    bot = MAKERS["hard"](1)
    for state in thinned(states(options, 1)):
        assert bot.choose(state) in KASKARIA.legal(state)


@each_bot
def test_the_states_of_chance_lack_no_decision(name: str) -> None:
    few = [state for options in STRANGE for state in thinned(states(options, 1))]
    assert {state.phase for state in few} == {Phase.TURN, Phase.TAKING, Phase.ENTERING}
    ten = scene(
        hero(
            "red gold runner, blue gold runner, green gold, pink gold, grey gold, brown gold, "
            "purple gold, yellow gold",
            runner=9,
            griffin=5,
        ),
        hero(gold=50),
        display="orange gold, orange gold, orange griffin",
        before=20,
    )
    assert len(ten.hero.hand) == HAND_LIMIT
    assert MAKERS[name](1).choose(ten) in KASKARIA.legal(ten)


@each_bot
def test_a_game_comes_to_its_end(name: str) -> None:
    state = KASKARIA.setup(Options(2, "short"), 3)
    bots = [
        SeatedBot(KASKARIA, 0, MAKERS[name](1, 0.002), 1),
        SeatedBot(KASKARIA, 1, MAKERS["easy"](2), 2),
    ]
    while (seat := KASKARIA.to_move(state)) is not None:
        state = KASKARIA.apply(state, bots[seat].choose(state)).state
    assert state.phase is Phase.OVER


@each_bot
@pytest.mark.parametrize("options", STRANGE)
def test_what_is_hidden_changes_no_answer(name: str, options: Options) -> None:
    for number, state in enumerate(thinned(states(options, 2))):
        worlds = [state, *(KASKARIA.hide(state, state.seat, Rng(seed)) for seed in range(3))]
        assert len({KASKARIA.seen(world, state.seat) for world in worlds}) == 1
        assert len(set(worlds)) > 1
        assert len({MAKERS[name](number).choose(world) for world in worlds}) == 1


@each_bot
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    few = thinned(states(Options(3), 5))
    first, second = MAKERS[name](7), MAKERS[name](7)
    assert [*map(first.choose, few)] == [*map(second.choose, few)]


def test_hard_may_play_at_several_tables() -> None:
    """What it remembers of one agreement does not mislead it at another."""
    bot = MAKERS["hard"](3)
    pair, rest = hero("blue gold runner", runner=7), hero()
    far, near = (scene(pair, rest, length=length, before=20) for length in ("long", "short"))
    assert KASKARIA.format(bot.choose(far)) != "set blue gold runner"
    assert KASKARIA.format(bot.choose(near)) == "set blue gold runner"


def test_every_computer_has_a_name() -> None:
    assert set(bot_names()) == set(MAKERS)
    assert [*bot_names()] == ["hard", "medium", "easy", "random"]
    assert FIRST_BOT in MAKERS
