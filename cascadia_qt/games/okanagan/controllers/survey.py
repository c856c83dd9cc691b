"""What can be counted and foreseen for whoever looks: territories, closings, stock and tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.okanagan.rules.actions import Build
from cascadia_qt.games.okanagan.rules.areas import Area, icons, influence
from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.preview import Prospect, prospects
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, TERRAINS, at_most
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import START, TILES
from cascadia_qt.games.okanagan.views.table.area_card import AreaLine, Force
from cascadia_qt.games.okanagan.views.table.survey_panel import Survey
from cascadia_qt.games.okanagan.words.closing import (
    area_title,
    influence_words,
    points_why,
    prospect_title,
    share_words,
    tiles_words,
)
from cascadia_qt.games.okanagan.words.names import held_words
from cascadia_qt.rules.grid import Cell


def survey_of(state: State, seat: int | None) -> Survey:
    """The helps beside the valley, as `seat` may know them."""
    tiles = tiles_to_come(state)
    counted = f"{held_words(state.stock)}. {tiles_words(tiles, TERRAINS)}"
    over = state.phase is Phase.OVER
    if seat is None:
        return Survey(None, "", state.stock, tiles, counted, over=over)
    reckoning = reckonings(state)[seat]
    why = points_why(reckoning)
    return Survey(reckoning.total, why, state.stock, tiles, counted, over=over)


def tiles_to_come(state: State) -> tuple[int, ...]:
    """Of the tiles that are not seen, how many have each terrain."""
    seen = {laid.tile for laid in state.board.tiles.values()} | set(state.supply.face_up)
    seen |= {each.hand.tile for each in state.explorers if each.hand is not None}
    unseen = [TILES[tile] for tile in range(START + 1, len(TILES)) if tile not in seen]
    return tuple(sum(terrain in tile.sides for tile in unseen) for terrain in TERRAINS)


def area_line(state: State, names: Sequence[str], area: Area) -> AreaLine:
    """A territory that lies there; of one that was scored nothing is left to tell."""
    scored = (area.cells[0], area.terrain) in state.board.closed
    forces = influence(state.board, area, len(names))
    heap = NOTHING if scored else at_most(icons(state.board, area), state.stock)
    present = sorted((seat for seat, force in enumerate(forces) if force), key=lambda s: -forces[s])
    told = tuple(Force(seat, influence_words(names[seat], forces[seat])) for seat in present)
    return AreaLine(area.terrain, area_title(area), told, heap)


def foreseen(
    state: State, cell: Cell, laid: Laid, build: Build | None = None
) -> tuple[Prospect, ...]:
    """Every area of a tile as it would be, those that would be closed first."""
    found = prospects(state, cell, laid, build)
    return tuple(sorted(found, key=lambda each: not each.area.is_closed))


def prospect_lines(found: Sequence[Prospect], names: Sequence[str]) -> Iterator[AreaLine]:
    """What would become of territories; of those that stay open only how far they are."""
    for each in found:
        closed = each.area.is_closed
        alone, acting = len(each.shares) == 1, sum(share.action for share in each.shares)
        told = tuple(
            Force(
                share.seat,
                share_words(names[share.seat], share, alone=alone, shared=acting > 1),
            )
            for share in each.shares
        )
        heap = each.heap if closed and each.shares else NOTHING
        yield AreaLine(
            each.area.terrain, prospect_title(each), told if closed else (), heap, strong=closed
        )


def closing_places(state: State, tile: int) -> frozenset[Cell]:
    """Where a tile would close anything, turned as it fits."""
    board = state.board
    return frozenset(
        cell
        for cell, rotations in board.places(tile)
        if any(
            each.area.is_closed
            for rotation in rotations
            for each in prospects(state, cell, Laid(tile, rotation))
        )
    )
