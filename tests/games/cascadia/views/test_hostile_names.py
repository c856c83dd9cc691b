"""Every page and dialog, with people whose names attack it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.rules.names import LONGEST_TYPED
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT
from tests.games.cascadia.views.rooms import ROOMS, WITH_FILES, room
from tests.views.fitting import misfits
from tests.views.hostile_names import cut_for_good, hostile_names, taken_for_mark_up

# The screen that is none says so of every window.
pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIZE = QSize(1280, 720)
FIRST_NAMES = ("Anna", "Berta", "Clara", "Dora")


@pytest.fixture(scope="module")
def names() -> Iterator[tuple[str, ...]]:
    with TemporaryDirectory() as folder:
        yield hostile_names(Path(folder))


@pytest.fixture(scope="module", autouse=True)
def looks(qapp: QApplication) -> Iterator[None]:
    style = qapp.style().objectName()
    qapp.setStyle("Fusion")
    qapp.setStyleSheet(style_sheet(LIGHT))
    yield
    qapp.setStyleSheet("")
    qapp.setStyle(style)


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("name", [*ROOMS, *WITH_FILES])
def test_names_are_shown_letter_by_letter_and_fit(
    qtbot: QtBot, tmp_path: Path, names: tuple[str, ...], name: str, first: int
) -> None:
    """Whichever of them comes first."""
    turned = (*names[first:], *names[:first])
    assert faults(qtbot, room(name, tmp_path, turned), turned) == []


@pytest.mark.parametrize("name", [*ROOMS, *WITH_FILES])
def test_names_of_many_words_fit(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    names = tuple(f"{one} {'Wilhelmina of Wow ' * 6}"[:100] for one in FIRST_NAMES)
    assert faults(qtbot, room(name, tmp_path, names), names) == []


@pytest.mark.parametrize(("name", "count"), [("new-game", 4), ("score-pad", 1)])
def test_no_longer_name_can_be_typed(
    qtbot: QtBot, tmp_path: Path, names: tuple[str, ...], name: str, count: int
) -> None:
    window = room(name, tmp_path, names)
    qtbot.addWidget(window)
    fields = window.findChildren(QLineEdit)
    taking = [one for one in fields if one.text() and names[0].startswith(one.text())]
    taking += [one for one in fields if one.objectName() == "name_edit" and one not in taking]
    assert len(taking) == count
    for field in taking:
        field.selectAll()
        QTest.keyClicks(field, "W" * 60)
        assert field.text() == "W" * LONGEST_TYPED


def test_a_longer_name_of_an_older_file_stays_until_somebody_types(
    qtbot: QtBot, tmp_path: Path
) -> None:
    long = "W" * 100
    window = room("score-pad", tmp_path, (long, "Ann", "Ben", "Cleo"))
    qtbot.addWidget(window)
    page = window.findChild(PadPage)
    assert isinstance(page, PadPage)
    with qtbot.assertNotEmitted(page.tools.name_edited):
        QTest.keyClick(page.tools.name, Qt.Key.Key_Return)
    assert page.bar.tabs[0].accessibleName().startswith(long)
    assert page.bar.tabs[0].toolTip() == long


def faults(qtbot: QtBot, window: QWidget, names: tuple[str, ...]) -> list[str]:
    qtbot.addWidget(window)
    window.show()
    window.resize(SIZE)
    wrong = misfits(window, SIZE)
    return [*wrong, *taken_for_mark_up(window, names), *cut_for_good(window, names)]
