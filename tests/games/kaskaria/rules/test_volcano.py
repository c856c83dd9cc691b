"""The way into the volcano: who is asked, what lapses, and how the game ends."""

from __future__ import annotations

import pytest

from cascadia_qt.games.kaskaria.rules.actions import TakeShown
from cascadia_qt.games.kaskaria.rules.events import (
    AmuletWon,
    FigureMoved,
    FigureStayedOut,
    FigureStopped,
    FigureWentIn,
    GameEnded,
    SetPlayed,
    TurnEnded,
)
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import Phase
from cascadia_qt.rules.game import IllegalAction
from tests.games.kaskaria.table import cards, hero, played, scene, steps

RUN = "set blue runner runner"
BOTH = "set blue runner griffin"


def test_steps_that_do_not_reach_it_happen_by_themselves() -> None:
    (step,) = steps(scene(hero("blue runner runner", runner=7), hero()), RUN)
    assert step.events[1:] == (FigureMoved(0, "runner", 2, 9), TurnEnded(0))


def test_a_figure_stops_before_it_and_is_asked() -> None:
    (step,) = steps(scene(hero("blue runner runner", runner=8), hero()), RUN)
    assert step.events == (
        SetPlayed(0, cards("blue runner runner")),
        FigureMoved(0, "runner", 1, 9),
        FigureStopped(0, "runner"),
    )
    assert (step.state.phase, step.state.entering) == (Phase.ENTERING, "runner")
    assert KASKARIA.to_move(step.state) == 0
    assert [KASKARIA.format(action) for action in KASKARIA.legal(step.state)] == ["go in", "stay"]
    assert not step.revealed


def test_going_in_wins_the_amulet_and_ends_the_game() -> None:
    asked, done = steps(scene(hero("blue runner runner", runner=9), hero()), RUN, "go in")
    assert asked.events[1:] == (FigureStopped(0, "runner"),)
    assert done.events == (FigureWentIn(0, "runner"), AmuletWon(0), GameEnded())
    assert (done.state.phase, done.state.amulet, done.state.seat) == (Phase.OVER, 0, 0)
    assert done.state.heroes[0].runner == 10
    assert done.state.pile.discard == ("blue runner", "blue runner")
    assert (done.state.playing, done.state.entering) == ((), None)
    assert done.revealed
    assert KASKARIA.to_move(done.state) is None
    assert KASKARIA.legal(done.state) == ()


def test_staying_lets_the_rest_of_the_steps_lapse() -> None:
    *_, done = steps(scene(hero("blue runner runner", runner=8), hero()), RUN, "stay")
    assert done.events == (FigureStayedOut(0, "runner"), TurnEnded(0))
    assert done.state.heroes[0].runner == 9
    assert (done.state.phase, done.state.amulet, done.state.seat) == (Phase.TURN, None, 1)
    assert not done.revealed


@pytest.mark.parametrize(("length", "last"), [("short", 4), ("normal", 5), ("long", 6)])
def test_a_griffin_is_asked_at_the_end_of_its_own_way(length: str, last: int) -> None:
    start = scene(hero("blue griffin gold", griffin=last), hero(), length=length)
    state = played(start, "set blue gold griffin")
    assert state.entering == "griffin"
    assert played(state, "go in").heroes[0].griffin == last + 1


def test_the_runner_moves_wholly_before_the_griffin() -> None:
    start = scene(hero("blue runner griffin", runner=9, griffin=2), hero())
    asked, done = steps(start, BOTH, "stay")
    assert asked.state.heroes[0].griffin == 2
    assert done.events == (
        FigureStayedOut(0, "runner"),
        FigureMoved(0, "griffin", 1, 3),
        TurnEnded(0),
    )


def test_once_a_figure_is_in_the_other_goes_in_by_itself() -> None:
    start = scene(hero("blue runner griffin", runner=9, griffin=5), hero())
    *_, done = steps(start, BOTH, "go in")
    assert done.events == (
        FigureWentIn(0, "runner"),
        AmuletWon(0),
        FigureWentIn(0, "griffin"),
        GameEnded(),
    )
    assert (done.state.heroes[0].runner, done.state.heroes[0].griffin) == (10, 6)


def test_a_griffin_that_is_not_there_yet_still_makes_its_step() -> None:
    start = scene(hero("blue runner griffin", runner=9, griffin=2), hero())
    state = played(start, BOTH, "go in")
    assert (state.phase, state.heroes[0].griffin) == (Phase.OVER, 3)


def test_a_runner_that_stayed_is_out_also_if_the_griffin_goes_in() -> None:
    start = scene(hero("blue runner griffin", runner=9, griffin=5), hero())
    _, asked, done = steps(start, BOTH, "stay", "go in")
    assert asked.events == (FigureStayedOut(0, "runner"), FigureStopped(0, "griffin"))
    assert (done.state.heroes[0].runner, done.state.heroes[0].griffin) == (9, 6)
    assert done.state.phase is Phase.OVER


def test_both_may_stay_out() -> None:
    start = scene(hero("blue runner griffin", runner=9, griffin=5), hero())
    state = played(start, BOTH, "stay", "stay")
    assert (state.phase, state.seat, state.amulet) == (Phase.TURN, 1, None)


def test_cards_of_a_plus_2_are_taken_before_anybody_is_asked() -> None:
    start = scene(hero("blue plus2 runner", runner=9), hero())
    taking, _, asked = steps(start, "set blue plus2 runner", "pile", "pile")
    assert taking.state.phase is Phase.TAKING
    assert (asked.state.phase, asked.state.entering) == (Phase.ENTERING, "runner")
    assert len(played(asked.state, "go in").heroes[0].hand) == 2


def test_a_fearless_pair_of_runners_may_stop_after_one_step() -> None:
    start = scene(hero("blue runner runner", runner=8), hero(), fearless=True)
    state = played(start, RUN)
    assert (state.heroes[0].runner, state.entering) == (9, "runner")


@pytest.mark.parametrize("move", ["pile", "display 0", "set blue gold gold"])
def test_nothing_else_is_possible_while_a_figure_is_asked(move: str) -> None:
    state = played(scene(hero("blue runner runner gold gold", runner=9), hero()), RUN)
    with pytest.raises(IllegalAction, match="a figure stands before the volcano"):
        played(state, move)


@pytest.mark.parametrize("move", ["go in", "stay"])
def test_nobody_goes_in_unasked(move: str) -> None:
    with pytest.raises(IllegalAction, match="no figure stands before the volcano"):
        played(scene(hero(runner=9), hero()), move)


@pytest.mark.parametrize("move", ["pile", "display 0", "set blue gold gold", "go in", "stay"])
def test_after_the_end_nothing_is_possible(move: str) -> None:
    over = played(scene(hero("blue runner runner gold gold", runner=9), hero()), RUN, "go in")
    with pytest.raises(IllegalAction, match="the game is over"):
        played(over, move)


def test_the_display_has_three_slots() -> None:
    with pytest.raises(IllegalAction, match="the display has three cards"):
        KASKARIA.apply(scene(hero(), hero()), TakeShown(3))


def test_a_round_is_how_often_whoever_has_the_turn_has_had_it() -> None:
    state = scene(hero("blue runner runner", runner=9), hero(), hero())
    rounds = [KASKARIA.turn(step.state) for step in steps(state, *["pile"] * 4)]
    assert rounds == [1, 1, 2, 2]
    assert KASKARIA.turn(played(state, *["pile"] * 3, RUN, "go in")) == 2
