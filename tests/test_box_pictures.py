"""The pictures of the boxes: a page that is laid out in several steps paints them once a size."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.views.art.box import LanternMap
from cascadia_qt.games.kaskaria.views.art.box import SmokingVolcano
from cascadia_qt.games.okanagan.views.art.box import SurveyedValley
from cascadia_qt.views.art import face_cache

SIDES = (201, 203)


@pytest.mark.parametrize("box", [LanternMap, SmokingVolcano, SurveyedValley])
def test_the_next_page_shows_every_size_of_the_last_one_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, box: type[QWidget]
) -> None:
    def shown() -> list[QImage]:
        picture = box()
        qtbot.addWidget(picture)
        images = []
        for side in SIDES:
            picture.resize(side, side)
            images.append(picture.grab().toImage())
        return images

    def painted(size: QSize, *how: Any) -> QPixmap:
        anew.append(size)
        return paint(size, *how)

    anew, paint = list[QSize](), face_cache.painted
    before = shown()
    monkeypatch.setattr(face_cache, "painted", painted)
    assert shown() == before
    assert anew == []
