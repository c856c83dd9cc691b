"""A person's decisions: one question each, answered by numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum, auto

from cascadia_qt.games.okanagan.rules.actions import Action, TakeUnseen
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.terminal.display import Display
from cascadia_qt.games.okanagan.terminal.hints import give_hint
from cascadia_qt.games.okanagan.terminal.offer import Offer
from cascadia_qt.games.okanagan.terminal.offers import offer
from cascadia_qt.games.okanagan.terminal.pencil import plans
from cascadia_qt.games.okanagan.terminal.result import show_reasons, show_result
from cascadia_qt.games.okanagan.terminal.table import Table
from cascadia_qt.games.okanagan.words.prompts import named_prompt
from cascadia_qt.rules.grid import Cell
from cascadia_qt.terminal.pencil import pencil
from cascadia_qt.terminal.prompts import Leave
from cascadia_qt.words.language import translate
from cascadia_qt.words.pencil import command_words

_CELL = re.compile(r"(-?\d{1,3}) (-?\d{1,3})")


class Word(Enum):
    """An answer that is no action."""

    UNDO = auto()
    AGAIN = auto()  # show everything once more


class PersonTurn:
    """Asks whoever decides, and submits what is answered."""

    def __init__(self, table: Table, display: Display) -> None:
        self._table = table
        self._display = display
        self._screen = display.screen

    def decide(self) -> None:
        """Asks for the next decision; raises Leave."""
        state: State = self._table.seen
        choices = offer(state, self._table.names, foresees=self._table.helps.previews)
        self._show(state, choices)
        answer = self._asked(state, choices)
        match answer:
            case Word.UNDO:
                self._table.take_back()
            case Word.AGAIN:
                pass
            case _:
                self._table.submit(answer)
                self._let_read(answer)

    def _show(self, state: State, choices: Offer) -> None:
        """What whoever decides needs for it."""
        names, display = self._table.names, self._display
        match state.phase:
            case Phase.KEEP:
                display.heading(state, names[state.seat])
                display.hand(state, state.seat)
            case Phase.LAY:
                display.heading(state, names[state.seat])
                display.table(state, names)
                display.objectives(state, state.seat)
                if not self._screen.speaks:
                    display.valley(state, names, choices.places)
                display.hand(state, state.seat)
            case Phase.BUILD:
                assert state.laid is not None
                display.square(state, names, state.laid)
            case Phase.TAKE:
                pass
            case _:
                display.area(state, names)
        for line in choices.lines:
            self._screen.say(line if self._screen.speaks else f"  {line}")

    def _asked(self, state: State, choices: Offer) -> Action | Word:
        """Asks until the answer is one that may be."""
        question = f"{named_prompt(state, self._table.names)} ({choices.hint})"
        commands = self._commands(state, choices)
        while True:
            typed = " ".join(self._screen.line(question).lower().replace(",", " ").split())
            if typed in ("", "u"):
                return Word.UNDO if typed else Word.AGAIN
            if typed in commands:
                commands[typed]()
            elif typed.partition(" ")[0] in _look_words():
                self._look(state, typed.partition(" ")[2])
            elif (action := choices.read(typed)) is not None:
                return action
            else:
                text = translate("OkanaganTerminal", "That is no answer here. Type {0}; ? helps.")
                self._screen.say(text.format(choices.hint))

    def _look(self, state: State, where: str) -> None:
        """Tells what lies on a cell, by its column and row."""
        found = _CELL.fullmatch(where)
        if found and (cell := Cell(int(found[1]), int(found[2]))) in state.board.tiles:
            self._display.square(state, self._table.names, cell)
        else:
            text = translate("OkanaganTerminal", "No tile lies there; type look, column and row.")
            self._screen.say(text)

    def _let_read(self, action: Action) -> None:
        """Whoever has drawn a tile reads it before the curtain falls."""
        left = self._table.to_move != self._table.looker
        if isinstance(action, TakeUnseen) and self._table.has_curtain and left:
            question = translate("OkanaganTerminal", "Enter hides your tile")
            self._screen.choose(question, {"": None}, {"q": self._quit, "?": self._help})

    def _commands(self, state: State, choices: Offer) -> Mapping[str, Callable[[], None]]:
        names, display, screen = self._table.names, self._display, self._screen
        return {
            "m": lambda: display.valley(state, names, choices.places),
            "a": lambda: display.areas(state, names),
            "t": lambda: display.table(state, names),
            "k": lambda: display.stock(state),
            "b": lambda: display.backs(state),
            "o": lambda: display.objectives(state, state.seat),
            "s": lambda: show_result(screen, names, state),
            "r": lambda: show_reasons(screen, names, state),
            "l": self._log,
            "w": lambda: display.legend(names),
            "h": self._hint,
            "p": lambda: pencil(self._table, plans(state)),
            "?": self._help,
            "q": self._quit,
        }

    def _log(self) -> None:
        for entry in self._table.steps:
            self._table.tell(entry)

    def _hint(self) -> None:
        if self._table.may_hint():
            give_hint(self._table)

    def _quit(self) -> None:
        raise Leave

    def _help(self) -> None:
        for line in (
            translate("OkanaganTerminal", "Choices have numbers; type spaces between several."),
            translate("OkanaganTerminal", "m  the valley, look 2 -1  a tile and its territories"),
            translate("OkanaganTerminal", "a  open territories: influence, open sides, rewards"),
            translate("OkanaganTerminal", "t  everybody and the tiles, k  what the stock has left"),
            translate("OkanaganTerminal", "b  the special actions, o  your objectives"),
            translate("OkanaganTerminal", "s  the points so far, r  where they come from"),
            translate("OkanaganTerminal", "l  everything that happened, w  what letters mean"),
            translate("OkanaganTerminal", "u  take back, up to the last tile seen, h  a hint"),
            command_words(),
            translate("OkanaganTerminal", "q  save and quit; play --terminal --resume goes on"),
            translate("OkanaganTerminal", "Enter shows everything again."),
        ):
            self._screen.say(line)


def _look_words() -> tuple[str, ...]:
    return "look", translate("OkanaganTerminal", "look")
