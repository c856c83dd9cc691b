"""Valleys: on the box, of a game that waits, and as pictures of records."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.areas import area_at
from cascadia_qt.games.okanagan.rules.board import MIDDLE, STEPS, Board
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.views.art.box import SurveyedValley, paint_box
from cascadia_qt.games.okanagan.views.art.sample import SAMPLE, SURVEYED
from cascadia_qt.games.okanagan.views.art.valley import paint_valley, plan_of
from cascadia_qt.games.okanagan.views.pictures import record_picture
from cascadia_qt.games.okanagan.views.waiting_valley import WaitingValley
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.sitting import Sitting
from cascadia_qt.views.theme import DARK, LIGHT
from tests.looks import Wear
from tests.views.pictures import margin_is_clear, picture

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = QSize(480, 360)
SEATS = tuple(Seat(name) for name in ("Ann", "Ben", "Cleo"))
COLOURS = [QColor(name) for name in ("red", "green", "blue")]


def played(turns: int) -> Record:
    """A game after so many turns, in which everybody always does the first thing that can be."""
    sitting = Sitting(OkanaganSetup(SEATS).dealt(3))
    while sitting.state.turns < turns:
        sitting = sitting.played(sitting.record.rules.legal(sitting.state)[0])
    return sitting.record


def with_state(record: Record, state: State) -> Record:
    entry = record.history.entries[-1]
    last = replace(entry, step=replace(entry.step, state=state))
    entries = (*record.history.entries[:-1], last)
    return replace(record, history=replace(record.history, entries=entries))


def test_the_sample_is_a_valley_that_could_be_laid() -> None:
    tiles = SAMPLE.tiles
    assert len({laid.tile for laid in tiles.values()}) == len(tiles)
    for cell, laid in tiles.items():
        for direction, (dx, dy) in enumerate(STEPS):
            beside = tiles.get(Cell(cell.a + dx, cell.b + dy))
            assert beside is None or beside.sides[direction - 2] == laid.sides[direction]
    for number, cell in enumerate(SURVEYED):
        before = (MIDDLE, *SURVEYED[:number])
        assert any(Cell(cell.a + dx, cell.b + dy) in before for dx, dy in STEPS)


def test_a_plan_has_room_for_every_tile() -> None:
    rect = QRectF(10, 20, 300, 200)
    plan = plan_of(rect, SAMPLE.tiles)
    places = [plan.place(cell) for cell in SAMPLE.tiles]
    assert all(rect.contains(place) for place in places)
    whole = QRectF()
    for place in places:
        whole = whole.united(place)
    assert (whole.center() - rect.center()).manhattanLength() < 1e-6


def test_closed_territories_and_buildings_are_seen() -> None:
    def valley(board: Board) -> QImage:
        return picture(lambda p, rect: paint_valley(p, rect, board, COLOURS), 300, 200)

    area = area_at(SAMPLE, Cell(-1, -1), SAMPLE.tiles[Cell(-1, -1)].sides[0])
    closed = SAMPLE.with_closed(area.cells, area.terrain)
    bare = replace(SAMPLE, buildings={})
    assert margin_is_clear(valley(SAMPLE))
    assert valley(SAMPLE) != valley(closed)
    assert valley(SAMPLE) != valley(bare)


def test_the_valley_grows_only_where_somebody_looks_and_wants_it(qtbot: QtBot) -> None:
    box = SurveyedValley()
    qtbot.addWidget(box)
    assert not box.moving
    box.resize(320, 200)
    with qtbot.waitActive(box):
        box.show()
    assert box.moving
    still = box.grab().toImage()
    qtbot.waitUntil(lambda: box.grab().toImage() != still)
    box.set_moving(False)
    assert not box.moving
    assert box.grab().toImage() == still
    box.set_moving(True)
    box.hide()
    assert not box.moving


def test_the_valley_is_surveyed_tile_by_tile(qtbot: QtBot, wear: Wear) -> None:
    box = SurveyedValley()
    qtbot.addWidget(box)
    box.resize(200, 250)
    plan = plan_of(QRectF(0, 0, 200, 250), SAMPLE.tiles)
    first = plan.place(SURVEYED[0]).adjusted(12, 4, -4, -12).toRect()
    for theme in (LIGHT, DARK):
        wear(theme)
        box.frame = 0
        empty = box.grab().toImage()
        box.frame = 30
        begun = box.grab().toImage()
        box.set_moving(False)
        grown = box.grab().toImage()
        assert empty.copy(first) != begun.copy(first)
        assert begun.copy(first) == grown.copy(first)
        assert begun != grown


def test_the_still_box_stays_in_its_place() -> None:
    assert margin_is_clear(picture(paint_box, 160, 120))


@pytest.mark.parametrize("size", [(1, 1), (1, 40), (40, 1), (3, 2)])
def test_a_box_has_a_picture_in_hardly_any_room(qtbot: QtBot, size: tuple[int, int]) -> None:
    for widget in (SurveyedValley(), WaitingValley(SAMPLE, SEATS)):
        qtbot.addWidget(widget)
        widget.resize(*size)
        assert widget.grab().size() == QSize(*size)


def test_a_game_that_waits_shows_its_valley(qtbot: QtBot, wear: Wear) -> None:
    states = [played(turns).history.state for turns in (2, 5)]
    pictures = []
    for theme in (LIGHT, DARK):
        wear(theme)
        for state in states:
            widget = WaitingValley(state.board, SEATS)
            qtbot.addWidget(widget)
            widget.resize(200, 140)
            pictures.append(widget.grab().toImage())
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])


@pytest.mark.parametrize("dark", [False, True])
def test_a_picture_shows_the_valley_after_a_turn(dark: bool) -> None:
    before = QGuiApplication.palette()
    record = played(4)
    whole = record_picture(record, None, SIZE, dark)
    assert whole.size() == SIZE
    assert record_picture(record, 4, SIZE, dark) == whole
    assert record_picture(record, 3, SIZE, dark) != whole
    assert (whole.pixelColor(1, 1).lightnessF() < 0.5) == dark
    assert QGuiApplication.palette() == before


def test_nothing_in_a_picture_is_a_secret() -> None:
    record = played(4)
    state = record.history.state
    other = replace(state.explorers[0], objectives=(0, 1, 2), hand=None)
    hidden = with_state(record, state.with_explorer(0, other))
    richer = with_state(record, state.with_explorer(0, replace(other, nuggets=2)))
    assert record_picture(hidden, None, SIZE, False) == record_picture(record, None, SIZE, False)
    assert record_picture(richer, None, SIZE, False) != record_picture(record, None, SIZE, False)


def test_turns_that_were_not_played_cannot_be_drawn() -> None:
    record = played(2)
    with pytest.raises(BadDocument, match="The game has 2 turns, so there is no turn 3"):
        record_picture(record, 3, SIZE, False)


def test_a_picture_too_large_is_none() -> None:
    assert record_picture(played(1), None, QSize(1 << 20, 1 << 20), False).isNull()
