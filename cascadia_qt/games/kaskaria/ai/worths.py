"""What sets and cards are worth at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cascadia_qt.games.kaskaria.ai.codes import HOLDINGS, SIZES, UNITS
from cascadia_qt.games.kaskaria.ai.imagined import GRIFFIN, RUNNER, Imagined, place_gold
from cascadia_qt.games.kaskaria.rules.sets import Effect

_MOST_STEPS = 3  # of one figure in one set


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What things are worth, in gold.

    Attributes:
        cards: a "+2".
        runner, griffin: a step, whatever it changes.
        rank: every gold that a change of places brings more than it brings others.
        waits: a set that is worth less can wait,
        many: unless the hand has so many cards.
        single: how much of its worth a card has as long as it is alone in its colour.
        pile: a card that nobody has seen.
    """

    cards: float
    runner: float
    griffin: float
    rank: float
    waits: float
    many: int
    single: float
    pile: float


class Worths(NamedTuple):
    """What holdings of one colour are worth while all figures stand where they stand.

    Attributes:
        sets: when they are played now; what is no set is worth nothing.
        hopes: when they are held.
        played: what of them is played: steps that could only end the game are kept.
        ends: those that could end the game.
    """

    sets: Sequence[float]
    hopes: Sequence[float]
    played: Sequence[int]
    ends: frozenset[int]


class _Outlook(NamedTuple):
    """Of one figure: how many steps it has before the volcano, and the worth of so many steps."""

    room: int
    steps: tuple[float, ...]


class Scales:
    """Remembers what it has weighed, because many positions come to the same."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._outlooks: dict[_Outlook, int] = {}
        self._positions: tuple[dict[tuple[int, ...], int], ...] = ({}, {})
        self._worths: dict[tuple[int, int], Worths] = {}

    def worths(self, game: Imagined) -> Worths:
        """For whoever has the turn."""
        runners, griffins = game.steps
        seat, positions = game.seat, self._positions
        runner = positions[RUNNER].get((seat, *runners))
        if runner is None:
            runner = self._outlook(game, RUNNER, self._weights.runner)
        griffin = positions[GRIFFIN].get((seat, *griffins))
        if griffin is None:
            griffin = self._outlook(game, GRIFFIN, self._weights.griffin)
        found = self._worths.get((runner, griffin))
        if found is None:
            outlooks = [*self._outlooks]
            found = self._weighed(game.effects, outlooks[runner], outlooks[griffin])
            self._worths[runner, griffin] = found
        return found

    def _outlook(self, game: Imagined, figure: int, step: float) -> int:
        """The number of the outlook of a figure, which is remembered by where all stand."""
        seat, steps = game.seat, game.steps[figure]
        ranks = [_ahead(steps, seat, more) for more in range(_MOST_STEPS + 1)]
        outlook = _Outlook(
            min(game.ways[figure] - 1 - steps[seat], _MOST_STEPS),
            tuple(
                step * n + self._weights.rank * (rank - ranks[0]) for n, rank in enumerate(ranks)
            ),
        )
        number = self._outlooks.setdefault(outlook, len(self._outlooks))
        self._positions[figure][(seat, *steps)] = number
        return number

    def _weighed(self, effects: Sequence[Effect], runner: _Outlook, griffin: _Outlook) -> Worths:
        worths = [
            does.gold
            + self._weights.cards * (does.cards > 0)
            + runner.steps[min(does.runner, runner.room)]
            + griffin.steps[min(does.griffin, griffin.room)]
            for does in effects
        ]
        single = self._weights.single
        return Worths(
            [worth if size > 1 else 0.0 for worth, size in zip(worths, SIZES, strict=True)],
            [
                worth if size > 1 else single * worth
                for worth, size in zip(worths, SIZES, strict=True)
            ],
            [_played(holding, runner.room, griffin.room) for holding in HOLDINGS],
            frozenset(
                holding
                for holding, does in enumerate(effects)
                if SIZES[holding] > 1 and (does.runner > runner.room or does.griffin > griffin.room)
            ),
        )


def _ahead(steps: list[int], seat: int, more: int) -> float:
    """How much more gold than others get on average a place brings, so many steps further on."""
    gold = place_gold((*steps[:seat], steps[seat] + more, *steps[seat + 1 :]))
    return gold[seat] - (sum(gold) - gold[seat]) / (len(gold) - 1)


def _played(holding: int, runner: int, griffin: int) -> int:
    """The holding without cards whose steps have no room and so only end the game.

    If that is no set, it is the whole.
    """
    rest = holding
    rest -= max(0, rest % UNITS[1] // UNITS[2] - runner) * UNITS[2]
    if not griffin:
        rest -= rest % UNITS[2]
    return rest if SIZES[rest] > 1 else holding
