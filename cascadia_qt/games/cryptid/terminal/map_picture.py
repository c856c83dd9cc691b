"""The map drawn in a terminal: letters tell everything that colours tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from cascadia_qt.games.cryptid.rules.cells import CELLS, COLUMNS, ROWS, column_of, name_of, row_of
from cascadia_qt.games.cryptid.rules.clues import COLOURS, KINDS
from cascadia_qt.games.cryptid.rules.sections import ANIMALS, TERRAINS
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.terminal.canvas import Canvas
from cascadia_qt.words.language import translate

_WIDE, _HIGH = 6, 2  # columns and lines of a cell
_LEFT, _TOP = 3, 1  # room for numbers and letters at the edges
WIDTH = _LEFT + COLUMNS * _WIDE
CUBE, LANTERN, MARK = "#", "*", "+"


@dataclass(frozen=True, slots=True)
class Brush:
    """How things are drawn.

    Attributes:
        styles: of the five terrains.
        accent: the style of what stands out.
    """

    styles: Mapping[str, str]
    accent: str

    @property
    def letters(self) -> Mapping[str, str]:
        """What stands for terrains, animals, and the colours and kinds of structures."""
        return {
            **_letters(TERRAINS, translate("CryptidTerminal", "FDWSM"), "FDWSM"),
            **_letters(ANIMALS, translate("CryptidTerminal", "bc"), "bc"),
            **_letters(COLOURS, translate("CryptidTerminal", "wglk"), "wglk"),
            **_letters(KINDS, translate("CryptidTerminal", "ih"), "ih"),
        }


def _letters(things: tuple[str, ...], wanted: str, else_: str) -> dict[str, str]:
    """A letter for each thing; a translation that tells them not apart is not used."""
    usable = len(set(wanted)) == len(wanted) == len(things)
    return dict(zip(things, wanted if usable else else_, strict=True))


def map_picture(state: State, marked: int, brush: Brush) -> list[Text]:
    """The map with all tokens; the cells of the set `marked` have a sign."""
    canvas, letters = Canvas(), brush.letters
    for column in range(COLUMNS):
        x = _LEFT + column * _WIDE + _WIDE // 2 - 1
        canvas.put(x, 0, name_of(column)[0], brush.accent)
    for row in range(ROWS):
        canvas.put(0, _TOP + row * _HIGH, str(row + 1), brush.accent)
    for cell in CELLS:
        x = _LEFT + column_of(cell) * _WIDE
        y = _TOP + row_of(cell) * _HIGH + column_of(cell) % 2
        upper, lower = _lines(state, cell, letters, marked=bool(marked >> cell & 1))
        style = brush.styles[state.options.board.ground.terrain_of(cell)]
        canvas.put(x, y, upper, style)
        canvas.put(x, y + 1, lower, f"bold {style}")
    return canvas.lines()


def _lines(state: State, cell: int, letters: Mapping[str, str], *, marked: bool) -> tuple[str, str]:
    """Terrain, territory, structure and a sign; below them the tokens; an edge leads both."""
    board = state.options.board
    terrain, animal = board.ground.terrain_of(cell), board.ground.animal_of(cell)
    standing = next((each for each in board.structures if each.cell == cell), None)
    structure = letters[standing.colour] + letters[standing.kind] if standing else "  "
    sign = MARK if marked else LANTERN if cell == state.lantern else " "
    upper = f"{letters[terrain]}{letters[animal] if animal else ' '}{structure}{sign}"
    tokens = _tokens(state, cell)
    lower = tokens if len(tokens) == _WIDE else f"\\{tokens}"
    return f"/{upper}", f"{lower:<{_WIDE}}"


def _tokens(state: State, cell: int) -> str:
    """A cube and its colour, then the colours of discs; colours count from 1."""
    bit = 1 << cell
    cubes = [f"{CUBE}{colour}" for colour, each in enumerate(state.cubes, 1) if each & bit]
    discs = [f"{colour}" for colour, each in enumerate(state.discs, 1) if each & bit]
    return "".join((*cubes, *discs))
