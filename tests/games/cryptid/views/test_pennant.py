"""A pennant says everything that is public about a player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.table.pennant import Colour, Pennant, PennantLook
from tests.views.drawn_text import drawn

TINTS = [QColor("teal"), QColor("brown"), QColor("blue"), QColor("purple")]
ONE = (Colour(0, 12, 7, 48),)
TWO = (Colour(0, 12, 7, 48), Colour(2, 10, 11, 47))
TOLD = (
    Colour(0, 1, 1, clue="on:forest:desert", clue_words="forest/desert"),
    Colour(2, 1, 1, clue="not w2:cougar", clue_words="not 2 cougar"),
)


@pytest.mark.parametrize(
    ("colours", "words"),
    [
        (ONE, ["12", "7", "48"]),
        (TWO, ["12", "7", "48", "10", "11", "47"]),
        (TOLD, ["forest/desert", "not 2 cougar"]),
    ],
)
def test_nothing_is_cut(
    qtbot: QtBot, faces: Faces, colours: tuple[Colour, ...], words: list[str]
) -> None:
    pennant = Pennant(faces)
    qtbot.addWidget(pennant)
    pennant.show_look(PennantLook("Ann", "1", colours), TINTS)
    pennant.resize(210, pennant.sizeHint().height())
    texts = drawn(pennant.size(), lambda painter: pennant.render(painter, QPoint()))
    painted = [text.words for text in texts]
    assert painted == ["1", "Ann", *words]


def test_a_second_colour_has_a_line_of_its_own(qtbot: QtBot, faces: Faces) -> None:
    pennant = Pennant(faces)
    qtbot.addWidget(pennant)
    heights = []
    for colours in (ONE, TWO):
        pennant.show_look(PennantLook("Ann", "1", colours), TINTS)
        heights.append((pennant.minimumSizeHint().height(), pennant.sizeHint().height()))
    assert heights[0] < heights[1]
