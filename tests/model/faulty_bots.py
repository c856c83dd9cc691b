"""The toy game with computers that fail, each in its own way."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NoReturn

from cascadia_qt.entry import BotMaker, Bots
from tests.games.stones.rules import STONES, Move


class Odd:
    """An answer that nothing can be compared with."""

    def __eq__(self, other: object) -> bool:
        raise TypeError("these cannot be compared")

    def __hash__(self) -> int:
        return 0


class Garbled:
    """An answer that cannot be read where it arrives."""

    def __reduce__(self) -> tuple[Callable[[], NoReturn], tuple[()]]:
        return garble, ()


def garble() -> NoReturn:
    raise LookupError("nobody understands this")


def stumble(_: object) -> NoReturn:
    raise ZeroDivisionError("a computer made a mistake")


def leave(_: object) -> NoReturn:
    raise SystemExit(0)


def vanish(_: object) -> NoReturn:
    os._exit(1)


class Toy:
    """A computer that answers every question in one way."""

    def __init__(self, choose: Callable[[Any], Any]) -> None:
        self.choose = choose


def _maker(choose: Callable[[Any], Any]) -> BotMaker:
    def make(seed: int, seconds: float | None = None, partner: object = None, /) -> Toy:
        return Toy(choose)

    return make


def _no_computer(seed: int, seconds: float | None = None, partner: object = None, /) -> NoReturn:
    raise OSError("its memory cannot be read")


FAULTS: dict[str, BotMaker] = {
    "illegal": _maker(lambda _: "fly"),
    "nothing": _maker(lambda _: None),
    "another type": _maker(lambda _: 3),
    "odd": _maker(lambda _: Odd()),
    "garbled": _maker(lambda _: Garbled()),
    "not to be sent": _maker(lambda _: lambda: None),
    "stumbling": _maker(stumble),
    "leaving": _maker(leave),
    "vanishing": _maker(vanish),
    "stillborn": _no_computer,
}
GOOD = {"good": _maker(lambda _: Move.PASS)}
BOTS = Bots(makers=FAULTS | GOOD, names=lambda: {"good": "Good"}, first="good")
ENTRY = SimpleNamespace(rules=lambda: STONES, bots=lambda: BOTS)
