"""Where everybody's gold comes from, in small print: a column a player."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.views.result.shown_result import ShownResult
from cascadia_qt.games.kaskaria.words.explanation import Line, part_name
from cascadia_qt.games.kaskaria.words.names import gold_words
from cascadia_qt.views.paper.account_column import ACCOUNT_TEXT, AccountColumn
from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.theme import seat_colour
from cascadia_qt.words.language import labelled


def account_columns(result: ShownResult, width: float) -> list[AccountColumn]:
    return [
        AccountColumn(
            seat.name,
            result.gold(number, "total"),
            seat_colour(seat, number),
            tuple(
                Paragraph(_words(line), ACCOUNT_TEXT, width)
                for line in result.lines(number)
                if line.part != "total"
            ),
        )
        for number, seat in enumerate(result.seats)
    ]


def _words(line: Line) -> str:
    if line.gold is None:
        return labelled(part_name(line.part), line.why)
    return labelled(part_name(line.part), f"{gold_words(line.gold)} ({line.why})")
