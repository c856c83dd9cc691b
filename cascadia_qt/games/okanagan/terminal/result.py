"""Points in a terminal: who has won, everybody's parts, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.words.explanation import (
    PARTS,
    explained,
    line_words,
    part_name,
    part_points,
)
from cascadia_qt.games.okanagan.words.names import points_words
from cascadia_qt.games.okanagan.words.outcome import outcome
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled, translate

_TITLES, _COLUMN = 12, 8  # the least widths of a table


def show_result(screen: Screen, names: Sequence[str], state: State) -> None:
    """The outcome and everybody's points."""
    told = outcome(names, state)
    screen.head(told.title)
    screen.say(told.detail)
    if screen.speaks or screen.width < _TITLES + _COLUMN * len(names):
        for name, reckoning in zip(names, reckonings(state), strict=True):
            parts = (f"{part_name(part)} {part_points(reckoning, part)}" for part in PARTS)
            total = labelled(part_name("total"), points_words(reckoning.total))
            screen.say(f"{labelled(name, ', '.join(parts))}. {total}.")
    else:
        screen.say()
        screen.show_table(_table(screen, names, state))


def show_reasons(screen: Screen, names: Sequence[str], state: State) -> None:
    """Where everybody's points come from, and what decided a tie."""
    for seat, name in enumerate(names):
        screen.head(translate("OkanaganTerminal", "The points of {0}").format(name))
        for line in explained(state, names, seat):
            if line.points is None:
                screen.say(labelled(part_name(line.part), line.why))
                continue
            points = labelled(part_name(line.part), points_words(line.points))
            if line.why:
                screen.say(f"{points} ({line_words(line)})")
            else:
                screen.say(points, "bold")


def _table(screen: Screen, names: Sequence[str], state: State) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(Text(screen.plainly(name)), justify="right", overflow="fold")
    for part in (*PARTS, "total"):
        cells = (str(part_points(reckoning, part)) for reckoning in reckonings(state))
        style = "bold" if part == "total" else ""
        table.add_row(Text(screen.plainly(part_name(part))), *cells, style=style)
    return table
