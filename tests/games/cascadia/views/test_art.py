"""The art: every face paints, neighbours fit, and nobody has to tell things apart by luck."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES, HEX_BOX, Box, Tile
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.art.ground import Ground
from cascadia_qt.games.cascadia.views.art.habitat import paint_wash
from cascadia_qt.games.cascadia.views.art.icon import ICON_SIZES, app_icon
from cascadia_qt.games.cascadia.views.art.tile_face import medallion_places
from cascadia_qt.games.cascadia.views.art.wash import Lattice
from cascadia_qt.games.cascadia.views.art.wildlife import details, silhouette
from cascadia_qt.games.cascadia.views.art.wildlife_shapes import figure
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views import theme
from cascadia_qt.views.layout import TILE_RADIUS, Layout, layout_for
from tests.views.colour import contrast, difference, lab

pytestmark = pytest.mark.usefixtures("qapp")

BOTH = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
EVERY_SPECIES = pytest.mark.parametrize("species", Wildlife, ids=lambda species: species.word)
LEAST_DIFFERENCE = 18
TOKEN_COVERS = 51  # scene units around the middle of a tile


def all_tiles(box: Box) -> list[Tile]:
    return [*box.tiles, *(placed.tile for starter in box.starters for placed in starter)]


def one_of_each_land(box: Box) -> list[Tile]:
    """One tile for each habitat and pair of habitats of a box."""
    return list({tile.edges: tile for tile in all_tiles(box)}.values())


def rendered(grid: Grid, tile: Tile, rotation: int, radius: int) -> QImage:
    return Faces().tile(layout_for(grid), tile, rotation, radius, 1.0).toImage()


def pixel(image: QImage, x: float, y: float, radius: float) -> QColor:
    """The colour at a place in scene units around the middle."""
    scale = radius / TILE_RADIUS
    return image.pixelColor(
        math.floor(image.width() / 2 + x * scale), math.floor(image.height() / 2 + y * scale)
    )


def near_side(layout: Layout, side: int) -> Iterator[tuple[float, float]]:
    """Places close to a side of a cell, away from its corners."""
    corners = layout.outline().toList()
    start, end = corners[side], corners[(side + 1) % len(corners)]
    for depth in (0.04, 0.07, 0.1, 0.13):
        for step in range(20, 81, 3):
            place = (start + (end - start) * (step / 100)) * (1 - depth)
            yield place.x(), place.y()


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("radius", [24, 48])
def test_every_tile_paints_in_every_rotation(grid: Grid, radius: int) -> None:
    faces, layout = Faces(), layout_for(grid)
    for tile in all_tiles(BOXES[grid]):
        for rotation in range(grid.sides):
            face = faces.tile(layout, tile, rotation, radius, 1.0)
            assert not face.isNull()


@BOTH
def test_each_side_looks_like_its_habitat(grid: Grid) -> None:
    bases = {habitat: lab(palette.HABITAT[habitat].base) for habitat in Habitat}
    nearest: dict[int, Habitat] = {}

    def habitat_of(colour: QColor) -> Habitat:
        seen = lab(colour)
        return nearest.setdefault(
            colour.rgb(), min(Habitat, key=lambda habitat: difference(bases[habitat], seen))
        )

    layout = layout_for(grid)
    for tile in one_of_each_land(BOXES[grid]):
        for rotation in range(grid.sides):
            image = rendered(grid, tile, rotation, 96)
            for side, habitat in enumerate(tile.turned(rotation)):
                votes = Counter(
                    habitat_of(pixel(image, x, y, 96)) for x, y in near_side(layout, side)
                )
                assert votes.most_common(1)[0][0] is habitat, (tile, rotation, side, votes)


@BOTH
def test_a_face_fills_its_cell_and_nothing_else(grid: Grid) -> None:
    layout = layout_for(grid)
    path = QPainterPath()
    path.addPolygon(layout.outline())
    for tile in one_of_each_land(BOXES[grid]):
        image = rendered(grid, tile, 1, 96)
        for column in range(0, image.width(), 4):
            for row in range(0, image.height(), 4):
                place = QPointF(column + 0.5, row + 0.5) - QRectF(image.rect()).center()
                place *= TILE_RADIUS / 96
                alpha = image.pixelColor(column, row).alpha()
                assert alpha == 255 or not path.contains(place * 1.03)
                assert alpha == 0 or path.contains(place * 0.97)


@BOTH
@pytest.mark.parametrize("habitat", Habitat, ids=lambda habitat: habitat.word)
def test_a_wash_runs_on_into_the_neighbours(grid: Grid, habitat: Habitat) -> None:
    layout = layout_for(grid)
    path = QPainterPath()
    path.addRect(-200, -200, 400, 400)
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(200, 200)
    paint_wash(painter, habitat, path, Lattice.of(layout))
    painter.end()
    corners = layout.outline().toList()
    for direction, step in enumerate(grid.steps):
        beyond = layout.centre(Cell(*step))
        start, end = corners[direction], corners[(direction + 1) % grid.sides]
        for part in range(1, 10):
            here = start + (end - start) * (part / 10)
            there = here - beyond
            one, other = (
                lab(QColor(image.pixel(round(p.x() + 200), round(p.y() + 200))))
                for p in (here, there)
            )
            assert difference(one, other) < 6, (direction, part)


def test_a_seam_starts_and_ends_on_corners_between_the_habitats() -> None:
    layout = layout_for(HEX)
    for tile in one_of_each_land(HEX_BOX):
        for rotation in HEX_BOX.rotations:
            ground = Ground.of(layout, tile, rotation)
            edges = tile.turned(rotation)
            between = [ground.corners[d] for d in range(6) if edges[d] is not edges[d - 1]]
            ends = [ground.seam.points[0], ground.seam.points[-1]] if ground.seam else []
            assert sorted(ends) == sorted(between)


@BOTH
def test_a_face_is_the_same_every_time(grid: Grid) -> None:
    tile = BOXES[grid].tiles[40]
    assert rendered(grid, tile, 2, 48) == rendered(grid, tile, 2, 48)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_token_covers_the_medallions(count: int) -> None:
    for disc in medallion_places(count):
        assert math.hypot(disc.x, disc.y) + disc.radius <= TOKEN_COVERS


def test_the_difference_is_ciede2000() -> None:
    """Pairs 1, 7, 17 and 25 of the published test data."""
    for one, other, expected in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ):
        assert difference(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("scheme", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_can_be_read_on_paper(scheme: theme.Theme) -> None:
    for ink in (scheme.ink, scheme.faded):
        for paper in (scheme.paper, scheme.raised):
            assert contrast(QColor(ink), QColor(paper)) >= 4.5


@EVERY_SPECIES
def test_animals_stand_out_from_their_discs(species: Wildlife) -> None:
    coat = palette.WILDLIFE[species]
    assert contrast(coat.figure, coat.base) >= 4
    assert contrast(coat.print, palette.PAPER) >= 3


@EVERY_SPECIES
def test_an_animal_fits_its_circle(species: Wildlife) -> None:
    parts = [part.shape.path for part in details(species)]
    for path in (silhouette(species), figure(species).emblem.path, *parts):
        for polygon in path.toSubpathPolygons(QTransform.fromScale(1000, 1000)):
            assert all(math.hypot(point.x(), point.y()) <= 1000 for point in polygon.toList())


@EVERY_SPECIES
def test_a_token_is_a_disc_in_its_colour(species: Wildlife) -> None:
    image = Faces().token(species, 48, 2.0).toImage()
    middle, reach = image.width() / 2, 48 * 2
    rim = [
        image.pixelColor(
            round(middle + 0.82 * reach * math.cos(math.radians(angle))),
            round(middle + 0.82 * reach * math.sin(math.radians(angle))),
        )
        for angle in range(0, 360, 10)
    ]
    for colour in rim:
        seen = lab(colour)
        assert species is min(
            Wildlife, key=lambda other: difference(lab(palette.WILDLIFE[other].base), seen)
        )
    assert image.pixelColor(0, 0).alpha() == 0


def test_faces_are_kept_and_let_go() -> None:
    layout, tile = layout_for(HEX), HEX_BOX.tiles[0]
    faces = Faces()
    first = faces.tile(layout, tile, 0, 48, 1.0)
    assert faces.tile(layout, tile, 0, 48, 1.0) is first
    assert faces.tile(layout, tile, 1, 48, 1.0) is not first
    small = Faces(limit=1)
    token = small.token(Wildlife.FOX, 24, 1.0)
    assert small.token(Wildlife.FOX, 24, 1.0) is token
    small.nature(24, 1.0)
    assert small.token(Wildlife.FOX, 24, 1.0) is not token


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_faces_carry_the_pixel_ratio(ratio: float) -> None:
    face = Faces().tile(layout_for(HEX), HEX_BOX.tiles[0], 0, 48, ratio)
    assert face.devicePixelRatio() == ratio
    assert face.deviceIndependentSize().height() == pytest.approx(96, abs=6)


@pytest.mark.parametrize(
    ("radius", "level"), [(1, 12), (12, 12), (12.1, 24), (40, 48), (96, 96), (200, 384), (999, 384)]
)
def test_levels_round_up(radius: float, level: int) -> None:
    assert level_for(radius) == level


def test_the_icon_has_every_size() -> None:
    icon = app_icon()
    assert {(size.width(), size.height()) for size in icon.availableSizes()} == {
        (size, size) for size in ICON_SIZES
    }
    image = icon.pixmap(QSize(64, 64)).toImage()
    assert image.pixelColor(32, 32).alpha() == 255
    assert image.pixelColor(0, 0).alpha() == 0
