"""What the next stroke on a score pad does: it lays a token or a tile, or prints on a tile."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.rules.grid import HEX, Grid

BLANK = LaidTile(None, None, None, None)


@dataclass(frozen=True, slots=True)
class Brush:
    """All kinds of pieces are remembered, so that one can go to and fro between them.

    Attributes:
        tiles: whether tiles are laid, not tokens.
        printed: whether animals are printed on the tiles that lie there, not laid as tokens.
        keystone: whether that mark is printed, not an animal.
        erasing: whether the uppermost piece is taken away instead.
        habitats: of the tile, one or two; the latest is the last.
        rotation: how often the tile was turned clockwise.
    """

    tiles: bool = False
    printed: bool = False
    keystone: bool = False
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
        return replace(self, tiles=False, keystone=False, erasing=False, species=species)

    def with_keystone(self) -> Brush:
        return replace(self, tiles=False, printed=True, keystone=True, erasing=False)

    def switched(self) -> Brush:
        """The next kind: tokens, tiles, what is printed on tiles, and tokens again."""
        if self.tiles:
            return replace(self, tiles=False, printed=True, erasing=False)
        if self.printed:
            return replace(self, printed=False, keystone=False, erasing=False)
        return replace(self, tiles=True, erasing=False)

    @property
    def prints(self) -> bool:
        """Whether a stroke changes what tiles show."""
        return self.printed and not self.tiles and not self.erasing

    def turned(self, by: int) -> Brush:
        return replace(self, rotation=(self.rotation + by) % HEX.sides)

    def lies_on(self, tile: LaidTile | None, grid: Grid) -> bool:
        """Whether what would be laid lies there already."""
        if tile is None or self.erasing:
            return False
        if self.prints:
            return bool(tile.keystone) if self.keystone else self.species in (tile.wildlife or ())
        return tile.edges == self.edges(grid) if self.tiles else tile.token is self.species

    def over(self, tile: LaidTile | None, grid: Grid) -> LaidTile | None:
        """What lies in a cell after a stroke over `tile`; a new tile keeps the token."""
        if self.erasing:
            return peeled(tile)
        if self.prints:
            return tile and self._printed_on(tile)
        before = tile or BLANK
        if not self.tiles:
            return replace(before, token=self.species)
        if self.lies_on(tile, grid):
            return tile
        return LaidTile(self.edges(grid), None, None, before.token)

    def without(self, tile: LaidTile | None) -> LaidTile | None:
        """What is left of `tile` when a piece of this kind is taken away."""
        if tile is not None and self.prints:
            return self._taken_off(tile)
        if tile is None or not self.tiles:
            return peeled(tile)
        return None if tile.token is None else LaidTile(None, None, None, tile.token)

    def _printed_on(self, tile: LaidTile) -> LaidTile:
        if self.keystone:
            return replace(tile, keystone=True)
        return replace(tile, wildlife=tuple(sorted({*(tile.wildlife or ()), self.species})))

    def _taken_off(self, tile: LaidTile) -> LaidTile:
        """What a tile does not show is not said of it."""
        if self.keystone:
            return replace(tile, keystone=None)
        left = tuple(species for species in tile.wildlife or () if species is not self.species)
        return replace(tile, wildlife=left or None)


def peeled(tile: LaidTile | None) -> LaidTile | None:
    """What is left when the uppermost piece is taken away: the token, or else the tile."""
    if tile is None or tile.token is None:
        return None
    kept = replace(tile, token=None)
    return None if kept == BLANK else kept
