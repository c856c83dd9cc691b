"""Whoever thinks for a seat sees what a person there would see."""

from __future__ import annotations

from cascadia_qt.ai.seated import Eyes, SeatedBot
from tests.games.stones.rules import STONES, Move, Options, State

SEED = 5


def dealt() -> State:
    return STONES.setup(Options(3, 2), SEED)


def test_what_is_hidden_from_the_seat_is_drawn_anew_at_every_look() -> None:
    state, eyes = dealt(), Eyes(STONES, 1, SEED)
    worlds = [eyes.look(state) for _ in range(20)]
    assert {world.secrets[1] for world in worlds} == {state.secrets[1]}
    assert len({world.secrets for world in worlds}) > 5
    assert len({world.rng for world in worlds}) == 20


def test_the_same_seed_sees_the_same() -> None:
    assert Eyes(STONES, 1, SEED).look(dealt()) == Eyes(STONES, 1, SEED).look(dealt())


class Peeping:
    """A computer that remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, state: State) -> Move:
        self.seen.append(state)
        return Move.PASS


def test_a_seated_computer_looks_through_such_eyes() -> None:
    state, bot, eyes = dealt(), Peeping(), Eyes(STONES, 0, SEED)
    seated = SeatedBot(STONES, 0, bot, SEED)
    assert [seated.choose(state) for _ in range(3)] == [Move.PASS] * 3
    assert bot.seen == [eyes.look(state) for _ in range(3)]
