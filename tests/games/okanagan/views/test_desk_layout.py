"""Pieces on the desk: as large as they can be, apart from each other, inside of their room."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.views.table.desk_art import token_places
from cascadia_qt.games.okanagan.views.table.desk_layout import lay_out
from cascadia_qt.games.okanagan.views.table.desk_look import ObjectiveFace, Piece, RewardFace

LINE = 18.0


def wide(words: str) -> float:
    return 7.0 * len(words)


@pytest.mark.parametrize("room", [QRectF(0, 30, 800, 130), QRectF(10, 30, 420, 90)])
@pytest.mark.parametrize("count", [1, 2, 5, 7, 12, 30])
def test_pieces_are_inside_and_apart(room: QRectF, count: int) -> None:
    pieces = [Piece(RewardFace(REWARDS[n % 12]), REWARDS[n % 12]) for n in range(count)]
    places = [place.whole for place in lay_out(room, pieces, LINE, wide)]
    assert len(places) == count
    slack = room.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert all(slack.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_captions_are_left_out_where_they_would_cost_too_much() -> None:
    named = Piece(ObjectiveFace(0, ""), "a very long caption that nobody has room for")
    places = lay_out(QRectF(0, 0, 400, 100), [named] * 5, LINE, wide)
    assert all(place.caption.isEmpty() for place in places)
    (alone,) = lay_out(QRectF(0, 0, 400, 100), [named], LINE, wide)
    assert alone.caption.width() >= wide(named.caption)


def test_nothing_lies_on_an_empty_desk() -> None:
    assert lay_out(QRectF(0, 0, 400, 100), [], LINE, wide) == []


@pytest.mark.parametrize("count", [1, 2, 3, 7, 20])
def test_tokens_of_a_heap_fill_their_card(count: int) -> None:
    room = QRectF(5, 5, 150, 90)
    places = token_places(room, count)
    assert len(places) == count
    assert all(room.contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert places[0].width() >= 14
