"""Faces are painted once, and forgotten when there are too many."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter

from cascadia_qt.views.art.face_cache import FaceCache

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 10
BYTES = SIDE * SIDE * 4


class Painting:
    """Counts how often it is painted."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(0, 0, 1, 1, QColor("red"))


def test_what_was_painted_is_not_painted_again() -> None:
    cache, painting = FaceCache(BYTES), Painting()
    first = cache.get("face", QSize(SIDE, SIDE), 2.0, painting)
    again = cache.get("face", QSize(SIDE, SIDE), 2.0, painting)
    assert painting.times == 1
    assert again.cacheKey() == first.cacheKey()
    assert first.devicePixelRatio() == 2.0


def test_the_origin_is_in_the_middle() -> None:
    image = FaceCache(BYTES).get("face", QSize(SIDE, SIDE), 1.0, Painting()).toImage()
    assert image.pixelColor(5, 5) == QColor("red")
    assert image.pixelColor(4, 4).alpha() == 0


def test_the_longest_unused_is_forgotten_first() -> None:
    cache, painting = FaceCache(2 * BYTES), Painting()
    for key in ("a", "b", "a", "c"):
        cache.get(key, QSize(SIDE, SIDE), 1.0, painting)
    assert "a" in cache
    assert "b" not in cache
    assert "c" in cache


def test_a_single_face_may_be_too_large() -> None:
    cache, painting = FaceCache(1), Painting()
    cache.get("a", QSize(SIDE, SIDE), 1.0, painting)
    assert "a" in cache
    cache.get("b", QSize(SIDE, SIDE), 1.0, painting)
    assert "a" not in cache


def test_a_face_fills_its_size_on_a_fine_screen() -> None:
    cache, rooms = FaceCache(BYTES), list[QRectF]()

    def paint(painter: QPainter, rect: QRectF) -> None:
        rooms.append(rect)
        painter.fillRect(rect, QColor("red"))

    face = cache.face(("face",), QSizeF(4, 2.5), 2.0, paint)
    assert face.size() == QSize(8, 5)
    assert face.toImage().pixelColor(0, 0) == face.toImage().pixelColor(7, 4) == QColor("red")
    cache.face(("face",), QSizeF(4, 2.5), 2.0, paint)
    assert [rect.size() for rect in rooms] == [QSizeF(4, 2.5)]
    cache.face(("face",), QSizeF(4, 2.5), 1.0, paint)
    assert len(rooms) == 2
