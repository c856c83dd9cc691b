"""Pencil marks: written into a note, read from one that anybody may have written."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.pencil import CROSS, MOST_MARKS, read_marks, with_mark, write_marks
from cascadia_qt.rules.record import LONGEST_NOTE

KINDS = ("bear", "forest", CROSS)
CELLS = st.builds(Cell, st.integers(-99, 99), st.integers(-99, 99))


@given(st.dictionaries(CELLS, st.sampled_from(KINDS), max_size=MOST_MARKS))
def test_marks_are_read_as_they_were_written(marks: dict[Cell, str]) -> None:
    text = write_marks(marks)
    assert read_marks(text, KINDS) == marks
    assert len(text) < LONGEST_NOTE


def test_a_mark_takes_the_place_of_another_and_can_be_rubbed_out() -> None:
    marks = with_mark(with_mark({}, Cell(1, 2), "bear"), Cell(1, 2), CROSS)
    assert marks == {Cell(1, 2): CROSS}
    assert write_marks(with_mark(marks, Cell(1, 2), None)) == ""


def test_a_full_board_takes_no_more() -> None:
    full = {Cell(number % 90, number // 90): "bear" for number in range(MOST_MARKS)}
    assert with_mark(full, Cell(-1, -1), "bear") == full
    assert with_mark(full, Cell(0, 0), CROSS) == {**full, Cell(0, 0): CROSS}


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "no JSON",
        "[]",
        "7",
        '{"pencil": []}',
        '{"pencil": {"bear": {"0": 1}}}',
        '{"pencil": {"whale": [[0, 0]]}}',
        '{"pencil": {"bear": [0, "0,0", [0], [0, 0, 0], [0.0, 1], [true, 0]]}}',
        '{"pencil": {"bear": [[100, 0], [0, -100]]}}',
        '{"sheet": {"bear": [[0, 0]]}}',
        "[" * 100_000,
    ],
)
def test_rubbish_is_no_mark(rubbish: str) -> None:
    assert read_marks(rubbish, KINDS) == {}


def test_what_makes_sense_among_rubbish_is_read_and_never_too_much() -> None:
    assert read_marks('{"pencil": {"bear": [7, [1, 2], [300, 1]]}}', KINDS) == {Cell(1, 2): "bear"}
    many = json.dumps({"pencil": {"bear": [[a, b] for a in range(50) for b in range(50)]}})
    assert len(read_marks(many, KINDS)) == MOST_MARKS
