"""The table in sentences, for whoever hears it."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Hand
from cascadia_qt.games.okanagan.rules.supply import Supply
from cascadia_qt.games.okanagan.words.spoken import (
    explorer_words,
    hand_words,
    laid_words,
    objectives_words,
    open_areas,
    pile_words,
    square_words,
    stock_words,
    table_words,
)
from cascadia_qt.rules.grid import Cell
from tests.games.okanagan.table import FOREST, board, scene, with_stock

NAMES = ["Ann", "Ben", "Cleo"]
BUILT = board(FOREST, (5, 5, 1, "farm forest"))
STATE = scene(on=BUILT, hand=17, rewards=("ore ore", "pelt"), backs=("nugget", "gifts", "two ore"))


def test_a_player() -> None:
    said = explorer_words(STATE, NAMES, 0)
    assert said == "Ann: 2 ore; no nuggets; 1 farm, 3 warehouses, 2 silos"
    shown = replace(STATE.explorers[1], hand=Hand(1, 0, shown=True), nuggets=2)
    said = explorer_words(STATE.with_explorer(1, shown), NAMES, 1)
    assert said.startswith("Ben: 1 pelt; 2 nuggets; ")
    assert said.endswith(
        "; in hand forest with woodcutter, forest with timber, lake with trout, meadow with wheat"
    )


def test_a_tile_in_hand_is_told_to_its_owner() -> None:
    assert hand_words(OKANAGAN.seen(STATE, 0), 0).startswith("Your tile: lake with angler, ")
    assert hand_words(OKANAGAN.seen(STATE, 1), 0) == "Your tile: hidden tile"
    without = replace(STATE.explorer, hand=None)
    assert hand_words(STATE.with_explorer(0, without), 0) == "Your tile: none"


def test_objectives_are_told_to_their_owner() -> None:
    assert len(list(objectives_words(OKANAGAN.seen(STATE, 0), 0))) == 3
    assert list(objectives_words(OKANAGAN.seen(STATE, 1), 0)) == []


def test_piles() -> None:
    supply = Supply(((3,), (), STATE.supply.piles[2]), STATE.supply.face_up)
    state = replace(STATE, supply=supply)
    assert pile_words(state, 0) == "Pile 1: 1 tile, on top objectives"
    assert pile_words(state, 1) == "Pile 2: no tiles"
    height = len(STATE.supply.piles[2])
    assert pile_words(state, 2) == f"Pile 3: {height} tiles, on top 2 ore"
    assert pile_words(OKANAGAN.seen(STATE, 1), 0) == pile_words(STATE, 0)


def test_the_table_is_told_in_sentences() -> None:
    said = list(table_words(OKANAGAN.seen(STATE, 1), NAMES))
    assert len(said) == 3 + 3 + 3
    assert all(sentence.endswith(".") for sentence in said)
    assert not any("hidden" in sentence for sentence in said)


def test_the_stock() -> None:
    assert stock_words(with_stock(STATE, timber=0)).startswith("Stock: 11 pelts, 12 woodcutters, ")


def test_a_tile_that_lies_and_its_territories() -> None:
    said = list(square_words(BUILT, NAMES, Cell(5, 5)))
    assert said[0].startswith("5 east, 5 south: ")
    assert said[0].endswith("; farm in the forest of Ben.")
    assert [sentence.partition(":")[0] for sentence in said[1:]] == ["Forest", "Lake", "Meadow"]
    assert laid_words(BUILT, NAMES, Cell(0, 0)) == "The start tile: forest, lake, meadow, rock"


def test_open_territories_come_once_those_first_of_which_least_is_missing() -> None:
    found = open_areas(BUILT)
    assert len({(area.terrain, area.cells) for area in found}) == len(found)
    missing = [len(area.open_ends) for area in found]
    assert missing == sorted(missing)
    assert sum(area.terrain == "forest" and len(area.cells) == 3 for area in found) == 1
