"""What is shown of a step, one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cascadia_qt.controllers.showing import Beat
from cascadia_qt.games.cryptid.model.tableau import Tableau, after
from cascadia_qt.games.cryptid.rules.events import (
    Asked,
    CubePut,
    DiscPut,
    Event,
    HabitatFound,
    Searched,
    Why,
)
from cascadia_qt.games.cryptid.words.outcome import ClueTold

_LANTERN = 300  # milliseconds, as all of these
_TOKEN = 320
_HEARTBEAT = 900  # before each answer to a search
_RING = 420
_CLUE = 750
_FOUND = 500
_ALONE = (Why.SHARE, Why.PAY, Why.SLIP)  # while nobody answers
_LASTING: dict[type, int] = {
    Asked: _LANTERN,
    Searched: _RING,
    CubePut: _TOKEN,
    DiscPut: _TOKEN,
    HabitatFound: _FOUND,
}


class Moment(NamedTuple):
    """The map while something is being shown.

    Attributes:
        active: who has the turn that it belongs to.
        clue: the one that is lit, when the game is over.
        suspense: whether everybody waits for an answer.
        alone: whether nobody else has to do with what happens.
    """

    table: Tableau
    active: int
    clue: ClueTold | None = None
    suspense: bool = False
    alone: bool = False


def beats(
    table: Tableau, active: int, events: Iterable[Event], clues: Iterable[ClueTold]
) -> Iterator[Beat]:
    """What is seen of `events` in the turn of `active`.

    When the habitat is found, all `clues` light up in turn.
    """
    for event in events:
        if _answers_search(table, event):
            yield Beat(Moment(table, active, suspense=True), _HEARTBEAT)
        before, table = table, after(table, event)
        if table != before:
            moment = Moment(table, active, alone=_done_alone(event))
            yield Beat(moment, _LASTING.get(type(event), _TOKEN))
        if isinstance(event, HabitatFound):
            for clue in clues:
                yield Beat(Moment(table, active, clue), _CLUE)


def _done_alone(event: Event) -> bool:
    return isinstance(event, CubePut | DiscPut) and event.why in _ALONE


def _answers_search(table: Tableau, event: Event) -> bool:
    match event:
        case CubePut(cell=cell, why=Why.ANSWER) | DiscPut(cell=cell, why=Why.ANSWER):
            return cell == table.ring
    return False
