"""What the next stroke on a score pad lays: a token, a tile or nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cascadia_qt.rules.cascadia.position import LaidTile
from cascadia_qt.rules.cascadia.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import HEX, Grid

BLANK = LaidTile(None, None, None, None)


@dataclass(frozen=True, slots=True)
class Brush:
    """Both kinds of pieces are remembered, so that one can go to and fro between them.

    Attributes:
        tiles: whether tiles are laid, not tokens.
        erasing: whether the uppermost piece is taken away instead.
        habitats: of the tile, one or two; the latest is the last.
        rotation: how often the tile was turned clockwise.
    """

    tiles: bool = False
    erasing: bool = False
    species: Wildlife = Wildlife.BEAR
    habitats: tuple[Habitat, ...] = (Habitat.MOUNTAIN,)
    rotation: int = 0

    def edges(self, grid: Grid) -> tuple[Habitat, ...]:
        """The sides of the tile, clockwise from east; tiles of squares have one habitat."""
        if grid is not HEX or len(self.habitats) == 1:
            return (self.habitats[-1],) * grid.sides
        west, east = self.habitats
        sides = (east, east, west, west, west, east)
        cut = -self.rotation % len(sides)
        return sides[cut:] + sides[:cut]

    def with_habitat(self, habitat: Habitat, grid: Grid) -> Brush:
        """Chooses `habitat` as well, or no longer; only the latest two are kept."""
        chosen = self.habitats
        if grid is not HEX or self.erasing or not self.tiles:
            chosen = (habitat,)
        elif habitat not in chosen:
            chosen = (*chosen, habitat)[-2:]
        elif len(chosen) == 2:
            chosen = tuple(other for other in chosen if other is not habitat)
        return replace(self, tiles=True, erasing=False, habitats=chosen)

    def with_species(self, species: Wildlife) -> Brush:
        return replace(self, tiles=False, erasing=False, species=species)

    def turned(self, by: int) -> Brush:
        return replace(self, rotation=(self.rotation + by) % HEX.sides)

    def lies_on(self, tile: LaidTile | None, grid: Grid) -> bool:
        """Whether what would be laid lies there already."""
        if tile is None or self.erasing:
            return False
        return tile.edges == self.edges(grid) if self.tiles else tile.token is self.species

    def over(self, tile: LaidTile | None, grid: Grid) -> LaidTile | None:
        """What lies in a cell after a stroke over `tile`; a new tile keeps the token."""
        if self.erasing:
            return peeled(tile)
        before = tile or BLANK
        if not self.tiles:
            return replace(before, token=self.species)
        if self.lies_on(tile, grid):
            return tile
        return LaidTile(self.edges(grid), None, None, before.token)

    def without(self, tile: LaidTile | None) -> LaidTile | None:
        """What is left of `tile` when a piece of this kind is taken away."""
        if tile is None or not self.tiles:
            return peeled(tile)
        return None if tile.token is None else LaidTile(None, None, None, tile.token)


def peeled(tile: LaidTile | None) -> LaidTile | None:
    """What is left when the uppermost piece is taken away: the token, or else the tile."""
    if tile is None or tile.token is None:
        return None
    kept = replace(tile, token=None)
    return None if kept == BLANK else kept
