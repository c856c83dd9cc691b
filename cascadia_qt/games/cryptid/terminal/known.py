"""What a command line says about a game of Cryptid."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.cryptid.rules.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Known:
    """What has been answered already; None is still to be asked.

    Attributes:
        helps: how much sheets help: one step for everybody, or one a player.
    """

    players: tuple[str, ...] | None = None
    mode: str | None = None
    puzzle: Puzzle | None = None
    yourselves: bool | None = None
    helps: tuple[str, ...] | None = None
    seed: int | None = None
    drawn: bool | None = None
