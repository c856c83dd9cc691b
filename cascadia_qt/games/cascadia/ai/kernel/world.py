"""Imagined futures: which tiles and tokens will lie open in the turns to come."""

from __future__ import annotations

from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.piece import Piece

SLOTS: Final = 4
_MASK: Final = (1 << 31) - 1
# Whether a place of the market still holds the same at one's next turn, in per mille, by how
# many others take from it in between.
_STAYS: Final = (500, 700, 500, 350)


class Dice:
    """Small and quick; good enough to imagine with."""

    def __init__(self, seed: int) -> None:
        self._state: int = (seed * 2654435761 + 12345) & _MASK

    def below(self, limit: int) -> int:
        self._state = (self._state * 1103515245 + 12345) & _MASK
        return ((self._state >> 7) * limit) >> 24


class Supply:
    """What nobody has seen: tiles and tokens to draw from."""

    def __init__(self, pieces: list[Piece], tokens: list[int], others: int) -> None:
        self.pieces = pieces
        self.tokens = tokens
        self.others = others


class World:
    """Markets for some turns.

    Attributes:
        pieces, tokens: a market a turn.
        stays: the places that still hold in the first of these turns what they hold now.
    """

    def __init__(self, supply: Supply, turns: int, dice: Dice) -> None:
        pool = supply.pieces[:]
        self.pieces: list[list[Piece]] = []
        self.tokens: list[list[int]] = []
        for _ in range(turns):
            pieces: list[Piece] = []
            tokens: list[int] = []
            for _ in range(SLOTS):
                number = dice.below(len(pool))
                pieces.append(pool[number])
                if len(pool) > SLOTS:
                    last = pool.pop()
                    if number < len(pool):
                        pool[number] = last
                tokens.append(supply.tokens[dice.below(len(supply.tokens))])
            self.pieces.append(pieces)
            self.tokens.append(tokens)
        chance = _STAYS[supply.others]
        self.stays: list[bool] = [dice.below(1000) < chance for _ in range(SLOTS)]
