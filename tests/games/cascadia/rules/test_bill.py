"""A bill is the difference of two score sheets, whatever is placed in whichever game."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.games.cascadia.rules.actions import Action, DeclineToken, PlaceTile, PlaceToken
from cascadia_qt.games.cascadia.rules.bill import Item, bill
from cascadia_qt.games.cascadia.rules.play import apply, legal
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Phase, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, SQUARE, Cell
from tests.games.cascadia.table import new_game, played, scene

SCORINGS = st.one_of(
    st.sampled_from([Scoring(Variant.FAMILY), Scoring(Variant.INTERMEDIATE)]),
    st.builds(
        lambda cards: Scoring(Variant.CARDS, tuple(cards)),
        st.lists(st.sampled_from(Card), min_size=5, max_size=5),
    ),
)


def _line(item: Item) -> tuple[int, Category, Wildlife | Habitat | None]:
    return item.seat, item.category, item.subject


def _boxes(sheets: tuple[ScoreSheet, ...]) -> dict[tuple[int, Category, object], int]:
    boxes: dict[tuple[int, Category, object], int] = {}
    for seat, sheet in enumerate(sheets):
        for unit in sheet.units:
            key = seat, unit.category, unit.subject
            boxes[key] = boxes.get(key, 0) + unit.points
    return boxes


@st.composite
def placements(draw: st.DrawFn) -> tuple[State, tuple[Action, ...]]:
    """A game somewhere in its middle, and what its player might place: a tile, a token, both."""
    grid = draw(st.sampled_from((HEX, SQUARE)))
    players = draw(st.integers(1, 4))
    state = new_game(grid, players, draw(st.integers(0, 10_000)), scoring=draw(SCORINGS))
    luck = random.Random(draw(st.integers(0, 10_000)))
    for _ in range(draw(st.integers(0, 60 * players))):
        if state.phase is Phase.OVER:
            break
        state = apply(state, luck.choice(list(legal(state)))).state
    while state.phase is not Phase.PLACE:
        if state.phase is Phase.OVER:
            state = new_game(grid, players, 1, scoring=state.options.scoring)
        state = apply(state, luck.choice(list(legal(state)))).state
    actions: list[Action] = []
    now = state
    for _ in range(draw(st.integers(1, 2))):
        wanted = [a for a in legal(now) if isinstance(a, PlaceTile | PlaceToken | DeclineToken)]
        if now.turn != state.turn or not wanted:
            break
        actions.append(luck.choice(wanted))
        now = apply(now, actions[-1]).state
    return state, tuple(actions)


@given(placements())
def test_a_bill_is_the_difference_of_two_score_sheets(
    case: tuple[State, tuple[Action, ...]],
) -> None:
    state, actions = case
    before = score_sheets(state)
    made = bill(state, before, actions)
    later = state
    for action in actions:
        later = apply(later, action).state
    after = score_sheets(later)
    old, new = _boxes(before), _boxes(after)
    difference = {
        key: points
        for key in old.keys() | new.keys()
        if (points := new.get(key, 0) - old.get(key, 0))
    }
    assert {_line(item): item.points for item in made.items} == difference
    assert made.total == after[state.seat].total - before[state.seat].total
    for standing in made.standings:
        sizes = [sheet.of(Category.CORRIDOR, standing.habitat) for sheet in after]
        assert standing.size == sizes.pop(state.seat)
        assert standing.rival == max(sizes, default=None)
        assert standing.bonus == after[state.seat].of(Category.BONUS, standing.habitat)
    grown = {h for _, c, h in difference if c is Category.CORRIDOR}
    assert {standing.habitat for standing in made.standings} == grown


def test_a_tile_that_ends_a_turn_by_itself_is_billed_alone() -> None:
    """On squares a token that fits nowhere goes back by itself when the tile is laid."""
    state = played(scene(SQUARE, tile="EF", tokens="SBEH"), "take 0")
    tile = PlaceTile(Cell(1, 0), 0)
    assert apply(state, tile).state.turn != state.turn
    sheets = score_sheets(state)
    assert bill(state, sheets, (tile, DeclineToken())) == bill(state, sheets, (tile,))
