"""What a player has before him when he chooses."""

from __future__ import annotations

from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.majority import Rivals
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.games.cascadia.ai.kernel.world import Supply


class Position:
    """A landscape, a market and what may come.

    Attributes:
        pieces, tokens: what can be taken; equal places make a pair.
        left: how many turns are left, this one among them.
        rivals: the others' corridors; None if bonuses do not matter.
    """

    rivals: Rivals | None

    def __init__(
        self, land: Land, pieces: list[Piece], tokens: list[int], supply: Supply, left: int
    ) -> None:
        self.land = land
        self.pieces = pieces
        self.tokens = tokens
        self.supply = supply
        self.left = left
        self.rivals = None
