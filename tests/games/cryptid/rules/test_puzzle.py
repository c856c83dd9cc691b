"""Puzzles: the checked ones, generated ones, and documents that are wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.generating import generated
from cascadia_qt.games.cryptid.rules.hints import HINTS, allowed, drawn_hint, true_hints
from cascadia_qt.games.cryptid.rules.options import clues_for
from cascadia_qt.games.cryptid.rules.puzzle import Puzzle, read_puzzle, write_puzzle
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.rng import SEED_LIMIT, Rng
from tests.games.cryptid.judge import complaints
from tests.games.cryptid.table import PUZZLES, puzzle

CHECKED = pytest.mark.parametrize("number", range(len(PUZZLES)))
MODES = st.sampled_from(["normal", "advanced"])
SEEDS = st.integers(0, SEED_LIMIT - 1)


@CHECKED
def test_the_checked_puzzles(number: int) -> None:
    held, known = puzzle(number), PUZZLES[number]
    assert held.habitat is not None
    assert name_of(held.habitat) == known["habitat"]
    sizes = [held.board.clue_cells[clue].bit_count() for clue in held.clues]
    assert sizes == known["sizes"]
    assert set(true_hints(held.clues)) == set(known["hints"])
    assert held.good


@CHECKED
def test_puzzles_are_written_as_they_are_read(number: int) -> None:
    written = write_puzzle(puzzle(number))
    assert written.items() <= PUZZLES[number].items()
    assert read_puzzle(Node(written, "")) == puzzle(number)


@settings(max_examples=200)
@given(MODES, st.integers(2, 5), SEEDS)
def test_generated_puzzles_are_good(mode: str, players: int, seed: int) -> None:
    held = generated(mode, clues_for(players), seed)
    assert held.good
    assert complaints(write_puzzle(held), clues_for(players)) == []
    assert held.board.whole
    assert len(held.clues) == clues_for(players)
    assert len({each.cell for each in held.board.structures}) == len(held.board.structures)


def test_a_deal_is_always_the_same_puzzle() -> None:
    assert generated("normal", 4, 7) == generated("normal", 4, 7)
    assert generated("normal", 4, 7) != generated("normal", 4, 8)


class TestWhatIsWrongWithClues:
    def with_clues(self, *clues: str) -> Puzzle:
        return Puzzle(puzzle(1).board, clues)

    def test_several_cells_may_remain(self) -> None:
        held = self.with_clues("w1:animal", "not w1:forest")
        assert (held.habitat, held.good) == (None, False)
        assert held.common.bit_count() > 1

    def test_a_clue_may_not_be_needed(self) -> None:
        held = self.with_clues(*puzzle(1).clues, "not w3:blue")
        if held.habitat is not None:
            assert not held.needed(3)
        assert not held.good

    def test_a_clue_may_be_there_twice_and_neither_is_needed(self) -> None:
        held = self.with_clues(*puzzle(1).clues, puzzle(1).clues[0])
        assert held.repeats
        assert not held.needed(0)
        assert not held.needed(3)
        assert not self.with_clues("w1:animal", "w1:animal").needed(0)

    def test_a_clue_may_stand_beside_its_negation(self) -> None:
        held = self.with_clues("w1:forest", "not w1:forest")
        assert (held.repeats, held.habitat, held.common) == (True, None, 0)

    def test_a_clue_may_be_too_weak(self) -> None:
        held = self.with_clues("not w3:blue")
        size = held.board.clue_cells["not w3:blue"].bit_count()
        assert held.in_band("not w3:blue") == (42 <= size <= 66)


def broken(*path: Any, value: Any) -> dict[str, Any]:
    document: Any = copy.deepcopy(PUZZLES[0])
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return document  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        (broken("mode", value="odd"), "mode must be one of normal, advanced"),
        (broken("sections", value=[]), "sections must have 6 entries"),
        (broken("sections", 0, value=[7, 0]), r"sections\[0\]\[0\] must be a whole number from 1"),
        (broken("sections", 0, value=[3, 90]), r"sections\[0\]\[1\] must be 0 or 180"),
        (broken("sections", 0, value=[1, 0]), "sections must hold each of the six sections once"),
        (broken("structures", 0, "at", value="M1"), "at must be a cell from A1 to L9"),
        (broken("structures", 0, "at", value="L3"), "structure already: L3"),
        (broken("structures", 0, "kind", value="tower"), "kind must be one of stone, shack"),
        (broken("structures", 0, "colour", value="black"), "must be one of white, green, blue"),
        (broken("structures", 0, "colour", value="green"), "is a second green stone"),
        (broken("clues", 0, value="w9:swamp"), r"clues\[0\] is no clue of the normal game"),
        (broken("clues", 0, value="w3:black"), r"clues\[0\] is no clue of the normal game"),
        (broken("clues", 0, value="not w3:blue"), r"clues\[0\] is no clue of the normal game"),
        (broken("clues", 0, value="on:desert:forest"), "is no clue of the normal game"),
        (broken("clues", value=[]), "clues must have 1 to 48 entries"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    document: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadDocument, match=complaint):
        read_puzzle(Node(document, ""))


class TestOptions:
    def read(self, document: dict[str, Any], players: int = 3) -> None:
        CRYPTID.read_options(Node({**document, "answer_yourselves": False}, "options"), players)

    def test_a_puzzle_is_all_that_is_agreed(self) -> None:
        agreed = CRYPTID.read_options(Node({**PUZZLES[0], "answer_yourselves": True}, "options"), 3)
        written = CRYPTID.write_options(agreed)
        assert (written.pop("helps"), written.pop("unique_known")) == (["none"] * 3, False)
        assert written.items() <= {**PUZZLES[0], "answer_yourselves": True}.items()

    def test_the_help_of_sheets_is_agreed_for_every_seat(self) -> None:
        helps = ["none", "shaded", "struck"]
        said = {"answer_yourselves": False, "helps": helps, "unique_known": True}
        agreed = CRYPTID.read_options(Node({**PUZZLES[0], **said}, "options"), 3)
        assert [agreed.help_of(seat) for seat in range(3)] == helps
        assert CRYPTID.write_options(agreed).items() >= said.items()

    @pytest.mark.parametrize(
        ("helps", "complaint"),
        [
            (["none", "none"], r"options\.helps must have 3 entries"),
            (["none", "none", "much"], r"options\.helps\[2\] must be one of none, struck, shaded"),
        ],
    )
    def test_nobody_gets_help_that_there_is_not(self, helps: list[str], complaint: str) -> None:
        with pytest.raises(BadDocument, match=complaint):
            self.read({**PUZZLES[0], "helps": helps})

    def test_how_hard_it_was_to_be_is_told_where_somebody_chose_it(self) -> None:
        said = {"answer_yourselves": False, "difficulty": "hard"}
        agreed = CRYPTID.read_options(Node({**PUZZLES[0], **said}, "options"), 3)
        assert agreed.difficulty == "hard"
        assert CRYPTID.write_options(agreed)["difficulty"] == "hard"
        with pytest.raises(BadDocument, match=r"options\.difficulty must be one of easy, medium"):
            self.read({**PUZZLES[0], "difficulty": "awful"})

    def test_a_game_needs_all_structures(self) -> None:
        few = broken("structures", value=PUZZLES[0]["structures"][1:])
        with pytest.raises(BadDocument, match="structures must hold all structures of the mode"):
            self.read(few)

    @pytest.mark.parametrize(("number", "players"), [(0, 4), (2, 3), (0, 2), (2, 5)])
    def test_everybody_needs_a_clue(self, number: int, players: int) -> None:
        with pytest.raises(BadDocument, match=r"options\.clues must have"):
            self.read(PUZZLES[number], players)

    def test_two_players_hold_four_clues(self) -> None:
        self.read(PUZZLES[2], 2)

    def test_clues_must_fit_one_cell(self) -> None:
        with pytest.raises(BadDocument, match=r"must fit exactly one cell together, not \d+"):
            self.read(broken("clues", value=["w1:swamp", "w3:white", "w1:water"]))

    def test_clues_must_differ(self) -> None:
        with pytest.raises(BadDocument, match="hold a clue twice"):
            self.read(broken("clues", value=["w1:swamp", "w3:white", "w1:swamp"]))


class TestHints:
    def test_a_hint_is_true_of_every_clue(self) -> None:
        assert allowed("no within-2 clue", "w1:swamp")
        assert not allowed("no within-2 clue", "not w2:bear")
        assert not allowed("no clue naming an animal territory", "w1:animal")
        assert not allowed("no clue naming any terrain", "on:water:swamp")
        assert allowed("no two-terrain clue", "w1:water")

    def test_all_true_hints_are_drawn_the_heavier_ones_more_often(self) -> None:
        drawn = [drawn_hint(puzzle(0).clues, Rng(seed))[0] for seed in range(800)]
        assert set(drawn) == set(true_hints(puzzle(0).clues))
        assert drawn.count("no within-2 clue") > drawn.count("no clue naming desert")

    def test_there_may_be_none(self) -> None:
        every_kind = ("on:forest:desert", "w1:animal", "w2:stone", "w3:blue", "w1:swamp")
        assert len(HINTS) == 11
        assert true_hints((*every_kind, "on:water:mountain")) == ()
