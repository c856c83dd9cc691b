"""The result says which helps each person had, in the dialog and on paper."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.score.dialog import ScoreDialog
from cascadia_qt.games.cascadia.views.score.report import ScoreReport
from cascadia_qt.rules.helps import without
from cascadia_qt.views.theme import LIGHT
from tests.games.cascadia.views.scored_tables import named, table

TOLD = "Ann: all helps; Ben: previews, marked places, taking back."


def test_helps_are_told_at_the_end(qtbot: QtBot) -> None:
    for turns, told in ((None, True), (4, False)):
        given = named(table(2, turns=turns), ("Ann", "Ben"))
        ann, ben = (replace(seat, bot=None) for seat in given.seats)
        seats = (ann, replace(ben, helps=without(["hints"])))
        given = replace(given, seats=seats)
        dialog = ScoreDialog(given, Faces(), None)
        qtbot.addWidget(dialog)
        label = dialog.findChild(QLabel, "score_detail")
        assert isinstance(label, QLabel)
        assert label.text().endswith(TOLD) == told
        report = ScoreReport(given, LIGHT, QDate(2026, 3, 14))
        assert report.header._detail.endswith(TOLD) == told
