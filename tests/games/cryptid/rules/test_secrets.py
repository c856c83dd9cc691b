"""Secret clues: worlds as they may be, and what people are shown."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.ai.random_bot import RandomBot
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.options import UNKNOWN, Options, clues_for
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.cryptid.table import PUZZLES, new_game, played, puzzle, shared, steps

THREE = shared(new_game(0))
GAMES = st.builds(
    lambda mode, players, yourselves, seed: (mode, players, yourselves, seed),
    st.sampled_from(["normal", "advanced"]),
    st.integers(2, 5),
    st.booleans(),
    st.integers(0, SEED_LIMIT - 1),
)


def states(mode: str, players: int, yourselves: bool, seed: int) -> list[State]:
    """Every state of a game that chance plays."""
    held = generated(mode, clues_for(players), seed)
    state = CRYPTID.setup(Options(players, held.board, held.clues, yourselves), seed)
    bot, passed = RandomBot(CRYPTID, seed), [state]
    while CRYPTID.to_move(state) is not None:
        state = CRYPTID.apply(state, bot.choose(state)).state
        passed.append(state)
    return passed


@settings(max_examples=40)
@given(GAMES)
def test_answers_are_honest_and_tokens_lie_as_they_may(game: tuple[str, int, bool, int]) -> None:
    for state in states(*game):
        cubed = 0
        for colour, (cubes, discs) in enumerate(zip(state.cubes, state.discs, strict=True)):
            assert not cubes & state.options.fitting(colour)
            assert not discs & ~state.options.fitting(colour)
            assert not cubes & cubed, "two cubes on a cell"
            cubed |= cubes


@settings(max_examples=30)
@given(GAMES)
def test_the_true_clue_is_always_a_candidate(game: tuple[str, int, bool, int]) -> None:
    passed = states(*game)
    for state in passed[:: max(len(passed) // 6, 1)]:
        for colour, clue in enumerate(state.options.clues):
            assert clue in candidates(state, colour)


@settings(max_examples=15, deadline=None)
@given(GAMES, st.integers(0, SEED_LIMIT - 1))
def test_imagined_worlds_fit_everything_that_is_known(
    game: tuple[str, int, bool, int], other: int
) -> None:
    passed = states(*game)
    for state in passed[: -1 : max(len(passed) // 5, 1)]:
        for seat in range(state.options.players):
            world = CRYPTID.hide(state, seat, Rng(other))
            assert CRYPTID.seen(world, seat) == CRYPTID.seen(state, seat)
            for colour, clue in enumerate(world.options.clues):
                assert clue in candidates(state, colour)


def test_what_is_imagined_does_not_hang_on_what_is_true() -> None:
    other = CRYPTID.hide(THREE, 0, Rng(4))
    assert other.options.clues != THREE.options.clues
    assert CRYPTID.hide(other, 0, Rng(9)) == CRYPTID.hide(THREE, 0, Rng(9))


def test_imagined_clues_make_a_puzzle() -> None:
    for seed in range(20):
        world = CRYPTID.hide(THREE, 1, Rng(seed))
        assert world.options.puzzle.habitat is not None
        assert world.options.clues[1] == puzzle(0).clues[1]


class TestSeen:
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_a_seat_sees_its_own_clue_only(self, seat: int) -> None:
        clues = CRYPTID.seen(THREE, seat).options.clues
        assert clues[seat] == puzzle(0).clues[seat]
        assert [clue for clue in clues if clue == UNKNOWN] == [UNKNOWN] * 2

    def test_nobody_in_particular_sees_none(self) -> None:
        seen = CRYPTID.seen(THREE, None)
        assert seen.options.clues == (UNKNOWN,) * 3
        assert seen.rng == Rng(0)

    def test_with_two_players_both_own_clues(self) -> None:
        seen = CRYPTID.seen(new_game(2, players=2), 1)
        assert [bool(clue) for clue in seen.options.clues] == [False, True, False, True]

    def test_at_the_end_everything_is_seen(self) -> None:
        over = played(THREE, f"search {PUZZLES[0]['habitat']}")
        assert CRYPTID.seen(over, None).options.clues == puzzle(0).clues
        assert CRYPTID.hide(over, 1, Rng(5)).options.clues == puzzle(0).clues


def test_what_happens_is_told_to_everybody() -> None:
    move = f"ask {PUZZLES[0]['habitat']} 1"
    (step,) = steps(THREE, move)
    entry = Entry(0, CRYPTID.parse(move), step)
    assert CRYPTID.told(entry, 2) == CRYPTID.told(entry, None) == step.events


def test_every_game_has_secrets() -> None:
    assert CRYPTID.has_secrets(THREE.options)


class TestCandidates:
    def test_a_hint_strikes_clues(self) -> None:
        state = played(THREE, "hint", "agree", "agree")
        assert len(candidates(state, 1)) < len(candidates(THREE, 1))

    def test_without_tokens_every_clue_is_possible(self) -> None:
        assert candidates(new_game(0), 1) == list(CLUES["normal"])
