"""The pages of a duplicate match, for the pictures of every page."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from cascadia_qt.games.cascadia.controllers.duplicate import scored_match
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.rules.match import Match, new_match, next_record, with_record
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.match.card import MatchStand
from cascadia_qt.games.cascadia.views.match.page import MatchPage
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.games.cascadia.records import agreed
from tests.playing import played_on
from tests.screenshots.pages import PEOPLE, Stage

SEATS = (*PEOPLE[:3], Seat("Computer", "hard", "slate"))
_AT_RANDOM = 6  # actions that one does so more than whoever played before
COLUMNS = {"bear": 0, "habitats": 11}


def match_pages(stage: Stage) -> None:
    """Every page of a match, one after the other."""
    for grid, players in ((HEX, 2), (HEX, 4), (SQUARE, 3), (SQUARE, 4)):
        name = f"{'hex' if grid is HEX else 'square'}-{players}"
        page = _page(stage)
        for seat, turn in ((0, 0), (players - 1, 6)):
            page.show_stand(stand(grid, players, seat, turn))
            stage.keep(f"match-waiting-{name}-{seat}")
        page.show_result(scored_match(played(grid, players)))
        stage.keep(f"match-result-{name}")
        for line, column in COLUMNS.items():
            page.result.numbers.setCurrentIndex(page.result.numbers.model().index(0, column))
            stage.keep(f"match-result-{name}-{line}")


def stand(grid: Grid, players: int, seat: int, turn: int) -> MatchStand:
    """Everybody before `seat` has played, and whoever has it is in a turn."""
    match = begun(grid, players)
    record = next_record(match)
    assert record is not None
    start = record.history.start.players[0].environment
    thinking = match.seats[seat].bot is not None
    return MatchStand(match.options, start, match.seats, seat, turn, thinking)


def begun(grid: Grid, players: int) -> Match:
    options, seats = agreed(grid, 1, "BCADC"), SEATS[4 - players :]
    return new_match(CASCADIA.rules(), options, 4, seats, free_undo=True)


@cache
def played(grid: Grid, players: int) -> Match:
    match = begun(grid, players)
    for seat in range(players):
        record = next_record(match)
        assert record is not None
        first, then = (CASCADIA.bots().makers[level](seat) for level in ("random", "greedy"))
        history = played_on(record.rules, record.history, [first], seat * _AT_RANDOM)
        history = played_on(record.rules, history, [then])
        match = with_record(match, seat, replace(record, history=history))
    return match


def _page(stage: Stage) -> MatchPage:
    page = MatchPage(Faces())
    stage.show(page)
    return page
