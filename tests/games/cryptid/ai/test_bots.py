"""Computer players: legal, repeatable, honest, true to their word, and quiet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.cryptid.ai.bots import MAKERS
from cascadia_qt.games.cryptid.ai.minds import Forgetful, Joint, Marginal, Patient
from cascadia_qt.games.cryptid.ai.researcher import Researcher
from cascadia_qt.games.cryptid.rules.actions import Ask, PutCube, Search, Vote
from cascadia_qt.games.cryptid.rules.events import AnswerCorrected, CubePut, DiscPut, Why
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.legal import legal
from cascadia_qt.games.cryptid.rules.secrets import candidates, hide, seen
from cascadia_qt.games.cryptid.rules.state import Phase, State, Task
from cascadia_qt.rules.rng import Rng
from tests.games.cryptid.ai.games import events, first, game, states

THINKERS = ("novice", "steady", "sharp", "ruthless")
each_bot = pytest.mark.parametrize("bot", MAKERS)
each_mode = pytest.mark.parametrize("mode", ["normal", "advanced"])


@each_bot
@each_mode
@pytest.mark.parametrize("players", CRYPTID.players)
@pytest.mark.parametrize("yourselves", [False, True])
def test_every_choice_of_a_whole_game_is_legal(
    bot: str, mode: str, players: int, yourselves: bool
) -> None:
    history = game(mode, (bot,) * players, yourselves=yourselves)
    assert CRYPTID.to_move(history.state) is None


@each_bot
@pytest.mark.parametrize("players", [2, 4])
def test_answers_are_true(bot: str, players: int) -> None:
    history = game("advanced", (bot,) * players, 2, yourselves=True)
    assert any(state.phase is Phase.ANSWER for state in states(history))
    assert not any(isinstance(event, AnswerCorrected) for event in events(history))


@each_bot
@each_mode
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nothing_hidden_changes_what_is_chosen(bot: str, mode: str, players: int) -> None:
    for state in states(game(mode, ("steady",) * players, 3, yourselves=True))[::4]:
        chosen = {MAKERS[bot](11).choose(hide(state, state.seat, Rng(world))) for world in range(4)}
        assert chosen == {MAKERS[bot](11).choose(state)}


@each_bot
def test_the_same_seed_plays_the_same_game(bot: str) -> None:
    again = game.__wrapped__("normal", (bot,) * 3)
    assert again.actions == game("normal", (bot,) * 3).actions


def share_of(bot: str, games: int = 30) -> float:
    """What `bot` wins against two steady ones, in every seat as often."""
    wins = 0
    for number in range(games):
        bots = ["steady"] * 3
        bots[number % 3] = bot
        wins += game("normal", tuple(bots), 40 + number).state.winner == number % 3
    return wins / games


def test_who_lists_every_way_beats_who_looks_at_players_one_by_one() -> None:
    assert share_of("ruthless") > 2 / 3


def test_who_dares_more_and_lists_the_last_ways_is_better_than_steady() -> None:
    assert share_of("sharp") > 1 / 2


def test_who_forgets_loses() -> None:
    assert share_of("novice") < 1 / 3


@pytest.mark.parametrize("mind", [Marginal(), Joint(), Patient()])
def test_a_cell_is_searched_once_it_is_likely_enough(mind: Marginal | Joint | Patient) -> None:
    for state in states(game("normal", ("steady",) * 4)):
        if state.phase is Phase.TURN:
            odds = mind.odds(seen(state, state.seat), state.seat)
            chosen = Researcher(mind, 1).choose(state)
            assert isinstance(chosen, Search) == (max(odds.values()) >= mind.daring)
            if isinstance(chosen, Search):
                assert odds[chosen.cell] == max(odds.values())


def test_who_can_ask_nothing_searches_what_is_likeliest() -> None:
    state = first(game("normal", ("steady",) * 3), Phase.TURN)
    full = (1 << 108) - 1
    everywhere = replace(state, discs=(state.discs[0], full, full))
    assert not any(isinstance(action, Ask) for action in legal(everywhere))
    assert isinstance(Researcher(Marginal(2.0), 1).choose(everywhere), Search)


@pytest.mark.parametrize("bot", THINKERS)
def test_cubes_are_paid_where_they_tell_least(bot: str) -> None:
    paid = 0
    for step, state in enumerate(states(history := game("normal", (bot,) * 4, 5))):
        action = history.actions[step]
        if isinstance(action, PutCube):
            left = [
                len(candidates(CRYPTID.apply(state, each).state, state.seat))
                for each in legal(state)
            ]
            after = CRYPTID.apply(state, action).state
            assert len(candidates(after, state.seat)) == max(left)
            paid += 1
    assert paid


def test_an_extra_disc_tells_as_little_as_it_can() -> None:
    state = first(game("normal", ("steady",) * 3), Phase.TURN)
    due = replace(state, tasks=(Task(Phase.DISC, state.seat, (state.seat,)), *state.tasks))
    left = {
        action: len(candidates(CRYPTID.apply(due, action).state, state.seat))
        for action in legal(due)
    }
    assert left[MAKERS["steady"](1).choose(due)] == max(left.values()) > min(left.values())


def test_who_may_choose_a_cube_takes_the_colour_that_tells_less() -> None:
    chosen = [
        (state, history.actions[step])
        for seed in range(1, 9)
        for history in [game("normal", ("steady", "steady"), seed)]
        for step, state in enumerate(states(history))
        if state.phase is Phase.ANSWER
    ]
    assert chosen
    for state, answer in chosen:
        left = {}
        for action in legal(state):
            step = CRYPTID.apply(state, action)
            put = next(event for event in step.events if isinstance(event, CubePut))
            left[action] = len(candidates(step.state, put.colour))
        assert left[answer] == max(left.values())


def voting(state: State) -> State:
    return replace(state, tasks=(Task(Phase.HINT, 1), *state.tasks))


def test_a_hint_is_welcome_only_to_who_knows_little() -> None:
    history = game("normal", ("steady",) * 5, 3)
    turns = [state for state in states(history) if state.phase is Phase.TURN]
    sure = next(state for state in turns if max(Joint().odds(seen(state, 1), 1).values()) > 0.5)
    assert MAKERS["steady"](1).choose(voting(turns[0])) == Vote(agrees=True)
    assert MAKERS["ruthless"](1).choose(voting(sure)) == Vote(agrees=False)


def test_what_is_forgotten_stays_forgotten_and_differs_between_players() -> None:
    state = seen(first(game("normal", ("steady",) * 5), Phase.TURN), 0)
    assert Forgetful(1).odds(state, 0) == Forgetful(1).odds(state, 0)
    assert Forgetful(1).odds(state, 0) != Forgetful(3).odds(state, 0)
    assert Forgetful(1, kept=100).odds(state, 0) == Marginal().odds(state, 0)


def test_who_forgets_still_searches_no_cell_with_a_cube() -> None:
    state = seen(first(game("normal", ("steady",) * 5), Phase.TURN), 0)
    odds = Forgetful(1, kept=0).odds(state, 0)
    assert odds
    assert not any(state.cubed >> cell & 1 for cell in odds)


def test_patience_lists_the_ways_only_when_they_are_few() -> None:
    state = seen(first(game("normal", ("steady",) * 3), Phase.TURN), 0)
    assert Patient(head=1).odds(state, 0) == Marginal().odds(state, 0)
    assert Patient(head=10**6).odds(state, 0) == Joint().odds(state, 0)


def test_every_kind_of_token_is_put_down_by_somebody() -> None:
    whys = set()
    for seed in range(1, 7):
        for event in events(game("advanced", ("random",) * 2, seed, yourselves=True)):
            if isinstance(event, CubePut | DiscPut):
                whys.add(event.why)
    assert whys == set(Why) - {Why.SLIP}
