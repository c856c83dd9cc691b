"""The choices of a decision, and how one of them is typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.rules.grid import Cell

Numbers = tuple[int, ...]
TURNS = "abcd"  # how the turns of a place are called
_MOST_DIGITS = 3


@dataclass(frozen=True, slots=True)
class Offer:
    """What can be typed.

    Attributes:
        lines: what can be chosen, by its numbers.
        hint: how it is typed.
        answers: what each answer means.
        in_any_order: whether it does not matter in which order numbers are typed.
        places: the numbers of free cells, where a tile is laid.
    """

    lines: tuple[str, ...]
    hint: str
    answers: Mapping[Numbers, Action]
    in_any_order: bool = False
    places: Mapping[Cell, str] = field(default_factory=dict)

    def read(self, typed: str) -> Action | None:
        """The action that was typed, such as "3", "3b" or "1 1 10"; None if there is none."""
        numbers = _numbers(typed)
        if numbers is None:
            return None
        return self.answers.get(tuple(sorted(numbers)) if self.in_any_order else numbers)


def _numbers(typed: str) -> Numbers | None:
    """Numbers, also where a letter for a turn stands after one."""
    found: list[int] = []
    for word in typed.split():
        letter = word[-1] if word[-1] in TURNS else ""
        number = word.removesuffix(letter)
        if number:
            if not (number.isascii() and number.isdecimal()) or len(number) > _MOST_DIGITS:
                return None
            found.append(int(number))
        if letter:
            if not found:
                return None
            found.append(TURNS.index(letter) + 1)
    return tuple(found)


def example(text: str, answers: Iterable[Numbers]) -> str:
    """`text` with one of the answers as it is typed."""
    return text.format(" ".join(map(str, next(iter(answers)))))
