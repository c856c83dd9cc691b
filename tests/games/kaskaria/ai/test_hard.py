"""Hard looks ahead: it ends what it wins, stays out of what it loses, and minds the clock."""

from __future__ import annotations

from itertools import count

import pytest

from cascadia_qt.games.kaskaria.ai.hard import Hard
from cascadia_qt.games.kaskaria.ai.medium import Medium
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import State
from tests.games.kaskaria.table import hero, played, scene

SEEDS = range(5)


def hard(state: State) -> set[str]:
    """What it does there, whatever its luck."""
    return {KASKARIA.format(Hard(seed).choose(state)) for seed in SEEDS}


@pytest.mark.parametrize(("gold", "answer"), [(3, "go in"), (30, "stay")])
def test_it_goes_in_if_it_wins_by_it(gold: int, answer: str) -> None:
    state = scene(hero("blue gold runner", runner=9), hero(gold=gold), before=20)
    assert hard(played(state, "set blue gold runner")) == {answer}


def test_it_ends_the_game_as_soon_as_it_wins() -> None:
    state = scene(
        hero("blue gold griffin, red gold gold runner runner", griffin=5), hero(), before=20
    )
    assert hard(state) == {"set blue gold griffin"}


def test_it_keeps_the_step_into_the_volcano_until_it_wins_by_it() -> None:
    """Both golds are enough for now; the griffin card ends the game with the next pair."""
    state = scene(
        hero("blue gold gold griffin, red gold gold", runner=4, griffin=5, gold=2),
        hero(runner=5, griffin=4, gold=12),
        display="blue plus2, red griffin, grey gold",
        before=20,
    )
    assert not hard(state) & {"set blue gold griffin", "set blue gold gold griffin"}


def test_it_hurries_when_another_is_about_to_end_the_game() -> None:
    """With two gold more the other does not win by going in; medium waits for a better set."""
    state = scene(
        hero("blue gold gold, red gold", runner=5, griffin=5, gold=5),
        hero("pink gold griffin", runner=5, griffin=5),
        open_hands=True,
        before=20,
    )
    assert KASKARIA.format(Medium().choose(state)) != "set blue gold gold"
    assert hard(state) == {"set blue gold gold"}


class Ticking:
    """A clock that goes on by a tick whenever it is looked at."""

    def __init__(self, tick: float) -> None:
        self.ticks = count()
        self.tick = tick

    def __call__(self) -> float:
        return next(self.ticks) * self.tick


@pytest.mark.parametrize(("tick", "least", "most"), [(10.0, 2, 8), (0.01, 90, 110)])
def test_it_thinks_as_long_as_it_may(tick: float, least: int, most: int) -> None:
    """It looks at the clock once a game and does not start another when time is up."""
    clock = Ticking(tick)
    Hard(1, 1.0, clock).choose(KASKARIA.setup(scene(hero(), hero()).options, 1))
    assert least <= next(clock.ticks) <= most
