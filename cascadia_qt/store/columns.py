"""The values of columns: what was never written so raises one of `errors.UNREADABLE`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any

from cascadia_qt.rules.document import Node
from cascadia_qt.store.finished_game import Helps

MOST_PLAYERS = 5
_POINTS = range(-1_000_000, 1_000_001)
_COUNTS = range(1 << 31)
_NUMBERS = range(-(1 << 53), 1 << 53)
_PLACES = range(1, MOST_PLAYERS + 1)
_FLAGS = range(2)
_DIGEST = re.compile("[0-9a-f]{64}")
_RULES = re.compile("[a-z][a-z0-9_]{0,39}")
_VARIANT = re.compile(r"([\w.+-]{1,40}( [\w.+-]{1,40}){0,9})?", re.ASCII)


def written_date(moment: datetime) -> str:
    return moment.replace(tzinfo=None).isoformat(" ", "seconds")


def date(value: object) -> datetime:
    moment = datetime.fromisoformat(text(value))
    if written_date(moment) != value:
        raise ValueError(value)
    return moment


def text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def player(value: object) -> str:
    """A name that the record of a game can hold."""
    return Node(value, "player").text()


def digest(value: object) -> str:
    return _matching(_DIGEST, value)


def rules(value: object) -> str:
    """The id of some game, on the shelf or not."""
    return _matching(_RULES, value)


def variant(value: object) -> str:
    return _matching(_VARIANT, value)


def optional_text(value: object) -> str | None:
    return None if value is None else text(value)


def points(value: object) -> int | None:
    return None if value is None else number(value, _POINTS)


def place(value: object) -> int:
    return number(value, _PLACES)


def rounds(value: object) -> int:
    return number(value, _COUNTS)


def flag(value: object) -> bool:
    return bool(number(value, _FLAGS))


def scenario(value: object, known: range) -> int | None:
    return None if value is None else number(value, known)


def helps(taken_back: object, hints: object, settings: object) -> Helps | None:
    if settings is None:
        return None
    names = tuple(map(text, _entries(settings)))
    return Helps(number(taken_back, _COUNTS), number(hints, _COUNTS), names)


def seed(value: object) -> int:
    found = int(text(value))
    if str(found) != value:
        raise ValueError(value)
    return found


def written_names(parts: Mapping[str, int]) -> str:
    return json.dumps(tuple(parts))


def written_numbers(parts: Mapping[str, int]) -> str:
    return ",".join(map(str, parts.values()))


def parts(names: object, numbers: object) -> dict[str, int]:
    """Numbers by name, both in one order."""
    written = text(numbers)
    found = [int(word) for word in written.split(",")] if written else []
    if ",".join(map(str, found)) != written:
        raise ValueError(written)
    if found and not (min(found) in _NUMBERS and max(found) in _NUMBERS):
        raise ValueError(written)
    return dict(zip(_names(text(names)), found, strict=True))


def further(value: object) -> Mapping[str, Any]:
    """What only the game itself reads again; most games of a kind have the same."""
    return _object(text(value))


def number(value: object, known: range) -> int:
    if type(value) is not int:
        raise TypeError(value)
    if value not in known:
        raise ValueError(value)
    return value


@lru_cache(maxsize=1024)
def _object(value: str) -> dict[str, Any]:
    found = _json(value)
    if not isinstance(found, dict):
        raise TypeError(value)
    return found


@lru_cache
def _names(value: str) -> tuple[str, ...]:
    names = tuple(map(text, _entries(value)))
    if len(set(names)) != len(names):
        raise ValueError(value)
    return names


def _matching(pattern: re.Pattern[str], value: object) -> str:
    found = text(value)
    if not pattern.fullmatch(found):
        raise ValueError(found)
    return found


def _entries(value: object) -> list[object]:
    found = _json(value)
    if not isinstance(found, list):
        raise TypeError(value)
    return found


def _json(value: object) -> object:
    try:
        return json.loads(text(value))
    except RecursionError as error:
        raise ValueError(value) from error
