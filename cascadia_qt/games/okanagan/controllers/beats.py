"""What is shown of a step, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cascadia_qt.controllers.showing import Beat
from cascadia_qt.games.okanagan.model.tableau import after
from cascadia_qt.games.okanagan.rules.events import (
    ActionTaken,
    AreaClosed,
    AreaLost,
    Built,
    Event,
    FirstChosen,
    HeapReturned,
    OrderSettled,
    RewardsCollected,
    TileLaid,
    TileStuck,
)
from cascadia_qt.games.okanagan.rules.state import State

_USUAL = 320  # milliseconds, as all of these
_LASTING: dict[type, int] = {
    TileStuck: 700,
    TileLaid: 380,
    Built: 380,
    AreaLost: 500,
    AreaClosed: 750,
    OrderSettled: 380,
    ActionTaken: 600,
    FirstChosen: 380,
    RewardsCollected: 450,
    HeapReturned: 320,
}


def beats(table: State, events: Iterable[Event], end: State) -> Iterator[Beat]:
    """What is seen of `events` by whoever was told of them."""
    for event in events:
        before, table = table, after(table, event, end)
        if table != before:
            yield Beat(table, _LASTING.get(type(event), _USUAL))
