"""The prepared games of Cascadia's guide: legal, and worth what their sentences say."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.model.guide import GUIDE
from cascadia_qt.games.cascadia.model.prepared import tile_of
from cascadia_qt.games.cascadia.rules.actions import PlaceTile, PlaceToken
from cascadia_qt.games.cascadia.rules.events import NatureEarned
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX
from cascadia_qt.model.course import Course

# What the printed cards A and the printed rules give for what the sentences describe.
EARNED = {
    7: (3, "Your largest forest"),
    8: (4, "A pair of bears"),
    9: (9, "Three elk"),
    10: (12, "four salmon"),
    11: (5, "Two hawks"),
    12: (4, "around the fox"),
}


def after(step: int) -> State:
    """The state when a step was done."""
    course = Course(GUIDE, step)
    record = course.record()
    state: State = record.history.state
    for action in course.steps[step].actions:
        assert action in record.rules.legal(state)
        state = record.rules.apply(state, action).state
    return state


def test_every_step_can_be_done_and_something_else_as_well() -> None:
    course = Course(GUIDE)
    for step in range(len(course)):
        course.go_to(step)
        record = course.record()
        assert len(record.rules.legal(record.history.state)) > 1
        after(step)


def test_the_first_animal_earns_a_nature_token() -> None:
    record = Course(GUIDE, 3).record()
    step = record.rules.apply(record.history.state, GUIDE.lessons[0].steps[3].actions[0])
    assert any(isinstance(event, NatureEarned) for event in step.events)


def test_three_salmon_make_room_for_others() -> None:
    record = Course(GUIDE, 4).record()
    assert record.history.state.market.tokens.count(Wildlife.SALMON) == 3
    tokens = after(4).market.tokens
    assert Wildlife.SALMON not in tokens
    # The fox is there once only, and not beside the tile that is to be taken.
    assert [slot for slot, token in enumerate(tokens) if token is Wildlife.FOX] == [2]


def test_points_are_those_of_the_printed_rules() -> None:
    steps = Course(GUIDE).steps
    for number, (points, about) in EARNED.items():
        said = steps[number].after
        assert said is not None
        assert about in said()
        assert str(points) in said().split()


def test_no_other_place_is_as_good_as_the_one_of_the_sentence() -> None:
    """Or the word that it gets would not be true."""
    for step in range(8, 13):
        course = Course(GUIDE, step)
        record = course.record()
        (wanted,) = course.steps[step].actions
        points = {
            action: score_sheets(record.rules.apply(record.history.state, action).state)[0].total
            for action in record.rules.legal(record.history.state)
            if isinstance(action, PlaceToken)
        }
        best = points.pop(wanted)
        assert points
        assert max(points.values()) < best


def test_the_forest_may_grow_whichever_way_the_tile_lies() -> None:
    course = Course(GUIDE, 7)
    record = course.record()
    (wanted,) = course.steps[7].actions
    for rotation in HEX_BOX.rotations:
        action = PlaceTile(wanted.cell, rotation)
        (sheet,) = score_sheets(record.rules.apply(record.history.state, action).state)
        assert course.wants(action) == (sheet.habitat(Habitat.FOREST) == EARNED[7][0])


def test_the_end_is_added_up() -> None:
    (sheet,) = score_sheets(after(13))
    said = Course(GUIDE).steps[13].after
    assert said is not None
    parts = (sheet.wildlife_total, sheet.habitat_total, sheet.nature)
    assert sum(parts) == sheet.total
    for number in (*parts, sheet.total):
        assert f" {number}" in said()


def test_no_piece_is_there_twice() -> None:
    for lesson in GUIDE.lessons:
        state: State = lesson.record().history.state
        laid = [placed.tile for placed in state.player.environment.values()]
        lying = [tile for tile in (*laid, *state.market.tiles, state.tile) if tile is not None]
        assert len(set(lying)) == len(lying)
        assert not set(lying) & set(state.market.unseen)


def test_a_tile_that_is_not_in_the_box_is_not_found() -> None:
    with pytest.raises(LookupError, match="forest river"):
        tile_of("forest river", "BEH")
