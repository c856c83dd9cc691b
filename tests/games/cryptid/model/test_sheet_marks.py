"""Marks on a deduction sheet survive a saved game; rubbish in a note is passed over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cryptid.model.sheet_marks import (
    Field,
    Mark,
    next_mark,
    read_marks,
    with_mark,
    write_marks,
)
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.rules.record import LONGEST_NOTE

CLUES_OF_ALL = CLUES["advanced"]
FIELDS = st.tuples(st.integers(0, 4), st.sampled_from(CLUES_OF_ALL))


@given(st.dictionaries(FIELDS, st.sampled_from([mark for mark in Mark if mark is not Mark.NONE])))
def test_marks_are_read_as_they_were_written(marks: dict[Field, Mark]) -> None:
    assert read_marks(write_marks(marks), 5, CLUES_OF_ALL) == marks


def test_the_fullest_sheet_has_room_in_a_note() -> None:
    full = {(colour, clue): Mark.SURE for colour in range(5) for clue in CLUES_OF_ALL}
    assert len(write_marks(full)) < LONGEST_NOTE


@given(st.text(max_size=60))
def test_any_text_is_read(text: str) -> None:
    assert read_marks(text, 3, CLUES_OF_ALL) == {}


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "3",
        '{"sheet": 4}',
        '{"sheet": {"0": []}}',
        '{"sheet": {"0": {"x": "w1:forest"}}}',
        '{"sheet": {"0": {"x": [1, null, ["w1:forest"], "w9:forest"]}}}',
        '{"sheet": {"3": {"x": ["w1:forest"]}}}',
        '{"sheet": {"0": {"!": ["w1:forest"]}}}',
        '{"sheet": ' + "[" * 4000,
    ],
)
def test_rubbish_is_passed_over(text: str) -> None:
    assert read_marks(text, 3, CLUES_OF_ALL) == {}


def test_what_is_well_among_rubbish_is_read() -> None:
    text = '{"sheet": {"1": {"x": ["w1:forest", "nothing"], "o": 5}, "99": {}}, "more": true}'
    assert read_marks(text, 3, CLUES_OF_ALL) == {(1, "w1:forest"): Mark.CROSSED}


def test_clues_of_the_other_mode_are_passed_over() -> None:
    text = write_marks({(0, "not w1:forest"): Mark.SURE, (0, "w1:forest"): Mark.SURE})
    assert read_marks(text, 3, CLUES["normal"]) == {(0, "w1:forest"): Mark.SURE}


def test_clicks_lead_around() -> None:
    mark, seen = Mark.NONE, []
    for _ in Mark:
        mark = next_mark(mark)
        seen.append(mark)
    assert seen == [Mark.CROSSED, Mark.SURE, Mark.DOUBTED, Mark.NONE]
    assert next_mark(Mark.NONE, -1) is Mark.DOUBTED


def test_an_empty_field_leaves_no_trace() -> None:
    marks = with_mark({}, (0, "w1:forest"), Mark.SURE)
    assert with_mark(marks, (0, "w1:forest"), Mark.NONE) == {}
    assert write_marks({}) == ""
