"""What lies on a board, as fine as the screen is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.environment import starting_environment
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.picture_view import PictureView
from cascadia_qt.games.cascadia.views.table.board_items import UNMARKED
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import TILE_RADIUS
from cascadia_qt.views.motion import Motion

pytestmark = pytest.mark.usefixtures("qapp")

ROOM = QRectF(-TILE_RADIUS, -TILE_RADIUS, 2 * TILE_RADIUS, 2 * TILE_RADIUS)


def drawn(scene: BoardScene, side: int, ratio: float) -> QImage:
    """The cell in the middle, `side` pixels wide on a screen of such a ratio."""
    image = QImage(QSize(side, side) * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(QPointF(), QSizeF(side, side)), ROOM)
    painter.end()
    image.setDevicePixelRatio(1.0)
    return image


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("what", ["tile", "token"])
def test_pieces_are_as_fine_as_the_screen(grid: Grid, what: str) -> None:
    """Twice as many pixels show twice as much, as if the piece were twice as large."""
    pictures = []
    for side, ratio in ((96, 2.0), (192, 1.0)):
        motion = Motion()
        scene = BoardScene(grid, Faces(), motion)
        if what == "tile":
            scene.show_tile_ghost(BOXES[grid].tiles[0], 0, Cell(0, 0), laid=True)
        else:
            scene.show_token_ghost(Wildlife.ELK, Cell(0, 0), laid=True)
        pictures.append(drawn(scene, side, ratio))
    assert pictures[0] == pictures[1]


def test_a_miniature_shows_what_lies_there_for_good(qtbot: QtBot) -> None:
    """A draft beyond the landscape would be cut off, and may be taken up again."""
    box = BOXES[HEX]
    scene = BoardScene(HEX, Faces(), Motion())
    scene.sync(starting_environment(box.starters[0]))
    miniature = PictureView(scene)
    qtbot.addWidget(miniature)
    miniature.resize(200, 140)
    before = miniature.grab().toImage()
    for laid in (False, True):
        scene.show_tile_ghost(box.tiles[0], 0, Cell(1, 0), laid=laid)
        scene.show_token_ghost(Wildlife.ELK, Cell(0, 0), laid=laid)
        assert miniature.grab().toImage() == before
    miniature.viewport().setProperty(UNMARKED, False)
    assert miniature.grab().toImage() != before
