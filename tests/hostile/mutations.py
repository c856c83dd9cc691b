"""Sound documents, spoilt: a value replaced by a nasty one, or bytes by others."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

NASTY: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, float("inf")),
    *("", "\0", "\t", "\n", "\ud800", "x" * 200, "../../etc/passwd", "%s%n", "<img src=x>"),
    *([], {}, [[]], [0] * 50, {"": 0}, {"name": {"name": {}}}, "9999-12-31T23:59:59", "0000"),
)


def spoilt(text: str, number: int, seed: int) -> Iterator[bytes]:
    """So many documents that were `text` before."""
    dice = random.Random(seed)
    for _ in range(number):
        if dice.random() < 0.6:
            yield _with_nasty_value(text, dice)
        else:
            yield _with_other_bytes(text.encode(), dice)


def spoilt_bytes(data: bytes, number: int, seed: int) -> Iterator[bytes]:
    """So many files that were `data` before."""
    dice = random.Random(seed)
    return (_with_other_bytes(data, dice) for _ in range(number))


def _with_nasty_value(text: str, dice: random.Random) -> bytes:
    document = json.loads(text)
    for _ in range(dice.randint(1, 2)):
        document = _replaced(document, dice)
    return json.dumps(document).encode()


def _replaced(value: Any, dice: random.Random) -> Any:
    """`value` with something inside it replaced."""
    if not isinstance(value, list | dict) or not value or dice.random() < 0.15:
        return copy.deepcopy(dice.choice(NASTY))
    changed = copy.copy(value)
    if isinstance(changed, dict):
        name = dice.choice(list(changed))
        if dice.random() < 0.15:
            del changed[name]
        else:
            changed[name] = _replaced(changed[name], dice)
    else:
        place = dice.randrange(len(changed))
        changed[place] = _replaced(changed[place], dice)
        if dice.random() < 0.15:
            changed *= dice.randint(0, 3)
    return changed


def _with_other_bytes(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randint(1, 4)):
        start = dice.randrange(len(changed) + 1)
        end = min(len(changed), start + dice.choice((0, 1, 1, 2, 50)))
        changed[start:end] = dice.choice((b"", b"\0", b"\xff", b'"', b"[", b"}", b"1e9", b"\\u"))
    return bytes(changed)
