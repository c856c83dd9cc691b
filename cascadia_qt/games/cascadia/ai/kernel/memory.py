"""Numbers remembered by keys, in arrays: nothing is made where something is known."""

from __future__ import annotations

from array import array
from typing import Final

from cascadia_qt.games.cascadia.ai.kernel.numbers import NONE

_FIRST_ROOM: Final = 1 << 10
_MOST_ROOM: Final = 1 << 20


class Memory:
    """Numbers from 0 on by keys of 64 bits that are as good as random and never 0.

    When it is full it begins anew.
    """

    def __init__(self) -> None:
        self.count: int = 0
        self.room: int = _FIRST_ROOM
        self.keys = array("Q", bytes(8 * self.room))
        self.values = array("q", bytes(8 * self.room))

    def find(self, key: int) -> int:
        """What is remembered by `key`, or NONE."""
        last = self.room - 1
        place = key & last
        while True:
            there = self.keys[place]
            if there == key:
                return self.values[place]
            if there == 0:
                return NONE
            place = (place + 1) & last

    def put(self, key: int, value: int) -> None:
        """Remembers `value` by a key that is new."""
        if self.count * 2 >= self.room:
            self._make_room()
        last = self.room - 1
        place = key & last
        while self.keys[place] != 0:
            place = (place + 1) & last
        self.keys[place] = key
        self.values[place] = value
        self.count += 1

    def _make_room(self) -> None:
        keys, values, room = self.keys, self.values, self.room
        full = room >= _MOST_ROOM
        if not full:
            self.room = room * 2
        self.keys = array("Q", bytes(8 * self.room))
        self.values = array("q", bytes(8 * self.room))
        self.count = 0
        if not full:
            for place in range(room):
                if keys[place] != 0:
                    self.put(keys[place], values[place])
