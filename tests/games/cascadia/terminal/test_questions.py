"""Every question before a game: what it takes, what it refuses, and leaving at each."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.terminal.known import Known
from tests.games.cascadia.terminal.sitting import Desk
from tests.terminal.command import assert_refused, run_apart

SETUP = ("2", "2", "3", "a", "b", "c", "d", "a", "Ann", "Ben", "1", "2", "1", "1", "n")


@pytest.mark.parametrize("given", range(len(SETUP)))
@pytest.mark.parametrize("interrupted", [False, True], ids=["ctrl-d", "ctrl-c"])
def test_leaving_at_every_question_before_the_game(
    desk: Desk, given: int, interrupted: bool
) -> None:
    assert desk.run(*SETUP[:given], known=Known(), interrupted=interrupted) == 130 * interrupted
    assert desk.saved.load() == (None, None)


@pytest.mark.parametrize("given", [*range(8), *range(10, len(SETUP))])
def test_quitting_and_help_at_every_question_but_names(desk: Desk, given: int) -> None:
    assert desk.run(*SETUP[:given], "?", "q", known=Known()) == 0
    assert "q quits" in desk.out
    assert desk.saved.load() == (None, None)


def test_nonsense_is_asked_again_and_the_game_is_what_was_answered(desk: Desk) -> None:
    lines = ["", "5", "0", "2", "3", "hex", "2", "5", "3", "e", "A", "b ", " c", "r", "AB", "d"]
    names = ["x" * 101, "a\tb", "Ann", "Ann", "bot:genius", "bot:easy"]
    assert desk.run(*lines, *names, "seated", "1", "3", "", known=Known(seed=9)) == 0
    assert desk.out.count("That is no answer here.") == 10
    assert desk.out.count("That name is too long or cannot be shown.") == 2
    assert "Somebody has that name already." in desk.out
    assert "There is no such computer, only random," in desk.out
    record = desk.record()
    assert [(seat.name, seat.bot) for seat in record.seats] == [("Ann", None), ("Easy 2", "easy")]
    bear, elk, _salmon, hawk, fox = (card.value for card in record.options.scoring.cards)
    assert (bear, fox, elk, hawk) == ("A", "B", "C", "D")
    assert record.seed == 9


@pytest.mark.parametrize(("answer", "variant"), [("1", "family"), ("2", "intermediate")])
def test_the_simple_cards(desk: Desk, answer: str, variant: str) -> None:
    assert desk.run("1", "1", answer, "", "1", known=Known()) == 0
    record = desk.record()
    assert record.options.scoring.variant.value == variant
    assert record.options.grid.name == "square"
    assert record.seats[0].name == "Player"


def begins(desk: Desk, seed: int, *answer: str, drawn: bool | None = None) -> str:
    desk.run("2", "2", "1", "", "Ben", *answer, "1", known=Known(seed=seed, drawn=drawn))
    record = desk.record()
    assert {seat.name for seat in record.seats} == {"Player", "Ben"}
    assert record.drawn is ("was drawn to begin." in desk.out)
    assert f"{record.seats[0].name} was drawn to begin." in desk.out or not record.drawn
    return record.seats[0].name


def test_who_begins_is_asked(desk: Desk) -> None:
    assert {begins(desk, seed, "1") for seed in range(8)} == {"Player"}
    assert {begins(desk, seed, "2") for seed in range(8)} == {"Player", "Ben"}
    assert "Who begins? 1 as seated, 2 drawn" in desk.out


def test_the_command_line_says_who_begins(desk: Desk) -> None:
    assert {begins(desk, seed, drawn=False) for seed in range(8)} == {"Player"}
    assert {begins(desk, seed, drawn=True) for seed in range(8)} == {"Player", "Ben"}
    assert "Who begins?" not in desk.out


def test_who_is_named_on_the_command_line_is_seated(desk: Desk) -> None:
    desk.run(known=Known(("Ann", "Ben"), "hex", "family", 5))
    assert "Who begins?" not in desk.out
    assert [seat.name for seat in desk.record().seats] == ["Ann", "Ben"]


def test_a_scenario_has_its_cards(desk: Desk) -> None:
    assert desk.run("1", "2", "Ann", "1", known=Known(scenario=12)) == 0
    assert "Scenario 12: At least 95 points; A run of salmon" in desk.out
    options = desk.record().options
    assert options.scenario == 12
    assert [card.value for card in options.scoring.cards] == list("ABAAC")


@pytest.mark.parametrize(
    ("tiles", "number", "missing"), [("2", 5, []), ("1", 10, [5, 8, 9, 14, 15])]
)
def test_scenarios_that_can_be_passed_are_offered(
    desk: Desk, tiles: str, number: int, missing: list[int]
) -> None:
    refused = [str(number) for number in missing]
    assert desk.run("1", tiles, "4", *refused, str(number), "Ann", "1", known=Known()) == 0
    assert desk.record().options.scenario == number
    assert desk.out.count("That is no answer here.") == len(missing)
    listed = {number: f"{number:>2}  " for number in range(1, 16)}
    assert all(start in desk.out for start in listed.values())
    for other in missing:
        line = desk.out.split(f"\n{listed[other]}")[1].split("\n")[0]
        assert line.startswith(("Not on squares: ", "A square shows one habitat only: "))


@pytest.mark.parametrize("known", [Known(scenario=5), Known(grid="square", scenario=9)])
def test_a_scenario_may_leave_no_choice_of_tiles(desk: Desk, known: Known) -> None:
    assert desk.run("1", "Ann", "1", known=known) == 0
    assert desk.record().options.grid.name == "hex"
    assert "square" in desk.out


def test_table_rules_are_offered_as_far_as_the_cards_know_them(desk: Desk) -> None:
    names = ("Ann", "Ben", "1")
    lines = ("2", "2", "3", "a", "a", "r", "d", "a", *names, "2", "2", "2", "2", "2", "y")
    assert desk.run(*lines, known=Known()) == 0
    record = desk.record()
    assert record.options.scoring.rulings == Rulings("drop_overcrowded", 1, "cap_28", False)
    assert record.history.free_undo
    assert "1  Its whole group scores nothing (recommended)" in desk.out


def test_family_and_intermediate_know_no_contested_rules(desk: Desk) -> None:
    assert desk.run("1", "1", "1", "Ann", "2", "y", known=Known()) == 0
    assert desk.record().history.free_undo
    assert "Which rule?" not in desk.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--terminal", "--resume", "--seed", "3"), "is dealt already"),
        (("--resume",), "go with --terminal"),
        (("--speak", "--players", "Ann"), "go with --terminal"),
        ((), "arguments are required: --players"),
        (("--terminal", "--scenario", "16"), "from 1 to 15"),
        (("--terminal", "--scenario", "1", "--cards", "AAAAA"), "has its own cards"),
        (("--scenario", "5", "--grid", "square", "--players", "Ann"), "a fox has four neighbours"),
        (("--scenario", "9", "--grid", "square", "--players", "Ann"), "2 players at least"),
        (("--terminal", "--scenario", "8", "--grid", "square"), "no nature tokens"),
        (("--terminal", "--begin", "last"), "'seated', 'drawn'"),
        (("--terminal", "--resume", "--begin", "drawn"), "is dealt already"),
        (("--terminal", "--players", "a,b,c,d,e"), "1 to 4 players"),
        (("--terminal", "--players", "Ann,a\tb"), "cannot be shown"),
        (("--terminal", "--players", "Ann,Ann,bot:easy"), "have the same name"),
    ],
)
def test_bad_command_lines_are_refused(words: tuple[str, ...], complaint: str) -> None:
    assert_refused(run_apart("play", *words), complaint)
