"""The notation of actions."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.game import Cascadia
from cascadia_qt.games.cascadia.rules.notation import format_action, parse_action
from cascadia_qt.rules.game import NotAnAction
from cascadia_qt.rules.grid import Cell

NOTED: list[tuple[str, Action]] = [
    ("take 0", Take(0)),
    ("take 3", Take(3)),
    ("wipe 3", ReplaceThree()),
    ("nature free 1 3", NatureFree(tile_slot=1, token_slot=3)),
    ("nature free 2 2", NatureFree(tile_slot=2, token_slot=2)),
    ("nature wipe 1", NatureWipe((1,))),
    ("nature wipe 0 2", NatureWipe((0, 2))),
    ("nature wipe 0 1 2 3", NatureWipe((0, 1, 2, 3))),
    ("tile 1,-2 r3", PlaceTile(Cell(1, -2), 3)),
    ("tile -10,12 r0", PlaceTile(Cell(-10, 12), 0)),
    ("token 0,1", PlaceToken(Cell(0, 1))),
    ("token -3,-4", PlaceToken(Cell(-3, -4))),
    ("token -", DeclineToken()),
]
TEXTS = [text for text, _ in NOTED]

RUBBISH = [
    "",
    " ",
    "-",
    "take",
    "take ",
    "take 4",
    "take -1",
    "take 1 2",
    "take 01",
    "take two",
    "take ٢",
    " take 2",
    "take 2 ",
    "take  2",
    "take 2\n",
    "Take 2",
    "TAKE 2",
    "take2",
    "wipe",
    "wipe 4",
    "wipe 2",
    "wipe 3 3",
    "nature",
    "nature free",
    "nature free 1",
    "nature free 1 4",
    "nature free 1 2 3",
    "nature free 1,3",
    "nature wipe",
    "nature wipe 4",
    "nature wipe 0,2",
    "nature wipe 0 1 2 3 3",
    "tile",
    "tile 1,2",
    "tile 1,2 r6",
    "tile 1,2 r-1",
    "tile 1,2 3",
    "tile 1,2 r",
    "tile 1 2 r3",
    "tile 1, 2 r3",
    "tile 1.0,2 r3",
    "tile +1,2 r3",
    "tile --1,2 r3",
    "tile - r3",
    "tile 1,2,3 r3",
    "tile 99999999999999999999,2 r3",
    "token",
    "token ",
    "token 1",
    "token 1,",
    "token ,1",
    "token 1,2 r0",
    "token --",
    "token 0x1,2",
    "token 1_0,2",
    "token 1,2; take 2",
    "undo",
]

slots = st.integers(0, 3)
cells = st.builds(Cell, st.integers(-99, 99), st.integers(-99, 99))
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Take, slots),
    st.just(ReplaceThree()),
    st.builds(NatureFree, slots, slots),
    st.builds(NatureWipe, st.sets(slots, min_size=1).map(lambda chosen: tuple(sorted(chosen)))),
    st.builds(PlaceTile, cells, st.integers(0, 5)),
    st.builds(PlaceToken, cells),
    st.just(DeclineToken()),
)


@pytest.mark.parametrize(("text", "action"), NOTED, ids=TEXTS)
def test_an_action_is_written(text: str, action: Action) -> None:
    assert format_action(action) == text


@pytest.mark.parametrize(("text", "action"), NOTED, ids=TEXTS)
def test_an_action_is_read(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(("text", "action"), NOTED, ids=TEXTS)
def test_the_game_speaks_the_notation(text: str, action: Action) -> None:
    assert (Cascadia().parse(text), Cascadia().format(action)) == (action, text)


@given(actions)
def test_what_is_written_is_read_as_the_same_action(action: Action) -> None:
    assert parse_action(format_action(action)) == action


@given(actions, actions)
def test_different_actions_are_written_differently(one: Action, other: Action) -> None:
    assert (format_action(one) == format_action(other)) is (one == other)


@pytest.mark.parametrize("text", RUBBISH, ids=repr)
def test_rubbish_is_not_an_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        parse_action(text)


@given(st.text())
def test_a_text_that_begins_like_no_action_is_not_one(text: str) -> None:
    assume(not text.startswith(("take ", "wipe ", "nature ", "tile ", "token ")))
    with pytest.raises(NotAnAction):
        parse_action(text)


@given(actions, st.characters(exclude_characters="0123456789-"), st.integers(0, 20))
def test_a_stray_character_makes_it_no_action(action: Action, stray: str, place: int) -> None:
    text = format_action(action)
    with pytest.raises(NotAnAction):
        parse_action(text[:place] + stray + text[place:])


@given(actions, st.integers(0, 20), st.integers(1, 3))
def test_a_damaged_text_is_refused_or_read_as_an_action_that_can_be_written(
    action: Action, place: int, length: int
) -> None:
    """Never another error, and never a text that is read as one thing and written as another."""
    text = format_action(action)
    shorter = text[:place] + text[place + length :]
    try:
        found = parse_action(shorter)
    except NotAnAction:
        return
    assert parse_action(format_action(found)) == found
