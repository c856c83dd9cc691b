"""A cardboard game on a score pad: what lies before everybody, with undo."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.rules.position import (
    MOST_TILES,
    MOST_TOKENS_OF_A_SPECIES,
    LaidPlayer,
    LaidTile,
    Position,
)
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, score
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.rules.names import typed_name

MOST_NATURE = 99

_ALL_A = (Card.A,) * len(Wildlife)


def empty_position(name: str = "", grid: Grid = HEX) -> Position:
    """One player before nothing, who may not have typed a name yet."""
    return Position(grid, Scoring(Variant.CARDS, _ALL_A), (LaidPlayer(name, 0, {}),))


class PadDocument(QObject):
    """A position that can be changed step by step, and every step undone.

    Positions are never altered in place: those before are the undo.

    Signals:
        changed: another position lies there.
        refused: more pieces than a file may hold; carries a sentence.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, position: Position, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before: list[Position] = []
        self._after: list[Position] = []
        self._cards = position.scoring.cards or _ALL_A
        self._show(position)

    @property
    def position(self) -> Position:
        return self._position

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Everybody's score."""
        return self._sheets

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> None:
        if self._before:
            self._after.append(self._position)
            self._show(self._before.pop())

    def redo(self) -> None:
        if self._after:
            self._before.append(self._position)
            self._show(self._after.pop())

    def replace(self, position: Position, *, going_on: bool = False) -> None:
        """Lays another position; with `going_on` as part of the step before."""
        if position == self._position:
            return
        if not going_on or not self._before:
            self._before.append(self._position)
        self._after.clear()
        self._show(position)

    def lay(self, seat: int, cell: Cell, tile: LaidTile | None, *, going_on: bool = False) -> bool:
        """Lays `tile` in a cell of a player, or clears it; False if nothing changed."""
        before = self._position.players[seat].tiles
        if before.get(cell) == tile:
            return False
        tiles = {at: other for at, other in before.items() if at != cell or tile is not None}
        if tile is not None:
            tiles[cell] = tile
        complaint = self._complaint(tiles)
        if complaint:
            self.refused.emit(complaint)
            return False
        self._change_player(seat, tiles=tiles, going_on=going_on)
        return True

    def set_nature(self, seat: int, count: int) -> None:
        self._change_player(seat, nature=min(max(count, 0), MOST_NATURE))

    def set_corridor(
        self, seat: int, habitat: Habitat, size: int, *, going_on: bool = False
    ) -> None:
        """Notes how large somebody's largest corridor is, where no tiles lie to count it."""
        sizes = {**self._position.players[seat].corridors, habitat: min(max(size, 0), MOST_TILES)}
        known = {habitat: sizes[habitat] for habitat in Habitat if sizes.get(habitat)}
        self._change_player(seat, corridors=known, going_on=going_on)

    def set_name(self, seat: int, name: str, *, going_on: bool = False) -> None:
        """Names a player."""
        sound = typed_name(name)
        if sound:
            self._change_player(seat, name=sound, going_on=going_on)

    def add_player(self, name: str = "") -> None:
        players = self._position.players
        if len(players) < MOST_PLAYERS:
            self._change(players=(*players, LaidPlayer(name, 0, {})))

    def remove_player(self, seat: int) -> None:
        players = self._position.players
        if len(players) > 1:
            self._change(players=players[:seat] + players[seat + 1 :])

    def set_variant(self, variant: Variant) -> None:
        """Scores by another variant; the cards are remembered for the way back."""
        cards = self._cards if variant is Variant.CARDS else ()
        self._change(scoring=Scoring(variant, cards, self._position.scoring.rulings))

    def set_card(self, species: Wildlife, card: Card) -> None:
        """Scores `species` by another card, and so everything by cards."""
        cards = tuple(card if s is species else self._cards[s] for s in Wildlife)
        self._change(scoring=Scoring(Variant.CARDS, cards, self._position.scoring.rulings))

    def set_grid(self, grid: Grid) -> None:
        """Lays other tiles; nothing that lay on the ones before fits them."""
        if grid is not self._position.grid:
            self._change(grid=grid, players=self._cleared())

    def clear(self) -> None:
        """Takes every piece away; people and cards stay."""
        self._change(players=self._cleared())

    def _cleared(self) -> tuple[LaidPlayer, ...]:
        return tuple(LaidPlayer(player.name, 0, {}) for player in self._position.players)

    def _change_player(
        self,
        seat: int,
        *,
        name: str | None = None,
        nature: int | None = None,
        tiles: dict[Cell, LaidTile] | None = None,
        corridors: dict[Habitat, int] | None = None,
        going_on: bool = False,
    ) -> None:
        old = self._position.players[seat]
        new = LaidPlayer(
            old.name if name is None else name,
            old.nature if nature is None else nature,
            old.tiles if tiles is None else tiles,
            old.corridors if corridors is None else corridors,
        )
        players = self._position.players
        self._change(players=(*players[:seat], new, *players[seat + 1 :]), going_on=going_on)

    def _change(
        self,
        *,
        grid: Grid | None = None,
        scoring: Scoring | None = None,
        players: tuple[LaidPlayer, ...] | None = None,
        going_on: bool = False,
    ) -> None:
        old = self._position
        new = replace(
            old,
            grid=grid or old.grid,
            scoring=scoring or old.scoring,
            players=players or old.players,
        )
        self.replace(new, going_on=going_on)

    def _show(self, position: Position) -> None:
        self._position = position
        self._cards = position.scoring.cards or self._cards
        landscapes = [player.landscape for player in position.players]
        self._sheets = score(position.grid, position.scoring, landscapes)
        self.changed.emit()

    def _complaint(self, tiles: dict[Cell, LaidTile]) -> str:
        if len(tiles) > MOST_TILES:
            return self.tr("No more than {0} tiles can be laid.").format(MOST_TILES)
        tokens = [tile.token for tile in tiles.values()]
        if any(tokens.count(species) > MOST_TOKENS_OF_A_SPECIES for species in Wildlife):
            most = self.tr("No more than {0} tokens of an animal can be laid.")
            return most.format(MOST_TOKENS_OF_A_SPECIES)
        return ""
