"""The numbers in the help pages, asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from cascadia_qt.games.okanagan.rules.areas import icons
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.reckoning import reckonings
from cascadia_qt.games.okanagan.views.help_positions import (
    RED,
    WHITE,
    YELLOW,
    closing_example,
    score_example,
    valley,
)


def help_facts() -> dict[str, int]:
    """What stands in the pages as {name}."""
    return dict([*_laying(), *_closing(), *_score()])


def _laying() -> Iterator[tuple[str, int]]:
    state = valley()
    assert state.explorer.hand is not None
    yield "places", len(dict(state.board.places(state.explorer.hand.tile)))


def _closing() -> Iterator[tuple[str, int]]:
    state = closing_example()
    closing = state.closing
    assert closing.area is not None
    heap = sum(icons(state.board, closing.area))
    for name, seat in (("white", WHITE), ("red", RED), ("yellow", YELLOW)):
        yield name, closing.influence[seat]
    yield "heap", heap
    yield "rest", min(closing.influence[YELLOW], heap - closing.influence[WHITE])


def _score() -> Iterator[tuple[str, int]]:
    reckoning = reckonings(score_example())[0]
    yield "explorer-sets", reckoning.explorer_sets
    yield "explorer", reckoning.explorer
    for number, (card, sets) in enumerate(reckoning.objectives):
        yield f"card-{number}-sets", sets
        yield f"card-{number}", OBJECTIVES[card].points
        yield f"card-{number}-sum", sets * OBJECTIVES[card].points
    yield "nuggets", reckoning.nugget_points
    yield "total", reckoning.total
