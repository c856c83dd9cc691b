"""A game and its reckoning, as the dialog and the paper need them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.reckoning import Reckoning, reckonings, result
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.words.explanation import (
    PARTS,
    Account,
    Line,
    account,
    explained,
    part_gold,
)
from cascadia_qt.games.kaskaria.words.helps import HELPS
from cascadia_qt.games.kaskaria.words.outcome import outcome
from cascadia_qt.rules.game import Seat
from cascadia_qt.words.outcome import Outcome, with_helps

ROWS = (*PARTS, "total")
SYMBOLS = {"collected": "gold", "runner": "runner", "griffin": "griffin", "amulet": "amulet"}


@dataclass(frozen=True, slots=True)
class ShownResult:
    """What everybody may know of a game; `seed` is the number of its deal.

    Attributes:
        reckonings: what everybody has, or would have if the game were over.
    """

    state: State
    seats: tuple[Seat, ...]
    seed: int
    reckonings: tuple[Reckoning, ...]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def outcome(self) -> Outcome:
        told = outcome(self.names, self.state)
        return with_helps(told, self.seats, HELPS) if self.over else told

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat; none while the game goes on."""
        return result(self.state).places if self.over else ()

    def gold(self, seat: int, row: str) -> int:
        return part_gold(self.reckonings[seat], row)

    def place(self, seat: int, row: str) -> int | None:
        """The place on one of the ways; other rows have none."""
        return getattr(self.reckonings[seat], f"{row}_place", None)

    def lines(self, seat: int) -> tuple[Line, ...]:
        return explained(self.state, self.names, seat)

    def account(self, seat: int, row: str) -> Account:
        return account(self.state, self.names, seat, row)


def shown_result(state: State, seats: Sequence[Seat], seed: int) -> ShownResult:
    """Hands and pile are left out, which have nothing to do with the result."""
    seen: State = KASKARIA.seen(state, None)
    return ShownResult(seen, tuple(seats), seed, reckonings(seen))
