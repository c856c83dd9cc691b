"""Pencil marks on cells of a board: the plans of one seat, as its note keeps them."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from cascadia_qt.rules.document import BadDocument, parse_json
from cascadia_qt.rules.grid import Cell

CROSS = "cross"  # nothing is to lie there; every game has it
MOST_MARKS = 120
_FARTHEST = 99  # no game reaches as far from its middle
_NAME = "pencil"

Marks = Mapping[Cell, str]  # what is planned, by the words of saved games


def with_mark(marks: Marks, cell: Cell, kind: str | None) -> Marks:
    """The same marks, but for one cell; None rubs out, and a full board takes no more."""
    others = {each: found for each, found in marks.items() if each != cell}
    if kind is None or len(others) >= MOST_MARKS:
        return others
    return {**others, cell: kind}


def write_marks(marks: Marks) -> str:
    """`marks` as text that `read_marks` understands: for each kind its cells."""
    if not marks:
        return ""
    found: dict[str, list[Cell]] = {}
    for cell, kind in sorted(marks.items()):
        found.setdefault(kind, []).append(cell)
    return json.dumps({_NAME: found}, separators=(",", ":"))


def read_marks(text: str, kinds: Collection[str]) -> Marks:
    """The marks in `text`; whatever is none, or too many, is passed over."""
    try:
        whole = parse_json(text).value
    except BadDocument:
        return {}
    marks: dict[Cell, str] = {}
    for kind in kinds:
        listed = _at(_at(whole, _NAME), kind)
        for place in listed if isinstance(listed, list) else ():
            if _is_cell(place) and len(marks) < MOST_MARKS:
                marks[Cell(*place)] = kind
    return marks


def _at(value: Any, name: str) -> Any:
    return value.get(name) if isinstance(value, dict) else None


def _is_cell(place: Any) -> bool:
    return (
        isinstance(place, list)
        and len(place) == len(Cell._fields)
        and all(type(part) is int and abs(part) <= _FARTHEST for part in place)
    )
