"""Who has won and why: every card, every set with its rewards, Explorer and nuggets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.rewards import holding
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.explanation import (
    PARTS,
    account,
    explained,
    line_words,
    part_name,
    part_points,
)
from cascadia_qt.games.okanagan.words.outcome import outcome, while_counted
from tests.games.okanagan.records.write import GAMES, finished_record
from tests.games.okanagan.table import scene

NAMES = ["Ann", "Ben", "Cleo", "Dora"]


def place(*rewards: str) -> int:
    return next(card for card, each in enumerate(OBJECTIVES) if each.rewards == rewards)


def ended(*players: tuple[str, tuple[int, ...], int]) -> State:
    """A game that is over: everybody's rewards in words, objectives and nuggets."""
    state = scene(len(players))
    explorers = tuple(
        replace(each, rewards=holding(words.split()), objectives=cards, nuggets=nuggets)
        for each, (words, cards, nuggets) in zip(state.explorers, players, strict=True)
    )
    return replace(state, explorers=explorers, phase=Phase.OVER)


PELT, PAIR = place("pelt"), place("timber", "pelt")
TRIPLE = place("pelt", "salmon", "fruit")
PRINTED = ended(
    (
        "timber timber timber pelt pelt pelt pelt salmon salmon stone stone fruit fruit",
        (PELT, PAIR, TRIPLE),
        3,
    ),
    ("ore", (PELT, place("ore"), place("trout")), 1),
    ("", (), 1),
)
BY_ONE = ended(("timber trout wheat ore", (), 0), ("ore", (place("ore"),), 0))
TIE = ended(("ore pelt", (place("ore"),), 0), ("ore", (place("ore"),), 0))
THREE = ended(*[("ore pelt", (place("ore"),), 0)] * 3)
TWO_OF_THREE = ended(
    ("ore pelt", (place("ore"),), 0), ("ore", (place("ore"),), 0), ("ore pelt", (place("ore"),), 0)
)
ALL_TIED = ended(*[("ore", (place("ore"),), 0)] * 2, ("ore pelt", (place("ore"),), 0))


@pytest.mark.parametrize(
    ("state", "title", "detail", "winners"),
    [
        (PRINTED, "Ann wins with 59 points", "51 points ahead of Ben.", (0,)),
        (BY_ONE, "Ann wins with 4 points", "1 point ahead of Ben.", (0,)),
        (
            TIE,
            "Ann wins with 3 points",
            "Ann and Ben both have 3 points; Ann has more rewards.",
            (0,),
        ),
        (
            THREE,
            "Ann, Ben and Cleo share the victory",
            "All 3 have 3 points and 2 rewards.",
            (0, 1, 2),
        ),
        (
            TWO_OF_THREE,
            "Ann and Cleo share the victory",
            "Both have 3 points and 2 rewards.",
            (0, 2),
        ),
        (
            ALL_TIED,
            "Cleo wins with 3 points",
            "Ann, Ben and Cleo all have 3 points; Cleo has more rewards.",
            (2,),
        ),
    ],
    ids=["printed", "by one", "tie", "three", "two of three", "all tied"],
)
def test_who_has_won_and_why(
    state: State, title: str, detail: str, winners: tuple[int, ...]
) -> None:
    told = outcome(NAMES[: len(state.explorers)], state)
    assert (told.title, told.detail, told.winners) == (title, detail, winners)


def test_a_game_that_goes_on_has_no_winner() -> None:
    told = outcome(NAMES[:3], scene())
    assert told.title == "Points so far"
    assert told.winners == ()
    assert while_counted().winners == ()


def test_every_card_and_every_set_is_told() -> None:
    said = [(line.part, line.points, line_words(line)) for line in explained(PRINTED, NAMES[:3], 0)]
    assert said == [
        (
            "explorer",
            8,
            "2 sets: timber, salmon, fruit and stone; timber, salmon, fruit and stone",
        ),
        ("objectives", 12, "3 points for every pelt: 4 sets, 12 points: 4 pelts"),
        (
            "objectives",
            15,
            "5 points for every set of timber and pelt: 3 sets, 15 points: 3 timber, 4 pelts",
        ),
        (
            "objectives",
            14,
            "7 points for every set of pelt, salmon and fruit: "
            "2 sets, 14 points: 4 pelts, 2 salmon, 2 fruit",
        ),
        ("nuggets", 10, "3 nuggets: first place"),
        ("total", 59, ""),
    ]


def whys(state: State, seat: int) -> dict[str, str]:
    return {line.part: line.why for line in explained(state, NAMES[: len(state.explorers)], seat)}


def test_without_a_set_the_colours_are_counted() -> None:
    assert whys(PRINTED, 1)["explorer"] == "no set: forest 0, lake 0, meadow 0, rock 1"


def test_shared_places_name_the_others() -> None:
    assert whys(PRINTED, 1)["nuggets"] == "1 nugget: second place, shared with Cleo"
    assert whys(BY_ONE, 0)["nuggets"] == "no nuggets"


def test_the_tie_break_is_told_to_those_whom_it_concerns() -> None:
    assert whys(TIE, 0)["tie_break"] == "as many points as Ben, but 2 rewards, which is more"
    assert whys(TIE, 1)["tie_break"] == "as many points as Ann, who has more rewards"
    assert whys(TWO_OF_THREE, 0)["tie_break"] == "as many points and rewards as Cleo: shared"
    assert "tie_break" not in whys(PRINTED, 0)
    assert "tie_break" not in whys(replace(TIE, phase=Phase.LAY), 0)


def test_a_number_of_the_result_is_accounted_for() -> None:
    told = account(PRINTED, NAMES[:3], 0, "objectives")
    assert told.heading == "Ann, objectives: 41 points"
    assert told.why.count("\n") == 2
    assert told.why.startswith("3 points for every pelt: 4 sets, 12 points: 4 pelts.\n")
    total = account(TIE, NAMES[:2], 0, "total")
    assert total.heading == "Ann: 3 points"
    assert total.why == (
        "Explorer 0, Objectives 3, Nuggets 0.\nAs many points as Ben, but 2 rewards, which is more."
    )
    rules = {account(PRINTED, NAMES[:3], 0, part).rule for part in (*PARTS, "total")}
    assert len(rules) == 4


def test_what_is_secret_is_not_told() -> None:
    going_on = replace(PRINTED, phase=Phase.LAY)
    seen = OKANAGAN.seen(going_on, 0)
    assert [line.part for line in explained(seen, NAMES[:3], 1)] == ["explorer", "nuggets", "total"]
    assert explained(seen, NAMES[:3], 0)[1:4] == explained(PRINTED, NAMES[:3], 0)[1:4]


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up(name: str) -> None:
    state: State = finished_record(name).history.state
    names = NAMES[: len(state.explorers)]
    for seat, reckoning in enumerate(reckonings(state)):
        *lines, total = (line for line in explained(state, names, seat) if line.part != "tie_break")
        assert [line.part for line in lines] == ["explorer", *["objectives"] * 3, "nuggets"]
        assert sum(line.points or 0 for line in lines) == total.points == reckoning.total
        for part in (*PARTS, "total"):
            assert part_name(part)
        parts = {part: part_points(reckoning, part) for part in PARTS}
        for part, points in parts.items():
            assert sum(line.points or 0 for line in lines if line.part == part) == points
