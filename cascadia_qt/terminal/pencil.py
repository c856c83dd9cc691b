"""Pencil marks in a terminal: those of whoever is in front of it, listed and changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.pencil import CROSS, Marks, read_marks, with_mark, write_marks
from cascadia_qt.terminal.table import Table
from cascadia_qt.words import pencil as words
from cascadia_qt.words.language import labelled

_TYPED = re.compile(r"(-?\d{1,2}) (-?\d{1,2})(?: (\S+))?")


@dataclass(frozen=True, slots=True)
class Plans:
    """What a game lets people plan.

    Attributes:
        names: what can be planned beside a cross, by the words of files.
        fits: whether something may be planned for a cell.
        where: how a cell is called.
        cell: the cell that two numbers mean.
        example: how a cell is typed.
    """

    names: Mapping[str, str]
    fits: Callable[[Cell, str], bool]
    where: Callable[[Cell], str]
    cell: Callable[[int, int], Cell]
    example: str = "2 -1"

    @property
    def kinds(self) -> dict[str, str]:
        """Everything that can be pencilled, by its name, whatever capitals it has."""
        named = {name.lower(): kind for kind, name in self.names.items()}
        return {**named, words.cross_words().lower(): CROSS}

    def name(self, kind: str) -> str:
        return words.cross_words() if kind == CROSS else self.names[kind]


def pencil(table: Table, plans: Plans) -> None:
    """Lists the marks and asks for others until nothing is typed."""
    seat = table.looker if table.has_curtain else table.to_move
    if seat is None:
        return
    kinds, screen = plans.kinds, table.screen
    example = f"{plans.example} {next(iter(kinds))}"
    screen.say(f"{labelled(words.possible_words(), ', '.join(kinds))}.")
    while True:
        marks = _marks(table, seat, plans)
        _list(table, marks, plans)
        typed = " ".join(screen.line(words.which_words(example, plans.example)).lower().split())
        if not typed:
            return
        changed = _changed(marks, plans, typed)
        if changed is None:
            screen.say(words.no_mark_words(example))
        else:
            table.set_note(seat, write_marks(changed))


def _marks(table: Table, seat: int, plans: Plans) -> Marks:
    found = read_marks(table.record.note(seat), (*plans.names, CROSS))
    return {cell: kind for cell, kind in found.items() if plans.fits(cell, kind)}


def _list(table: Table, marks: Marks, plans: Plans) -> None:
    for cell, kind in marks.items():
        table.screen.say(f"{labelled(plans.where(cell), plans.name(kind))}.")
    if not marks:
        table.screen.say(words.nothing_words())


def _changed(marks: Marks, plans: Plans, typed: str) -> Marks | None:
    """The marks after what was typed; None if that means none."""
    found = _TYPED.fullmatch(typed)
    if found is None:
        return None
    cell = plans.cell(int(found[1]), int(found[2]))
    if found[3] is None:
        return with_mark(marks, cell, None)
    kind = plans.kinds.get(found[3])
    if kind is None or not plans.fits(cell, kind):
        return None
    return with_mark(marks, cell, kind)
