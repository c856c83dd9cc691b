"""What a player is shown: the map, or sentences where they are wanted or there is no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.cryptid.rules.cells import COLUMNS, ROWS, cell_at, cells_in, name_of
from cascadia_qt.games.cryptid.rules.clues import KINDS, colours_of
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.sections import ANIMALS, TERRAINS
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.terminal.map_picture import (
    CUBE,
    LANTERN,
    MARK,
    WIDTH,
    Brush,
    map_picture,
)
from cascadia_qt.games.cryptid.terminal.palette import terrain_styles
from cascadia_qt.games.cryptid.words.names import (
    animal_name,
    cells_words,
    owner_name,
    structure_colour_name,
    structure_kind_name,
    terrain_name,
)
from cascadia_qt.games.cryptid.words.outcome import clues_told
from cascadia_qt.games.cryptid.words.sentences import hint_sentence
from cascadia_qt.games.cryptid.words.spoken import cell_words, ground_words, table_words
from cascadia_qt.terminal.prompts import ACCENTS, FEW_COLOURS, Screen
from cascadia_qt.words.language import labelled, listed, translate


class Display:
    """Shows things on a screen.

    Attributes:
        screen: which one.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        accent = ACCENTS.get(screen.colours or "truecolor", FEW_COLOURS)
        self._brush = Brush(terrain_styles(screen.colours), accent)

    @property
    def draws(self) -> bool:
        """Whether pictures are wanted and there is room."""
        return not self.screen.speaks and self.screen.width >= WIDTH

    def heading(self, name: str, number: int) -> None:
        """Whose decision it is."""
        self.screen.head(translate("CryptidTerminal", "{0}, round {1}").format(name, number))

    def table(self, state: State, names: Sequence[str], marked: int = 0) -> None:
        """The map with its tokens, or the tokens in words."""
        if self.draws:
            self.screen.show(*map_picture(state, marked, self._brush))
        else:
            self._say_all(table_words(state, names))
        if state.hint is not None:
            self.screen.say(hint_sentence(state.hint))

    def ground(self, state: State) -> None:
        """The map without tokens in words, a sentence a row."""
        for row in range(ROWS):
            cells = (cell_at(column, row) for column in range(COLUMNS))
            parts = (f"{name_of(cell)} {ground_words(state.options.board, cell)}" for cell in cells)
            self.screen.say(f"{listed(parts)}.")

    def cell(self, state: State, names: Sequence[str], cell: int) -> None:
        self.screen.say(f"{cell_words(state, names, cell)}.")

    def clues(self, state: State, names: Sequence[str], seat: int) -> None:
        """The clues of a seat that the state shows, with the cells that fit all of them."""
        told = [each for each in clues_told(state, names) if each.seat == seat]
        marked = told[0].cells
        for each in told:
            count = cells_words(each.cells.bit_count())
            marked &= each.cells
            self.screen.say(f"{labelled(each.owner, each.text)} ({count})", "bold")
        if self.draws:
            self.table(state, names, marked)
        else:
            self.screen.say(f"{' '.join(name_of(cell) for cell in cells_in(marked))}.")

    def legend(self, board: Board, names: Sequence[str], colours: int) -> None:
        """Who has which number, and what the letters of the map mean."""
        parts = (f"{colour + 1} {owner_name(names, colour)}" for colour in range(colours))
        self.screen.say("  ".join(parts) if self.draws else f"{listed(parts)}.", "dim")
        if self.draws:
            self.screen.say("  ".join(self._signs(board)), "dim")

    def _signs(self, board: Board) -> Iterator[str]:
        letters = self._brush.letters
        yield from (f"{letters[each]} {terrain_name(each)}" for each in TERRAINS)
        yield from (f"{letters[each]} {animal_name(each)}" for each in ANIMALS)
        for colour in colours_of(board.mode):
            yield f"{letters[colour]} {structure_colour_name(colour)}"
        yield from (f"{letters[each]} {structure_kind_name(each)}" for each in KINDS)
        yield translate("CryptidTerminal", "{0}1 cube of 1").format(CUBE)
        yield translate("CryptidTerminal", "12 discs of 1 and 2")
        yield translate("CryptidTerminal", "{0} lantern").format(LANTERN)
        yield translate("CryptidTerminal", "{0} what is asked for").format(MARK)

    def _say_all(self, sentences: Iterator[str]) -> None:
        empty = True
        for sentence in sentences:
            empty = False
            self.screen.say(sentence)
        if empty:
            self.screen.say(translate("CryptidTerminal", "No token lies on the map."))
