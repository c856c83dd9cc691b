"""What somebody has marked on a deduction sheet, as it is kept in the note of a seat."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from enum import Enum
from typing import Any

from cascadia_qt.rules.document import BadDocument, parse_json

_NAME = "sheet"


class Mark(Enum):
    """What stands in a field; the values are those of saved games."""

    NONE = ""
    CROSSED = "x"
    SURE = "o"
    DOUBTED = "?"


Field = tuple[int, str]  # a colour and a clue
Marks = Mapping[Field, Mark]

_CYCLE = tuple(Mark)


def next_mark(mark: Mark, step: int = 1) -> Mark:
    """The mark that follows another when a field is clicked."""
    return _CYCLE[(_CYCLE.index(mark) + step) % len(_CYCLE)]


def with_mark(marks: Marks, field: Field, mark: Mark) -> Marks:
    """The same marks, but for one field."""
    others = {each: found for each, found in marks.items() if each != field}
    return others if mark is Mark.NONE else {**others, field: mark}


def write_marks(marks: Marks) -> str:
    """`marks` as text that `read_marks` understands: for each colour and mark its clues."""
    if not marks:
        return ""
    found: dict[str, dict[str, list[str]]] = {}
    for (colour, clue), mark in sorted(marks.items(), key=lambda each: each[0]):
        found.setdefault(str(colour), {}).setdefault(mark.value, []).append(clue)
    return json.dumps({_NAME: found}, separators=(",", ":"))


def read_marks(text: str, colours: int, clues: Collection[str]) -> Marks:
    """The marks in `text`; whatever there is no field for, or is none, is passed over."""
    try:
        whole = parse_json(text).value
    except BadDocument:
        return {}
    known = set(clues)
    found: dict[Field, Mark] = {}
    for colour in range(colours):
        for mark in _CYCLE[1:]:
            listed = _at(_at(_at(whole, _NAME), str(colour)), mark.value)
            for clue in listed if isinstance(listed, list) else ():
                if isinstance(clue, str) and clue in known:
                    found[colour, clue] = mark
    return found


def _at(value: Any, name: str) -> Any:
    return value.get(name) if isinstance(value, dict) else None
