"""What a player is shown: pictures, or sentences where they are wanted or there is no room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from cascadia_qt.games.okanagan.rules.board import Laid
from cascadia_qt.games.okanagan.rules.rewards import REWARDS, TERRAIN_OF
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.terminal.brush import Brush
from cascadia_qt.games.okanagan.terminal.palette import terrain_styles
from cascadia_qt.games.okanagan.terminal.valley_picture import (
    LARGE,
    SMALL,
    tile_picture,
    valley_picture,
)
from cascadia_qt.games.okanagan.words.areas import area_words
from cascadia_qt.games.okanagan.words.backs import back_name, back_words
from cascadia_qt.games.okanagan.words.names import (
    building_name,
    cell_name,
    reward_name,
    shape_name,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.spoken import (
    hand_words,
    laid_words,
    objectives_words,
    open_areas,
    square_words,
    stock_words,
    table_words,
)
from cascadia_qt.rules.grid import Cell
from cascadia_qt.terminal.prompts import ACCENTS, FEW_COLOURS, Screen
from cascadia_qt.words.language import capital, labelled, translate

_NOWHERE: Mapping[Cell, str] = {}


class Display:
    """Shows things on a screen.

    Attributes:
        screen: which one.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        accent = ACCENTS.get(screen.colours or "truecolor", FEW_COLOURS)
        self._brush = Brush(terrain_styles(screen.colours), accent)

    def heading(self, state: State, name: str) -> None:
        """Whose decision it is."""
        text = translate("OkanaganTerminal", "{0}, round {1}, turn {2}")
        turn = state.turns // state.options.players + 1
        self.screen.head(text.format(name, state.round, turn))

    def valley(
        self, state: State, names: Sequence[str], places: Mapping[Cell, str] = _NOWHERE
    ) -> None:
        """The valley with the numbers of places: large, or small, or tile by tile in words."""
        for scale in (LARGE, SMALL):
            if self._drawn(valley_picture(state.board, places, self._brush, scale)):
                return
        self._say_all(
            f"{laid_words(state.board, names, cell)}." for cell in sorted(state.board.tiles)
        )

    def hand(self, state: State, seat: int) -> None:
        """The tile in hand, if there is one."""
        hand = state.explorers[seat].hand
        if hand is None:
            return
        if not self.screen.speaks:
            self._drawn(tile_picture(Laid(hand.tile, 0), self._brush))
        self.screen.say(f"{hand_words(state, seat)}.")

    def objectives(self, state: State, seat: int) -> None:
        self._say_all(f"{capital(each)}." for each in objectives_words(state, seat))

    def table(self, state: State, names: Sequence[str]) -> None:
        """Everybody, and what lies beside the valley."""
        self._say_all(table_words(state, names))

    def stock(self, state: State) -> None:
        self.screen.say(f"{stock_words(state)}.")

    def backs(self, state: State) -> None:
        """The special actions on top of the piles, and what they do."""
        for pile, back in enumerate(state.supply.backs, 1):
            if back is not None:
                self.screen.say(labelled(f"{pile} {back_name(back)}", back_words(back)))

    def area(self, state: State, names: Sequence[str]) -> None:
        """The territory that is being scored."""
        if state.closing.area is not None:
            self.screen.say(area_words(state.board, state.closing.area, names), "bold")

    def areas(self, state: State, names: Sequence[str]) -> None:
        """Every open territory, with a tile of it."""
        for area in open_areas(state.board):
            where = labelled(cell_name(area.cells[0]), area_words(state.board, area, names))
            self.screen.say(capital(where))

    def square(self, state: State, names: Sequence[str], cell: Cell) -> None:
        """A tile with its territories."""
        self._say_all(square_words(state.board, names, cell))

    def legend(self, names: Sequence[str]) -> None:
        """What the letters of pictures mean, and who has which number."""
        if self.screen.speaks:
            return
        brush = self._brush
        letters = [f"{brush.terrains[each]} {terrain_name(each)}" for each in brush.terrains]
        signs = [f"{brush.shapes[each]} {shape_name(each)}" for each in brush.shapes]
        built = [f"{brush.buildings[each]} {building_name(each)}" for each in brush.buildings]
        players = [f"{seat} {name}" for seat, name in enumerate(names, 1)]
        self.screen.say("  ".join((*letters, *signs, *built, *players)), "dim")
        rewards = (f"{self._sign(each)} {reward_name(each)}" for each in REWARDS)
        self.screen.say("  ".join(rewards), "dim")
        self.screen.say(
            translate("OkanaganTerminal", "Small letters are closed territories."), "dim"
        )

    def _sign(self, reward: str) -> str:
        return self._brush.side(TERRAIN_OF[reward], reward)

    def _say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.screen.say(sentence)

    def _drawn(self, lines: Sequence[Text]) -> bool:
        """Draws, if pictures are wanted and there is room."""
        if self.screen.speaks or any(line.cell_len > self.screen.width for line in lines):
            return False
        self.screen.show(*lines)
        return True
