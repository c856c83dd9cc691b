"""What can be typed: every choice in every phase has an answer of its own."""

from __future__ import annotations

import pytest

from cascadia_qt.games.okanagan.rules.actions import Collect, Lay, TakeAction
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.terminal.offers import offer
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.records.write import GAMES, finished_record
from tests.games.okanagan.table import FOREST, FOREST_LAID, board, played, scene

NAMES = ["Ann", "Ben", "Cleo", "Dora"]


def closing(*backs: str, rewards: tuple[str, ...] = ()) -> State:
    """Ann closes a forest in which Ben has a farm and Cleo a silo."""
    on = board(FOREST, (5, 5, 1, "farm forest"), (6, 5, 2, "silo"))
    return played(scene(on=on, backs=backs, rewards=rewards), FOREST_LAID, "build farm lake")


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_every_step_can_be_typed(name: str) -> None:
    history = finished_record(name).history
    phases = set()
    for entry in (None, *history.entries[:-1]):
        state: State = history.start if entry is None else entry.step.state
        phases.add(state.phase)
        choices = offer(OKANAGAN.seen(state, state.seat), NAMES[: len(state.explorers)])
        assert set(choices.answers.values()) == set(OKANAGAN.legal(state))
        assert choices.lines
        assert choices.hint
        for numbers, action in choices.answers.items():
            assert choices.read(" ".join(map(str, numbers))) == action
    assert {Phase.KEEP, Phase.LAY, Phase.BUILD, Phase.TAKE, Phase.ACTION} <= phases


def test_places_are_numbered_row_by_row_and_turns_have_letters() -> None:
    choices = offer(scene(hand=1), NAMES[:3])
    assert choices.places == {Cell(0, -1): "1", Cell(1, 0): "2", Cell(0, 1): "3"}
    assert choices.read("1a") == choices.read("1 a") == choices.read("1 1") == Lay(Cell(0, -1), 1)
    assert choices.read("1b") == Lay(Cell(0, -1), 2)
    assert choices.read("2") == choices.read("2a")
    assert choices.read("1") is None
    assert choices.hint.endswith("such as 1a")


def test_who_does_not_foresee_is_not_told_what_a_tile_would_close() -> None:
    state = scene(on=board(FOREST, (5, 5, 1, "farm forest"), (6, 5, 2, "silo")))
    told, untold = offer(state, NAMES[:3]), offer(state, NAMES[:3], foresees=False)
    assert told.answers == untold.answers
    assert any("closes" in line.lower() for line in told.lines)
    assert not any("closes" in line.lower() for line in untold.lines)


@pytest.mark.parametrize("typed", ["", "x", "1x", "-1", "1 2 3 4", "b", "²", "1111"])
def test_what_is_no_choice(typed: str) -> None:
    assert offer(scene(hand=1), NAMES[:3]).read(typed) is None


def test_objectives_and_rewards_are_typed_in_any_order() -> None:
    start = OKANAGAN.setup(Options(3), 1)
    cards = offer(start, NAMES[:3])
    assert cards.read("4 1 2") == cards.read("1 2 4") is not None
    assert cards.read("1 1 2") is None
    heap = offer(played(closing("two ore"), "action 0"), NAMES[:3])
    assert heap.lines == ("1 timber (1), 2 pelt (3), 3 woodcutter (2)",)
    assert heap.read("3 2 1") == Collect(("pelt", "timber", "woodcutter"))
    assert heap.read("2 2") is None


def test_special_actions_have_the_numbers_of_their_piles() -> None:
    choices = offer(closing("swap", "nugget", "two ore"), NAMES[:3])
    assert choices.read("1") is None  # there is nothing to be swapped
    assert choices.read("3") == TakeAction(2)
    assert choices.lines == (
        "2 Draw a nugget card.",
        "3 Take two of this reward from the stock: ore.",
    )


@pytest.mark.parametrize(
    ("back", "typed", "move"),
    [
        ("one circle", "10", "gain ore"),
        ("swap", "1 2 10", "swap 0 pelt ore"),
        ("trade colour", "2 1", "trade pelt timber"),
        ("trade shape", "2 5", "trade pelt salmon"),
        ("trade shape", "0", "done"),
        ("gifts", "11", "give stone"),
    ],
)
def test_rewards_have_the_same_numbers_everywhere(back: str, typed: str, move: str) -> None:
    state = closing(back, rewards=("ore stone", "", "pelt"))
    state = played(state, "action 0")
    if state.phase is Phase.GIVE:
        assert state.seat == 0
    assert offer(state, NAMES[:3]).read(typed) == OKANAGAN.parse(move)
