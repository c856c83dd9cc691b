"""Who has won and why, part by part; and what the result would be if a figure went in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.kaskaria.rules.cards import BACK
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.state import Hero, Phase, State
from cascadia_qt.games.kaskaria.words.explanation import PARTS, explained, part_name
from cascadia_qt.games.kaskaria.words.outcome import if_gone_in, outcome
from tests.games.kaskaria.records.write import GAMES, finished_record
from tests.games.kaskaria.table import hero, played, scene

NAMES = ["Ann", "Ben", "Cleo", "Dora"]


def ended(*heroes: Hero, amulet: int) -> State:
    return replace(scene(*heroes), phase=Phase.OVER, amulet=amulet)


# Runners and griffins: 7 and 4 gold each, and 2 for the amulet.
LEAD = ended(hero(runner=10, griffin=2, gold=3), hero(runner=4, griffin=1, gold=5), amulet=0)
BY_ONE = ended(hero(runner=10, griffin=2, gold=3), hero(runner=4, griffin=1, gold=10), amulet=0)
TIE = ended(hero(runner=10, griffin=2, gold=3), hero(runner=4, griffin=1, gold=11), amulet=0)
SHARED = ended(
    hero(runner=10), hero(runner=4, griffin=1, gold=9), hero(runner=4, griffin=1, gold=9), amulet=0
)
THREE = ended(
    hero(runner=10, gold=0),
    *(hero(runner=4, griffin=1, gold=9) for _ in range(3)),
    amulet=0,
)
ALL_TIED = ended(
    hero(runner=10, griffin=1, gold=0),
    hero(runner=4, griffin=1, gold=5),
    hero(runner=4, griffin=1, gold=5),
    amulet=0,
)


@pytest.mark.parametrize(
    ("state", "title", "detail", "winners"),
    [
        (LEAD, "Ann wins with 19 gold", "6 gold ahead of Ben.", (0,)),
        (BY_ONE, "Ann wins with 19 gold", "1 gold ahead of Ben.", (0,)),
        (
            TIE,
            "Ann wins with 19 gold",
            "Ann and Ben both have 19 gold; Ann has the amulet.",
            (0,),
        ),
        (
            SHARED,
            "Ben and Cleo share the victory",
            "Both have 20 gold, and neither has the amulet.",
            (1, 2),
        ),
        (
            THREE,
            "Ben, Cleo and Dora share the victory",
            "All 3 have 20 gold, and none has the amulet.",
            (1, 2, 3),
        ),
        (
            ALL_TIED,
            "Ann wins with 16 gold",
            "Ann, Ben and Cleo all have 16 gold; Ann has the amulet.",
            (0,),
        ),
    ],
    ids=["lead", "by one", "tie", "shared", "three", "all tied"],
)
def test_who_has_won_and_why(
    state: State, title: str, detail: str, winners: tuple[int, ...]
) -> None:
    told = outcome(NAMES[: len(state.heroes)], state)
    assert (told.title, told.detail, told.winners) == (title, detail, winners)


def test_a_game_that_goes_on_has_no_winner() -> None:
    told = outcome(NAMES[:2], scene(hero(), hero()))
    assert told.title == "Gold so far"
    assert told.winners == ()


def whys(state: State, seat: int) -> dict[str, str]:
    return {line.part: line.why for line in explained(state, NAMES[: len(state.heroes)], seat)}


def test_every_part_says_what_it_is_for() -> None:
    assert whys(LEAD, 0) == {
        "collected": "from sets",
        "runner": "first place: 10 of 10 steps",
        "griffin": "first place: 2 of 6 steps",
        "amulet": "first in the volcano",
        "total": "",
    }
    assert whys(LEAD, 1)["amulet"] == "Ann has it"
    assert whys(LEAD, 1)["runner"] == "second place: 4 of 10 steps"
    assert whys(scene(hero(), hero()), 0)["amulet"] == "nobody has it yet"


def test_shared_places_name_the_others() -> None:
    assert whys(THREE, 1)["griffin"] == "first place, shared with Cleo and Dora: 1 of 6 steps"


def test_the_tie_break_is_told_to_those_whom_it_concerns() -> None:
    assert whys(TIE, 0)["tie_break"] == "as much gold as Ben, but the amulet wins"
    assert whys(TIE, 1)["tie_break"] == "as much gold as Ann, who has the amulet"
    assert whys(SHARED, 1)["tie_break"] == "as much gold as Cleo, without the amulet: shared"
    assert "tie_break" not in whys(SHARED, 0)
    assert "tie_break" not in whys(LEAD, 0)
    assert "tie_break" not in whys(replace(TIE, phase=Phase.TURN), 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up(name: str) -> None:
    state: State = finished_record(name).history.state
    names = NAMES[: len(state.heroes)]
    for seat, reckoning in enumerate(reckonings(state)):
        *parts, total = (line for line in explained(state, names, seat) if line.part != "tie_break")
        assert [line.part for line in parts] == list(PARTS)
        assert sum(line.gold or 0 for line in parts) == total.gold == reckoning.total
        assert all(part_name(line.part) for line in (*parts, total))


def entering(other: Hero, gold: int = 0) -> State:
    return played(scene(hero("blue gold runner", 9, gold=gold), other), "set blue gold runner")


@pytest.mark.parametrize(
    ("other", "gold", "text", "totals"),
    [
        (hero(), 0, "Ann would win.", "Ann: 17 gold, Ben: 11 gold"),
        (hero(gold=30), 0, "Ben would win.", "Ann: 17 gold, Ben: 41 gold"),
        (hero(gold=6), 0, "Ann would win the tie by the amulet.", "Ann: 17 gold, Ben: 17 gold"),
    ],
)
def test_what_the_result_would_be(other: Hero, gold: int, text: str, totals: str) -> None:
    state = entering(other, gold)
    would_be = if_gone_in(state, NAMES[:2])
    assert (would_be.text, would_be.totals) == (text, totals)
    after = played(state, "go in")
    assert would_be.reckonings == reckonings(after)
    assert would_be.winners == KASKARIA.result(after).winners


def test_a_victory_that_would_be_shared() -> None:
    others = (hero(gold=9, griffin=1), hero(gold=9, griffin=1))
    start = scene(hero("blue gold runner", 9), *others)
    state = played(start, "set blue gold runner")
    assert if_gone_in(state, NAMES[:3]).text == "Ben and Cleo would share the victory."


def test_the_griffin_of_the_same_set_counts_too() -> None:
    state = played(
        scene(hero("blue runner griffin", 9, 5), hero(griffin=5)), "set blue runner griffin"
    )
    assert if_gone_in(state, NAMES[:2]).reckonings[0].griffin_place == 1
    assert if_gone_in(state, NAMES[:2]).reckonings[1].griffin_place == 2


def test_all_of_it_is_known_to_whoever_looks() -> None:
    state = entering(hero("red gold runner, pink gold"))
    seen = KASKARIA.seen(state, 0)
    assert BACK in seen.heroes[1].hand
    assert if_gone_in(seen, NAMES[:2]) == if_gone_in(state, NAMES[:2])
    assert if_gone_in(KASKARIA.seen(state, None), NAMES[:2]) == if_gone_in(state, NAMES[:2])
