"""Cells and tokens in short sentences, for people who hear what others see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from cascadia_qt.games.cryptid.rules.cells import CELLS, name_of
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.words.names import (
    animal_name,
    owner_name,
    structure_name,
    terrain_name,
)
from cascadia_qt.words.language import labelled, listed, translate
from cascadia_qt.words.outcome import joined


class Tokens(Protocol):
    """The cells with a cube and with a disc of each colour."""

    @property
    def cubes(self) -> Sequence[int]: ...

    @property
    def discs(self) -> Sequence[int]: ...


def ground_words(board: Board, cell: int) -> str:
    """What a cell is and what stands there, such as "Forest, bear's territory"."""
    parts = [terrain_name(board.ground.terrain_of(cell))]
    animal = board.ground.animal_of(cell)
    if animal is not None:
        parts.append(animal_name(animal))
    parts += [structure_name(each) for each in board.structures if each.cell == cell]
    return ", ".join(parts)


def tokens_words(tokens: Tokens, names: Sequence[str], cell: int) -> str:
    """Whose tokens lie on a cell; "" where none does."""
    bit = 1 << cell
    cubes = [owner_name(names, colour) for colour, each in enumerate(tokens.cubes) if each & bit]
    discs = [owner_name(names, colour) for colour, each in enumerate(tokens.discs) if each & bit]
    parts = []
    if cubes:
        parts.append(translate("CryptidSpoken", "cube of {0}").format(cubes[0]))
    if len(discs) == 1:
        parts.append(translate("CryptidSpoken", "disc of {0}").format(discs[0]))
    elif discs:
        parts.append(translate("CryptidSpoken", "discs of {0}").format(joined(discs)))
    return ", ".join(parts)


def cell_words(state: State, names: Sequence[str], cell: int) -> str:
    """A cell by its name, and everything that can be seen there."""
    return labelled(name_of(cell), content_words(state, names, cell))


def content_words(state: State, names: Sequence[str], cell: int) -> str:
    """Everything that can be seen on a cell."""
    parts = [ground_words(state.options.board, cell), tokens_words(state, names, cell)]
    if cell == state.lantern:
        parts.append(translate("CryptidSpoken", "lantern"))
    return listed(filter(None, parts))


def table_words(state: State, names: Sequence[str]) -> Iterator[str]:
    """The tokens that lie on the map, a sentence a cell."""
    for cell in CELLS:
        if lying := tokens_words(state, names, cell):
            yield f"{labelled(name_of(cell), lying)}."
