"""What has happened since somebody's last turn."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.controllers.doings import Entries, doing, touched_cells, turns_since
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.table.handover_card import Doing
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.games.cascadia.controllers import session_at
from tests.games.cascadia.table import scene, tile_showing

NAMES = ("Ann", "Ben", "Cid")
SEATS = tuple(map(Seat, NAMES))
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])

QUICK = "take 0; tile 1,0 r0; token -"


def entries(state: State, moves: str) -> Entries:
    """What these moves, in notation, came to."""
    session = session_at(state, SEATS[: len(state.players)])
    for move in filter(None, moves.split("; ")):
        session.submit(CASCADIA.rules().parse(move))
    return session.history.entries


# Players, moves so far, whose view, and how many entries each turn since then has.
SINCE = {
    "nothing has happened": (3, "", 0, []),
    "my own turn": (2, QUICK, 0, []),
    "my own turn has begun": (2, "take 0", 0, []),
    "one turn of another": (2, QUICK, 1, [3]),
    "two turns of others": (3, f"{QUICK}; {QUICK}", 2, [3, 3]),
    "only the last of two": (3, f"{QUICK}; {QUICK}", 0, [3]),
    "not what I did before them": (3, f"{QUICK}; {QUICK}; {QUICK}", 0, [3, 3]),
    "a turn that is not over does not count": (3, f"{QUICK}; take 0; tile 1,0 r0", 2, [3]),
    "nor the only one": (2, "take 0; tile 1,0 r0", 1, []),
    "alone": (1, f"{QUICK}; take 0; tile 2,0 r0; token -", 0, []),
}


@on_both_grids
@pytest.mark.parametrize(("players", "moves", "seat", "lengths"), SINCE.values(), ids=SINCE.keys())
def test_turns_since(players: int, moves: str, seat: int, lengths: list[int], grid: Grid) -> None:
    # A hawk would go back by itself on squares, a bear never does.
    state = scene(grid, players, tokens="BEBE", bag="BEBEBEBEBEBEBEBE")
    assert [len(turn) for turn in turns_since(entries(state, moves), seat)] == lengths


def test_turns_come_in_their_order_with_all_their_entries() -> None:
    found = entries(scene(players=3, nature=1), f"nature wipe 1; {QUICK}; {QUICK}")
    assert turns_since(found, 2) == [list(found[:4]), list(found[4:])]


# Tokens of the market, moves, the token and whether it was declined.
DOINGS = {
    "placed": ("BESH", "take 0; tile 1,0 r0; token 0,0", Wildlife.BEAR, False),
    "the token first": ("BESH", "take 0; token 0,0; tile 1,0 r0", Wildlife.BEAR, False),
    "declined": ("ESBH", "take 0; tile 1,0 r0; token -", Wildlife.ELK, True),
    "declined first": ("ESBH", "take 0; token -; tile 1,0 r0", Wildlife.ELK, True),
    "freely picked": ("HSBE", "nature free 0 3; tile 1,0 r0; token 0,0", Wildlife.ELK, False),
    "after a wipe": (
        "BESH",
        "nature wipe 2; take 0; tile 1,0 r0; token 0,0",
        Wildlife.BEAR,
        False,
    ),
}


@on_both_grids
@pytest.mark.parametrize(
    ("tokens", "moves", "token", "declined"), DOINGS.values(), ids=DOINGS.keys()
)
def test_doing(tokens: str, moves: str, token: Wildlife, declined: bool, grid: Grid) -> None:
    turn = entries(scene(grid, tokens=tokens, nature=1), moves)
    tile = tile_showing(grid, "EF")
    assert doing(turn, SEATS) == Doing(0, NAMES, tile, 0, token, declined)


def test_the_rotation_is_told() -> None:
    done = doing(entries(scene(), "take 0; tile 1,0 r4; token -"), SEATS)
    assert done is not None
    assert done.rotation == 4


def test_who_did_it_is_told() -> None:
    turn = turns_since(entries(scene(players=3), f"{QUICK}; {QUICK}"), 2)[-1]
    done = doing(turn, SEATS)
    assert done is not None
    assert done.name == "Ben"


def test_a_token_that_went_back_by_itself_counts_as_declined() -> None:
    done = doing(entries(scene(SQUARE, tokens="SEBH"), "take 0; tile 1,0 r0"), SEATS)
    assert done is not None
    assert (done.token, done.declined) == (Wildlife.SALMON, True)


@pytest.mark.parametrize("moves", ["", "take 0", "take 0; token -", "nature wipe 0"])
def test_a_turn_without_a_tile_came_to_nothing_yet(moves: str) -> None:
    assert doing(entries(scene(nature=1), moves), SEATS) is None


# Moves, and the cells they touched by seat.
TOUCHED = {
    "nothing": ("", {}),
    "only taken": ("take 0", {}),
    "a tile": ("take 0; tile 1,0 r0; token -", {0: [(1, 0)]}),
    "tile and token": ("take 0; tile 1,0 r0; token 0,0", {0: [(1, 0), (0, 0)]}),
    "the token first": ("take 0; token 0,0; tile 0,1 r0", {0: [(0, 0), (0, 1)]}),
    "on the same cell": ("take 0; tile 1,0 r0; token 1,0", {0: [(1, 0), (1, 0)]}),
    "two turns": (
        "take 0; tile 1,0 r0; token -; take 0; tile 0,1 r0; token -",
        {0: [(1, 0)], 1: [(0, 1)]},
    ),
}


@on_both_grids
@pytest.mark.parametrize(("moves", "cells"), TOUCHED.values(), ids=TOUCHED.keys())
def test_touched_cells(moves: str, cells: dict[int, list[Cell]], grid: Grid) -> None:
    state = scene(grid, tokens="EBEB", bag="EBEBEBEBEB")
    assert touched_cells(entries(state, moves)) == cells
