"""A game and its reckoning, as the dialog and the paper need them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import KEPT, OBJECTIVES
from cascadia_qt.games.okanagan.rules.reckoning import Reckoning, reckonings, result
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, Holding
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.explanation import (
    Account,
    Line,
    account,
    explained,
    line_words,
    part_name,
    part_points,
    part_rule,
)
from cascadia_qt.games.okanagan.words.helps import HELPS
from cascadia_qt.games.okanagan.words.names import points_words
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.rules.game import Seat
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.outcome import Outcome, with_helps

_CARD = "objective_"


@dataclass(frozen=True, slots=True)
class ShownResult:
    """What whoever looks may know of a game; `seed` is the number of its deal.

    A row is "explorer", "objective_1" and so on, "nuggets" or "total".

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

    @property
    def parts(self) -> tuple[str, ...]:
        """The rows that add up; while objectives are chosen there are more than are kept."""
        most = max(KEPT, *(len(explorer.objectives) for explorer in self.state.explorers))
        cards = (f"{_CARD}{number}" for number in range(1, most + 1))
        return ("explorer", *cards, "nuggets")

    @property
    def rows(self) -> tuple[str, ...]:
        return (*self.parts, "total")

    def holding(self, seat: int) -> Holding:
        return self.state.explorers[seat].rewards

    def card(self, seat: int, row: str) -> int | None:
        """The objective of a row; None for other rows, and for one that is secret."""
        return None if _number(row) is None else next(iter(self._counted(seat, row)), None)

    def sets(self, seat: int, row: str) -> int:
        """How many sets a row counts; nuggets are none."""
        if row == "explorer":
            return self.reckonings[seat].explorer_sets
        return sum(self._counted(seat, row).values())

    def points(self, seat: int, row: str) -> int | None:
        """None for an objective that is secret."""
        if _number(row) is None:
            return part_points(self.reckonings[seat], row)
        counted = self._counted(seat, row)
        if not counted:
            return None
        return sum(OBJECTIVES[card].points * sets for card, sets in counted.items())

    def counts(self, seat: int, row: str) -> frozenset[str]:
        """The rewards that the points of a row come from."""
        if (card := self.card(seat, row)) is not None:
            return frozenset(OBJECTIVES[card].rewards)
        return frozenset(REWARDS) if row in ("explorer", "total") else frozenset()

    def lines(self, seat: int) -> tuple[Line, ...]:
        return explained(self.state, self.names, seat)

    def account(self, seat: int, row: str) -> Account:
        """A number in words; every card by itself."""
        if _number(row) is None:
            return account(self.state, self.names, seat, row)
        card, rule = self.card(seat, row), part_rule("objectives")
        if card is None:
            secret = translate("OkanaganResult", "This objective is secret until the end.")
            return Account(labelled(self.names[seat], row_name(row)), secret, rule)
        line = next(line for line in self.lines(seat) if line.objective == card)
        text = translate("OkanaganResult", "{0}, {1}: {2}")
        points = points_words(line.points or 0)
        heading = text.format(self.names[seat], _in_sentence(row_name(row)), points)
        return Account(heading, line_words(line), rule)

    def _counted(self, seat: int, row: str) -> dict[int, int]:
        """The objective of a row with its sets; nothing for other rows, and for one unseen."""
        number = _number(row)
        if number is None:
            return {}
        return dict(self.reckonings[seat].objectives[number - 1 : number])


def shown_result(
    state: State, seats: Sequence[Seat], seed: int, looker: int | None = None
) -> ShownResult:
    """What `looker`, or nobody in particular, may know."""
    seen: State = OKANAGAN.seen(state, looker)
    return ShownResult(seen, tuple(seats), seed, reckonings(seen))


def row_name(row: str) -> str:
    number = _number(row)
    if number is None:
        return part_name(row)
    return translate("OkanaganResult", "Objective {0}").format(number)


def _number(row: str) -> int | None:
    """The number of an objective, from 1 on; None for other rows."""
    return int(row.removeprefix(_CARD)) if row.startswith(_CARD) else None


def _in_sentence(name: str) -> str:
    return name[:1].lower() + name[1:]
