"""The notebook of a player, and the dialog that ticks an achievement after a win."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.goals.goal_list import GoalList
from cascadia_qt.games.cascadia.views.notebook.dialog import NotebookDialog
from cascadia_qt.games.cascadia.views.notebook.memories import Notebook, Passed, Ticked
from cascadia_qt.games.cascadia.views.notebook.paper import PassStrip
from cascadia_qt.games.cascadia.views.notebook.tick_dialog import TickDialog
from cascadia_qt.games.cascadia.words.ticking import ticking_words
from cascadia_qt.views.theme import DARK
from tests.games.cascadia.views.cards_table import press
from tests.looks import Wear

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

Key = Qt.Key
DAY = date(2026, 4, 2)
ANN = Notebook(
    "Ann",
    (Ticked(1, DAY), Ticked(15, date(2026, 12, 24))),
    (Passed(1, "Ann", DAY), Passed(12, "Ann", DAY), Passed(12, "Ann", DAY)),
)
BEN = Notebook("Ben", (Ticked(25, DAY),))


def opened(qtbot: QtBot, faces: Faces, *books: Notebook, name: str = "Ann") -> NotebookDialog:
    dialog = NotebookDialog(books, name, faces)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def ticked(dialog: NotebookDialog) -> dict[int, str]:
    return {n: row.note for n, row in enumerate(dialog.rows, 1) if row.ticked}


def words(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


@pytest.mark.parametrize("everything", [False, True])
def test_the_notebook_says_who_may_tick_and_where_the_files_are(
    qtbot: QtBot, faces: Faces, everything: bool
) -> None:
    dialog = opened(qtbot, faces, Notebook("Ann"))
    folder = Path("somewhere")
    dialog.tell(folder, everything=everything)
    assert ticking_words(everything=everything) in words(dialog)
    assert f"GameAchievements.txt and ScenarioAchievements.txt are in {folder}" in words(dialog)
    button = next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Open the folder")
    with qtbot.waitSignal(dialog.folder_requested):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_all_achievements_are_there_and_ticked_ones_have_a_date(qtbot: QtBot, faces: Faces) -> None:
    dialog = opened(qtbot, faces, ANN, BEN)
    assert len(dialog.rows) == 25
    assert ticked(dialog) == {1: "2 Apr 2026", 15: "24 Dec 2026"}
    assert dialog.rows[14].text == "Far and wide"
    assert dialog.rows[14].detail == (
        "The largest corridor in at least 3 habitats, alone or shared (solo: seven tiles)"
    )
    assert dialog.rows[14].said().endswith("24 Dec 2026, ticked")
    assert dialog.rows[3].note == ""


def test_scenarios_are_counted_once(qtbot: QtBot, faces: Faces) -> None:
    dialog = opened(qtbot, faces, ANN, BEN)
    assert "Achievements: 2 of 25 · scenarios: 2 of 15" in words(dialog)
    strip = dialog.findChild(PassStrip)
    assert isinstance(strip, PassStrip)
    assert strip.accessibleDescription() == "Scenario 1, 2 Apr 2026; Scenario 12, 2 Apr 2026"


@pytest.mark.parametrize(("number", "tip"), [(1, "Scenario 1, 2 Apr 2026"), (15, "Scenario 15")])
def test_a_seal_tells_its_date(qtbot: QtBot, faces: Faces, number: int, tip: str) -> None:
    dialog = opened(qtbot, faces, ANN)
    strip = dialog.findChild(PassStrip)
    assert isinstance(strip, PassStrip)
    point = QPoint(round((number - 0.5) * strip.width() / 15), 10)
    event = QHelpEvent(QEvent.Type.ToolTip, point, strip.mapToGlobal(point))
    QCoreApplication.sendEvent(strip, event)
    assert QToolTip.text() == tip


def test_another_name_is_another_notebook(qtbot: QtBot, faces: Faces) -> None:
    dialog = opened(qtbot, faces, ANN, BEN, name="Ben")
    assert ticked(dialog) == {25: "2 Apr 2026"}
    names = dialog.findChild(QComboBox)
    assert isinstance(names, QComboBox)
    assert names.hasFocus()
    press(Key.Key_Up)
    assert dialog.notebook is ANN
    assert set(ticked(dialog)) == {1, 15}


def test_a_notebook_can_be_empty(qtbot: QtBot, faces: Faces) -> None:
    dialog = opened(qtbot, faces, name="Cleo")
    assert dialog.notebook == Notebook("Cleo")
    assert ticked(dialog) == {}


def test_the_notebook_is_closed_by_a_key_and_speaks_other_languages(
    qtbot: QtBot, faces: Faces, shouting: None
) -> None:
    dialog = opened(qtbot, faces, ANN)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.rows[0].text == "TRAILHEAD"
    press(Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_notebook_is_painted_in_the_dark(qtbot: QtBot, faces: Faces, wear: Wear) -> None:
    wear(DARK)
    dialog = NotebookDialog([ANN], "Ann", faces)
    qtbot.addWidget(dialog)
    assert not dialog.grab().isNull()


# Ticking

OFFERED = (4, 15, 20)


def asked(qtbot: QtBot, faces: Faces, *, several: bool = False) -> TickDialog:
    dialog = TickDialog("Ann", OFFERED, several=several, faces=faces)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def offers(dialog: TickDialog) -> GoalList:
    found = dialog.findChild(GoalList)
    assert isinstance(found, GoalList)
    return found


def click(dialog: TickDialog, row: int) -> None:
    rows = offers(dialog)
    middle = rows.visualItemRect(rows.item(row)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def test_what_was_reached_is_offered(qtbot: QtBot, faces: Faces) -> None:
    dialog = asked(qtbot, faces)
    assert [row.text for row in offers(dialog).rows] == [
        "High meadow", "Far and wide", "Good company",
    ]  # fmt: skip
    assert "Ann may tick an achievement" in words(dialog)


def test_one_is_ticked_at_a_time_and_return_confirms(qtbot: QtBot, faces: Faces) -> None:
    dialog = asked(qtbot, faces)
    assert dialog.chosen == (20,)
    press(Key.Key_Up)
    assert dialog.chosen == (15,)
    click(dialog, 0)
    assert dialog.chosen == (4,)
    assert [row.ticked for row in offers(dialog).rows] == [True, False, False]
    press(Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert not dialog.isVisible()


def test_several_can_be_ticked_where_that_is_allowed(qtbot: QtBot, faces: Faces) -> None:
    dialog = asked(qtbot, faces, several=True)
    assert dialog.chosen == OFFERED
    press(Key.Key_Space, Key.Key_Down)
    after = [dialog.chosen]
    for row in (2, 0):
        click(dialog, row)
        after.append(dialog.chosen)
    assert after == [(15, 20), (15,), (4, 15)]


def test_without_a_tick_there_is_nothing_to_confirm(qtbot: QtBot, faces: Faces) -> None:
    dialog = asked(qtbot, faces, several=True)
    for row in range(3):
        click(dialog, row)
    confirm = next(b for b in dialog.findChildren(QPushButton) if b.isDefault())
    assert not confirm.isEnabled()
    press(Key.Key_Return)
    assert dialog.isVisible()


@pytest.mark.parametrize("by", ["escape", "button"])
def test_ticking_can_be_left(qtbot: QtBot, faces: Faces, by: str) -> None:
    dialog = asked(qtbot, faces)
    if by == "escape":
        press(Key.Key_Escape)
    else:
        next(b for b in dialog.findChildren(QPushButton) if not b.isDefault()).click()
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


def test_ticking_speaks_other_languages(qtbot: QtBot, faces: Faces, shouting: None) -> None:
    dialog = asked(qtbot, faces)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert offers(dialog).rows[0].text == "HIGH MEADOW"
