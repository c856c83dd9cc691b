"""What readers of the screen are told of places and of what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.board import Board, Laid
from cascadia_qt.games.okanagan.words.names import cell_name, direction_name, terrain_name
from cascadia_qt.games.okanagan.words.spoken import square_words
from cascadia_qt.games.okanagan.words.tiles import turned_words
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import capital, labelled, translate


def there_words(board: Board, names: Sequence[str], cell: Cell) -> str:
    """A tile with its territories, or an empty place and what lies beside it."""
    if cell in board.tiles:
        return " ".join(square_words(board, names, cell))
    beside = (
        f"{direction_name(direction)} {terrain_name(terrain)}"
        for direction, terrain in enumerate(board.gaps[cell])
        if terrain is not None
    )
    name = cell_name(cell)
    return f"{labelled(capital(name), ', '.join(beside))}."


def fits_words() -> str:
    return translate("OkanaganReading", "Your tile fits here.")


def held_words(laid: Laid) -> str:
    """The tile that is held over a place."""
    text = translate("OkanaganReading", "Your tile is held here: {0}. Press to lay it.")
    return text.format(turned_words(laid))


def chosen_words() -> str:
    return translate("OkanaganReading", "chosen")


def offered_words() -> str:
    return translate("OkanaganReading", "can be chosen")


def tile_in_hand_words(tile: str) -> str:
    text = translate("OkanaganReading", "Tile in hand: {0}. Press to turn it.")
    return text.format(tile)


def line_words(cell: Cell) -> str:
    """How far a row or a column is from the start tile."""
    return cell_name(cell) if any(cell) else "0"
