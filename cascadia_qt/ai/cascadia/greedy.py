"""A player who takes the most points of this turn and never looks further."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cascadia_qt.rules.cascadia.actions import Action, DeclineToken, PlaceTile, PlaceToken, Take
from cascadia_qt.rules.cascadia.environment import accepting_cells, open_cells
from cascadia_qt.rules.cascadia.scoring.corridors import corridors
from cascadia_qt.rules.cascadia.scoring.tokens import Tokens
from cascadia_qt.rules.cascadia.scoring.wildlife import species_units
from cascadia_qt.rules.cascadia.state import Options, Phase, Player, State
from cascadia_qt.rules.cascadia.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.cascadia.tiles import Tile
from cascadia_qt.rules.grid import Cell

# The cards that look at other animals than their own.
_LOOKING_AROUND = {
    Wildlife.SALMON: (Card.D,),
    Wildlife.HAWK: (Card.D,),
    Wildlife.FOX: tuple(Card),
}


class GreedyBot:
    """Answers every state afresh; it remembers nothing."""

    def choose(self, state: State) -> Action:
        outlook = _Outlook(state.options, state.player)
        if state.phase is Phase.CHOOSE:
            pairs = zip(state.market.tiles, state.market.tokens, strict=True)
            plans = [outlook.best_plan(tile, token) for tile, token in pairs if tile]
            return Take(max(range(len(plans)), key=lambda slot: plans[slot].worth))
        if state.tile is not None:
            plan = outlook.best_plan(state.tile, state.token)
            return PlaceTile(plan.cell, plan.rotation)
        assert state.token is not None
        spot = outlook.best_spot(state.token)
        return DeclineToken() if spot is None else PlaceToken(spot)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A place for a tile; `worth` is its points with the best token, then its matching sides."""

    cell: Cell
    rotation: int
    worth: tuple[int, int]


class _Outlook:
    """What a tile and a token would add to one player's score."""

    def __init__(self, options: Options, player: Player) -> None:
        self._options = options
        self._environment = player.environment
        self._landscape = player.landscape
        self._gains: dict[tuple[Cell, Wildlife], int] = {}
        self._points: dict[Wildlife, int] = {}
        for species in Wildlife:
            self._points[species] = self._species_points(self._landscape.tokens, species)
        self._corridor: dict[tuple[Cell, Habitat], tuple[int, int]] = {}
        self._largest: dict[Habitat, int] = {}
        for habitat, groups in corridors(options.grid, self._landscape.edges).items():
            self._largest[habitat] = max(map(len, groups), default=0)
            for number, group in enumerate(groups):
                for cell in group:
                    self._corridor[cell, habitat] = number, len(group)

    def best_plan(self, tile: Tile, token: Wildlife | None) -> _Plan:
        """Where `tile` is worth most, if `token` is then placed as well as possible."""
        return max(self._plans(tile, token), key=lambda plan: plan.worth)

    def best_spot(self, token: Wildlife) -> Cell | None:
        """Where `token` is worth most; None if it only does harm or fits nowhere."""
        spots = accepting_cells(self._environment, token)
        gains = {cell: self._token_gain(cell, token) for cell in spots}
        best = max(gains, key=gains.__getitem__, default=None)
        return best if best is not None and gains[best] >= 0 else None

    def _plans(self, tile: Tile, token: Wildlife | None) -> Iterator[_Plan]:
        spot = None if token is None else self.best_spot(token)
        elsewhere = 0 if spot is None or token is None else self._token_gain(spot, token)
        rotations = range(1) if tile.keystone else self._options.box.rotations
        for cell in open_cells(self._options.grid, self._environment):
            gain = elsewhere
            if token is not None and token in tile.wildlife:
                gain = max(gain, self._token_gain(cell, token) + tile.keystone)
            for rotation in rotations:
                habitats, matches = self._tile_gain(cell, tile.turned(rotation))
                yield _Plan(cell, rotation, (gain + habitats, matches))

    def _tile_gain(self, cell: Cell, edges: tuple[Habitat, ...]) -> tuple[int, int]:
        """The points of longer corridors, and the number of sides that match."""
        grid = self._options.grid
        joined: dict[Habitat, set[tuple[int, int]]] = {habitat: set() for habitat in edges}
        matches = 0
        for direction, near in enumerate(grid.neighbours(cell)):
            beside = self._landscape.edges.get(near)
            habitat = edges[direction]
            if beside is not None and beside[grid.opposite(direction)] is habitat:
                joined[habitat].add(self._corridor[near, habitat])
                matches += 1
        gain = 0
        for habitat, groups in joined.items():
            size = 1 + sum(size for _, size in groups)
            gain += max(size - self._largest[habitat], 0)
        return gain, matches

    def _token_gain(self, cell: Cell, token: Wildlife) -> int:
        if (cell, token) not in self._gains:
            tokens = {**self._landscape.tokens, cell: token}
            gain = sum(
                self._species_points(tokens, species) - self._points[species]
                for species in Wildlife
                if species is token or self._looks_around(species)
            )
            placed = self._environment.get(cell)
            self._gains[cell, token] = gain + (placed is not None and placed.tile.keystone)
        return self._gains[cell, token]

    def _looks_around(self, species: Wildlife) -> bool:
        scoring = self._options.scoring
        if scoring.variant is not Variant.CARDS:
            return False
        return scoring.card(species) in _LOOKING_AROUND.get(species, ())

    def _species_points(self, tokens: Mapping[Cell, Wildlife], species: Wildlife) -> int:
        units = species_units(Tokens(self._options.grid, tokens), self._options.scoring, species)
        return sum(unit.points for unit in units)
