"""The parts of the score pad: places, keys, faces of any tile, and panels."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.pad_hand import PadHand
from cascadia_qt.games.cascadia.model.pad_brush import Brush
from cascadia_qt.games.cascadia.model.score_pad import PadDocument, empty_position
from cascadia_qt.games.cascadia.rules.position import LaidTile
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.games.cascadia.views.score_pad.field import field_of, stepped
from cascadia_qt.games.cascadia.views.score_pad.laid_table import (
    LaidFaces,
    laid_environment,
    loose_tile,
    scored_position,
)
from cascadia_qt.games.cascadia.views.score_pad.pad_keys import PadCommand, PadKey, pad_key
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from cascadia_qt.views.layout import layout_for
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.paper.export import export_report
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.views.theme import DARK, LIGHT
from tests.games.cascadia.views.cards_table import press
from tests.looks import Wear
from tests.views.access import reader

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key, Modifier = Qt.Key, Qt.KeyboardModifier
F, R, M = Habitat.FOREST, Habitat.RIVER, Habitat.MOUNTAIN
TOKEN = LaidTile(None, None, None, Wildlife.FOX)


@pytest.fixture(scope="module")
def laid_faces() -> LaidFaces:
    return LaidFaces()


@pytest.fixture
def document() -> PadDocument:
    made = PadDocument(empty_position("Ann"))
    made.add_player("Ben")
    made.lay(0, Cell(0, 0), TOKEN)
    made.lay(1, Cell(0, 0), LaidTile((F, R, M, F, R, M), (Wildlife.BEAR,), True, None))
    return made


@pytest.fixture
def page(qtbot: QtBot, laid_faces: LaidFaces, document: PadDocument) -> PadPage:
    motion = Motion()
    motion.set_percent(0)
    made = PadPage(laid_faces, motion)
    motion.setParent(made)
    qtbot.addWidget(made)
    made.resize(1280, 740)
    made.show_pad(document, 0)
    made.tools.show_brush(Brush(), HEX)
    made.show()
    return made


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_arrows_lead_there_and_back(grid: Grid) -> None:
    start = Cell(1, -1)
    for across, down in ((1, 0), (0, 1)):
        there = stepped(grid, start, across, down)
        assert there in grid.neighbours(start)
        assert stepped(grid, there, -across, -down) == start


def test_going_down_stays_in_one_column() -> None:
    layout, here = layout_for(HEX), Cell(0, 0)
    for _ in range(4):
        here = stepped(HEX, here, 0, 1)
        assert abs(layout.centre(here).x()) <= 100
    assert layout.centre(here).x() == 0


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_there_are_places_two_steps_around_every_piece(grid: Grid) -> None:
    far = Cell(9, -3)
    field = field_of(grid, [far])
    assert Cell(0, 0) in field
    for near in grid.neighbours(far):
        assert {*grid.neighbours(near)} <= field


@pytest.mark.parametrize(
    ("key", "modifiers", "meant"),
    [
        (Key.Key_1, Modifier.NoModifier, PadKey(PadCommand.PIECE, 0)),
        (Key.Key_5, Modifier.KeypadModifier, PadKey(PadCommand.PIECE, 4)),
        (Key.Key_ParenLeft, Modifier.NoModifier, PadKey(PadCommand.PIECE, 4)),
        (Key.Key_2, Modifier.ShiftModifier, PadKey(PadCommand.PIECE, 1)),
        (Key.Key_2, Modifier.ControlModifier, PadKey(PadCommand.PLAYER, 1)),
        (Key.Key_0, Modifier.NoModifier, PadKey(PadCommand.ERASE)),
        (Key.Key_Agrave, Modifier.NoModifier, PadKey(PadCommand.ERASE)),
        (Key.Key_Z, Modifier.ControlModifier, PadKey(PadCommand.UNDO)),
        (
            Key.Key_Z,
            Modifier.ControlModifier | Modifier.ShiftModifier,
            PadKey(PadCommand.REDO),
        ),
        (Key.Key_6, Modifier.NoModifier, None),
        (Key.Key_Z, Modifier.NoModifier, None),
        (Key.Key_1, Modifier.AltModifier, None),
    ],
)
def test_keys(key: Qt.Key, modifiers: Qt.KeyboardModifier, meant: PadKey | None) -> None:
    assert pad_key(key, modifiers) == meant


@pytest.mark.parametrize(
    "tile",
    [TOKEN, LaidTile((F,) * 6, None, None, None), LaidTile((F, R, M, F, R, M), None, True, None)],
    ids=["blank", "printed", "odd"],
)
def test_any_tile_has_a_face(qtbot: QtBot, laid_faces: LaidFaces, tile: LaidTile) -> None:
    loose = loose_tile(tile, 1)
    face = laid_faces.tile(layout_for(HEX), loose, 0, 48, 2.0)
    assert face.devicePixelRatio() == 2.0
    assert face.toImage().pixelColor(face.rect().center()).alpha() == 255
    assert face.cacheKey() == laid_faces.tile(layout_for(HEX), loose, 0, 48, 2.0).cacheKey()
    assert laid_environment({Cell(0, 0): tile})[Cell(0, 0)].edges == (tile.edges or ())


def test_a_position_is_exported(qtbot: QtBot, document: PadDocument, tmp_path: Path) -> None:
    path = tmp_path / "score.png"
    shown = scored_position(document.position, document.sheets)
    export_report(report_of(shown), path, LIGHT)
    assert path.read_bytes().startswith(b"\x89PNG")


def test_everything_that_takes_the_focus_has_a_name(page: PadPage) -> None:
    for widget in page.findChildren(QWidget):
        by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if by_tab and widget.isVisible() and widget.focusProxy() is None:
            assert widget.accessibleName() or getattr(widget, "text", str)(), widget


def test_tab_reaches_every_panel(page: PadPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(page.isActiveWindow)
    page.board.setFocus()
    seen: list[QWidget | None] = []
    for _ in range(60):
        seen.append(QApplication.focusWidget())
        press(Key.Key_Tab)
    for widget in (page.board, page.scores, page.explain, page.tools.name, page.bar.back):
        assert widget in seen
    assert sum(tab in seen for tab in page.bar.tabs) == 1


def seen(part: QWidget, page: PadPage) -> QRect:
    """Where `part` is on the page, as much of it as is not scrolled away."""
    rect, inside = part.rect(), part
    while inside is not page:
        outside = inside.parentWidget()
        assert outside is not None
        rect = QRect(inside.mapTo(outside, rect.topLeft()), rect.size())
        if isinstance(outside.parentWidget(), TallScroll):
            rect &= outside.rect()
        inside = outside
    return rect


@pytest.mark.parametrize("size", [QSize(1060, 650), QSize(1280, 770), QSize(1920, 1050)])
@pytest.mark.parametrize("players", [1, 4])
def test_nothing_overlaps(page: PadPage, document: PadDocument, size: QSize, players: int) -> None:
    while len(document.position.players) < players:
        document.add_player("Someone with a long name")
    page.resize(size)
    page.show_pad(document, 0)
    QApplication.processEvents()
    parts: list[QWidget] = [
        page.bar, page.tools, page.board, page.scores, page.scoring, page.explain,
    ]  # fmt: skip
    if page.race.isVisible():
        parts.append(page.race)
    rects = [seen(part, page) for part in parts]
    assert all(rect.isValid() for rect in rects)
    for number, rect in enumerate(rects):
        assert page.rect().contains(rect), parts[number]
        assert not any(rect.intersects(other) for other in rects[number + 1 :]), parts[number]


def test_the_race_is_shown_where_tiles_lie(page: PadPage, document: PadDocument) -> None:
    page.resize(1280, 900)
    page.show_pad(document, 0)
    assert page.race.isVisible()
    document.lay(1, Cell(0, 0), TOKEN)
    page.show_pad(document, 0)
    assert not page.race.isVisible()


def test_the_pieces_say_which_one_is_held(page: PadPage) -> None:
    page.tools.show_brush(Brush(tiles=True, habitats=(F, R)), HEX)
    pieces = [*page.tools.tokens, *page.tools.habitats, page.tools.eraser]
    held = [piece.accessibleName() for piece in pieces if piece.accessibleDescription()]
    assert held == ["Forest, 2", "River, 5"]
    page.tools.show_brush(Brush(erasing=True), SQUARE)
    held = [piece.accessibleName() for piece in pieces if piece.accessibleDescription()]
    assert held == ["Erase, 0"]


def test_another_language_and_another_theme(page: PadPage, shouting: None, wear: Wear) -> None:
    wear(DARK)
    QApplication.sendEvent(page.tools, QEvent(QEvent.Type.LanguageChange))
    assert page.tools.tokens[0].text() == "BEAR"
    paper = page.board.mapTo(page, QPoint(20, 20))
    assert page.grab().toImage().pixelColor(paper).lightness() < 90


def test_a_ghost_shows_what_a_click_would_lay(page: PadPage) -> None:
    scene = page.scene
    scene.show_ghost(Brush(), Cell(1, 0))
    assert scene._token_ghost is not None
    assert scene._token_ghost.isVisible()
    scene.show_ghost(Brush(tiles=True), Cell(1, 0))
    assert scene._tile_ghost is not None
    assert scene._tile_ghost.isVisible()
    assert not scene._token_ghost.isVisible()
    scene.show_ghost(Brush(erasing=True), Cell(1, 0))
    assert not scene._tile_ghost.isVisible()
    scene.show_ghost(Brush(), Cell(50, 0))
    assert not scene._token_ghost.isVisible()


def test_who_hears_the_screen_lays_by_pressing_places(
    qtbot: QtBot, page: PadPage, document: PadDocument
) -> None:
    hand, landmarks = PadHand(document, page), page.landmarks
    said = reader.heard(landmarks)
    assert len(said) == len(page.scene.field)
    assert "Row 0, column 0: Fox lives there." in said
    assert "Row 0, column 1. west: Fox lives there." in said
    reader.press(qtbot, landmarks, "Row 0, column 1.")
    assert document.position.players[0].tiles[Cell(1, 0)].token is hand.brush.species
    assert "Row 0, column 1: Bear lives there." in reader.heard(landmarks)
    reader.press(qtbot, landmarks, "Row 0, column 1:")
    assert Cell(1, 0) not in document.position.players[0].tiles
    hand.look_at(1)
    assert "Row 0, column 0: Fox lives there." not in reader.heard(landmarks)
    assert landmarks.accessibleName() == page.board.accessibleName()
