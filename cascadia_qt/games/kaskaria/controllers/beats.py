"""What is shown of a step, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from cascadia_qt.controllers.showing import Beat
from cascadia_qt.games.kaskaria.model.tableau import Tableau, after
from cascadia_qt.games.kaskaria.rules.events import (
    AmuletWon,
    CardTaken,
    DisplayRefilled,
    Event,
    FigureMoved,
    FigureWentIn,
    GoldCollected,
    SetPlayed,
    WaterfallCame,
)

_HOP = 215  # milliseconds, as all of these
_USUAL = 260
_LASTING: dict[type, int] = {
    SetPlayed: 420,
    GoldCollected: 280,
    CardTaken: 300,
    DisplayRefilled: 240,
    WaterfallCame: 760,
    FigureWentIn: 300,
    AmuletWon: 300,
}


def beats(table: Tableau, events: Iterable[Event]) -> Iterator[Beat]:
    """What is seen of `events` by whoever was told of them; figures go stone by stone."""
    for event in events:
        if isinstance(event, FigureMoved):
            for to in range(event.to - event.steps + 1, event.to + 1):
                table = after(table, replace(event, to=to))
                yield Beat(table, _HOP)
            continue
        before, table = table, after(table, event)
        if table != before:
            yield Beat(table, _LASTING.get(type(event), _USUAL))
