"""The special actions that tiles show on their backs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cascadia_qt.games.okanagan.rules.rewards import REWARDS, SHAPES


class Deed(Enum):
    """What a special action does; the value is how files call it."""

    ONE = "one"
    TWO = "two"
    FIRST = "first"
    NUGGET = "nugget"
    OBJECTIVES = "objectives"
    GIFTS = "gifts"
    SWAP = "swap"
    NEW_TILES = "new tiles"
    TRADE_COLOUR = "trade colour"
    TRADE_SHAPE = "trade shape"


@dataclass(frozen=True, slots=True)
class Back:
    """A special action; `of` is the shape of "one" and the type of "two"."""

    deed: Deed
    of: str | None = None

    @property
    def name(self) -> str:
        """How files call it."""
        return self.deed.value if self.of is None else f"{self.deed.value} {self.of}"


_PLAIN = [deed for deed in Deed if deed not in (Deed.ONE, Deed.TWO)]
BACKS = (
    *(Back(deed) for deed in _PLAIN),
    *(Back(Deed.ONE, shape) for shape in SHAPES),
    *(Back(Deed.TWO, reward) for reward in REWARDS),
)
BACK_NAMED = {back.name: back for back in BACKS}
