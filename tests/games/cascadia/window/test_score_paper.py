"""The score leaves the table as a file or on paper, and the window goes on meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cascadia_qt.views.toast import Toast
from tests.documents import random_record
from tests.games.cascadia.window.desk import PATIENCE, Desk, settle, trigger

SIGNS = {"pdf": b"%PDF", "png": b"\x89PNG", "svg": b"<?xml", "csv": b"\xef\xbb\xbf"}


@pytest.fixture
def over(desk: Desk) -> Desk:
    desk.play(random_record(players=2))
    desk.dialogs.opened.clear()
    return desk


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | str, kind: str = "") -> None:
    answer = lambda *_: (str(path), kind)  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)


@pytest.mark.parametrize("suffix", SIGNS)
def test_a_score_is_exported(
    over: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot, suffix: str
) -> None:
    path = tmp_path / f"score.{suffix}"
    choose(monkeypatch, path)
    with qtbot.waitSignal(over.gui.sheets.paper.exported, timeout=PATIENCE):
        trigger(over.window.export)
    assert path.read_bytes().startswith(SIGNS[suffix])
    settle()
    toasts = over.window.findChildren(Toast)
    assert [str(path) in toast.text() for toast in toasts] == [True]
    assert over.preferences.last_folder == str(tmp_path)


def test_a_file_that_cannot_be_written_is_told_of(
    over: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    choose(monkeypatch, tmp_path / "nowhere" / "score.csv")
    trigger(over.window.export)
    qtbot.waitUntil(lambda: bool(over.dialogs.warnings), timeout=PATIENCE)
    assert "score.csv" in over.dialogs.warnings[0]


@pytest.mark.parametrize("yes", [True, False])
def test_a_file_is_not_replaced_unasked(
    over: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, yes: bool
) -> None:
    """The file dialog has asked about the name that was typed, not about the one with a suffix."""
    there = tmp_path / "score.pdf"
    there.write_text("mine")
    choose(monkeypatch, tmp_path / "score")
    buttons = QMessageBox.StandardButton
    monkeypatch.setattr(QMessageBox, "question", lambda *_: buttons.Yes if yes else buttons.No)
    trigger(over.window.export)
    over.gui.sheets.paper.wait()
    assert (there.read_bytes() == b"mine") is not yes


def test_nothing_happens_without_a_name(over: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "")
    before = over.preferences.last_folder
    trigger(over.window.export)
    assert over.preferences.last_folder == before


def test_closing_waits_for_the_file(
    over: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "score.pdf"
    choose(monkeypatch, path)
    trigger(over.window.export)
    over.application.shell.close()
    assert path.read_bytes().startswith(b"%PDF")


def test_the_score_is_printed_after_a_preview(over: Desk) -> None:
    trigger(over.window.print)
    assert over.dialogs.opened == ["QPrintPreviewDialog"]


def test_the_score_sheet_exports_and_prints_too(
    over: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose(monkeypatch, tmp_path / "score.csv")

    def answer(dialog: object) -> None:
        dialog.export_requested.emit()  # type: ignore[attr-defined]
        dialog.print_requested.emit()  # type: ignore[attr-defined]

    over.dialogs.answers["ScoreDialog"] = answer
    trigger(over.window.scores)
    over.gui.sheets.paper.wait()
    assert (tmp_path / "score.csv").exists()
    assert over.dialogs.opened == ["ScoreDialog", "QPrintPreviewDialog"]
