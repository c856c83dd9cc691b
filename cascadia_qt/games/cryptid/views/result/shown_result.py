"""A game and what explains its result, as the dialog and the paper need it."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.store.kept import deeds
from cascadia_qt.games.cryptid.views.map.painting import MapContents
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.games.cryptid.words.helps import HELPS
from cascadia_qt.games.cryptid.words.outcome import ClueTold, clues_told, outcome
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.theme import Theme
from cascadia_qt.words.outcome import Outcome, with_helps


@dataclass(frozen=True, slots=True)
class ShownResult:
    """What everybody may know of a game; `seed` is the number of its deal.

    Attributes:
        state: without clues as long as the game goes on.
        done: how often each seat has asked, searched and paid.
    """

    state: State
    seats: tuple[Seat, ...]
    seed: int
    done: tuple[dict[str, int], ...]

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
    def habitat(self) -> int | None:
        """The cell that everybody has looked for, once it is found."""
        return self.state.lantern if self.over else None

    @property
    def clues(self) -> tuple[ClueTold, ...]:
        """Everybody's when the game is over, before that nobody's."""
        return clues_told(self.state, self.names)

    def tokens(self, seat: int) -> tuple[int, int]:
        """How many cubes and discs of a seat lie on the map."""
        colours = self.state.options.colours(seat)
        cubes = sum(self.state.cubes[colour].bit_count() for colour in colours)
        return cubes, sum(self.state.discs[colour].bit_count() for colour in colours)

    def cells(self, seat: int) -> int:
        """The cells with a token of a seat."""
        found = 0
        for colour in self.state.options.colours(seat):
            found |= self.state.cubes[colour] | self.state.discs[colour]
        return found

    def contents(self, lit: int | None = None, theme: Theme | None = None) -> MapContents:
        """The map with all tokens; the cells that are `lit` stand out."""
        state = self.state
        board, colours = state.options.board, token_colours(self.seats, theme)
        return MapContents(board, state.cubes, state.discs, colours, lit=lit, names=self.names)


def shown_result(record: Record) -> ShownResult:
    """Clues are left out while the game goes on."""
    seen: State = CRYPTID.seen(record.history.state, None)
    return ShownResult(seen, record.seats, record.seed, tuple(deeds(record)))
