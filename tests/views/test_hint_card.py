"""The card of a hint is as tall as what it tells."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.table.hint_card import HintCard

SHORT = ("Take tile 3.", "It has a good place.")
LONG = ("Lay the tile where its sides match. " * 5, "It closes a forest. " * 8)


def test_nothing_is_cut_whatever_was_told_before(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(800, 600)
    board.show()
    card = HintCard(board)
    for lines in (SHORT, LONG, SHORT, LONG):
        card.show_hint(lines, [], "Do it")
        QApplication.processEvents()
        for label in card.findChildren(QLabel):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
