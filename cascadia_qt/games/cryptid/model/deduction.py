"""What the deduction sheet of a seat does by itself, as far as the table has agreed to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cascadia_qt.games.cryptid.rules.cells import ALL, cells_in
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.options import HELPS, NO_HELP
from cascadia_qt.games.cryptid.rules.reasons import Reason, reasons
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import State

_SHADED = HELPS[-1]
CluesLeft = tuple[frozenset[str], ...]  # for each colour what can be true at all


@dataclass(frozen=True)
class Deduction:
    """A sheet for one seat at one moment.

    Attributes:
        state: as `seat` sees it.
        seat: whose sheet it is; None is nobody's in particular, to whom everybody is another.
        help: how much it helps.
        left: what "exactly one cell fits all clues" leaves; None where that is not used.
    """

    state: State
    seat: int | None
    help: str = NO_HELP
    left: CluesLeft | None = None

    @property
    def clues(self) -> tuple[str, ...]:
        """The rows of the sheet."""
        return CLUES[self.state.options.board.mode]

    @property
    def colours(self) -> range:
        """The columns of the sheet."""
        return range(len(self.state.options.clues))

    @property
    def own(self) -> range:
        """The columns of whoever looks."""
        return range(0) if self.seat is None else self.state.options.colours(self.seat)

    @cached_property
    def _possible(self) -> tuple[frozenset[str], ...]:
        """For each colour the clues that are not struck.

        What is known of one's own clue never narrows one's own columns: they show what tokens
        tell everybody.
        """
        found = []
        for colour in self.colours:
            clues = frozenset(candidates(self.state, colour))
            if self.left is not None and colour not in self.own:
                clues &= self.left[colour]
            found.append(clues)
        return tuple(found)

    @property
    def helps(self) -> bool:
        return self.help != NO_HELP

    def struck(self, colour: int, clue: str) -> bool:
        """Whether the sheet strikes a clue by itself."""
        return self.helps and clue not in self._possible[colour]

    def clues_left(self, colour: int) -> int | None:
        """How many clues a colour could still have; None where the sheet does not help."""
        return len(self._possible[colour]) if self.helps else None

    def why(self, colour: int, clue: str) -> Sequence[Reason]:
        """What refutes a clue; nothing where it is not struck, or only all clues together do."""
        return reasons(self.state, colour, clue) if self.struck(colour, clue) else ()

    @cached_property
    def cells_shaded(self) -> dict[int, float]:
        """For each cell without a cube the part of the others who may still allow it."""
        others = [colour for colour in self.colours if colour not in self.own]
        if not self.helps or self.help != _SHADED:
            return {}
        allowed = [self._allowed(colour) for colour in others]
        weights = {}
        for cell in cells_in(ALL & ~self.state.cubed):
            count = sum(cells >> cell & 1 for cells in allowed)
            if count:
                weights[cell] = count / len(others)
        return weights

    def _allowed(self, colour: int) -> int:
        """The cells that fit a clue which a colour could have."""
        cells = 0
        for clue in self._possible[colour]:
            cells |= self.state.options.board.clue_cells[clue]
        return cells
