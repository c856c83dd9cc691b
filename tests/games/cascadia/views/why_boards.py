"""Landscapes for why lights, and how their pictures are read."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cascadia_qt.games.cascadia.rules.drawing import drawn_cells, drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.games.cascadia.views.why.flags import Flag
from cascadia_qt.games.cascadia.views.why.lights import Lights
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import Layout, layout_for
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.documents import random_record

BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
EVERY_SPECIES = pytest.mark.parametrize("species", Wildlife, ids=lambda species: species.word)
EVERY_SCORING = pytest.mark.parametrize(
    "scoring",
    [
        *(Scoring(Variant.CARDS, (card,) * len(Wildlife)) for card in Card),
        Scoring(Variant.FAMILY),
        Scoring(Variant.INTERMEDIATE),
    ],
    ids=["A", "B", "C", "D", "family", "intermediate"],
)
SIZES = pytest.mark.parametrize("size", [28.0, 40.0, 58.0])
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])

# What lies under the lights, how large it is drawn, and how much of it a veil hides.
GROUND = QColor("#FF00FF")
SCALE = 0.4
VEILS = {"lit": 0.0, "seen": 0.3, "veiled": 0.62}

# X is the species that is looked at, Y and Z are others.
BOARDS = {
    HEX: (
        """
        . . X . Y . .
         X . X Z X X .
        . Y X . X . X
         X X . Y Z . .
        . . . X . X .
        """,
        """
        X Y Z X . X .
         . X X . Y X X
        Z Z X X X . Y
         Y X . Z X Y X
        . X X X . . Y
        """,
        """
        X . Y X X . X
         . . Z . . . .
        X X X X Y . X
        """,
    ),
    SQUARE: (
        """
        . X . X Y .
        X . Z . X X
        Y X X . . Z
        . X X X . X
        """,
        """
        X X Y X . X
        . X Z Y X .
        X Z X X X Y
        Y X . X Y X
        """,
        """
        X . Y . X X
        Z . . . Y .
        X Y X X X X
        """,
    ),
}


@dataclass(frozen=True)
class Board:
    """What a landscape makes of a scoring, for one species."""

    layout: Layout
    cells: tuple[Cell, ...]
    units: tuple[Unit, ...]

    def lights(self, size: float = 40.0, of: Sequence[Unit] | None = None) -> Lights:
        shown = self.units if of is None else of
        return Lights(self.layout, shown, QGuiApplication.font(), self.cells, size)


def letters(species: Wildlife) -> dict[int, str]:
    others = [other for other in Wildlife if other is not species]
    marks = zip("XYZ", (species, *others), strict=False)
    return str.maketrans({mark: each.name[0] for mark, each in marks})


def boards(grid: Grid, species: Wildlife, scoring: Scoring) -> Iterator[Board]:
    for board in BOARDS[grid]:
        drawing = board.translate(letters(species))
        tokens = Tokens(grid, drawn_tokens(grid, drawing))
        counted = tuple(species_units(tokens, scoring, species))
        yield Board(layout_for(grid), tuple(drawn_cells(grid, drawing)), counted)


def crowded(grid: Grid, species: Wildlife, scoring: Scoring, seed: int) -> Board:
    """A landscape of 24 tiles, all with tokens, half of them of one species."""
    chance = random.Random(seed)
    cells = [Cell(a, b) for a in range(6) for b in range(4)]
    at = {cell: chance.choice([species, chance.choice(list(Wildlife))]) for cell in cells}
    counted = tuple(species_units(Tokens(grid, at), scoring, species))
    return Board(layout_for(grid), tuple(cells), counted)


def end_of_game(grid: Grid, scoring: Scoring) -> State:
    state: State = random_record(grid, 3, seed=11, scoring=scoring).history.state
    return state


def parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def mixed(theme: Theme, veil: float) -> QColor:
    pairs = zip(parts(GROUND), parts(QColor(theme.paper)), strict=True)
    return QColor(*(round(ground * (1 - veil) + paper * veil) for ground, paper in pairs))


def same(one: QColor, other: QColor, off: int = 2) -> bool:
    return all(abs(a - b) <= off for a, b in zip(parts(one), parts(other), strict=True))


class Picture:
    """A picture of lights, asked in scene units."""

    def __init__(
        self,
        lights: Lights,
        theme: Theme = LIGHT,
        focus: Unit | None = None,
        scale: float = SCALE,
    ) -> None:
        self._room = lights.bounds()
        self._scale = scale
        size = self._room.size() * scale
        self.image = QImage(size.toSize(), QImage.Format.Format_RGB32)
        self.image.fill(GROUND)
        painter = QPainter(self.image)
        painter.scale(scale, scale)
        painter.translate(-self._room.topLeft())
        lights.paint(painter, theme, focus)
        painter.end()

    def at(self, point: QPointF) -> QColor:
        place = (point - self._room.topLeft()) * self._scale
        return self.image.pixelColor(int(place.x()), int(place.y()))


def shade(picture: Picture, centre: QPointF, theme: Theme = LIGHT) -> str | None:
    """How the token there is shown, as far as no line or flag lies over it."""
    steps = [step * TOKEN_RADIUS * 0.25 for step in range(-2, 3)]
    colours = Counter(parts(picture.at(centre + QPointF(x, y))) for x in steps for y in steps)
    for colour, _ in colours.most_common():
        for name, veil in VEILS.items():
            if same(mixed(theme, veil), QColor(*colour)):
                return name
    return None


def clear_of(flags: Sequence[Flag], point: QPointF) -> bool:
    margin = 8
    return not any(
        flag.rect.adjusted(-margin, -margin, margin, margin).contains(point) for flag in flags
    )
