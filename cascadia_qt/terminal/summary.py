"""What many games come to: points, wins and times, as `simulate` prints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Any

from cascadia_qt.commands import Outcome

# How many standard errors lie on either side of a mean at 95 %, for 2, 3, 4 … values (Student).
_STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


def summed_up(bots: Sequence[str], outcomes: Sequence[Outcome], elapsed: float) -> dict[str, Any]:
    """What is told of the games of any game."""
    return {
        "seats": [_seat(bot, seat, outcomes) for seat, bot in enumerate(bots)],
        "seconds_per_move": {bot: _times(bots, outcomes, bot) for bot in dict.fromkeys(bots)},
        "games_per_second": round(len(outcomes) / elapsed, 3),
        "turns": {"mean": round(fmean(outcome.turns for outcome in outcomes), 3)},
    }


def summary_lines(summary: dict[str, Any]) -> Iterator[str]:
    """The summary for people."""
    yield (
        f"{summary['games']} games of {summary['game']}, seed {summary['seed']},"
        f" {summary['games_per_second']:.2f} games a second"
    )
    yield "seat  bot           mean      sd   min   max    wins  ms a turn"
    for number, seat in enumerate(summary["seats"], 1):
        mean = summary["seconds_per_move"][seat["bot"]]["mean"]
        turn = "-" if mean is None else f"{mean * 1000:.2f}"
        yield (
            f"{number:>4}  {seat['bot']:<8}  {_shown(seat['mean'], '.2f'):>8}"
            f"  {_shown(seat['sd'], '.2f'):>6}  {_shown(seat['min']):>4}"
            f"  {_shown(seat['max']):>4}  {seat['wins']:>6}  {turn:>9}"
        )


def standard_error(values: Sequence[float]) -> float | None:
    """That of the mean; one value says nothing about it."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else None


def interval95(values: Sequence[float]) -> float | None:
    """How far from the mean of `values` the true mean may lie, at 95 %."""
    error = standard_error(values)
    if error is None:
        return None
    freedom = len(values) - 1
    student = _STUDENT[freedom - 1] if freedom <= len(_STUDENT) else 1.96 + 2.4 / freedom
    return student * error


def _shown(value: float | None, form: str = "") -> str:
    return "-" if value is None else format(value, form)


def _seat(bot: str, seat: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    points = [one.result.points[seat] for one in outcomes if one.result.points is not None]
    return {
        "bot": bot,
        "mean": round(fmean(points), 3) if points else None,
        "sd": (round(stdev(points), 3) if len(points) > 1 else 0.0) if points else None,
        "min": min(points, default=None),
        "max": max(points, default=None),
        "wins": _wins(seat, outcomes),
    }


def _wins(seat: int, outcomes: Sequence[Outcome]) -> float:
    """How many games the seat has won; a win that is shared counts in parts."""
    winners = [outcome.result.winners for outcome in outcomes]
    won = sum((Fraction(1, len(seats)) for seats in winners if seat in seats), Fraction())
    return int(won) if won.denominator == 1 else round(float(won), 3)


def _times(bots: Sequence[str], outcomes: Sequence[Outcome], bot: str) -> dict[str, float | None]:
    seats = [seat for seat, name in enumerate(bots) if name == bot]
    turns = [t for outcome in outcomes for seat in seats for t in outcome.seconds[seat]]
    if not turns:
        return {"mean": None, "p95": None, "max": None}
    p95 = quantiles(turns, n=20)[-1] if len(turns) > 1 else turns[0]
    return {"mean": round(fmean(turns), 6), "p95": round(p95, 6), "max": round(max(turns), 6)}
