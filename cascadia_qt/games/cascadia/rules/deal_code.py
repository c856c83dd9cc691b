"""A deal as a short code that people can read out, write down and type.

A code is a head character, three for the table, one for the rulings if they are not the usual
ones, the seed, and a check character. The head says how long the seed is and whether there is a
character for the rulings; heads beyond those are left to later versions.
"""

from __future__ import annotations

import hashlib
import unicodedata
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from itertools import product

from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import (
    RULING_CHOICES,
    Rulings,
    Scoring,
)
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS, Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import GRIDS, HEX
from cascadia_qt.rules.rng import SEED_LIMIT

# Nothing that is mistaken for 0 or 1. That they are a prime number makes the check find whatever
# single character is wrong and whatever two characters have changed places.
ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
BASE = len(ALPHABET)
SHORT_SEEDS = BASE**7  # seeds below give codes of twelve characters under the usual rulings
GROUP = 4

_SEPARATORS = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212")
_LONGEST_SEED = 13
_TABLE = 3


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything that two tables must agree on to play the same game."""

    options: Options
    seed: int


class Fault(Enum):
    """What is wrong with a code."""

    EMPTY = auto()
    CHARACTER = auto()
    NEWER = auto()
    SHORT = auto()
    LONG = auto()
    CHECK = auto()


class BadCode(ValueError):
    """A text is no code of a deal.

    Attributes:
        character, meant: one that codes do not use, and the one that would fit there, if any.
        length, wanted: how many characters there are, and how many there should be.
    """

    def __init__(
        self,
        fault: Fault,
        *,
        character: str = "",
        meant: str = "",
        length: int = 0,
        wanted: int = 0,
    ) -> None:
        super().__init__(fault.name)
        self.fault = fault
        self.character = character
        self.meant = meant
        self.length = length
        self.wanted = wanted


def deal_code(deal: Deal) -> str:
    """The code of `deal`, in groups of four."""
    seed, rulings = _digits(deal.seed), _digits(_RULINGS.index(deal.options.scoring.rulings))
    head = len(seed) + len(rulings) * (_LONGEST_SEED + 1)
    values = [head, *_digits(_table_number(deal.options), _TABLE), *rulings, *seed]
    values.append(_check(values))
    letters = "".join(ALPHABET[value] for value in values)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read_deal_code(text: str) -> Deal:
    """The deal that `text` is the code of; capitals, hyphens and spaces do not matter.

    Raises BadCode.
    """
    letters = _plain(text)
    if not letters:
        raise BadCode(Fault.EMPTY)
    strange = [letter for letter in letters if letter not in ALPHABET]
    if strange:
        raise BadCode(Fault.CHARACTER, character=strange[0], meant=_meant(letters, strange))
    return _deal([ALPHABET.index(letter) for letter in letters])


def day_deal(day: date, players: int = 1) -> Deal:
    """The deal of the day: the same for everybody, for ever."""
    digest = hashlib.sha256(day.isoformat().encode()).digest()
    cards = tuple(list(Card)[byte % len(Card)] for byte in digest[8 : 8 + len(Wildlife)])
    options = Options(HEX, players, Scoring(Variant.CARDS, cards))
    return Deal(options, int.from_bytes(digest[:8]) % SHORT_SEEDS)


def _plain(text: str) -> str:
    """`text` without what is only there for reading, in capitals."""
    shown = (letter for letter in unicodedata.normalize("NFKC", text) if not letter.isspace())
    kept = (letter for letter in shown if letter not in _SEPARATORS)
    return "".join(letter.upper() if letter.isascii() else letter for letter in kept)


def _meant(letters: str, strange: list[str]) -> str:
    """The one character with which `letters` would be a code; empty if there is none."""
    if len(strange) > 1:
        return ""
    for letter in ALPHABET:
        try:
            read_deal_code(letters.replace(strange[0], letter))
        except BadCode:
            continue
        return letter
    return ""


def _deal(values: list[int]) -> Deal:
    ruled, seeded = divmod(values[0], _LONGEST_SEED + 1)
    if ruled > 1:
        raise BadCode(Fault.NEWER)
    seed_at = 1 + _TABLE + ruled
    wanted = seed_at + seeded + 1
    if len(values) != wanted:
        fault = Fault.SHORT if len(values) < wanted else Fault.LONG
        raise BadCode(fault, length=len(values), wanted=wanted)
    if values[-1] != _check(values[:-1]):
        raise BadCode(Fault.CHECK)
    table, rulings, seed = values[1 : 1 + _TABLE], values[1 + _TABLE : seed_at], values[seed_at:-1]
    if any(digits[0] == 0 for digits in (rulings, seed) if digits):
        raise BadCode(Fault.NEWER)
    return _dealt(*map(_number, (table, rulings, seed)))


def _dealt(table: int, rulings: int, seed: int) -> Deal:
    """What no program has written so far is left to later versions."""
    scoring, places = divmod(table, len(_PLACES))
    if scoring >= len(_SCORINGS) or rulings >= len(_RULINGS) or seed >= SEED_LIMIT:
        raise BadCode(Fault.NEWER)
    (grid, players), (variant, cards, scenario) = _PLACES[places], _SCORINGS[scoring]
    return Deal(Options(grid, players, Scoring(variant, cards, _RULINGS[rulings]), scenario), seed)


def _table_number(options: Options) -> int:
    scoring = options.scoring
    chosen = scoring.variant, scoring.cards, options.scenario
    return _SCORINGS.index(chosen) * len(_PLACES) + _PLACES.index((options.grid, options.players))


def _check(values: list[int]) -> int:
    """What makes the sum of all values, each times its place, a multiple of the prime."""
    total = sum(place * value for place, value in enumerate(values, 1))
    return -total * pow(len(values) + 1, -1, BASE) % BASE


def _digits(number: int, least: int = 0) -> list[int]:
    digits: list[int] = []
    while number or len(digits) < least:
        number, digit = divmod(number, BASE)
        digits.insert(0, digit)
    return digits


def _number(digits: list[int]) -> int:
    number = 0
    for digit in digits:
        number = number * BASE + digit
    return number


# The order of these is what codes hold: what is new is appended.
_PLACES = tuple(product(GRIDS.values(), range(1, MOST_PLAYERS + 1)))
_SCORINGS: tuple[tuple[Variant, tuple[Card, ...], int | None], ...] = (
    *((Variant.CARDS, cards, None) for cards in product(Card, repeat=len(Wildlife))),
    (Variant.FAMILY, (), None),
    (Variant.INTERMEDIATE, (), None),
    *((Variant.CARDS, scenario.cards, scenario.number) for scenario in SCENARIOS),
)
_RULINGS = tuple(
    Rulings(**dict(zip(RULING_CHOICES, chosen, strict=True)))  # type: ignore[arg-type]
    for chosen in product(*RULING_CHOICES.values())
)
