"""What many games come to: points, wins and times, as `simulate` prints them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, quantiles, stdev
from typing import Any

from cascadia_qt.commands import Outcome
from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import decimal

# How many standard errors lie on either side of a mean at 95 %, for 2, 3, 4 … values (Student).
_STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


def summed_up(
    bots: Sequence[str], outcomes: Sequence[Outcome], elapsed: float, before: int = 0
) -> dict[str, Any]:
    """What is told of the games of any game, of which some were played `before` the time began."""
    return {
        "seats": [_seat(bot, seat, outcomes) for seat, bot in enumerate(bots)],
        "seconds_per_move": {bot: _times(bots, outcomes, bot) for bot in dict.fromkeys(bots)},
        "games_per_second": round((len(outcomes) - before) / elapsed, 3),
        "turns": {"mean": round(fmean(outcome.turns for outcome in outcomes), 3)},
    }


def summary_lines(summary: dict[str, Any]) -> Iterator[str]:
    """The summary for people."""
    title = translate("CommandLine", "{0} of {1}, seed {2}, {3} games a second")
    games, a_second = games_words(summary["games"]), decimal(summary["games_per_second"], ".2f")
    yield title.format(games, summary["game"], summary["seed"], a_second)
    yield from column_lines(summary_rows(summary))


def summary_rows(summary: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """What the columns are called, and a row a seat."""
    yield (
        translate("CommandLine", "seat"),
        translate("CommandLine", "bot"),
        translate("CommandLine", "mean"),
        translate("CommandLine", "sd"),
        translate("CommandLine", "min"),
        translate("CommandLine", "max"),
        translate("CommandLine", "wins"),
        translate("CommandLine", "ms a turn"),
    )
    for number, seat in enumerate(summary["seats"], 1):
        seconds = summary["seconds_per_move"][seat["bot"]]["mean"]
        yield (
            *(str(number), seat["bot"], _shown(seat["mean"], ".2f"), _shown(seat["sd"], ".2f")),
            *(_shown(seat["min"]), _shown(seat["max"]), _shown(seat["wins"])),
            _shown(None if seconds is None else seconds * 1000, ".2f"),
        )


def column_lines(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Columns as wide as what stands in them: names of bots to the left, numbers to the right."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = zip("><" + ">" * len(row), widths, row, strict=False)
        yield "  ".join(f"{cell:{side}{width}}" for side, width, cell in cells)


def games_words(games: int) -> str:
    if games == 1:
        return translate("CommandLine", "1 game")
    return translate("CommandLine", "{0} games").format(games)


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
    return "-" if value is None else decimal(value, form)


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
