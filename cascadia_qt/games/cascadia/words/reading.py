"""What readers of the screen are told of the pieces and places of a turn."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.environment import PlacedTile
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.games.cascadia.words.spoken import placed_words, tile_words
from cascadia_qt.rules.grid import Grid
from cascadia_qt.words.language import translate


def market_tile_words(number: int, tile: Tile, *, chosen: bool, proposed: bool) -> str:
    """A tile of the market, called by the number of its place."""
    words = translate("CascadiaReading", "Tile {0}: {1}.").format(number, tile_words(tile))
    return words + _marked(chosen, proposed)


def market_token_words(number: int, token: Wildlife, *, chosen: bool, proposed: bool) -> str:
    """A token of the market, likewise."""
    words = translate("CascadiaReading", "Token {0}: {1}.").format(number, species_name(token))
    return words + _marked(chosen, proposed)


def hand_tile_words(grid: Grid, tile: Tile, rotation: int) -> str:
    """The tile that was taken, as it is turned."""
    turned = placed_words(grid, PlacedTile(tile, rotation))
    return translate("CascadiaReading", "Tile in hand: {0}. Press to turn it.").format(turned)


def hand_token_words(token: Wildlife) -> str:
    return translate("CascadiaReading", "Token in hand: {0}.").format(species_name(token))


def doing_words(*, draft: bool, tile: bool, token: bool) -> str:
    """What can be done at a place of the landscape; nothing at most."""
    said = []
    if token:
        said.append(translate("CascadiaReading", "The token can be placed here."))
    if draft:
        said.append(translate("CascadiaReading", "Your tile lies here as a draft."))
    elif tile:
        said.append(translate("CascadiaReading", "The tile can be laid here."))
    return " ".join(said)


def landscape_words(name: str) -> str:
    return translate("CascadiaReading", "Landscape of {0}").format(name)


def row_words(number: int) -> str:
    return translate("CascadiaReading", "Row {0}").format(number)


def column_words(number: int) -> str:
    return translate("CascadiaReading", "Column {0}").format(number)


def _marked(chosen: bool, proposed: bool) -> str:
    if chosen:
        return " " + translate("CascadiaReading", "Chosen.")
    return " " + translate("CascadiaReading", "Proposed.") if proposed else ""
