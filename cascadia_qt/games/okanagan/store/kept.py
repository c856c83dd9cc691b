"""What the store keeps of a game of Okanagan, and how it is read again."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.reckoning import (
    EXPLORER_POINTS,
    NUGGET_POINTS,
    Reckoning,
    reckonings,
)
from cascadia_qt.games.okanagan.rules.state import NUGGETS
from cascadia_qt.kept import Keeping, Kept, KeptSeat
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import GameSummary

PARTS = ("explorer", "objectives", "nuggets", "nugget_cards", "rewards")

_POINTS = range(10_000)


def kept(record: Record, _scenario: int | None) -> Kept:
    """What is kept of a game that is over; there is nothing that games could be sorted by."""
    return Kept(tuple(KeptSeat(_parts(each)) for each in reckonings(record.history.state)))


def fits(summary: GameSummary) -> None:
    """Raises LookupError, TypeError or ValueError if no game of Okanagan is like that."""
    if summary.variant:
        raise ValueError(summary.variant)
    if len(summary.seats) not in OKANAGAN.players:
        raise ValueError(len(summary.seats))
    for result in summary.seats:
        if tuple(result.parts) != PARTS:
            raise ValueError(result.parts)
        _require_points(result.points, *result.parts.values())


def _require_points(points: int | None, *parts: int) -> None:
    for number in parts:
        if type(number) is not int or number not in _POINTS:
            raise ValueError(number)
    explorer, objectives, nuggets, cards, _ = parts
    if explorer % EXPLORER_POINTS:
        raise ValueError(explorer)
    if nuggets not in NUGGET_POINTS or cards > NUGGETS:
        raise ValueError(nuggets)
    if points != explorer + objectives + nuggets:
        raise ValueError(points)


def _parts(reckoning: Reckoning) -> dict[str, int]:
    numbers = (
        reckoning.explorer,
        reckoning.objective_points,
        reckoning.nugget_points,
        reckoning.nuggets,
        reckoning.rewards,
    )
    return dict(zip(PARTS, numbers, strict=True))


KEEPING = Keeping(kept=kept, fits=fits)
