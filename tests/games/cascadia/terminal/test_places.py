"""Places in the terminal game: what each would bring, and how they and their turns are typed."""

from __future__ import annotations

import re

import pytest

from cascadia_qt.games.cascadia.rules.actions import PlaceTile, Take
from cascadia_qt.games.cascadia.rules.bill import bill
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.terminal.known import Known
from cascadia_qt.games.cascadia.terminal.places import tile_places, token_places, turns
from tests.games.cascadia.terminal.sitting import Desk, dealt

HEXES = Known(("Ann", "Ben"), "hex", "AAAAA", 5)
SQUARES = Known(("Ann", "Ben"), "square", "AAAAA", 5)
TABLES = pytest.mark.parametrize("known", [HEXES, SQUARES], ids=["hex", "square"])


def with_tile(known: Known, slot: int) -> State:
    """The first turn, the pair in `slot` taken."""
    assert known.grid is not None
    start: State = dealt(5, known.grid, ("Ann", "Ben")).history.state
    return apply(start, Take(slot)).state


def best_points(state: State) -> list[int]:
    """What each place would bring, in the order of their numbers."""
    sheets = score_sheets(state)
    return [
        max(bill(state, sheets, [way]).total for way in turns(state, cell))
        for cell in tile_places(state)
    ]


@TABLES
def test_places_for_tiles_show_what_they_bring(desk: Desk, known: Known) -> None:
    assert desk.run("2", known=known) == 0
    picture = desk.out[desk.out.rindex("Takes a") : desk.out.rindex("The tile:")]
    expected = best_points(with_tile(known, 1))
    assert max(expected) > 0
    if known is SQUARES:
        shown = re.findall(r"\| +(\d+) +\+(\d+) *(?=\|)", picture.replace("|", "||"))
        assert [(int(place), int(points)) for place, points in shown] == list(
            enumerate(expected, 1)
        )
    else:
        assert sorted(map(int, re.findall(r"\+(\d+)", picture))) == sorted(expected)


@TABLES
def test_places_for_tiles_say_what_they_bring(desk: Desk, known: Known) -> None:
    assert desk.run("2", known=known, speaks=True) == 0
    several = known is HEXES
    for number, points in enumerate(best_points(with_tile(known, 1)), 1):
        said = f"up to +{points}" if several and points else f"+{points}" if points else "0"
        assert re.search(rf"^{number}: Row .* Points: {re.escape(said)}$", desk.out, re.MULTILINE)


def test_place_and_turn_at_once(desk: Desk) -> None:
    state = with_tile(HEXES, 1)
    assert desk.run("2", "6 3", known=HEXES) == 0
    cell = tile_places(state)[5]
    assert desk.record().history.actions[1] == turns(state, cell)[2]
    assert "Turned which way?" not in desk.out
    assert "6 3 is place 6, turned the way 3" in desk.out


def test_place_and_turn_one_after_the_other_are_the_same(desk: Desk) -> None:
    assert desk.run("2", "6", "3", known=HEXES) == 0
    apart = desk.record().history.actions
    for typed in ("6,3", " 6   3 ", "6, 3"):
        assert desk.run("2", typed, known=HEXES) == 0
        assert desk.record().history.actions == apart


def test_a_turn_that_is_none_is_asked_again(desk: Desk) -> None:
    assert desk.run("2", "6 7", "6 0", "0 1", "99 1", "6 3 1", "6 6", known=HEXES) == 0
    assert desk.out.count("That is no answer here. Possible: 1-9, u, s,") == 5
    assert isinstance(desk.record().history.actions[1], PlaceTile)


@pytest.mark.parametrize(("known", "ways"), [(HEXES, 6), (SQUARES, 4)], ids=["hex", "square"])
def test_a_tile_that_looks_the_same_may_be_turned_as_one_likes(
    desk: Desk, known: Known, ways: int
) -> None:
    assert desk.run("1", "6", known=known) == 0
    place = desk.record().history.actions
    assert len(place) == 2
    for way in range(1, ways + 1):
        assert desk.run("1", f"6 {way}", known=known) == 0
        assert desk.record().history.actions == place
    assert "6 3 is place 6" not in desk.out
    assert desk.run("1", f"6 {ways + 1}", known=known) == 0
    assert len(desk.record().history.actions) == 1


def test_the_ways_are_shown_before_they_are_asked_for(desk: Desk) -> None:
    assert desk.run("2", known=HEXES) == 0
    before = desk.out[desk.out.index("The tile:") : desk.out.index("Where does the tile go?")]
    assert re.findall(r"\b([1-9]) +<", before) == list("123456")


@TABLES
def test_a_numbered_tile_still_shows_its_animals(desk: Desk, known: Known) -> None:
    assert desk.run("1", "1 1", known=known) == 0
    state: State = desk.record().history.state
    picture = desk.out[desk.out.rindex("Lays the tile") : desk.out.rindex("Where does the token")]
    assert len(token_places(state)) > 0
    for placed in state.player.environment.values():
        animals = "".join("BESHF"[species] for species in placed.tile.wildlife)
        assert (f"*{animals}*" if placed.tile.keystone else animals) in picture


def test_resuming_says_whose_turn_it_is(desk: Desk) -> None:
    for lines in ((), ("1",), ("6 3",)):
        known = HEXES if not lines or lines == ("1",) else None
        assert desk.run(*lines, known=known) == 0
        assert desk.run() == 0
        assert desk.out.count("== Ann, turn 1 of 20, nature tokens: 0 ==") == 1


def test_enter_repeats_the_heading_with_a_tile_in_hand(desk: Desk) -> None:
    assert desk.run("1", "", "6 3", "", known=HEXES) == 0
    assert desk.out.count("== Ann, turn 1 of 20, nature tokens: 0 ==") == 3


def test_nothing_new_has_been_seen_before_the_first_decision(desk: Desk) -> None:
    assert desk.run("u", known=HEXES) == 0
    assert "There is nothing to take back yet." in desk.out
    assert desk.run("1", "1 1", "1", "u", known=HEXES) == 0  # Ben has done nothing yet
    assert "There is nothing to take back yet." in desk.out
    assert "something new has been seen" not in desk.out


def test_a_hint_counts_as_the_questions_do(desk: Desk) -> None:
    assert desk.run("h", "h", "h", known=HEXES) == 0
    pairs = [int(pair) for pair in re.findall(r"Take pair (\d)", desk.out)]
    ways = [int(way) for way in re.findall(r"turned the way (\d)", desk.out)]
    assert pairs
    assert all(1 <= pair <= 4 for pair in pairs)
    assert all(1 <= way <= 6 for way in ways)


@pytest.mark.parametrize("speaks", [False, True], ids=["drawn", "spoken"])
def test_pairs_are_counted_from_one(desk: Desk, speaks: bool) -> None:
    for number in range(1, 5):
        assert desk.run(str(number), known=HEXES, speaks=speaks) == 0
        assert desk.record().history.actions == (Take(number - 1),)
    market = desk.out[: desk.out.index("Which pair? (1-4)")]
    sign = r"Pair (\d):" if speaks else r"\b(\d) +<"
    assert re.findall(sign, market)[-4:] == list("1234")
    assert desk.run("0", known=HEXES) == 0
    assert desk.record().history.actions == ()


def test_a_single_point_is_told_too(desk: Desk) -> None:
    assert desk.run("1", "5", "q", known=Known(("Ann", "Ben"), "square", "AAAAA", 4)) == 0
    assert "Ann: Lays the tile (points: +1)\n" in desk.out


def test_on_squares_nobody_is_told_of_nature_tokens(desk: Desk) -> None:
    desk.run(known=Known(("Ann",), "square", "AAAAA", 1))
    assert "== Ann, turn 1 of 20 ==" in desk.out
