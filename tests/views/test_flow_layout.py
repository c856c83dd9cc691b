"""A row that becomes several: nothing overlaps, nothing is outside, the order stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cascadia_qt.views.flow_layout import FlowLayout, let_flow

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

WORDS = ("Export…", "Print…", "Review…", "Same deal again", "Play again", "Close")


def buttons(flow: FlowLayout) -> list[QPushButton]:
    made = [QPushButton(word) for word in WORDS]
    for number, button in enumerate(made):
        if number == 2:
            flow.add_gap()
        flow.addWidget(button)
    return made


def shown(qtbot: QtBot, width: int) -> tuple[QWidget, list[QPushButton]]:
    window = QWidget()
    qtbot.addWidget(window)
    made = buttons(FlowLayout(window))
    window.resize(width, window.heightForWidth(width))
    window.show()
    QApplication.processEvents()
    return window, made


@pytest.mark.parametrize("width", [180, 300, 420, 900])
def test_everything_has_its_room(qtbot: QtBot, width: int) -> None:
    window, made = shown(qtbot, width)
    for number, button in enumerate(made):
        assert window.rect().contains(button.geometry())
        assert button.size() == button.sizeHint()
        assert not any(button.geometry().intersects(other.geometry()) for other in made[:number])
    places = [(button.y(), button.x()) for button in made]
    assert places == sorted(places)


def test_one_row_where_there_is_room(qtbot: QtBot) -> None:
    window, made = shown(qtbot, 900)
    assert len({button.y() for button in made}) == 1
    assert made[0].x() == 0
    assert made[-1].geometry().right() == window.rect().right()


def test_the_last_row_stands_at_the_right(qtbot: QtBot) -> None:
    window, made = shown(qtbot, 300)
    assert len({button.y() for button in made}) > 1
    assert made[-1].geometry().right() == window.rect().right()


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    window, made = shown(qtbot, 420)
    tall = window.heightForWidth(420)
    for button in made[1:]:
        button.hide()
    assert window.heightForWidth(420) < tall


def test_a_row_of_a_form_flows(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column, row = QVBoxLayout(window), QHBoxLayout()
    first, last = QPushButton("First"), QPushButton("Last")
    row.addWidget(first)
    row.addStretch(1)
    row.addWidget(last)
    column.addLayout(row)
    flow = let_flow(row, column)
    second = QPushButton("Second")
    flow.insert_widget(1, second)
    window.resize(500, 60)
    window.show()
    QApplication.processEvents()
    assert first.x() < second.x() < 200
    assert last.geometry().right() > 400


def test_python_knows_when_an_item_is_gone(qtbot: QtBot) -> None:
    window, made = shown(qtbot, 400)
    flow = window.layout()
    assert isinstance(flow, FlowLayout)
    items = [flow.itemAt(number) for number in range(flow.count())]
    for button in made:
        button.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert flow.count() == 0
    assert not any(isValid(item) for item in items)


def test_rows_that_share_their_width_are_even(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    flow = FlowLayout(window, stretched=True)
    made = [QPushButton(word) for word in ("A larger card", "Card", "Card", "Card")]
    for each in made:
        flow.addWidget(each)
    wide = made[0].sizeHint().width() + flow.spacing()
    window.resize(3 * wide, window.heightForWidth(3 * wide))
    window.show()
    QApplication.processEvents()
    assert [made[0].y() == each.y() for each in made] == [True, True, False, False]
    assert len({each.width() for each in made}) == 1
