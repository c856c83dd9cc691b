"""Dates along an axis: few, round, and in the language of the program."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from cascadia_qt.words.language import translate

_EPOCH = datetime(1970, 1, 1)
_FIRST, _LAST = datetime.min, datetime(9999, 12, 31)  # beyond, days have no dates
_DAY_STEPS = (1, 2, 7, 14)
_MONTH_STEPS = (1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12000, 24000)
_MONTH = 30.44  # days


def day_number(moment: datetime) -> float:
    """Days since the beginning of 1970."""
    return (moment - _EPOCH) / timedelta(days=1)


def date_ticks(low: float, high: float, most: int) -> list[tuple[float, str]]:
    """At most about `most` dates between two days, of those that there are."""
    low, high = max(low, day_number(_FIRST)), min(high, day_number(_LAST))
    span = high - low
    for step in _DAY_STEPS:
        if span / step <= most:
            pattern = translate("Statistics", "d MMM")
            return _labelled(_days(low, high, step), pattern)
    step = next((s for s in _MONTH_STEPS if span / (s * _MONTH) <= most), _MONTH_STEPS[-1])
    pattern = translate("Statistics", "MMM yyyy") if step < 12 else "yyyy"
    return _labelled(_months(low, high, step), pattern)


def _labelled(days: Iterator[date], pattern: str) -> list[tuple[float, str]]:
    return [(day_number(datetime(d.year, d.month, d.day)), _words(d, pattern)) for d in days]


def _words(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def _days(low: float, high: float, step: int) -> Iterator[date]:
    number = -(-int(low) // step) * step
    while number <= high:
        yield (_EPOCH + timedelta(days=number)).date()
        number += step


def _months(low: float, high: float, step: int) -> Iterator[date]:
    first = _EPOCH + timedelta(days=low)
    last = _EPOCH + timedelta(days=high)
    month = first.year * 12 + first.month - 1
    month = -(-month // step) * step
    while month <= last.year * 12 + last.month - 1:
        day = date(month // 12, month % 12 + 1, 1)
        if datetime(day.year, day.month, day.day) >= first:
            yield day
        month += step
