"""Every page and dialog, with people whose names attack it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT
from tests.views.fitting import misfits
from tests.views.hostile_names import cut_for_good, hostile_names, taken_for_mark_up
from tests.views.rooms import ROOMS, WITH_FILES, room

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


def faults(qtbot: QtBot, window: QWidget, names: tuple[str, ...]) -> list[str]:
    qtbot.addWidget(window)
    window.show()
    window.resize(SIZE)
    wrong = misfits(window, SIZE)
    return [*wrong, *taken_for_mark_up(window, names), *cut_for_good(window, names)]
