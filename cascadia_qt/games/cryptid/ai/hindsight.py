"""After the game: what each could have known when, and which questions were worth asking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cascadia_qt.games.cryptid.ai.knowing import odds_from
from cascadia_qt.games.cryptid.ai.reading import entropy
from cascadia_qt.games.cryptid.rules.actions import Action, Ask
from cascadia_qt.games.cryptid.rules.events import Event
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.rules.history import History

_TOLD = 3
Odds = dict[int, float]


@dataclass(frozen=True, slots=True)
class Moment:
    """What could be known after so many steps.

    Attributes:
        seats: for each seat how likely each cell was for a perfect reader with its clues.
        nobody: the same for somebody who knows no clue.
    """

    seats: tuple[Odds, ...]
    nobody: Odds


@dataclass(frozen=True, slots=True)
class Question:
    """A question that was asked.

    Attributes:
        step: which step of the game it was, from 0 on.
        turn: which turn of the game, everybody's counted, from 1 on.
        bits: by how much it brought the asker nearer to the habitat; never less than nothing.
    """

    step: int
    turn: int
    seat: int
    other: int
    cell: int
    bits: float


@dataclass(frozen=True, slots=True)
class Hindsight:
    """A game looked back on.

    Attributes:
        moments: before the first step, and after each.
        known: for each seat the turn after which it could have known the habitat, 0 if already
            when cubes had been shared; None if it never could.
        questions: in the order they were asked.
    """

    moments: tuple[Moment, ...]
    known: tuple[int | None, ...]
    questions: tuple[Question, ...]

    @property
    def most_useful(self) -> tuple[Question, ...]:
        """Three at most, the best first."""
        ranked = sorted(self.questions, key=lambda question: -question.bits)
        return tuple(ranked[:_TOLD])

    @property
    def least_useful(self) -> tuple[Question, ...]:
        """Three at most, the worst first; none that is among the most useful."""
        ranked = sorted(self.questions, key=lambda question: question.bits)
        return tuple(ranked[: min(_TOLD, max(0, len(ranked) - _TOLD))])


def hindsight(history: History[State, Action, Event]) -> Hindsight:
    """Looks back on a game; takes a while, so that it is asked for in a process of its own."""
    states = [history.start, *(entry.step.state for entry in history.entries[: history.cursor])]
    moments = tuple(map(_moment, states))
    players = range(history.start.options.players)
    known = tuple(_known(states, moments, seat) for seat in players)
    return Hindsight(moments, known, tuple(_questions(history, states, moments)))


def _moment(state: State) -> Moment:
    players = range(state.options.players)
    return Moment(tuple(odds_from(state, seat) for seat in players), odds_from(state, None))


def _known(states: Sequence[State], moments: Sequence[Moment], seat: int) -> int | None:
    for step, moment in enumerate(moments):
        if len(moment.seats[seat]) == 1:
            return _turn(states[step - 1]) if step else 0
    return None


def _turn(state: State) -> int:
    """Which turn it is, from 1 on; 0 while cubes are shared."""
    return 0 if state.phase is Phase.SHARE else state.turns + 1


def _questions(
    history: History[State, Action, Event], states: Sequence[State], moments: Sequence[Moment]
) -> list[Question]:
    found = []
    for step, action in enumerate(history.actions):
        if isinstance(action, Ask):
            before = states[step]
            answered = step + 1
            while states[answered].phase is Phase.ANSWER:
                answered += 1
            seat = before.seat
            bits = _missing(moments[step], seat) - _missing(moments[answered], seat)
            found.append(
                Question(step, _turn(before), seat, action.seat, action.cell, max(0.0, bits))
            )
    return found


def _missing(moment: Moment, seat: int) -> float:
    return entropy(tuple(moment.seats[seat].values()))
