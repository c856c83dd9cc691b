"""A game as its table tells of it, where two players have two clues each.

If both clues of a player deny a cell he chooses the colour of the cube, and the other must not
notice that there was a choice. So an answer is told with its question, chosen or not; and of two
persons each gives his answers himself, also where only one is possible.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from cascadia_qt.games.cryptid.rules.actions import Action, AnswerCube, Ask, Search
from cascadia_qt.games.cryptid.rules.events import CubePut, DiscPut, Event, Why
from cascadia_qt.games.cryptid.rules.state import Phase, State, Task
from cascadia_qt.games.cryptid.rules.tokens import with_disc
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.history import Entry, History

CryptidEntry = Entry[State, Action, Event]
CryptidHistory = History[State, Action, Event]


class ToldGame(GameSession):
    """Follows a session; its history is what log, looking back and table are made from.

    Only the session itself changes the game.

    Attributes:
        whole: the session.
    """

    def __init__(
        self, session: GameSession, parent: QObject | None = None, *, given: bool = False
    ) -> None:
        """With `given` the last answer is known already, and nobody has to say it."""
        super().__init__(session.record, parent)
        self.whole = session
        options = session.record.options
        self._folds = options.players == 2 and not options.answer_yourselves
        # After how many steps the answer was given that was held back.
        self._given = session.history.cursor if given else -1
        self._joined: dict[tuple[int, ...], CryptidEntry] = {}
        self._source: CryptidHistory | None = None
        self._told: CryptidHistory = session.history
        session.stepped.connect(self.stepped)
        session.rewound.connect(self.rewound)
        session.changed.connect(self.changed)
        session.noted.connect(self.noted)

    @property
    def record(self) -> Any:
        """Its seats and agreement; what has happened is in the history."""
        return self.whole.record

    @property
    def history(self) -> CryptidHistory:
        whole: CryptidHistory = self.whole.history
        if not self._folds:
            return whole
        if self._source is not whole:
            self._source, self._told = whole, self._folded(whole)
        return self._told

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def to_move(self) -> int | None:
        """Who decides, or says the answer that was not told yet."""
        state = self.state
        return None if state.phase is Phase.OVER else state.seat

    @property
    def persons(self) -> frozenset[int]:
        return self.whole.persons

    @property
    def has_curtain(self) -> bool:
        return self.whole.has_curtain

    @property
    def holds(self) -> bool:
        """Whether an answer waits for whoever gives it."""
        history = self.whole.history
        return self._held(history.entries[: history.cursor])

    def set_note(self, seat: int, text: str) -> None:
        self.whole.set_note(seat, text)

    def cursor_of(self, told: int) -> int:
        """How many steps of the session are told by the first `told` ones."""
        entries = self.whole.history.entries
        ends = [
            cursor
            for cursor in range(len(entries) + 1)
            if cursor == len(entries) or not self._answers(entries[cursor])
        ]
        return ends[told]

    def release(self) -> tuple[Event, ...]:
        """The answer is given; tells what has happened by it."""
        history: CryptidHistory = self.whole.history
        entry = history.entries[history.cursor - 1]
        self._given = history.cursor
        self._source = None
        self.changed.emit()
        return entry.step.events[len(_before_answer(entry)) :]

    def _answers(self, entry: CryptidEntry) -> bool:
        return self._folds and isinstance(entry.action, AnswerCube)

    def _held(self, entries: tuple[CryptidEntry, ...]) -> bool:
        if not (self._folds and self.has_curtain and entries) or self._given == len(entries):
            return False
        last = entries[-1]
        return not self._answers(last) and len(_before_answer(last)) < len(last.step.events)

    def _folded(self, whole: CryptidHistory) -> CryptidHistory:
        """Answers are joined to their questions; one that is held back is left out."""
        told: list[CryptidEntry] = []
        cursor = 0
        for number, entry in enumerate(whole.entries, 1):
            if self._answers(entry):
                told[-1] = self._join(told[-1], entry)
            else:
                told.append(entry)
            if number == whole.cursor:
                cursor = len(told)
        if whole.cursor == len(whole.entries) and self._held(whole.entries):
            before = told[-2].step.state if len(told) > 1 else whole.start
            told[-1] = _asked_only(before, told[-1])
        return replace(whole, entries=tuple(told), cursor=cursor)

    def _join(self, question: CryptidEntry, answer: CryptidEntry) -> CryptidEntry:
        """Always the same one for the same two, so that a log knows it again."""
        key = id(question), id(answer)
        if key not in self._joined:
            events = (*question.step.events, *answer.step.events)
            step = replace(answer.step, events=events)
            self._joined[key] = replace(question, step=step)
        return self._joined[key]


def _before_answer(entry: CryptidEntry) -> tuple[Event, ...]:
    """What happened before somebody else answered."""
    found = []
    for event in entry.step.events:
        match event:
            case CubePut(seat=seat, why=Why.ANSWER) | DiscPut(seat=seat, why=Why.ANSWER):
                if seat != entry.seat:
                    break
        found.append(event)
    return tuple(found)


def _asked_only(before: State, entry: CryptidEntry) -> CryptidEntry:
    """A step that leads to the question only."""
    seat, other = entry.seat, 1 - entry.seat
    question = Task(Phase.ANSWER, other)
    match entry.action:
        case Ask(cell, _):
            tasks: tuple[Task, ...] = (question, Task(Phase.TURN, other))
            state = replace(before, lantern=cell, tasks=tasks)
        case Search(cell):
            state = replace(before, lantern=cell, tasks=(question, Task(Phase.OVER, seat)))
        case _:
            state = replace(before, tasks=before.tasks[1:])
    events = _before_answer(entry)
    for event in events:
        if isinstance(event, DiscPut):
            state = with_disc(state, event.colour, event.cell, event.why, [])
    return replace(entry, step=replace(entry.step, state=state, events=events))
