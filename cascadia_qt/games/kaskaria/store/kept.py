"""What the store keeps of a game of Heroes of Kaskaria, and how it is read again."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import LENGTHS, Options
from cascadia_qt.games.kaskaria.rules.reckoning import (
    AMULET_GOLD,
    PLACE_GOLD,
    Reckoning,
    reckonings,
)
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.words.variants import FACETS
from cascadia_qt.kept import Keeping, Kept, KeptSeat
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import GameSummary

PARTS = ("collected", "runner", "griffin", "amulet", "runner_place", "griffin_place")

_GOLD = range(10_000)
_WORDS = (tuple(LENGTHS), ("plain", "fearless"), ("hidden", "open"))


def kept(record: Record, _scenario: int | None) -> Kept:
    """What is kept of a game that is over."""
    state: State = record.history.state
    seats = tuple(KeptSeat(_parts(reckoning)) for reckoning in reckonings(state))
    return Kept(seats, variant_of(state.options))


def variant_of(options: Options) -> str:
    rules = "fearless" if options.fearless else "plain"
    return f"{options.length} {rules} {'open' if options.open_hands else 'hidden'}"


def fits(summary: GameSummary) -> None:
    """Raises LookupError, TypeError or ValueError if no game of Kaskaria is like that."""
    for word, words in zip(summary.variant.split(" "), _WORDS, strict=True):
        if word not in words:
            raise ValueError(summary.variant)
    if len(summary.seats) not in KASKARIA.players:
        raise ValueError(len(summary.seats))
    for result in summary.seats:
        if tuple(result.parts) != PARTS:
            raise ValueError(result.parts)
        _require_gold(result.points, *result.parts.values())


def _require_gold(points: int | None, *parts: object) -> None:
    collected, runner, griffin, amulet, *places = parts
    if type(collected) is not int or collected not in _GOLD:
        raise ValueError(collected)
    for gold, place in zip((runner, griffin), places, strict=True):
        if type(place) is not int or place < 1 or gold != PLACE_GOLD[place - 1]:
            raise ValueError(place)
    if amulet not in (0, AMULET_GOLD):
        raise ValueError(amulet)
    if points != sum((collected, runner, griffin, amulet)):  # type: ignore[arg-type]
        raise ValueError(points)


def _parts(reckoning: Reckoning) -> dict[str, int]:
    numbers = (
        reckoning.collected,
        reckoning.runner,
        reckoning.griffin,
        reckoning.amulet,
        reckoning.runner_place,
        reckoning.griffin_place,
    )
    return dict(zip(PARTS, numbers, strict=True))


KEEPING = Keeping(kept=kept, fits=fits, facets=FACETS)
