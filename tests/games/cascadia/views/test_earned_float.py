"""What a turn has earned: gains in ink, losses in their colour, nature tokens with a flourish."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.rules.play import setup
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Variant
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.views.table.earned_float import Earned, EarnedFloat
from cascadia_qt.rules.grid import HEX, Cell
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture
def board(qtbot: QtBot, faces: Faces) -> BoardView:
    view = BoardView()
    scene = BoardScene(HEX, faces, Motion(view))
    scene.setParent(view)
    scene.sync(setup(Options(HEX, 1, Scoring(Variant.FAMILY)), 1).players[0].environment)
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show_board(scene, scene.layout_of_cells)
    view.show()
    return view


def picture(board: BoardView, faces: Faces, earned: Earned) -> QImage:
    """The middle of its way."""
    motion = Motion(board)
    shown = EarnedFloat(faces, motion, board)
    shown.rise(earned)
    shown.setProperty("passed", 0.4)
    image: QImage = shown.grab().toImage()
    shown.finish()
    return image


def has(image: QImage, colour: str) -> bool:
    wanted = QColor(colour).rgb()
    return any(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_loss_is_told_from_a_gain(
    board: BoardView, faces: Faces, theme: Theme, wear: Wear
) -> None:
    wear(theme)
    gain, loss = (picture(board, faces, Earned(Cell(0, 0), points, False)) for points in (3, -3))
    assert (has(gain, theme.ink), has(gain, theme.loss)) == (True, False)
    assert has(loss, theme.loss)


def test_a_nature_token_opens_like_a_flower(board: BoardView, faces: Faces) -> None:
    plain, flower = (
        picture(board, faces, Earned(Cell(0, 0), 1, nature)) for nature in (False, True)
    )
    assert (has(plain, LIGHT.gold), has(flower, LIGHT.gold)) == (False, True)


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(0, -9), Cell(9, 0), Cell(-9, 9)], ids=str)
def test_it_never_leaves_the_board(board: BoardView, faces: Faces, cell: Cell) -> None:
    shown = EarnedFloat(faces, Motion(board), board)
    shown.rise(Earned(cell, 12, True))
    assert board.rect().contains(shown.geometry())
