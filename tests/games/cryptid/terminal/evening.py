"""Evenings in front of a terminal: people who follow nothing but what they are asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from tests.terminal.evening import Follow, GameEvening


class Follower:
    """Somebody who reads the question and nothing else, and tries one cell after the other."""

    def __init__(self) -> None:
        # With one that is none there are oddly many, so that all are asked about and searched.
        self._cells: Iterator[str] = cycle([*CELL_NAMED, "Z9"])
        self._asks = False

    def __call__(self, question: str) -> str:
        if "Enter" in question:
            return ""
        if "y/n" in question:
            return "y"
        if found := re.search(r"ask F4 (\w+)", question):
            self._asks = not self._asks
            cell = next(self._cells)
            return f"ask {cell} {found[1]}" if self._asks else f"search {cell}"
        if colours := re.findall(r"F4 (\d)", question):
            self._asks = not self._asks
            return f"{next(self._cells)} {colours[-1 if self._asks else 0]}"
        return next(self._cells) if "such as F4" in question else "1"


class Evening(GameEvening):
    """Plays Cryptid in a terminal, and goes on with it."""

    game = "cryptid"

    def follower(self) -> Follow:
        return Follower()
