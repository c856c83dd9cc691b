"""Actions as text: the language of records, tests and reports.

keep 3 17 22        build silo                      close forest     gain timber
lay -1,2 r3         build warehouse forest lake     order 2 0 1      give ore
tile 0              build farm lake                 alone action     swap 1 ore pelt
pile 2              collect fruit fruit wheat       alone collect    trade ore stone
action 1            drop 4 8                        done
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import astuple

from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Build,
    Close,
    Collect,
    Done,
    Drop,
    Gain,
    Give,
    Keep,
    Lay,
    Order,
    Swap,
    TakeAction,
    TakeShown,
    TakeUnseen,
    Trade,
)
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, TERRAINS
from cascadia_qt.rules.game import NotAnAction
from cascadia_qt.rules.grid import Cell

_OBJECTIVE = "(?:[12]?[0-9]|3[0-5])"
_NUMBER = "(?:0|-?[1-9][0-9]{0,2})"
_REWARD = f"(?:{'|'.join(REWARDS)})"
_TERRAIN = f"(?:{'|'.join(TERRAINS)})"

_PLAIN: dict[str, Action] = {
    "build silo": Build("silo"),
    "alone action": Alone(collects=False),
    "alone collect": Alone(collects=True),
    "done": Done(),
}
_READERS: dict[str, Callable[[re.Match[str]], Action]] = {
    f"keep ({_OBJECTIVE} {_OBJECTIVE} {_OBJECTIVE})": lambda m: Keep(_numbers(m[1])),
    f"lay ({_NUMBER}),({_NUMBER}) r([0-3])": lambda m: Lay(Cell(int(m[1]), int(m[2])), int(m[3])),
    f"build (warehouse) ({_TERRAIN} {_TERRAIN})": lambda m: Build(m[1], tuple(m[2].split())),
    f"build (farm) ({_TERRAIN})": lambda m: Build(m[1], (m[2],)),
    f"close ({_TERRAIN})": lambda m: Close(m[1]),
    "order ([0-3](?: [0-3]){1,3})": lambda m: Order(_numbers(m[1])),
    "action ([0-2])": lambda m: TakeAction(int(m[1])),
    f"gain ({_REWARD})": lambda m: Gain(m[1]),
    f"give ({_REWARD})": lambda m: Give(m[1]),
    f"swap ([0-3]) ({_REWARD}) ({_REWARD})": lambda m: Swap(int(m[1]), m[2], m[3]),
    f"trade ({_REWARD}) ({_REWARD})": lambda m: Trade(m[1], m[2]),
    f"drop ({_OBJECTIVE}(?: {_OBJECTIVE})?)": lambda m: Drop(_numbers(m[1])),
    f"collect ({_REWARD}(?: {_REWARD})*)": lambda m: Collect(tuple(m[1].split())),
    "tile ([0-2])": lambda m: TakeShown(int(m[1])),
    "pile ([0-2])": lambda m: TakeUnseen(int(m[1])),
}
_PATTERNS = [(re.compile(pattern), reader) for pattern, reader in _READERS.items()]
_WORDS: dict[type, str] = {
    Keep: "keep",
    Build: "build",
    Close: "close",
    Order: "order",
    TakeAction: "action",
    Gain: "gain",
    Give: "give",
    Swap: "swap",
    Trade: "trade",
    Done: "done",
    Drop: "drop",
    Collect: "collect",
    TakeShown: "tile",
    TakeUnseen: "pile",
}


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def format_action(action: Action) -> str:
    match action:
        case Lay(cell, rotation):
            return f"lay {cell.a},{cell.b} r{rotation}"
        case Alone(collects):
            return "alone collect" if collects else "alone action"
    words = [_WORDS[type(action)]]
    for value in astuple(action):
        words += map(str, value) if isinstance(value, tuple) else [str(value)]
    return " ".join(words)


def parse_action(text: str) -> Action:
    """The action that `text` notes; raises NotAnAction."""
    if text in _PLAIN:
        return _PLAIN[text]
    for pattern, reader in _PATTERNS:
        if found := pattern.fullmatch(text):
            return reader(found)
    raise NotAnAction(text)
