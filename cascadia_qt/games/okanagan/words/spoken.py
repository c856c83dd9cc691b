"""The valley, the tiles and everybody in short sentences, for people who hear what others see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.okanagan.rules.areas import Area, areas_of
from cascadia_qt.games.okanagan.rules.board import Board
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.words.areas import area_words
from cascadia_qt.games.okanagan.words.backs import back_name
from cascadia_qt.games.okanagan.words.names import cell_name, held_words, nuggets_words
from cascadia_qt.games.okanagan.words.objectives import objective_words, progress_words
from cascadia_qt.games.okanagan.words.tiles import building_words, buildings_words, tile_words
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import capital, labelled, listed, translate


def explorer_words(state: State, names: Sequence[str], seat: int) -> str:
    """What everybody sees of a player: rewards, nuggets and what he can still build."""
    explorer = state.explorers[seat]
    parts = [
        held_words(explorer.rewards),
        nuggets_words(explorer.nuggets),
        buildings_words(explorer.buildings),
    ]
    if explorer.hand is not None and explorer.hand.shown:
        text = translate("OkanaganSpoken", "in hand {0}")
        parts.append(text.format(tile_words(explorer.hand.tile)))
    return labelled(names[seat], listed(parts))


def hand_words(state: State, seat: int) -> str:
    """The tile in hand, as far as whoever looks may know it."""
    hand = state.explorers[seat].hand
    label = translate("OkanaganSpoken", "Your tile")
    if hand is None:
        return labelled(label, translate("OkanaganSpoken", "none"))
    return labelled(label, tile_words(hand.tile))


def objectives_words(state: State, seat: int) -> Iterator[str]:
    """The objectives that whoever looks may know, each with what it counts now."""
    explorer = state.explorers[seat]
    for card in explorer.objectives:
        if card != UNSEEN:
            yield labelled(objective_words(card), progress_words(card, explorer.rewards))


def face_up_words(state: State, slot: int) -> str:
    return labelled(
        translate("OkanaganSpoken", "Tile {0}").format(slot + 1),
        tile_words(state.supply.face_up[slot]),
    )


def pile_words(state: State, pile: int) -> str:
    """How high a pile is, and the special action on top of it."""
    supply = state.supply
    back, height = supply.backs[pile], len(supply.piles[pile])
    label = translate("OkanaganSpoken", "Pile {0}").format(pile + 1)
    if back is None:
        return labelled(label, translate("OkanaganSpoken", "no tiles"))
    if height == 1:
        text = translate("OkanaganSpoken", "1 tile, on top {0}").format(back_name(back))
    else:
        text = translate("OkanaganSpoken", "{0} tiles, on top {1}").format(height, back_name(back))
    return labelled(label, text)


def laid_words(board: Board, names: Sequence[str], cell: Cell) -> str:
    """A tile that lies, how it is turned, and what stands on it."""
    laid = board.tiles[cell]
    parts = [tile_words(laid.tile, laid.rotation)]
    if building := board.buildings.get(cell):
        parts.append(building_words(building, names[building.seat]))
    return labelled(capital(cell_name(cell)), listed(parts))


def square_words(board: Board, names: Sequence[str], cell: Cell) -> Iterator[str]:
    """A tile that lies and every territory that it belongs to, a sentence each."""
    yield f"{laid_words(board, names, cell)}."
    for area in areas_of(board, cell):
        yield area_words(board, area, names)


def open_areas(board: Board) -> tuple[Area, ...]:
    """Every territory that is not closed yet, those first of which least is missing."""
    found: dict[tuple[str, tuple[Cell, ...]], Area] = {}
    for cell in sorted(board.tiles):
        for area in areas_of(board, cell):
            if not area.is_closed:
                found[area.terrain, area.cells] = area
    return tuple(sorted(found.values(), key=lambda area: len(area.open_ends)))


def table_words(state: State, names: Sequence[str]) -> Iterator[str]:
    """What everybody may see beside the valley, a sentence each."""
    for seat in range(len(state.explorers)):
        yield f"{explorer_words(state, names, seat)}."
    for slot in range(len(state.supply.face_up)):
        yield f"{face_up_words(state, slot)}."
    for pile in range(len(state.supply.piles)):
        yield f"{pile_words(state, pile)}."


def stock_words(state: State) -> str:
    """The rewards that are left for everybody."""
    return labelled(translate("OkanaganSpoken", "Stock"), held_words(state.stock))
