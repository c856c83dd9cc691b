"""A person's turn: one question for each decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import TypeVar

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.bill import bill
from cascadia_qt.games.cascadia.rules.market import SLOTS
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.terminal.display import Display
from cascadia_qt.games.cascadia.terminal.hints import Hints
from cascadia_qt.games.cascadia.terminal.pencil import plans
from cascadia_qt.games.cascadia.terminal.places import FIRST, tile_places, token_places, turns
from cascadia_qt.games.cascadia.terminal.sheet import show_reasons, show_sheet
from cascadia_qt.games.cascadia.terminal.table import Table
from cascadia_qt.games.cascadia.words.bill import bill_words
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.rules.grid import Cell
from cascadia_qt.terminal.pencil import pencil
from cascadia_qt.terminal.prompts import Leave, numbered
from cascadia_qt.words.language import translate
from cascadia_qt.words.pencil import command_words

T = TypeVar("T")


class Word(Enum):
    """An answer that is no action."""

    UNDO = auto()
    WIPE = auto()  # a nature token replaces tokens
    PICK = auto()  # a nature token takes any tile and any token
    BACK = auto()
    AGAIN = auto()  # show everything once more


_AGAIN = {"": Word.AGAIN}
_UNDO = {"u": Word.UNDO, **_AGAIN}
_BACK = {"n": Word.BACK, "u": Word.BACK}


class PersonTurn:
    """Asks whoever is to move, and submits what is answered."""

    def __init__(self, table: Table, display: Display) -> None:
        self._table = table
        self._display = display
        self._screen = display.screen
        self._hints = Hints(table, display)
        self._shown: int | None = None  # the turn whose landscape was shown
        self._kept: tuple[int, tuple[Wildlife | None, ...]] | None = None

    def decide(self) -> None:
        """Asks for the next decision; raises Leave."""
        state = self._table.state
        answer = self._asked(state)
        match answer:
            case None | Word.BACK:
                return
            case Word.UNDO:
                self._undo()
            case Word.AGAIN:
                self._shown = None
            case Word():
                raise AssertionError(answer)
            case _:
                self._table.submit(answer)

    def _asked(self, state: State) -> Action | Word | None:
        if self._shown != state.turn:
            self._present(state)
        if state.phase is Phase.PLACE:
            return self._place_tile(state) if state.tile is not None else self._place_token(state)
        self._display.market(state)
        if state.may_replace_three and self._kept != (state.turn, state.market.tokens):
            return self._replace_three(state)
        return self._choose(state)

    def _present(self, state: State) -> None:
        """Whose turn it is, and the landscape where no places for something will be drawn in it."""
        self._shown = state.turn
        self._display.heading(state, self._table.names)
        if state.phase is not Phase.PLACE and not self._screen.speaks:
            self._display.board(state, state.player.environment)
            self._screen.say()

    def _replace_three(self, state: State) -> Action | None:
        species = state.market.tokens[state.market.equal_slots()[0]]
        assert species is not None
        text = translate("Terminal", "Three tokens are equal: {0}. Replace them? (y/n)")
        if self._screen.agree(text.format(species_name(species)), self._commands):
            return ReplaceThree()
        self._kept = (state.turn, state.market.tokens)
        return None

    def _choose(self, state: State) -> Action | Word | None:
        pairs: dict[str, Action | Word] = {**numbered(map(Take, range(SLOTS))), **_UNDO}
        question = translate("Terminal", "Which pair? (1-4)")
        if state.player.nature:
            pairs |= {"j": Word.WIPE, "t": Word.PICK}
            question = translate(
                "Terminal",
                "Which pair? (1-4; for a nature token: j new tokens, t any tile and token)",
            )
        answer = self._ask(question, pairs)
        if answer is Word.WIPE:
            return self._wipe()
        return self._pick() if answer is Word.PICK else answer

    def _wipe(self) -> Action | Word:
        """Which tokens are replaced: any of the numbers, in any order."""
        question = translate("Terminal", "Which tokens go? (such as 1 3; n for none)")
        answers: dict[str, Action | Word] = {**_BACK}
        for choice in range(1, 1 << SLOTS):
            slots = tuple(slot for slot in range(SLOTS) if choice >> slot & 1)
            answers["".join(str(slot + FIRST) for slot in slots)] = NatureWipe(slots)
        while True:
            typed = self._screen.line(question).lower()
            digits = "".join(sorted(set(typed.replace(",", " ").replace(" ", ""))))
            if digits in answers:
                return answers[digits]
            if typed in self._commands:
                self._commands[typed]()
            else:
                self._screen.say(translate("Terminal", "Type numbers from 1 to 4, or n."))

    def _pick(self) -> Action | Word:
        slots: dict[str, int | Word] = {**numbered(range(SLOTS)), **_BACK}
        tile = self._ask(translate("Terminal", "Any tile: which one? (1-4; n to go back)"), slots)
        if isinstance(tile, Word):
            return tile
        question = translate("Terminal", "Any token: which one? (1-4; n to go back)")
        token = self._ask(question, slots)
        return token if isinstance(token, Word) else NatureFree(tile, token)

    def _place_tile(self, state: State) -> Action | Word:
        """Where the tile goes; with a second number also how it is turned."""
        ways = {cell: turns(state, cell) for cell in tile_places(state)}
        foreseen = ways if self._table.helps.previews else ()
        gains = {cell: [self._gain(state, way) for way in ways[cell]] for cell in foreseen}
        self._display.tile_places(state, ways, {cell: max(gains[cell]) for cell in gains})
        if all(len(several) == 1 for several in ways.values()):
            question = translate("Terminal", "Where does the tile go? (1-{0})")
        else:
            question = translate(
                "Terminal", "Where does the tile go? (1-{0}; 6 3 is place 6, turned the way 3)"
            )
        answers: dict[str, Cell | PlaceTile | Word] = {**numbered(ways), **_UNDO}
        sides = state.options.grid.sides
        for place, cell in enumerate(ways, FIRST):
            # A tile that looks the same from everywhere may be turned as one likes.
            turned = ways[cell] if len(ways[cell]) > 1 else ways[cell] * sides
            answers |= {f"{place} {way}": action for way, action in numbered(turned).items()}
        answer = self._ask(question.format(len(ways)), answers)
        if not isinstance(answer, Cell):
            return answer
        return self._turn_tile(state, ways[answer], gains.get(answer))

    def _turn_tile(
        self, state: State, ways: Sequence[PlaceTile], gains: Sequence[int] | None
    ) -> Action | Word:
        if len(ways) == 1:
            return ways[0]
        self._display.ways(state, ways, gains)
        question = translate("Terminal", "Turned which way? (1-{0}; u for another place)")
        answers: dict[str, PlaceTile | Word] = {**numbered(ways), **_BACK}
        return self._ask(question.format(len(ways)), answers)

    def _gain(self, state: State, action: Action) -> int:
        return bill(state, self._table.sheets, [action]).total

    def _place_token(self, state: State) -> Action | Word:
        assert state.token is not None
        cells = token_places(state)
        placements = [PlaceToken(cell) for cell in cells]
        sheets, names = self._table.sheets, self._table.names
        foreseen = placements if self._table.helps.previews else ()
        bills = [bill_words(bill(state, sheets, [action]), names) for action in foreseen]
        self._display.token_places(state, cells, bills)
        name = species_name(state.token)
        if not cells:
            question = translate("Terminal", "{0} fits nowhere: n declines, u takes the tile back")
            question = question.format(name)
        elif len(cells) == 1:
            question = translate("Terminal", "Where does the token go: {0}? (1; n declines it)")
            question = question.format(name)
        else:
            question = translate("Terminal", "Where does the token go: {0}? (1-{1}; n declines it)")
            question = question.format(name, len(cells))
        answers: dict[str, Action | Word] = {**numbered(placements), **_UNDO}
        return self._ask(question, answers | {"n": DeclineToken()})

    def _ask(self, question: str, answers: Mapping[str, T]) -> T:
        return self._screen.choose(question, answers, self._commands)

    def _undo(self) -> None:
        if self._table.take_back():
            self._shown = self._kept = None

    @property
    def _commands(self) -> Mapping[str, Callable[[], None]]:
        return {
            "s": self._score,
            "r": self._reasons,
            "h": self._hint,
            "b": self._boards,
            "c": lambda: self._display.cards(self._table.state),
            "p": lambda: pencil(self._table, plans(self._table.state)),
            "?": self._help,
            "q": self._quit,
        }

    def _score(self) -> None:
        show_sheet(self._screen, self._table.names, self._table.sheets, over=False)

    def _reasons(self) -> None:
        show_reasons(self._screen, self._table.names, self._table.sheets)

    def _boards(self) -> None:
        state = self._table.state
        for name, player in zip(self._table.names, state.players, strict=True):
            self._screen.head(name)
            self._display.board(state, player.environment)

    def _hint(self) -> None:
        if self._table.may_hint():
            self._hints.show()

    def _quit(self) -> None:
        raise Leave

    def _help(self) -> None:
        for line in (
            translate("Terminal", "u  take back, up to what was last seen"),
            translate("Terminal", "s  the score so far"),
            translate("Terminal", "r  where the points come from"),
            translate("Terminal", "h  a hint; again for a better one"),
            translate("Terminal", "b  everybody's landscape"),
            translate("Terminal", "c  the scoring cards"),
            command_words(),
            translate("Terminal", "q  save and quit; play --terminal --resume goes on"),
            translate("Terminal", "Enter shows everything again."),
        ):
            self._screen.say(line)
        self._display.legend()
