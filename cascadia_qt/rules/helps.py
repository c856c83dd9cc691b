"""What a table lets a seat be helped with: everything for a child, perhaps nothing for others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Helps:
    """All of them, unless the table has agreed otherwise; a game offers some.

    Attributes:
        hints: a good turn is told to whoever asks.
        previews: what a turn would bring is told before it is played.
        places: where something may be put is marked.
        memory: what everybody has seen of other hands stays visible.
        undo: what was done can be taken back.
    """

    hints: bool = True
    previews: bool = True
    places: bool = True
    memory: bool = True
    undo: bool = True

    @property
    def off(self) -> tuple[str, ...]:
        """The names of those that were not agreed."""
        return tuple(name for name in HELPS if not getattr(self, name))


HELPS = tuple(field.name for field in fields(Helps))
ALL_HELPS = Helps()


def without(names: Iterable[str]) -> Helps:
    """All helps but those."""
    return Helps(**dict.fromkeys(names, False))
