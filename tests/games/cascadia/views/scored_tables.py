"""Tables with their scores."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable, scored_table
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind, Line
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.documents import random_record

CARDS = Scoring(Variant.CARDS, (Card.B, Card.C, Card.A, Card.D, Card.C))
FAMILY = Scoring(Variant.FAMILY)
ODD_NAMES = ('=HYPERLINK("http://x";"y")', 'O\'Neil, "Bob" <b>&amp;', "Zoë 🦊", "שלום")


@functools.cache
def table(
    players: int = 2,
    grid: Grid = HEX,
    turns: int | None = None,
    scoring: Scoring = CARDS,
) -> ScoredTable:
    """The end of a random game, or what it is after so many turns."""
    record = random_record(grid, players, seed=7, turns=turns, scoring=scoring)
    return scored_table(record.seats, record.history.state)


def named(given: ScoredTable, names: Sequence[str]) -> ScoredTable:
    pairs = zip(given.seats, names, strict=True)
    return replace(given, seats=tuple(replace(seat, name=name) for seat, name in pairs))


TABLES = {
    "solo": lambda: table(1),
    "two-square": lambda: table(2, SQUARE),
    "three-running": lambda: table(3, HEX, 20),
    "four-family": lambda: table(4, HEX, None, FAMILY),
    "four-square-start": lambda: table(4, SQUARE, 0),
    "odd-names": lambda: named(table(4), ODD_NAMES),
}


def numbers(given: ScoredTable, line: Line) -> list[str]:
    """What stands in a line of the sheet, from left to right, without the words on a card."""
    row = [line.name()]
    scoring = given.options.scoring
    if isinstance(line.subject, Wildlife) and scoring.variant is Variant.CARDS:
        row.append(scoring.card(line.subject).value)
    for sheet in given.sheets:
        row.append(str(line.points(sheet)))
        if line.bonus(sheet):
            row.append(f"+{line.bonus(sheet)}")
    return row


def parts() -> list[Line]:
    """The lines that are made of units."""
    return [line for line in LINES if line.kind not in (Kind.SUM, Kind.TOTAL)]
