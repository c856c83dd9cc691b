"""Posters are written while the window goes on, and it says what became of them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.controllers.posters import LandscapePosters
from cascadia_qt.games.cascadia.views.poster.dialog import PosterChoice, PosterDialog
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.toast import Toast
from tests.games.cascadia.views.scored_tables import named, table

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

SIGNS = {"pdf": b"%PDF", "png": b"\x89PNG", "svg": b"<?xml"}
SMALL = PosterChoice(4, width=400, height=500)
PATIENCE = 20_000


class Place:
    """A window with posters whose dialog saves at once."""

    def __init__(self, folder: Path, window: QWidget, patch: pytest.MonkeyPatch) -> None:
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.preferences = Preferences(settings)
        self.window = window
        self.posters = LandscapePosters(self.preferences, window, window)
        self.posters._choice = SMALL
        self.proposed: list[str] = []
        self.warnings: list[str] = []
        self._patch = patch
        patch.setattr(QMessageBox, "warning", lambda *words: self.warnings.append(words[-1]))
        patch.setattr(PosterDialog, "exec", _save_at_once)

    def choose(self, name: Path | str, kind: str = "") -> None:
        def answer(_parent: object, _title: str, proposed: str, _filters: str) -> tuple[str, str]:
            self.proposed.append(proposed)
            return str(name), kind

        self._patch.setattr(QFileDialog, "getSaveFileName", answer)

    def show(self, names: tuple[str, ...] = ("Ann",)) -> None:
        self.posters.show(named(table(1, HEX, 0), names), date(2026, 11, 16), "HCVJ-MFXV-8P3G")
        self.posters.wait()


def _save_at_once(dialog: PosterDialog) -> int:
    dialog._ask_to_save()
    dialog.reject()
    return QDialog.DialogCode.Rejected


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    window = QWidget()
    window.resize(800, 600)
    qtbot.addWidget(window)
    window.show()
    return Place(tmp_path, window, monkeypatch)


@pytest.mark.parametrize("suffix", SIGNS)
def test_a_poster_is_saved(place: Place, tmp_path: Path, qtbot: QtBot, suffix: str) -> None:
    path = tmp_path / f"poster.{suffix}"
    place.choose(path)
    with qtbot.waitSignal(place.posters.saved, timeout=PATIENCE):
        place.show()
    assert path.read_bytes().startswith(SIGNS[suffix])
    (toast,) = place.window.findChildren(Toast)
    assert toast.text() == f"The poster is in {path}."
    assert place.preferences.last_folder == str(tmp_path)


def test_a_file_that_cannot_be_written_is_told_of(
    place: Place, tmp_path: Path, qtbot: QtBot
) -> None:
    place.choose(tmp_path / "nowhere" / "poster.png")
    with qtbot.waitSignal(place.posters.failed, timeout=PATIENCE):
        place.show()
    (sentence,) = place.warnings
    assert sentence.startswith("poster.png cannot be written: ")


@pytest.mark.parametrize("yes", [True, False])
def test_a_file_is_not_replaced_unasked(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, yes: bool
) -> None:
    """The file dialog has asked about the name that was typed, not about the one with a suffix."""
    there = tmp_path / "poster.png"
    there.write_text("mine")
    place.choose(tmp_path / "poster")
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Yes if yes else buttons.No)
    place.show()
    assert (there.read_bytes() == b"mine") is not yes


def test_nothing_happens_without_a_name(place: Place, tmp_path: Path) -> None:
    place.choose("")
    place.show()
    assert not list(tmp_path.glob("*.png"))
    assert place.preferences.last_folder == ""


@pytest.mark.parametrize(
    ("name", "file"),
    [("Ann", "Ann.png"), ("a/b:c", "a b c.png"), ("...", "Untitled.png"), ("?", "Untitled.png")],
)
def test_the_title_is_proposed_as_a_name(place: Place, name: str, file: str) -> None:
    place.choose("")
    place.show((name,))
    assert Path(place.proposed[0]).name == file


def test_the_last_choice_is_proposed_again(place: Place) -> None:
    place.choose("")
    place.show()
    assert place.posters._choice == SMALL


@pytest.mark.parametrize("dark", [True, False])
def test_the_first_poster_is_as_dark_as_the_window(place: Place, dark: bool) -> None:
    place.posters._choice = PosterChoice()
    place.choose("")
    place.posters.show(table(1, HEX, 0), date(2026, 11, 16), "", dark=dark)
    assert place.posters._choice.dark is dark


def test_a_name_that_is_too_long_is_said(place: Place, qtbot: QtBot, tmp_path: Path) -> None:
    place.choose(tmp_path / ("x" * 253))
    place.show()
    qtbot.waitUntil(lambda: bool(place.warnings), timeout=PATIENCE)
    assert "cannot be written" in place.warnings[0]
