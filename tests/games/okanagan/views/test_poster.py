"""The poster of a valley: everything is on it, in every format, and nothing is a secret."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.art.sample import SAMPLE
from cascadia_qt.games.okanagan.views.art.valley import shape_of
from cascadia_qt.games.okanagan.views.valley_poster import ValleyPoster, paint_poster, poster_of
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.paper.export import PICTURES
from cascadia_qt.views.theme import DARK, LIGHT, Theme, dressed

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = (Seat("Ann"), Seat("Ben"), Seat("Cleo"))
DAY = QDate(2026, 11, 18)
SIGNS = {"pdf": b"%PDF", "png": b"\x89PNG", "svg": b"<?xml"}


def surveyed() -> State:
    state: State = OkanaganSetup(SEATS).dealt(3).history.state
    return replace(state, board=SAMPLE)


def picture(state: State, theme: Theme = LIGHT) -> QImage:
    poster = ValleyPoster(state, SEATS, theme, DAY)
    image = QImage(poster.picture_size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    poster.paint_picture(painter)
    painter.end()
    return image.scaled(QSize(600, 600 * image.height() // image.width()))


def test_a_poster_tells_who_played_and_when() -> None:
    poster = ValleyPoster(surveyed(), SEATS, LIGHT, DAY)
    assert poster.title == "A valley that is being surveyed"
    assert "Ann" in poster.about
    assert "2026" in poster.about


def test_a_poster_tells_who_has_won() -> None:
    state = surveyed()
    rich = replace(state.explorers[1], nuggets=3)
    over = replace(state.with_explorer(1, rich), phase=Phase.OVER)
    assert ValleyPoster(over, SEATS, LIGHT, DAY).title == "Ben wins with 10 points"


def test_points_are_told_when_the_game_is_over() -> None:
    def plates(theme: Theme, phase: Phase) -> QImage:
        state = replace(surveyed(), phase=phase)
        image = QImage(1200, 900, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        with dressed(theme):
            paint_poster(painter, QRectF(image.rect()), state, SEATS)
        painter.end()
        return image.copy(0, 760, 1200, 140)

    for theme in (LIGHT, DARK):
        assert plates(theme, Phase.OVER) != plates(theme, Phase.LAY)


def test_valley_rewards_and_theme_are_seen() -> None:
    state = surveyed()
    explorer = replace(state.explorers[1], nuggets=3)
    bare = replace(state, board=replace(SAMPLE, buildings={}))
    others = [picture(bare), picture(state.with_explorer(1, explorer)), picture(state, DARK)]
    assert all(picture(state) != other for other in others)


def test_objectives_and_hands_stay_secret() -> None:
    state = surveyed()
    other = replace(state.explorers[0], objectives=(0, 1, 2), hand=None)
    assert picture(state) == picture(state.with_explorer(0, other))


def test_a_sheet_has_the_shape_of_its_valley() -> None:
    assert shape_of([Cell(0, 0)]) == 1
    assert shape_of([Cell(0, 0), Cell(0, 1), Cell(0, 2)]) == 2
    long = replace(SAMPLE, tiles={Cell(x, 0): SAMPLE.tiles[Cell(0, 0)] for x in range(9)})
    flat = ValleyPoster(replace(surveyed(), board=replace(long, buildings={})), SEATS, LIGHT, DAY)
    upright = ValleyPoster(surveyed(), SEATS, LIGHT, DAY)
    assert flat.picture_size().width() == upright.picture_size().width()
    assert flat.picture_size().height() < upright.picture_size().height()


def test_a_page_holds_all_of_it() -> None:
    poster = ValleyPoster(surveyed(), SEATS, LIGHT, DAY)
    (page,) = poster.pages(QRectF(0, 0, 1600, 2200))
    image = QImage(1600, 2200, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    page(painter)
    painter.end()
    assert any(image.pixelColor(x, 2100).alpha() for x in range(0, 1600, 20))


@pytest.mark.parametrize("suffix", SIGNS)
def test_every_format_holds_the_poster(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"valley.{suffix}"
    PICTURES.write(path, poster_of(surveyed(), SEATS), LIGHT)
    assert path.read_bytes().startswith(SIGNS[suffix])
