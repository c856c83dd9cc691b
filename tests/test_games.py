"""What every game promises: random games of each game on the list, and of the toy game."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import chain, count
from typing import Any

import pytest

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cryptid.rules.clues import MODES
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import Options as CryptidOptions
from cascadia_qt.games.cryptid.rules.options import clues_for
from cascadia_qt.games.kaskaria.rules.options import LENGTHS
from cascadia_qt.games.kaskaria.rules.options import Options as KaskariaOptions
from cascadia_qt.games.okanagan.rules.options import Options as OkanaganOptions
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import IllegalAction, NotAnAction, Result
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import MOST_ACTIONS, AnyGame
from cascadia_qt.rules.rng import Rng
from cascadia_qt.shelf import GAMES, PLACES, RULES
from tests.games.cascadia.records import agreed
from tests.games.stones.rules import STONES
from tests.games.stones.rules import Options as StonesOptions
from tests.playing import AnyHistory, played_on

# Looking at every step of every game would take minutes.
SAMPLES = 12


def cascadia_options(players: int) -> dict[str, Any]:
    return {
        f"{grid.name}-{cards}": agreed(grid, players, cards)
        for grid in GRIDS.values()
        for cards in ("CADBA", "family", "intermediate")
    }


def cryptid_options(players: int) -> dict[str, Any]:
    puzzles = {mode: generated(mode, clues_for(players), players) for mode in MODES}
    return {
        f"{mode}-{'people' if yourselves else 'program'}": (
            CryptidOptions(players, puzzle.board, puzzle.clues, yourselves)
        )
        for mode, puzzle in puzzles.items()
        for yourselves in (False, True)
    }


def kaskaria_options(players: int) -> dict[str, Any]:
    return {
        f"{length}-{'fearless' if fearless else 'plain'}-{'open' if shown else 'hidden'}": (
            KaskariaOptions(players, length, fearless, shown)
        )
        for length in LENGTHS
        for fearless in (False, True)
        for shown in (False, True)
    }


def okanagan_options(players: int) -> dict[str, Any]:
    return {"usual": OkanaganOptions(players)}


def stones_options(players: int) -> dict[str, Any]:
    return {f"{rounds}-rounds": StonesOptions(players, rounds) for rounds in (1, 4, 9)}


# A game on the list must say here what it can be played with.
OPTIONS = {
    "cascadia": cascadia_options,
    "cryptid": cryptid_options,
    "kaskaria": kaskaria_options,
    "okanagan": okanagan_options,
    "stones": stones_options,
}


@dataclass(frozen=True)
class Agreement:
    rules: AnyGame
    players: int
    options: Any
    seed: int


def agreements() -> Iterator[tuple[str, Agreement]]:
    """Every game with every number of players and all its options; each gets a seed of its own."""
    seeds = count(1)
    for rules in (*RULES.values(), STONES):
        for players in rules.players:
            for name, options in OPTIONS[rules.id](players).items():
                agreement = Agreement(rules, players, options, next(seeds))
                yield f"{rules.id}-{players}-{name}", agreement


AGREEMENTS = dict(agreements())


@dataclass(frozen=True)
class Match:
    """A game that was played to the end, each legal action being as likely as any other.

    Attributes:
        states: every state from the start to the end.
        some_states: the last state and some before it.
    """

    agreement: Agreement
    history: AnyHistory

    @property
    def rules(self) -> AnyGame:
        return self.agreement.rules

    @property
    def seats(self) -> range:
        return range(self.agreement.players)

    @cached_property
    def states(self) -> list[Any]:
        return states_of(self.history)

    @cached_property
    def some_states(self) -> list[Any]:
        return self.states[:: -max(len(self.states) // SAMPLES, 1)]

    @cached_property
    def counts_openly(self) -> bool:
        """Whether nobody's result hangs on what others do not know, at any time."""
        return all(
            self.known(state, seat) == self.rules.result(state)
            for state in self.some_states
            for seat in self.seats
        )

    def known(self, state: Any, seat: int) -> Result:
        """How a game ends, or would, as far as a seat can tell."""
        return self.rules.result(self.rules.seen(state, seat))

    @cached_property
    def snapshots(self) -> list[dict[str, Any]]:
        return list(map(self.rules.snapshot, self.states))


def states_of(history: AnyHistory) -> list[Any]:
    return [history.start, *(entry.step.state for entry in history.entries)]


def fresh(agreement: Agreement) -> AnyHistory:
    start = agreement.rules.setup(agreement.options, agreement.seed)
    return History(start, free_undo=True)


@cache
def played(name: str) -> Match:
    agreement = AGREEMENTS[name]
    bots = [RandomBot(agreement.rules, agreement.seed + seat) for seat in range(agreement.players)]
    return Match(agreement, played_on(agreement.rules, fresh(agreement), bots))


@pytest.fixture(params=AGREEMENTS)
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


def test_the_game_ends(match: Match) -> None:
    assert match.rules.to_move(match.history.state) is None
    assert len(match.history.entries) < MOST_ACTIONS


def test_somebody_of_the_table_is_to_move_until_the_end(match: Match) -> None:
    for state in match.states[:-1]:
        assert match.rules.to_move(state) in match.seats


def test_everybody_gets_to_move(match: Match) -> None:
    assert {match.rules.to_move(state) for state in match.states[:-1]} == set(match.seats)


def test_there_is_a_legal_action_until_the_end_and_none_after_it(match: Match) -> None:
    *before, last = match.states
    assert all(len(match.rules.legal(state)) > 0 for state in before)
    assert len(match.rules.legal(last)) == 0


def test_legal_actions_differ_from_each_other(match: Match) -> None:
    for state in match.states:
        legal = match.rules.legal(state)
        assert len(set(legal)) == len(legal)


def test_legal_actions_come_in_the_same_order_twice(match: Match) -> None:
    again = fresh(match.agreement).state
    for state, action in zip(match.states, match.history.actions, strict=False):
        assert list(match.rules.legal(again)) == list(match.rules.legal(state))
        again = match.rules.apply(again, action).state


def test_every_legal_action_is_noted_and_read_back(match: Match) -> None:
    rules = match.rules
    for action in set(chain.from_iterable(map(rules.legal, match.states))):
        assert rules.parse(rules.format(action)) == action


def test_different_actions_are_noted_differently(match: Match) -> None:
    actions = set(chain.from_iterable(map(match.rules.legal, match.states)))
    assert len({match.rules.format(action) for action in actions}) == len(actions)


def test_what_is_no_notation_is_not_read(match: Match) -> None:
    noted = match.rules.format(match.history.actions[0])
    for text in ("", "xyzzy", noted + " ", " " + noted, noted.upper(), noted + "\n"):
        with pytest.raises(NotAnAction):
            match.rules.parse(text)


def test_every_legal_action_can_be_carried_out(match: Match) -> None:
    for state in match.some_states:
        for action in match.rules.legal(state):
            match.rules.apply(state, action)


def test_every_other_action_is_refused_with_a_reason(match: Match) -> None:
    rules = match.rules
    known = list(dict.fromkeys(chain.from_iterable(map(rules.legal, match.some_states))))
    for state in match.some_states:
        for action in set(known[::5]) - set(rules.legal(state)):
            with pytest.raises(IllegalAction) as refused:
                rules.apply(state, action)
            assert str(refused.value)


def test_the_same_action_leads_to_the_same_step_twice(match: Match) -> None:
    for state, entry in zip(match.states, match.history.entries, strict=False):
        assert match.rules.apply(state, entry.action) == entry.step


def test_carrying_out_actions_leaves_a_state_alone(match: Match) -> None:
    for state in match.some_states:
        before = json.dumps(match.rules.snapshot(state))
        for action in match.rules.legal(state)[:10]:
            match.rules.apply(state, action)
        assert json.dumps(match.rules.snapshot(state)) == before


def test_there_is_one_score_a_player(match: Match) -> None:
    for state in match.some_states:
        result = match.rules.result(state)
        assert [type(place) for place in result.places] == [int] * match.agreement.players
        if result.points is not None:
            assert [type(score) for score in result.points] == [int] * match.agreement.players


def test_undo_goes_all_the_way_back_and_redo_all_the_way_forth(match: Match) -> None:
    history, steps = match.history, 0
    while (cursor := history.undo_cursor(match.seats)) is not None:
        history, steps = history.moved(cursor), steps + 1
    assert steps == len(match.history.entries)
    assert history.state == fresh(match.agreement).state
    while (cursor := history.redo_cursor(match.seats)) is not None:
        history = history.moved(cursor)
    assert history == match.history


def test_a_replay_passes_through_the_same_states(match: Match) -> None:
    history = fresh(match.agreement)
    for action in match.history.actions:
        history = history.played(match.rules, action)
    assert list(map(match.rules.snapshot, states_of(history))) == match.snapshots


def test_another_seed_deals_another_game(match: Match) -> None:
    other = fresh(replace(match.agreement, seed=match.agreement.seed + 1))
    assert match.rules.snapshot(other.state) != match.snapshots[0]


def test_everybody_can_tell_the_result_where_there_are_no_secrets(match: Match) -> None:
    assert match.counts_openly or match.rules.has_secrets(match.agreement.options)


def test_hiding_keeps_what_is_visible(match: Match) -> None:
    rules = match.rules
    for state in match.some_states:
        for seat in match.seats:
            hidden = rules.hide(state, seat, Rng(seat))
            assert rules.to_move(hidden) == rules.to_move(state)
            # What others may do can hang on what only they know.
            if seat == rules.to_move(state) or not rules.has_secrets(match.agreement.options):
                assert list(rules.legal(hidden)) == list(rules.legal(state))
            imagined, real = rules.result(hidden), rules.result(state)
            if match.counts_openly or rules.to_move(state) is None:
                assert imagined == real
            else:
                assert rules.result(rules.seen(hidden, seat)) == match.known(state, seat)
                assert imagined.points is not None
                assert real.points is not None
                assert imagined.points[seat] == real.points[seat]


def test_hiding_draws_anew_what_is_hidden(match: Match) -> None:
    for seat in match.seats:
        worlds = [match.rules.hide(match.history.start, seat, Rng(seed)) for seed in range(5)]
        assert len({json.dumps(match.rules.snapshot(world)) for world in worlds}) > 1


def test_hiding_leaves_no_trace_of_what_was_hidden(match: Match) -> None:
    hide = match.rules.hide
    for state in match.some_states:
        for seat in match.seats:
            twice = hide(hide(state, seat, Rng(1)), seat, Rng(2))
            once = hide(state, seat, Rng(2))
            assert match.rules.snapshot(twice) == match.rules.snapshot(once)


def test_snapshots_survive_json(match: Match) -> None:
    for snapshot in match.snapshots:
        assert json.loads(json.dumps(snapshot)) == snapshot


def test_every_step_changes_the_snapshot(match: Match) -> None:
    texts = [json.dumps(snapshot) for snapshot in match.snapshots]
    assert len(set(texts)) == len(texts)


def test_states_and_actions_travel_to_other_processes(match: Match) -> None:
    rules = match.rules
    for state in match.some_states:
        arrived = pickle.loads(pickle.dumps(state))
        assert rules.snapshot(arrived) == rules.snapshot(state)
        assert list(rules.legal(arrived)) == list(rules.legal(state))
        assert rules.result(arrived) == rules.result(state)
        actions = list(rules.legal(state)[:50])
        assert pickle.loads(pickle.dumps(actions)) == actions


@pytest.mark.parametrize("name", AGREEMENTS)
def test_options_survive_the_file(name: str) -> None:
    agreement = AGREEMENTS[name]
    written = json.loads(json.dumps(agreement.rules.write_options(agreement.options)))
    read = agreement.rules.read_options(Node(written, "options"), agreement.players)
    assert read == agreement.options


@pytest.mark.parametrize("name", RULES)
def test_the_list_calls_a_game_by_its_id(name: str) -> None:
    assert RULES[name].id == name


@pytest.mark.parametrize("game", PLACES)
def test_a_box_says_what_the_rules_say(game: str) -> None:
    """It is shown without them."""
    entry, rules = GAMES[game], RULES[game]
    assert (entry.id, entry.players) == (rules.id, rules.players) == (game, rules.players)
