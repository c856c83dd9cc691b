"""Score sheets in a terminal: the table, why every point is there, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled, translate

_SUMS = (Kind.SUM, Kind.TOTAL)
_TITLES, _COLUMN = 16, 8  # the least widths of a table


def show_sheet(
    screen: Screen, names: Sequence[str], sheets: Sequence[ScoreSheet], *, over: bool
) -> None:
    """The outcome and the whole sheet."""
    told = outcome(names, sheets, over=over)
    screen.head(told.title)
    screen.say(told.detail)
    if screen.speaks or screen.width < _TITLES + _COLUMN * len(names):
        for name, sheet in zip(names, sheets, strict=True):
            numbers = ", ".join(f"{title} {cells[0]}" for title, cells, _ in _rows([sheet]))
            screen.say(f"{labelled(name, numbers)}.")
    else:
        screen.say()
        screen.show_table(_table(screen, names, sheets))


def show_reasons(screen: Screen, names: Sequence[str], sheets: Sequence[ScoreSheet]) -> None:
    """Where every point comes from, and of what earns nothing, why."""
    for name, sheet in zip(names, sheets, strict=True):
        screen.head(translate("Terminal", "Where the points of {0} come from").format(name))
        for line in LINES:
            if line.kind not in _SUMS:
                for unit in line.units(sheet):
                    screen.say(labelled(line.name(), explanation(unit)))


def _table(screen: Screen, names: Sequence[str], sheets: Sequence[ScoreSheet]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(Text(screen.plainly(name)), justify="right", overflow="fold")
    for title, cells, style in _rows(sheets):
        table.add_row(Text(screen.plainly(title)), *cells, style=style)
    return table


def _rows(sheets: Sequence[ScoreSheet]) -> Iterator[tuple[str, list[str], str]]:
    """Title, cells and style of each line; after that of all habitats the bonuses in it."""
    for line in LINES:
        style = "bold" if line.kind in _SUMS else ""
        yield line.name(), [_cell(line, sheet) for sheet in sheets], style
        if line.id == "habitats":
            yield (
                translate("Terminal", "of which bonuses"),
                [_bonuses(sheet) for sheet in sheets],
                "",
            )


def _bonuses(sheet: ScoreSheet) -> str:
    return str(sum(line.bonus(sheet) for line in LINES))


def _cell(line: Line, sheet: ScoreSheet) -> str:
    """A habitat shows its corridor and, apart, its bonus."""
    bonus = line.bonus(sheet)
    return f"{line.points(sheet)}+{bonus}" if bonus else str(line.points(sheet))
