"""Okanagan learned by playing: four moments of one game, with one thing to do at a time."""

from __future__ import annotations

from typing import Any

from cascadia_qt.games.okanagan.model.guide_spots import DeskSpot, OptionSpot
from cascadia_qt.games.okanagan.rules.actions import (
    Action,
    Alone,
    Build,
    Collect,
    Keep,
    Lay,
    TakeAction,
    TakeShown,
)
from cascadia_qt.games.okanagan.rules.events import Event
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.words import guide as words
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.words.guide import AnswerSpot, Guide, GuideStep, Lesson

_SEED = 5
_ABOVE, _LAKE, _FOREST, _LAST = Cell(0, -1), Cell(-1, -2), Cell(-1, -1), Cell(-4, -2)
# The game up to the lake, further up to the forest, and further up to the last turn.
_TO_LAKE = """
keep 17 30 31; keep 15 16 23; lay 0,-1 r2; build warehouse lake rock; tile 2; lay 1,-1 r3;
build warehouse lake rock; tile 1; lay 0,1 r3; build warehouse meadow rock; tile 1; lay 0,-2 r2;
build silo; tile 0
"""
_TO_FOREST = """
lay 2,-1 r0; build warehouse lake meadow; order 0 1; action 0; tile 2; lay 1,1 r1;
build warehouse lake rock; order 0 1; action 0; tile 1
"""
_TO_END = """
lay 0,-3 r3; build silo; order 1 0; action 1; collect fruit; tile 2; lay -1,-2 r2; build farm lake;
action 0; gain angler; tile 2; lay 1,-2 r1; build silo; order 1 0; action 1; collect pelt; tile 2;
lay 1,0 r2; build silo; close lake; alone collect; alone action; action 0; drop 6 23; tile 1;
lay -1,-3 r2; build farm meadow; tile 0; lay -2,-3 r1; build warehouse meadow rock; tile 2;
keep 5 17 31; keep 14 15 16; lay -1,1 r2; build silo; alone collect; tile 2; lay -1,-4 r0;
build warehouse forest rock; alone collect; tile 1; lay -2,-4 r0; build warehouse lake rock;
alone collect; tile 1; lay -2,-5 r0; build warehouse forest rock; action 0; collect stone stone;
tile 1; lay -3,-4 r3; build warehouse lake meadow; alone collect; tile 1; lay 1,-3 r3; build silo;
order 0 1; action 1; collect fruit; tile 1; lay 1,-4 r0; build farm forest; action 2;
swap 0 angler salmon; tile 1; lay -3,-3 r3; build silo; alone action; action 1; trade wheat trout;
trade woodcutter farmer; tile 1; lay -4,-3 r3; build silo; action 2; gain salmon;
collect angler salmon salmon; tile 0; lay -1,0 r1; build farm rock; action 0; trade pelt salmon;
trade farmer angler; tile 1
"""


def _actions(text: str) -> tuple[Action, ...]:
    return tuple(OKANAGAN.parse(word) for word in " ".join(text.split()).split("; "))


def _record(*parts: str) -> Record:
    """The game after `parts` of it."""
    options = Options(2)
    history: History[State, Action, Event] = History(OKANAGAN.setup(options, _SEED))
    for part in parts:
        for action in _actions(part):
            history = history.played(OKANAGAN, action)
    seats = (Seat("", colour="teal"), Seat("", colour="rust"))
    return Record(OKANAGAN, options, _SEED, seats, history)


def _alike(wanted: Any, action: Any) -> bool:
    """Which cards and rewards somebody likes is his own business, and how a tile lies."""
    match wanted, action:
        case (Keep(), Keep()) | (Collect(), Collect()):
            return True
        case (Lay(cell), Lay(other)):
            return bool(cell == other)
    return bool(wanted == action)


def _share() -> str:
    record = _record(_TO_LAKE)
    history = record.history
    for step in SHARING.steps[:2]:
        for action in (*step.actions, *step.then):
            history = history.played(OKANAGAN, action)
    return words.share(history.state.closing.influence[0])


def _ended() -> str:
    history = _record(_TO_LAKE, _TO_FOREST, _TO_END).history
    for step in ENDING.steps:
        for action in (*step.actions, *step.then):
            history = history.played(OKANAGAN, action)
    points = OKANAGAN.result(history.state).points
    assert points is not None
    return words.ended(*points)


def _building(says: Any, build: Build, *then: Action) -> GuideStep:
    return GuideStep(
        says=says,
        nudge=words.build_that,
        spots=(OptionSpot(build),),
        actions=(build,),
        then=then,
    )


def _laying(says: Any, cell: Cell, rotation: int) -> GuideStep:
    return GuideStep(
        says=says, nudge=words.lay_there, spots=(cell,), actions=(Lay(cell, rotation),)
    )


TURN = Lesson(
    _record,
    (
        GuideStep(
            says=words.keep,
            spots=(AnswerSpot("confirm"), DeskSpot()),
            actions=(Keep((17, 30, 31)),),
            then=_actions("keep 15 16 23"),
        ),
        _laying(words.lay, _ABOVE, 2),
        _building(words.build, Build("warehouse", ("lake", "rock"))),
        GuideStep(
            says=words.take,
            nudge=words.take_that,
            spots=(OptionSpot(TakeShown(2)),),
            actions=(TakeShown(2),),
            after=words.took,
        ),
    ),
)
SHARING = Lesson(
    lambda: _record(_TO_LAKE),
    (
        _laying(words.close, _LAKE, 2),
        _building(words.build_silo, Build("silo"), TakeAction(0)),
        GuideStep(
            says=_share,
            spots=(AnswerSpot("confirm"), DeskSpot()),
            actions=(Collect(("angler", "angler", "salmon")),),
            after=words.shared,
        ),
    ),
)
ALONE = Lesson(
    lambda: _record(_TO_LAKE, _TO_FOREST),
    (
        _laying(words.close_alone, _FOREST, 3),
        _building(words.build_alone, Build("silo")),
        GuideStep(
            says=words.choose_action,
            nudge=words.choose_action_now,
            spots=(OptionSpot(Alone(collects=False)),),
            actions=(Alone(collects=False),),
        ),
        GuideStep(
            says=words.nugget,
            nudge=words.nugget_there,
            spots=(OptionSpot(TakeAction(1)),),
            actions=(TakeAction(1),),
            after=words.got_nugget,
        ),
    ),
)
ENDING = Lesson(
    lambda: _record(_TO_LAKE, _TO_FOREST, _TO_END),
    (
        _laying(words.last_lay, _LAST, 1),
        _building(words.last_build, Build("farm", ("rock",))),
        GuideStep(
            says=words.last_collect,
            nudge=words.last_collect_now,
            spots=(OptionSpot(Alone(collects=True)),),
            actions=(Alone(collects=True),),
        ),
        GuideStep(
            says=words.last_take,
            nudge=words.take_that,
            spots=(OptionSpot(TakeShown(2)),),
            actions=(TakeShown(2),),
            then=_actions("lay 2,0 r3; build farm meadow"),
        ),
        GuideStep(
            says=words.last_action,
            nudge=words.last_action_there,
            spots=(OptionSpot(TakeAction(0)),),
            actions=(TakeAction(0),),
            after=_ended,
        ),
    ),
)
GUIDE = Guide(lessons=(TURN, SHARING, ALONE, ENDING), alike=_alike)
