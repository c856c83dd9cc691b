"""The second judge of puzzles: it knows the checked ones, and complains of everything else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cryptid.judge import CELLS, complaints, fitting, near, things_on
from tests.games.cryptid.table import PUZZLES


def changed(**parts: Any) -> list[str]:
    """The complaints about a checked puzzle of three clues with other parts."""
    return complaints({**PUZZLES[0], **parts}, 3)


@pytest.mark.parametrize("known", PUZZLES)
def test_the_checked_puzzles_are_good(known: dict[str, Any]) -> None:
    assert complaints(known, len(known["clues"])) == []
    things = things_on(known)
    cells = [fitting(things, clue) for clue in known["clues"]]
    assert [len(each) for each in cells] == known["sizes"]
    assert set.intersection(*cells) == {known["habitat"]}


def test_steps_lead_over_the_sides_of_cells() -> None:
    assert near("B1", 1) == {"B1", "B2", "A1", "A2", "C1", "C2"}
    assert near("C2", 1) == {"C2", "C1", "C3", "B1", "B2", "D1", "D2"}
    assert [len(near("G5", steps)) for steps in range(4)] == [1, 7, 19, 37]
    assert near("A1", 20) == set(CELLS)


def test_several_habitats() -> None:
    assert any(each.endswith(" habitats") for each in changed(clues=["w1:swamp", "w3:white"]))


def test_a_clue_that_is_not_needed() -> None:
    found = complaints({**PUZZLES[0], "clues": [*PUZZLES[0]["clues"], "w1:water"]}, 4)
    assert "w1:water is not needed" in found


def test_a_clue_out_of_the_band() -> None:
    assert "w3:green fits 40 cells" in changed(clues=["w1:swamp", "w1:water", "w3:green"])


def test_the_number_of_clues() -> None:
    assert complaints(PUZZLES[0], 4) == ["3 clues instead of 4"]


@pytest.mark.parametrize("clue", ["w1:swamp", "not w1:swamp"])
def test_a_clue_twice_or_beside_its_negation(clue: str) -> None:
    found = changed(clues=["w1:swamp", clue, "w3:white"])
    assert "a clue twice, or beside its own negation" in found


@pytest.mark.parametrize("clue", ["w3:black", "not w1:swamp", "on:desert:forest"])
def test_a_clue_that_the_mode_does_not_have(clue: str) -> None:
    assert f"there is no clue {clue}" in changed(clues=[clue])


def test_a_map_that_the_box_does_not_make() -> None:
    sections, structures = PUZZLES[0]["sections"], PUZZLES[0]["structures"]
    assert "the sections are not the six" in changed(sections=[*sections[1:], sections[1]])
    assert "the structures are not those of the mode" in changed(structures=structures[1:])
    crowded = [{**each, "at": "A1"} for each in structures]
    assert "two structures on a cell" in changed(structures=crowded)
