"""A person's decisions: one question each, in words that are typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum, auto

from cascadia_qt.games.cryptid.model.sheet_marks import read_marks
from cascadia_qt.games.cryptid.rules.actions import Action
from cascadia_qt.games.cryptid.rules.legal import legal
from cascadia_qt.games.cryptid.rules.state import Phase, State, Task
from cascadia_qt.games.cryptid.terminal.advice import give_advice
from cascadia_qt.games.cryptid.terminal.display import Display
from cascadia_qt.games.cryptid.terminal.sheet import deduction_of, show_sheet
from cascadia_qt.games.cryptid.terminal.table import Table
from cascadia_qt.games.cryptid.terminal.typed import (
    Answer,
    NotUnderstood,
    answer_typed,
    cell_typed,
    due_colours,
    token_typed,
    turn_typed,
    vote_typed,
)
from cascadia_qt.games.cryptid.words.actions import answer_words
from cascadia_qt.games.cryptid.words.prompts import prompt
from cascadia_qt.games.cryptid.words.refusals import refusal
from cascadia_qt.terminal.prompts import NO, Leave
from cascadia_qt.words.language import translate


class Word(Enum):
    """An answer that is no action."""

    UNDO = auto()
    AGAIN = auto()  # show everything once more


class PersonTurn:
    """Asks whoever is to move, and submits what is answered."""

    def __init__(self, table: Table, display: Display) -> None:
        self._table = table
        self._display = display
        self._screen = display.screen

    def decide(self) -> None:
        """Asks for the next decision; raises Leave."""
        state = self._shown_state()
        self._display.heading(self._table.names[state.seat], state.round)
        if self._display.draws:
            self._display.table(state, self._table.names)
        answer = self._asked(state)
        match answer:
            case Word.UNDO:
                self._table.take_back()
            case Word.AGAIN:
                if not self._display.draws:
                    self._display.table(state, self._table.names)
            case _ if self._table.waiting is not None:
                self._table.answer()
                self._let_read()
            case _:
                self._table.submit(answer)
                self._let_read()

    def _shown_state(self) -> State:
        """What whoever decides sees: before an answer that is still to be given, no token of it."""
        table = self._table
        seen: State = table.seen
        if table.waiting is None:
            return seen
        history = table.record.history
        before: State = table.record.rules.seen(
            history.moved(history.cursor - 1).state, table.looker
        )
        answers = Task(Phase.ANSWER, table.waiting.seat)
        tasks = (answers, Task(Phase.OVER, before.active)) if table.searching else (answers,)
        return replace(before, lantern=seen.lantern, tasks=tasks)

    def _asked(self, state: State) -> Action | Word:
        """Asks until the answer is one that may be."""
        question = f"{prompt(state, self._table.names)} ({self._choices(state)})"
        commands = self._commands(state)
        while True:
            typed = " ".join(self._screen.line(question).lower().replace(",", " ").split())
            try:
                if typed in ("", "u"):
                    return Word.UNDO if typed else Word.AGAIN
                if typed in commands:
                    commands[typed]()
                elif typed.partition(" ")[0] in _look_words():
                    cell = cell_typed(typed.partition(" ")[2])
                    self._display.cell(state, self._table.names, cell)
                else:
                    return self._understood(typed, state)
            except NotUnderstood as complaint:
                self._screen.say(str(complaint))

    def _understood(self, typed: str, state: State) -> Action:
        """The action that was typed; raises NotUnderstood, also where it may not be."""
        match state.phase:
            case Phase.TURN:
                wanted = turn_typed(typed, state, self._table.names)
            case Phase.ANSWER:
                return answer_typed(typed, self._answers(state))
            case Phase.HINT:
                return vote_typed(typed, self._screen.yes, NO)
            case _:
                wanted = token_typed(typed, state)
        if complaint := refusal(state, self._table.names, wanted):
            raise NotUnderstood(complaint)
        return wanted

    def _answers(self, state: State) -> list[Answer]:
        """What may be answered; the one answer that the program knows looks like a choice."""
        waiting = self._table.waiting
        possible = legal(state) if waiting is None else (waiting.action,)
        return [each for each in possible if isinstance(each, Answer)]

    def _choices(self, state: State) -> str:
        """What can be typed."""
        match state.phase:
            case Phase.TURN:
                other = self._table.names[(state.seat + 1) % state.options.players]
                text = translate("CryptidTerminal", "ask F4 {0}, search F4, ? help")
                return text.format(other)
            case Phase.HINT:
                return translate("CryptidTerminal", "y/n")
            case Phase.ANSWER:
                answers = enumerate(self._answers(state), 1)
                words = (
                    f"{number} {answer_words(self._table.names, each)}" for number, each in answers
                )
                return " ".join(words)
            case _ if state.options.players == 2:
                text = translate("CryptidTerminal", "a cell and a colour, such as {0}")
                return text.format(", ".join(f"F4 {colour + 1}" for colour in due_colours(state)))
            case _:
                return translate("CryptidTerminal", "a cell such as F4")

    def _let_read(self) -> None:
        """Whoever has decided reads what came of it before the curtain falls."""
        table = self._table
        if table.has_curtain and table.to_move not in (None, table.looker):
            question = translate("CryptidTerminal", "Enter hides everything for the next player")
            self._screen.choose(question, {"": None}, {"q": self._quit, "?": self._help})

    def _commands(self, state: State) -> Mapping[str, Callable[[], None]]:
        names, display = self._table.names, self._display
        return {
            "c": lambda: display.clues(state, names, state.seat),
            "d": lambda: self._sheet(state),
            "m": lambda: display.table(state, names),
            "g": lambda: display.ground(state),
            "l": self._log,
            "w": lambda: display.legend(state.options.board, names, len(state.options.clues)),
            "?": self._help,
            "q": self._quit,
            **self._advice,
        }

    @property
    def _advice(self) -> Mapping[str, Callable[[], None]]:
        """Of an answer that the program knows already there is nothing to advise."""
        return {"h": lambda: give_advice(self._table)} if self._table.waiting is None else {}

    def _sheet(self, state: State) -> None:
        """The sheet of whoever decides, with what is marked there in a saved game."""
        options = state.options
        note = self._table.record.note(state.seat)
        marks = read_marks(note, len(options.clues), options.board.clue_cells)
        show_sheet(self._display, deduction_of(state, state.seat), self._table.names, marks)

    def _log(self) -> None:
        for entry in self._table.steps:
            self._table.tell(entry)

    def _quit(self) -> None:
        raise Leave

    def _help(self) -> None:
        for line in (
            translate("CryptidTerminal", "ask F4 Ben  asks a player, also by number: a f4 2"),
            translate("CryptidTerminal", "search F4  says that the habitat is there"),
            translate("CryptidTerminal", "hint  proposes a hint to the table, once a turn"),
            translate("CryptidTerminal", "c  your clue, and the cells that fit it"),
            translate("CryptidTerminal", "d  your deduction sheet, as far as it helps"),
            translate("CryptidTerminal", "look F4  what there is on a cell"),
            translate("CryptidTerminal", "m  the tokens, g  the ground in words, w  who is who"),
            translate("CryptidTerminal", "l  everything that happened, h  an advice"),
            translate("CryptidTerminal", "u  take back, where the table has agreed to it"),
            translate("CryptidTerminal", "q  save and quit; play --terminal --resume goes on"),
            translate("CryptidTerminal", "Enter shows everything again."),
        ):
            self._screen.say(line)


def _look_words() -> tuple[str, ...]:
    return "look", translate("CryptidTerminal", "look")
