"""Where everybody's points come from, in small print: a column a player."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.rewards import Holding
from cascadia_qt.games.okanagan.views.result.shown_result import ShownResult
from cascadia_qt.games.okanagan.words.explanation import Line, line_words, part_name
from cascadia_qt.games.okanagan.words.names import held_words, points_words
from cascadia_qt.views.paper.account_column import ACCOUNT_TEXT, AccountColumn
from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.theme import seat_colour
from cascadia_qt.words.language import labelled, translate


def account_columns(result: ShownResult, width: float) -> list[AccountColumn]:
    return [
        AccountColumn(
            seat.name,
            result.points(number, "total") or 0,
            seat_colour(seat, number),
            tuple(
                Paragraph(words, ACCOUNT_TEXT, width)
                for words in (
                    _held(result.holding(number)),
                    *(_words(line) for line in result.lines(number) if line.part != "total"),
                )
            ),
        )
        for number, seat in enumerate(result.seats)
    ]


def _held(held: Holding) -> str:
    return labelled(translate("OkanaganReport", "Rewards"), held_words(held))


def _words(line: Line) -> str:
    """A card says by itself how many points it is."""
    if line.objective is not None:
        return line_words(line)
    if line.points is None:
        return labelled(part_name(line.part), line.why)
    return labelled(part_name(line.part), f"{points_words(line.points)} ({line.why})")
