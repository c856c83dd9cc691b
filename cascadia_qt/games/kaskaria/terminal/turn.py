"""A person's turn: one question for each decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto

from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.cards import HAND_LIMIT
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.play import SLOTS
from cascadia_qt.games.kaskaria.rules.sets import sets_in
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.terminal.display import Display
from cascadia_qt.games.kaskaria.terminal.hints import give_hint
from cascadia_qt.games.kaskaria.terminal.result import show_reasons, show_result
from cascadia_qt.games.kaskaria.terminal.table import Table
from cascadia_qt.games.kaskaria.words.outcome import if_gone_in
from cascadia_qt.games.kaskaria.words.prompts import prompt
from cascadia_qt.terminal.prompts import NO, Leave, numbered
from cascadia_qt.words.helps import no_memory_for
from cascadia_qt.words.language import translate

_FIRST_SET = SLOTS + 1  # after the cards of the display


class Word(Enum):
    """An answer that is no action."""

    UNDO = auto()
    AGAIN = auto()  # show everything once more


_WORDS = {"u": Word.UNDO, "": Word.AGAIN}
_TAKES: Mapping[str, Action] = {
    **dict.fromkeys(("p", "0"), TakeUnseen()),
    **numbered(map(TakeShown, range(SLOTS))),
}


class PersonTurn:
    """Asks whoever is to move, and submits what is answered."""

    def __init__(self, table: Table, display: Display) -> None:
        self._table = table
        self._display = display
        self._screen = display.screen
        self._shown: int | None = None  # the turn whose table was shown

    def decide(self) -> None:
        """Asks for the next decision; raises Leave."""
        answer = self._asked(self._table.seen)
        match answer:
            case Word.UNDO:
                if self._table.take_back():
                    self._shown = None
            case Word.AGAIN:
                self._shown = None
            case _:
                self._table.submit(answer)
                self._let_read(answer)

    def _asked(self, state: State) -> Action | Word:
        if self._shown != state.turn:
            self._shown = state.turn
            name = self._table.names[state.seat]
            self._display.heading(name, KASKARIA.turn(state))
            self._display.ways(state, self._table.names)
        match state.phase:
            case Phase.TURN:
                return self._turn(state)
            case Phase.TAKING:
                return self._take(state)
            case _:
                return self._go_in(state)

    def _turn(self, state: State) -> Action | Word:
        whole, parts = _numbered_sets(state)
        self._display.cards(state)
        self._display.hand(state, state.seat, whole)
        answers: dict[str, Action | Word] = {**whole, **parts, **_WORDS}
        if len(state.hero.hand) < HAND_LIMIT:
            answers |= _TAKES
        commands = dict(self._commands)
        if parts:
            commands["m"] = lambda: self._display.sets(state, state.seat, parts)
        question = f"{prompt(state)} ({_choices(state, len(whole), bool(parts))})"
        return self._screen.choose(question, answers, commands)

    def _take(self, state: State) -> Action | Word:
        self._display.cards(state)
        answers: dict[str, Action | Word] = {**_TAKES, **_WORDS}
        question = f"{prompt(state)} ({_pile_or_display()})"
        return self._screen.choose(question, answers, self._commands)

    def _go_in(self, state: State) -> Action | Word:
        if self._table.helps.previews:
            would_be = if_gone_in(state, self._table.names)
            self._screen.say(would_be.totals)
            self._screen.say(would_be.text, "bold")
        answers: dict[str, Action | Word] = {
            **dict.fromkeys(self._screen.yes, GoIn()),
            **dict.fromkeys(NO, StayOut()),
            **_WORDS,
        }
        question = translate("KaskariaTerminal", "{0} (y/n)").format(prompt(state))
        return self._screen.choose(question, answers, self._commands)

    def _let_read(self, action: Action) -> None:
        """Whoever has drawn a card reads it before the curtain falls."""
        left = self._table.to_move != self._table.looker
        if isinstance(action, TakeUnseen) and self._table.has_curtain and left:
            question = translate("KaskariaTerminal", "Enter hides your cards")
            self._screen.choose(question, {"": None}, {"q": self._quit, "?": self._help})

    @property
    def _commands(self) -> Mapping[str, Callable[[], None]]:
        return {
            "s": self._result,
            "r": self._reasons,
            "h": self._hint,
            "o": self._others,
            "?": self._help,
            "q": self._quit,
        }

    def _result(self) -> None:
        show_result(self._screen, self._table.names, self._table.seen)

    def _reasons(self) -> None:
        show_reasons(self._screen, self._table.names, self._table.seen)

    def _others(self) -> None:
        state = self._table.seen
        if self._table.helps.memory or state.options.open_hands:
            self._display.others(state, self._table.names, state.seat)
        else:
            self._screen.say(no_memory_for(self._table.names[state.seat]))

    def _hint(self) -> None:
        if self._table.may_hint():
            give_hint(self._table)

    def _quit(self) -> None:
        raise Leave

    def _help(self) -> None:
        for line in (
            translate("KaskariaTerminal", "p  the top card of the pile, 1-3  one of the display"),
            translate("KaskariaTerminal", "4 and more  a set; m shows those that hold cards back"),
            translate("KaskariaTerminal", "u  take back, up to the last card seen"),
            translate("KaskariaTerminal", "s  the gold so far, r  where it comes from"),
            translate("KaskariaTerminal", "o  what is known of the cards of the others"),
            translate("KaskariaTerminal", "h  a hint"),
            translate("KaskariaTerminal", "q  save and quit; play --terminal --resume goes on"),
            translate("KaskariaTerminal", "Enter shows everything again."),
        ):
            self._screen.say(line)
        self._display.legend()


def _numbered_sets(state: State) -> tuple[dict[str, PlaySet], dict[str, PlaySet]]:
    """The sets of all cards of a colour, and after them those that hold cards back."""
    whole: dict[str, PlaySet] = {}
    parts = []
    for played in sets_in(state.hero.hand):  # of a colour the whole set comes first
        if played.colour in whole:
            parts.append(played)
        else:
            whole[played.colour] = played
    first = numbered(whole.values(), _FIRST_SET)
    return first, numbered(parts, _FIRST_SET + len(first))


def _choices(state: State, sets: int, more: bool) -> str:
    """What can be typed for a turn."""
    words = [] if len(state.hero.hand) >= HAND_LIMIT else [_pile_or_display()]
    if sets == 1:
        words.append(translate("KaskariaTerminal", "{0} the set").format(_FIRST_SET))
    elif sets:
        text = translate("KaskariaTerminal", "{0}-{1} a set")
        words.append(text.format(_FIRST_SET, _FIRST_SET + sets - 1))
    if more:
        words.append(translate("KaskariaTerminal", "m more sets"))
    return ", ".join(words)


def _pile_or_display() -> str:
    return translate("KaskariaTerminal", "p pile, 1-3 display")
