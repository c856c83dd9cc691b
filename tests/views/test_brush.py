"""Paint that is laid on with few pixels looks as if it were laid on with all of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cascadia_qt.views.art.brush import coarsely, soft_spot
from tests.views.pictures import picture

pytestmark = pytest.mark.usefixtures("qapp")

BOX = QRectF(20, 10, 260, 180)
BLOTS = ((90.0, 70.0, "red"), (150.0, 110.0, "blue"), (210.0, 80.0, "white"))
GROUND = QColor("#7BA05B")
SEEN = 6  # of 255: a smaller difference is not


def blots(painter: QPainter) -> None:
    for x, y, colour in BLOTS:
        soft_spot(painter, QPointF(x, y), (60, 40), QColor(colour), 0.6)


def painted(scale: float, *, coarse: bool) -> QImage:
    def paint(painter: QPainter, _room: QRectF) -> None:
        painter.fillRect(QRectF(0, 0, 400, 400), GROUND)
        painter.scale(scale, scale)
        if not coarse:
            blots(painter)
            return
        with coarsely(painter, BOX) as onto:
            blots(onto)

    return picture(paint, 300, 220)


@pytest.mark.parametrize("scale", [0.7, 1.0, 2.0])
def test_blots_look_the_same_with_few_pixels(scale: float) -> None:
    fine, rough = painted(scale, coarse=False), painted(scale, coarse=True)
    assert fine.pixelColor(round(90 * scale), round(70 * scale)) != GROUND
    for x in range(0, fine.width(), 3):
        for y in range(0, fine.height(), 3):
            pair = (image.pixelColor(x, y).getRgb() for image in (fine, rough))
            assert all(abs(one - other) < SEEN for one, other in zip(*pair, strict=True)), (x, y)
