"""What a player is shown: pictures, or sentences where they are wanted or there is no room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cascadia_qt.games.cascadia.rules.actions import PlaceTile
from cascadia_qt.games.cascadia.rules.environment import Environment, PlacedTile
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.state import TURNS, State
from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.terminal.brush import Brush
from cascadia_qt.games.cascadia.terminal.market import market_picture, stack_words
from cascadia_qt.games.cascadia.terminal.palette import palette_of
from cascadia_qt.games.cascadia.terminal.pictures import NOTHING, Marks, board_picture, put_tile
from cascadia_qt.games.cascadia.terminal.places import FIRST
from cascadia_qt.games.cascadia.terminal.spoken import board_words, market_words
from cascadia_qt.games.cascadia.words.cards import (
    card_summary,
    card_title,
    variant_name,
    variant_summary,
)
from cascadia_qt.games.cascadia.words.goals import goal_words, scenario_name
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.games.cascadia.words.spoken import (
    cell_words,
    edges_words,
    place_words,
    placed_words,
    tile_words,
)
from cascadia_qt.rules.grid import SQUARE, Cell
from cascadia_qt.terminal.canvas import Canvas
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled, listed, translate
from cascadia_qt.words.numbers import signed

_WAY_WIDTH = 12


class Display:
    """Shows things on a screen.

    Attributes:
        screen: which one.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._brush = Brush(screen.plain, palette_of(screen.colours))

    def heading(self, state: State, names: Sequence[str]) -> None:
        """Whose turn it is."""
        text = translate("Terminal", "{0}, turn {1} of {2}, nature tokens: {3}")
        if state.options.grid is SQUARE:  # on which there are none
            text = translate("Terminal", "{0}, turn {1} of {2}")
        turn = state.turn // len(state.players) + 1
        self.screen.head(text.format(names[state.seat], turn, TURNS, state.player.nature))

    def board(self, state: State, environment: Environment, marks: Marks = NOTHING) -> None:
        grid = state.options.grid
        width = 0 if self.screen.speaks else self.screen.width
        lines = board_picture(grid, environment, marks, self._brush, width)
        if lines is not None:
            self.screen.show(*lines)
            return
        for sentence in board_words(grid, environment):
            self.screen.say(sentence)

    def market(self, state: State) -> None:
        self.screen.say(stack_words(state), "dim")
        width = 0 if self.screen.speaks else self.screen.width
        lines = market_picture(state, self._brush, width)
        if lines is not None:
            self.screen.show(*lines)
            return
        for sentence in market_words(state):
            self.screen.say(sentence)

    def tile_places(
        self, state: State, ways: Mapping[Cell, Sequence[PlaceTile]], points: Mapping[Cell, int]
    ) -> None:
        """The landscape with places for the tile in hand, and what each would bring at best.

        Without `points` nobody is told that.
        """
        environment, grid = state.player.environment, state.options.grid
        assert state.tile is not None
        drawn = self._numbered(state, list(ways), points)
        for number, cell in enumerate(() if drawn else ways, FIRST):
            words = [labelled(str(number), place_words(grid, environment, cell))]
            if cell in points:
                words.append(_points(points[cell], at_best=len(ways[cell]) > 1))
            self.screen.say(" ".join(words))
        self.screen.say(labelled(translate("Terminal", "The tile"), tile_words(state.tile)))
        some = next(iter(ways.values()))
        if len(some) > 1 and self._ways_fit(some):
            self._draw_ways(state, some, None)

    def token_places(self, state: State, cells: Sequence[Cell], bills: Sequence[str]) -> None:
        """The landscape with places for the token in hand, and what each would bring.

        Without `bills` nobody is told that.
        """
        environment, grid = state.player.environment, state.options.grid
        drawn = self._numbered(state, cells)
        for number, (cell, bill) in enumerate(zip_longest(cells, bills), FIRST):
            tile = f"{cell_words(cell)}: {placed_words(grid, environment[cell])}."
            words = [bill] if drawn else [tile, bill]
            if any(words):
                self.screen.say(labelled(str(number), " ".join(filter(None, words))))

    def ways(self, state: State, ways: Sequence[PlaceTile], points: Sequence[int] | None) -> None:
        """How the tile in hand can be turned, and what each way would bring, if that is told."""
        if self._ways_fit(ways):
            self._draw_ways(state, ways, points)
            return
        assert state.tile is not None
        for number, (way, gain) in enumerate(zip_longest(ways, points or ()), FIRST):
            words = edges_words(state.options.grid, state.tile.turned(way.rotation))
            told = "" if gain is None else f" {_points(gain)}"
            self.screen.say(f"{labelled(str(number), words)}.{told}")

    def _ways_fit(self, ways: Sequence[PlaceTile]) -> bool:
        return not self.screen.speaks and self.screen.width >= _WAY_WIDTH * len(ways)

    def _draw_ways(
        self, state: State, ways: Sequence[PlaceTile], points: Sequence[int] | None
    ) -> None:
        assert state.tile is not None
        grid, gold, canvas = state.options.grid, self._brush.gold, Canvas()
        for place, way in enumerate(ways):
            x = place * _WAY_WIDTH
            canvas.put(x, 1, str(place + FIRST), gold)
            put_tile(canvas, x + 2, 0, grid, PlacedTile(state.tile, way.rotation), self._brush)
            if points is not None:
                gain = self.screen.plainly(f"{signed(points[place]):^7}")
                canvas.put(x + 2, 3, gain, gold if points[place] > 0 else "")
        self.screen.show(*canvas.lines())

    def cards(self, state: State) -> None:
        """How animals score in this game, and what its scenario asks for."""
        scoring, number = state.options.scoring, state.options.scenario
        if number is not None:
            goals = listed(map(goal_words, SCENARIOS[number - 1].goals))
            self.screen.say(labelled(scenario_name(number), goals))
        if scoring.variant is not Variant.CARDS:
            text = labelled(variant_name(scoring.variant), variant_summary(scoring.variant))
            self.screen.say(text)
            return
        for species in Wildlife:
            summary = card_summary(species, scoring.card(species), state.options.grid)
            self.screen.say(labelled(card_title(scoring, species), summary))

    def legend(self) -> None:
        """What the letters of the pictures mean."""
        if self.screen.speaks:
            self.screen.say(translate("Terminal", "Rows are counted downwards, columns eastwards."))
            return
        brush = self._brush
        animals = [f"{brush.species(species)} {species_name(species)}" for species in Wildlife]
        lands = [f"{brush.habitat(habitat)} {habitat_name(habitat)}" for habitat in Habitat]
        self.screen.say("  ".join(animals), "dim")
        self.screen.say("  ".join(lands), "dim")
        text = translate(
            "Terminal", "({0}) a token, *{0}* a keystone, {0}{1} free for both, [ ] just laid"
        )
        bear, elk, *_ = map(brush.species, Wildlife)
        self.screen.say(text.format(bear, elk), "dim")
        text = translate("Terminal", "7 +2  place 7, which brings 2 points at best")
        self.screen.say(text, "dim")

    def _numbered(
        self, state: State, cells: Sequence[Cell], points: Mapping[Cell, int] | None = None
    ) -> bool:
        """Draws the landscape with numbers, if that is possible."""
        environment = state.player.environment
        numbers = {cell: number for number, cell in enumerate(cells, FIRST)}
        fresh = () if state.tile is not None else (list(environment)[-1],)
        width = 0 if self.screen.speaks else self.screen.width
        marks = Marks(numbers, fresh, points or {})
        lines = board_picture(state.options.grid, environment, marks, self._brush, width)
        if lines is not None:
            self.screen.say()
            self.screen.show(*lines)
        return lines is not None


def _points(gain: int, *, at_best: bool = False) -> str:
    """`at_best`: some ways bring less."""
    if at_best and gain > 0:
        return translate("Terminal", "Points: up to {0}").format(signed(gain))
    return translate("Bill", "Points: {0}").format(signed(gain))
