"""The values of columns: what was never written so raises one of `errors.UNREADABLE`."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from dataclasses import asdict
from datetime import datetime
from functools import lru_cache

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS
from cascadia_qt.games.cascadia.rules.agreement import read_rulings
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.document import Node, parse_json
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.store.finished_game import Helps

_POINTS = range(1000)
_COUNTS = range(1 << 31)
_FLAGS = range(2)
_ACHIEVEMENTS = range(1, len(ACHIEVEMENTS) + 1)
_SCENARIOS = range(1, len(SCENARIOS) + 1)
_VARIANTS = {variant.value for variant in Variant} - {Variant.CARDS.value}
_DIGEST = re.compile("[0-9a-f]{64}")
_CARDS = {card.value for card in Card}


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
    found = text(value)
    if not _DIGEST.fullmatch(found):
        raise ValueError(found)
    return found


def optional_text(value: object) -> str | None:
    return None if value is None else text(value)


def points(value: object) -> int:
    return _number(value, _POINTS)


def flag(value: object) -> bool:
    return bool(_number(value, _FLAGS))


def achievement(value: object) -> int:
    return _number(value, _ACHIEVEMENTS)


def achievements(value: object) -> tuple[int, ...]:
    return tuple(map(achievement, _entries(value)))


def goals(value: object) -> tuple[int, ...]:
    return tuple(map(points, _entries(value)))


def scenario(value: object) -> int | None:
    return None if value is None else _number(value, _SCENARIOS)


def helps(taken_back: object, hints: object, settings: object) -> Helps | None:
    if settings is None:
        return None
    names = tuple(map(text, _entries(settings)))
    return Helps(_number(taken_back, _COUNTS), _number(hints, _COUNTS), names)


def grid(value: object) -> str:
    return _word(value, GRIDS)


def scoring(value: object) -> str:
    letters = text(value)
    if len(letters) != len(Wildlife):
        return _word(letters, _VARIANTS)
    return "".join(_word(letter, _CARDS) for letter in letters)


def seed(value: object) -> int:
    number = int(text(value))
    if str(number) != value:
        raise ValueError(value)
    return number


@lru_cache
def written_rulings(chosen: Rulings) -> str:
    return json.dumps(asdict(chosen))


@lru_cache
def rulings(value: object) -> Rulings:
    return read_rulings(parse_json(text(value)))


def _number(value: object, known: range) -> int:
    if type(value) is not int:
        raise TypeError(value)
    if value not in known:
        raise ValueError(value)
    return value


def _word(value: object, known: Collection[str]) -> str:
    word = text(value)
    if word not in known:
        raise ValueError(value)
    return word


def _entries(value: object) -> list[object]:
    try:
        found = json.loads(text(value))
    except RecursionError as error:
        raise ValueError(value) from error
    if not isinstance(found, list):
        raise TypeError(value)
    return found
