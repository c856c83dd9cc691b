"""What the graph of a game shows: everybody's points by category."""

from __future__ import annotations

from functools import partial

from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.words.categories import category_name
from cascadia_qt.model.score_curve import Measures, Points
from cascadia_qt.words.language import translate


def categories(log: ScoredLog) -> Measures:
    """The points of a game, which its log knows."""

    def after(cursor: int) -> list[Points]:
        return [tuple(map(sheet.of, Category)) for sheet in log.sheets_at(cursor)]

    return Measures(
        names=tuple(partial(category_name, category) for category in Category),
        title=lambda: translate("Replay", "Points by category"),
        after=after,
    )
