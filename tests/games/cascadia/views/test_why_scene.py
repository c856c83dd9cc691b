"""Why lights on the landscape of a game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QGraphicsView
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Unit
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.picture_view import PictureView
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.views.why.lights import Lights
from cascadia_qt.rules.grid import HEX, Grid
from cascadia_qt.views.layout import TILE_RADIUS, bounds
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import DARK, Theme
from tests.games.cascadia.views.why_boards import (
    BOTH,
    EVERY_SPECIES,
    GROUND,
    SCALE,
    THEMES,
    clear_of,
    end_of_game,
)
from tests.looks import Wear

pytestmark = pytest.mark.usefixtures("qapp")


def scene_of(environment: Environment, grid: Grid) -> BoardScene:
    motion = Motion()
    motion.set_percent(0)
    scene = BoardScene(grid, Faces(), motion)
    scene.sync(environment)
    return scene


def rendered(scene: BoardScene, ratio: float = 1.0) -> QImage:
    """A picture of `scene` on a screen with so many pixels to a pixel."""
    room = scene.sceneRect()
    size = (room.size() * SCALE).toSize()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(QPointF(), QSizeF(size)), room)
    painter.end()
    return image


def staged(grid: Grid) -> tuple[BoardScene, Environment, tuple[Unit, ...]]:
    state = end_of_game(grid, Scoring(Variant.FAMILY))
    environment = state.players[0].environment
    found = tuple(unit for unit in score_sheets(state)[0].units if unit.subject is Wildlife.SALMON)
    return scene_of(environment, grid), environment, found


@BOTH
@THEMES
def test_what_does_not_count_steps_back_on_the_scene(grid: Grid, theme: Theme, wear: Wear) -> None:
    wear(theme)
    scene, environment, found = staged(grid)
    before = rendered(scene)
    scene.explain(found)
    after = rendered(scene)
    lit = {cell for unit in found for cell in unit.cells}
    assert lit
    lights = scene.lights
    assert lights is not None
    corner = scene.sceneRect().topLeft()
    for cell in environment:
        centre = scene.layout_of_cells.centre(cell)
        if clear_of(lights.flags, centre):
            place = ((centre - corner) * SCALE).toPoint()
            unchanged = before.pixel(place) == after.pixel(place)
            assert unchanged is (cell in lit)


@BOTH
def test_where_there_is_nothing_to_explain_the_whole_landscape_steps_back(grid: Grid) -> None:
    scene, environment, _ = staged(grid)
    before = rendered(scene)
    scene.explain(())
    after = rendered(scene)
    corner = scene.sceneRect().topLeft()
    for cell in environment:
        place = ((scene.layout_of_cells.centre(cell) - corner) * SCALE).toPoint()
        assert before.pixel(place) != after.pixel(place)


@BOTH
def test_explaining_nothing_takes_the_lights_away(grid: Grid) -> None:
    scene, _, found = staged(grid)
    before = rendered(scene)
    scene.explain(found)
    assert scene.lights is not None
    assert scene.lights.units == found
    assert rendered(scene) != before
    scene.explain(None)
    assert scene.lights is None
    assert rendered(scene) == before


def test_lights_follow_the_theme(wear: Wear) -> None:
    scene, environment, found = staged(HEX)
    scene.explain(found)
    light = rendered(scene)
    wear(DARK)
    fresh = scene_of(environment, HEX)
    fresh.explain(found)
    assert rendered(scene) == rendered(fresh) != light


def test_lights_of_another_landscape_go_out() -> None:
    scene, environment, found = staged(HEX)
    scene.explain(found)
    scene.sync(environment)
    assert scene.lights is not None
    scene.sync(dict(list(environment.items())[:-1]))
    assert scene.lights is None


def test_a_focus_can_be_moved() -> None:
    scene, _, found = staged(HEX)
    scene.explain(found)
    plain = rendered(scene)
    scene.explain(found, found[0])
    assert rendered(scene) != plain
    scene.explain(found)
    assert rendered(scene) == plain


def test_a_picture_of_pieces_shows_no_lights(qtbot: QtBot) -> None:
    scene, _, found = staged(HEX)
    view = PictureView(scene)
    qtbot.addWidget(view)
    view.resize(300, 300)
    before = view.grab().toImage()
    scene.explain(found)
    assert view.grab().toImage() == before
    view.viewport().setProperty("unmarked", False)
    assert view.grab().toImage() != before


def test_ghosts_are_above_the_lights() -> None:
    scene, _, found = staged(HEX)
    lit = found[0].cells[0]
    scene.show_token_ghost(Wildlife.BEAR, lit, laid=False)
    ghosts = scene.items(scene.layout_of_cells.centre(lit))
    scene.explain(found)
    covering = scene.items(scene.layout_of_cells.centre(lit))
    assert covering[0] is ghosts[0]
    assert covering[1] is not ghosts[1]


@pytest.mark.parametrize("tile", [40, 60, 100, 160])
def test_flags_are_legible_however_small_the_board_is(qtbot: QtBot, tile: int) -> None:
    scene, _, found = staged(HEX)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(1200, 1000)
    scale = tile / (TILE_RADIUS * 3**0.5)
    view.scale(scale, scale)
    scene.explain(found)
    view.grab()
    assert scene.lights is not None
    heights = {flag.rect.height() * scale for flag in scene.lights.flags if not flag.loses}
    assert 14 <= min(heights) <= max(heights) <= max(28, tile * 0.3)


def test_flags_are_as_large_on_a_finer_screen() -> None:
    scene, _, found = staged(HEX)
    scene.explain(found)
    rendered(scene)
    assert scene.lights is not None
    flags = scene.lights.flags
    rendered(scene, 2.0)
    assert scene.lights.flags == flags


@BOTH
@EVERY_SPECIES
def test_the_scene_repaints_all_that_is_lit(grid: Grid, species: Wildlife) -> None:
    """However flags spread out, they are within what the item says it covers."""
    scene, environment, _ = staged(grid)
    at = dict.fromkeys(environment, species)
    scoring = Scoring(Variant.CARDS, (Card.B,) * len(Wildlife))
    found = tuple(species_units(Tokens(grid, at), scoring, species))
    scene.explain(found)
    covered = scene.itemsBoundingRect()
    layout = scene.layout_of_cells
    assert covered.contains(bounds(layout, list(environment)))
    for size in (28.0, 58.0):
        lights = Lights(layout, found, QFont(), tuple(environment), size)
        assert covered.contains(lights.bounds())
