"""The course of the game: sharing, asking, searching, paying, and the hint."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.answers import answered, answered_for
from cascadia_qt.games.cryptid.rules.events import (
    Asked,
    Event,
    HabitatFound,
    HintGiven,
    HintProposed,
    HintRefused,
    Searched,
    TurnEnded,
    Voted,
    Why,
)
from cascadia_qt.games.cryptid.rules.hints import drawn_hint, true_hints
from cascadia_qt.games.cryptid.rules.legal import legal, refusal
from cascadia_qt.games.cryptid.rules.options import Options
from cascadia_qt.games.cryptid.rules.state import Phase, State, Task
from cascadia_qt.games.cryptid.rules.tokens import with_cube, with_disc
from cascadia_qt.rules.game import IllegalAction, Step
from cascadia_qt.rules.rng import Rng

LAPS = 2  # in which cubes are shared
_TALKATIVE = 4  # from so many players on one may refuse a hint and is overruled


def setup(options: Options, seed: int) -> State:
    """A fresh game; what chance decides later is decided by `seed`."""
    none = (0,) * len(options.clues)
    laps = [Task(Phase.SHARE, seat) for _ in range(LAPS) for seat in range(options.players)]
    tasks = (*laps, Task(Phase.TURN, 0))
    hintable = bool(true_hints(options.clues))
    return _settled(State(options, Rng(seed), none, none, tasks, hintable=hintable), [])


def apply(state: State, action: Action) -> Step[State, Event]:
    """Carries `action` out; raises IllegalAction. Whatever is done, others learn from it."""
    if action not in legal(state):
        raise IllegalAction(refusal(state, action))
    events: list[Event] = []
    after = _done(state, replace(state, tasks=state.tasks[1:]), action, events)
    return Step(_settled(after, events), tuple(events), revealed=True)


def _done(before: State, after: State, action: Action, events: list[Event]) -> State:
    """What the action leads to; `after` is the state without the task that it has done."""
    task, seat = before.tasks[0], before.seat
    match action:
        case Ask(cell, other):
            events.append(Asked(seat, other, cell))
            tasks = (Task(Phase.ANSWER, other), Task(Phase.TURN, _beside(before, seat, 1)))
            return replace(after, lantern=cell, tasks=tasks)
        case Search(cell):
            return _searched(after, seat, cell, events)
        case ProposeHint():
            events.append(HintProposed(seat))
            voters = (_beside(before, seat, by) for by in range(1, before.options.players))
            votes = [Task(Phase.HINT, voter) for voter in voters]
            following = (*votes, Task(Phase.TURN, seat))
            return replace(after, proposed=True, votes=(1, 0), tasks=following)
        case Vote(agrees):
            return _voted(after, seat, agrees, events)
        case AnswerDisc() | AnswerCube():
            return answered(after, seat, action, events)
        case Share(cell, colour):
            return with_cube(after, _colour(seat, colour), cell, Why.SHARE, events)
        case PutCube(cell, colour):
            why = Why.SLIP if task.slip else Why.PAY
            return with_cube(after, _colour(seat, colour), cell, why, events)
        case PutDisc(cell, colour):
            return _put_elsewhere(after, task, cell, _colour(seat, colour), events)


def _colour(seat: int, colour: int | None) -> int:
    return seat if colour is None else colour


def _beside(state: State, seat: int, by: int) -> int:
    """The seat so many places on, clockwise."""
    return (seat + by) % state.options.players


def _searched(state: State, seat: int, cell: int, events: list[Event]) -> State:
    options = state.options
    events.append(Searched(seat, cell))
    due = []
    for colour in options.colours(seat):
        if state.discs[colour] >> cell & 1:
            due.append(colour)
        else:
            state = with_disc(state, colour, cell, Why.SEARCH, events)
    tasks = [Task(Phase.DISC, seat, tuple(due))] if due else []
    for by in range(1, options.players):
        other = _beside(state, seat, by)
        if not all(state.discs[colour] >> cell & 1 for colour in options.colours(other)):
            tasks.append(Task(Phase.ANSWER, other))
    return replace(state, lantern=cell, tasks=(*tasks, Task(Phase.OVER, seat)))


def _voted(state: State, seat: int, agrees: bool, events: list[Event]) -> State:
    """The vote ends as soon as it is decided."""
    events.append(Voted(seat, agrees))
    agreed, refused = state.votes[0] + agrees, state.votes[1] + (not agrees)
    state = replace(state, votes=(agreed, refused))
    players = state.options.players
    overruled = 1 if players >= _TALKATIVE else 0
    if agreed == players - overruled:
        hint, rng = drawn_hint(state.options.clues, state.rng)
        events.append(HintGiven(hint))
        return replace(state, hint=hint, rng=rng, tasks=state.tasks[-1:])
    if refused > overruled:
        events.append(HintRefused())
        return replace(state, tasks=state.tasks[-1:])
    return state


def _put_elsewhere(state: State, task: Task, cell: int, colour: int, events: list[Event]) -> State:
    """One of the discs that are due; if there is another one, it stays due."""
    why = Why.SLIP if task.slip else Why.EXTRA
    state = with_disc(state, colour, cell, why, events)
    rest = tuple(each for each in task.colours if each != colour)
    return replace(state, tasks=(replace(task, colours=rest), *state.tasks)) if rest else state


def _settled(state: State, events: list[Event]) -> State:
    """The state in which somebody has to decide: tasks without a choice are done or left out."""
    while True:
        task = state.tasks[0]
        rest = replace(state, tasks=state.tasks[1:])
        if task.phase is Phase.OVER:
            assert state.lantern is not None
            events.append(HabitatFound(task.seat, state.lantern))
            return replace(rest, winner=task.seat)
        if task.phase is Phase.TURN:
            return _begun(state, task.seat, events)
        if task.phase is Phase.ANSWER and not _chosen(state):
            state = answered_for(rest, task.seat, events)
        elif legal(state):
            return replace(state, active=task.seat) if task.phase is Phase.SHARE else state
        else:
            state = rest


def _chosen(state: State) -> bool:
    """Whether whoever is to answer has a choice."""
    options = state.options
    return options.answer_yourselves or (options.players == 2 and len(legal(state)) > 1)


def _begun(state: State, seat: int, events: list[Event]) -> State:
    """The state in which `seat` has the turn; before the first one, cubes were shared."""
    if seat == state.active or state.lantern is None:
        return replace(state, active=seat)
    events.append(TurnEnded(state.active))
    return replace(state, active=seat, turns=state.turns + 1, proposed=False)
