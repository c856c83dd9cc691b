"""Laying: sides match, corners are not enough, and a tile that fits nowhere is changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cascadia_qt.games.okanagan.rules.board import FIRST_BOARD, STEPS, TURNS, Laid
from cascadia_qt.games.okanagan.rules.events import Built, TileLaid, TileStuck
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Hand, Phase, State
from cascadia_qt.games.okanagan.rules.supply import Supply
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.rules.game import IllegalAction
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.table import board, choices, events, played, scene, shown, steps

# Only a tile with forest can be laid here: north, east and west of it nothing else is asked for.
NORTH = {(0, -1): "1 r2"}


def fits(on: dict[Cell, Laid], cell: Cell, laid: Laid) -> bool:
    """The rule of laying, said slowly."""
    beside = 0
    for direction, (dx, dy) in enumerate(STEPS):
        other = on.get(Cell(cell.a + dx, cell.b + dy))
        if other is None:
            continue
        beside += 1
        mine = TILES[laid.tile].sides[(direction - laid.rotation) % 4]
        theirs = TILES[other.tile].sides[(direction + 2 - other.rotation) % 4]
        if mine != theirs:
            return False
    return beside > 0 and cell not in on


@pytest.mark.parametrize("seed", range(12))
def test_every_place_that_fits_is_offered_and_no_other(seed: int) -> None:
    state = scene(2, seed=seed, hand=1 + seed)
    for _ in range(8):
        hand = state.explorer.hand
        assert hand is not None
        tiles = dict(state.board.tiles)
        cells = [Cell(x, y) for x in range(-10, 11) for y in range(-10, 11)]
        wanted = [
            f"lay {cell.a},{cell.b} r{turn}"
            for cell in cells
            for turn in TURNS
            if fits(tiles, cell, Laid(hand.tile, turn))
        ]
        assert choices(state) == wanted
        state = played(state, wanted[seed % len(wanted)])
        while state.phase is not Phase.LAY:
            state = played(state, choices(state)[0])


def test_a_turn_goes_clockwise() -> None:
    assert Laid(1, 0).sides == ("forest", "forest", "lake", "meadow")
    assert Laid(1, 1).sides == ("meadow", "forest", "forest", "lake")
    assert [Laid(1, 1).icon(d) for d in range(4)] == ["wheat", "woodcutter", "timber", "trout"]


@pytest.mark.parametrize(
    "move",
    [
        "lay 1,1 r0",  # only a corner
        "lay 0,0 r0",  # on a tile
        "lay 0,-1 r1",  # lake to forest
        "lay 5,5 r0",  # beside nothing
        "build silo",
        "tile 0",
    ],
)
def test_what_cannot_be_laid(move: str) -> None:
    with pytest.raises(IllegalAction, match="the tile is to be laid where its sides match"):
        played(scene(hand=17), move)


def test_a_tile_that_is_laid_leaves_the_hand() -> None:
    state = scene(hand=17)
    after = played(state, "lay 0,-1 r0")
    assert events(state, "lay 0,-1 r0") == [TileLaid(0, 17, Cell(0, -1), 0)]
    assert shown(after)["hands"][0] is None
    assert shown(after)["phase"] == "build"
    assert not steps(state, "lay 0,-1 r0")[0].revealed


class TestBuild:
    LAID = played(scene(hand=17), "lay 1,0 r2")

    def test_everything_that_is_left_can_be_built_everywhere_on_the_tile(self) -> None:
        assert choices(self.LAID) == [
            "build silo",
            "build warehouse forest lake",
            "build warehouse forest meadow",
            "build warehouse lake meadow",
            "build farm forest",
            "build farm lake",
            "build farm meadow",
        ]

    @pytest.mark.parametrize(
        ("kind", "move"),
        [
            ("farm", "build farm lake"),
            ("warehouse", "build warehouse forest lake"),
            ("silo", "build silo"),
        ],
    )
    def test_what_is_used_up_cannot_be_built(self, kind: str, move: str) -> None:
        left = self.LAID.explorer.buildings._replace(**{kind: 0})
        state = self.LAID.with_explorer(0, replace(self.LAID.explorer, buildings=left))
        assert not any(kind in choice for choice in choices(state))
        with pytest.raises(IllegalAction, match="a building that is left"):
            played(state, move)

    def test_a_silo_stands_on_all_terrains(self) -> None:
        after = played(self.LAID, "build silo")
        assert events(self.LAID, "build silo")[0] == Built(
            0, Cell(1, 0), "silo", ("forest", "lake", "meadow")
        )
        assert shown(after)["buildings"][0] == {"farm": 1, "warehouse": 3, "silo": 1}

    def test_the_state_tells_what_stands_where(self) -> None:
        after = played(self.LAID, "build warehouse lake meadow")
        squares = {tuple(square["at"]): square for square in shown(after)["board"]}
        assert squares[1, 0] == {
            "at": [1, 0],
            "tile": 17,
            "rotation": 2,
            "building": {"seat": 0, "kind": "warehouse", "on": ["lake", "meadow"]},
            "closed": [],
        }


def stuck(hand: Hand, piles: tuple[tuple[int, ...], ...]) -> State:
    """The second seat is about to have its turn, with a tile that fits nowhere.

    Round the start tile lie four with one and the same terrain to the outside.
    """
    state = scene(2, hand=17)
    gaps = dict.fromkeys(FIRST_BOARD.gaps, (None, None, None, "forest"))
    on = replace(FIRST_BOARD, gaps=gaps)
    state = replace(state, board=on, phase=Phase.TAKE, supply=Supply(piles, (1, 2, 3)))
    return state.with_explorer(1, replace(state.explorers[1], hand=hand))


class TestStuck:
    """Tiles 29, 30 and 44, 45 have no forest."""

    def test_it_is_shown_and_goes_under_the_pile_that_it_came_from(self) -> None:
        state = stuck(Hand(29, 1, shown=True), ((4, 5), (6, 7), (8, 9)))
        step = steps(state, "tile 0")[-1]
        assert TileStuck(1, 29, 1) in step.events
        assert step.state.explorer.hand == Hand(6, 1)
        assert step.state.supply.piles[1] == (7, 29)
        assert step.revealed

    def test_one_of_the_first_goes_under_the_highest_pile(self) -> None:
        state = stuck(Hand(29), ((4, 5), (6, 7), (8, 9)))
        assert played(state, "tile 1").supply.piles[0] == (5, 29)

    def test_it_is_changed_until_one_fits(self) -> None:
        state = stuck(Hand(29, 2), ((4, 5), (6, 7), (30, 44, 9)))
        after = played(state, "tile 0")
        assert after.explorer.hand == Hand(9, 2)
        assert after.supply.piles[2] == (29, 30, 44)

    def test_where_a_pile_has_nothing_that_fits_the_next_is_tried(self) -> None:
        state = stuck(Hand(29, 2), ((4, 5), (6, 7), (30, 44)))
        after = played(state, "pile 1")
        assert after.explorer.hand == Hand(4, 0)
        assert sorted(after.supply.piles[2]) == [29, 30]
        assert after.supply.piles[0] == (5, 44)


def test_a_tile_that_fits_stays() -> None:
    state = scene(2, on=board(NORTH), hand=2)
    assert OKANAGAN.to_move(state) == 0
    assert state.phase is Phase.LAY
