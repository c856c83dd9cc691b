"""What a command line says about a game of Okanagan."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Known:
    """What has been answered already; None is still to be asked."""

    players: tuple[str, ...] | None = None
    seed: int | None = None
    drawn: bool | None = None
