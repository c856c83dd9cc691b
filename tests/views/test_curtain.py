"""The card on the curtain: whatever has happened in public can be read there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.curtain import CurtainStage
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.text_size import set_text_size
from tests.views.fitting import misfits

LONG = "Ann: builds a silo in the middle. A territory is closed: forest (Ben 3, Ann 2); it has six"
STORY = [f"{number} {LONG} of every reward that there is" for number in range(12)]


@pytest.fixture
def stage(qtbot: QtBot) -> CurtainStage:
    stage = CurtainStage(QWidget(), Motion())
    qtbot.addWidget(stage)
    return stage


def told(stage: CurtainStage) -> list[QLabel]:
    labels = stage.findChildren(QLabel)
    return [label for label in labels if label.isVisible() and LONG in label.text()]


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1280, 700), (960, 480)])
def test_long_lines_are_not_cut(stage: CurtainStage, percent: int, size: tuple[int, int]) -> None:
    set_text_size(percent)
    stage.resize(*size)
    stage.show()
    stage.close_for(1, "Ben", "#117D8C", lambda: STORY)
    assert misfits(stage, QSize(*size)) == []
    lines = told(stage)
    assert lines, "at least what has happened last"
    assert lines[-1].text().startswith("11 ")
    for line in lines:
        assert line.height() >= line.heightForWidth(line.width())
    for above, below in pairwise(lines):
        assert above.geometry().bottom() < below.geometry().top()
    set_text_size(100)


def test_more_lines_come_with_more_room(stage: CurtainStage) -> None:
    stage.resize(960, 320)
    stage.show()
    stage.close_for(1, "Ben", "#117D8C", lambda: STORY)
    few = len(told(stage))
    stage.resize(960, 900)
    assert len(told(stage)) > few
