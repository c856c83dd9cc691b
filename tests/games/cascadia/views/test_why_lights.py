"""Why lights: what is lit and seen on a landscape is what the engine counted."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence

import pytest
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.games.cascadia.views.why.lights import Lights
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import TILE_RADIUS, layout_for
from cascadia_qt.views.theme import LIGHT, Theme
from tests.games.cascadia.boards import units
from tests.games.cascadia.views.why_boards import (
    BOTH,
    EVERY_SCORING,
    EVERY_SPECIES,
    GROUND,
    SCALE,
    THEMES,
    Board,
    Picture,
    boards,
    clear_of,
    crowded,
    end_of_game,
    same,
    shade,
)

pytestmark = pytest.mark.usefixtures("qapp")


def expected_shade(shown: Sequence[Unit], cell: Cell) -> str:
    if any(cell in unit.cells for unit in shown):
        return "lit"
    return "seen" if any(cell in unit.seen for unit in shown) else "veiled"


def assert_shaded(board: Board, shown: Sequence[Unit]) -> None:
    """Every cell is as bright as `shown` says."""
    lights = board.lights(28.0, shown)
    picture = Picture(lights)
    for cell in board.cells:
        centre = board.layout.centre(cell)
        if clear_of(lights.flags, centre):
            assert shade(picture, centre) == expected_shade(shown, cell), (cell, shown)


@BOTH
@EVERY_SPECIES
@EVERY_SCORING
def test_the_cells_that_count_are_lit_and_those_that_are_seen_half_so(
    grid: Grid, species: Wildlife, scoring: Scoring
) -> None:
    for board in boards(grid, species, scoring):
        for shown in (board.units, *((unit,) for unit in board.units)):
            assert_shaded(board, shown)


@BOTH
@EVERY_SCORING
def test_on_the_land_of_a_finished_game_every_line_is_lit(grid: Grid, scoring: Scoring) -> None:
    state = end_of_game(grid, scoring)
    sheet = score_sheets(state)[0]
    cells = tuple(state.players[0].environment)
    for line in LINES:
        board = Board(layout_for(grid), cells, line.units(sheet))
        assert_shaded(board, board.units)


def sampled(board: Board, lights: Lights, sight: tuple[Cell, Cell]) -> Iterator[QPointF]:
    """Points of a line of sight that no flag covers."""
    line = QLineF(*map(board.layout.centre, sight))
    points = (line.pointAt(step / 100) for step in range(101))
    return (point for point in points if clear_of(lights.flags, point))


def nearest(board: Board, point: QPointF, cells: Iterable[Cell]) -> float:
    ways = (QLineF(point, board.layout.centre(cell)).length() for cell in cells)
    return min(ways, default=math.inf)


@BOTH
@pytest.mark.parametrize("card", [Card.B, Card.C, Card.D], ids=lambda card: card.value)
def test_lines_of_sight_run_from_rim_to_rim(grid: Grid, card: Card) -> None:
    scoring = Scoring(Variant.CARDS, (card,) * len(Wildlife))
    lines = 0
    for board in boards(grid, Wildlife.HAWK, scoring):
        for unit in board.units:
            lights = board.lights(28.0, [unit])
            picture = Picture(lights, scale=1.0)
            colour = QColor(LIGHT.why if unit.points else LIGHT.faded)
            for sight in unit.sights:
                lines += 1
                for point in sampled(board, lights, sight):
                    painted = same(picture.at(point), colour, 40)
                    to_hawk = nearest(board, point, (*unit.cells, *sight))
                    to_seen = nearest(board, point, unit.seen)
                    if min(to_hawk, to_seen) < TOKEN_RADIUS * 0.95:
                        assert not painted or len(unit.sights) > 1  # it may be a thread
                    elif to_hawk > TILE_RADIUS * 1.05 and to_seen > TOKEN_RADIUS * 1.3:
                        assert painted
    assert lines > 0


@BOTH
@pytest.mark.parametrize("card", [Card.A, Card.B, Card.C], ids=lambda card: card.value)
def test_outlines_lie_between_units_and_never_within_one(grid: Grid, card: Card) -> None:
    scoring = Scoring(Variant.CARDS, (card,) * len(Wildlife))
    crossed = set()
    for board in boards(grid, Wildlife.ELK, scoring):
        lights = board.lights(28.0)
        picture = Picture(lights)
        home = {cell: unit for unit in board.units for cell in unit.cells}
        for cell, unit in home.items():
            for near in grid.neighbours(cell):
                way = QLineF(board.layout.centre(cell), board.layout.centre(near))
                points = [way.pointAt(step / 200) for step in range(201)]
                if near in home and all(clear_of(lights.flags, point) for point in points):
                    why = [same(picture.at(p), QColor(LIGHT.why), 60) for p in points]
                    apart = home[near] is not unit
                    assert [on for on, _ in itertools.groupby(why)].count(True) == 2 * apart
                    crossed.add(apart)
    assert False in crossed


def test_the_chosen_split_of_touching_elk_is_visible() -> None:
    """Two lines of two side by side: each has its own outline and its own sum."""
    found = units(SQUARE, Wildlife.ELK, Card.A, "E E E E\nE E E E")
    layout = layout_for(SQUARE)
    lights = Lights(layout, found, QGuiApplication.font(), (), 28.0)
    assert [flag.text for flag in lights.flags] == ["13", "13"]
    picture = Picture(lights)
    way = QLineF(layout.centre(Cell(2, 0)), layout.centre(Cell(2, 1)))
    why = [same(picture.at(way.pointAt(step / 200)), QColor(LIGHT.why), 60) for step in range(201)]
    assert [on for on, _ in itertools.groupby(why)].count(True) == 2


@BOTH
def test_groups_that_count_together_hang_together(grid: Grid) -> None:
    """The two pairs of bears are one unit, so something is drawn between them."""
    (pairs,) = units(grid, Wildlife.BEAR, Card.A, "B B . . . B B")
    (pair,) = units(grid, Wildlife.BEAR, Card.D, "B B")
    layout = layout_for(grid)
    way = QLineF(layout.centre(Cell(2, 0)), layout.centre(Cell(4, 0)))
    points = [way.pointAt(step / 100) for step in range(101)]
    landscape = [Cell(a, 0) for a in range(7)]
    for unit, joined in ((pairs, True), (pair, False)):
        picture = Picture(Lights(layout, [unit], QGuiApplication.font(), landscape))
        changed = {picture.at(point).rgb() for point in points}
        assert (len(changed) > 5) is joined


def test_what_only_has_no_cells_paints_nothing() -> None:
    nature = Unit(Category.NATURE, None, (), 3, Why.UNUSED, 3)
    lights = Lights(layout_for(HEX), [nature], QGuiApplication.font())
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    before = image.copy()
    painter = QPainter(image)
    lights.paint(painter, LIGHT)
    painter.end()
    assert image == before


@BOTH
@THEMES
def test_nothing_is_painted_beyond_the_bounds(grid: Grid, theme: Theme) -> None:
    scoring = Scoring(Variant.CARDS, (Card.D,) * len(Wildlife))
    for species in Wildlife:
        lights = crowded(grid, species, scoring, 4).lights()
        around = lights.bounds().adjusted(-50, -50, 50, 50)
        image = QImage((around.size() * SCALE).toSize(), QImage.Format.Format_RGB32)
        image.fill(GROUND)
        painter = QPainter(image)
        painter.scale(SCALE, SCALE)
        painter.translate(-around.topLeft())
        lights.paint(painter, theme)
        painter.end()
        rim = int(50 * SCALE) - 1
        for x, y in itertools.product(range(image.width()), range(rim)):
            assert image.pixelColor(x, y) == GROUND
            assert image.pixelColor(x, image.height() - 1 - y) == GROUND


@BOTH
@THEMES
def test_the_unit_in_focus_stands_out(grid: Grid, theme: Theme) -> None:
    scoring = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))
    board = next(boards(grid, Wildlife.ELK, scoring))
    lights = board.lights()
    colour = QColor(theme.why)
    focus = board.units[1]
    plain, focused = Picture(lights, theme), Picture(lights, theme, focus)
    for flag in lights.flags:
        corner = flag.rect.topLeft() + QPointF(flag.rect.height(), flag.rect.height()) * 0.18
        assert same(plain.at(corner), colour)
        assert same(focused.at(corner), colour) is (flag.unit == focus)
    for unit in board.units:
        for cell in unit.cells:
            expected = "lit" if unit == focus else "seen"
            assert shade(focused, board.layout.centre(cell), theme) == expected


def test_an_overcrowded_group_is_one_grey_unit() -> None:
    found = units(HEX, Wildlife.SALMON, Card.A, "S S S\n S .", Rulings())
    lights = Lights(layout_for(HEX), found, QGuiApplication.font())
    (flag,) = lights.flags
    assert flag.loses
    picture = Picture(lights)
    edge = flag.rect.topLeft() + QPointF(flag.rect.height(), flag.rect.height()) * 0.12
    assert not same(picture.at(edge), QColor(LIGHT.why), 60)
