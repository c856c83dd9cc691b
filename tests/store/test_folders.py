"""The folder that is found without Qt is the one that Qt finds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
from PySide6.QtCore import QCoreApplication, QStandardPaths
from cascadia_qt.store.folders import data_folder
app = QCoreApplication([])
app.setOrganizationName("cascadia-qt")
app.setApplicationName("cascadia-qt")
print(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
print(data_folder().as_posix())
"""


@pytest.mark.parametrize("chosen", [None, "", "relative/folder", "absolute"])
def test_the_folder_of_the_window(tmp_path: Path, chosen: str | None) -> None:
    environment = {**os.environ, "HOME": str(tmp_path)}
    environment.pop("XDG_DATA_HOME", None)
    if chosen is not None:
        environment["XDG_DATA_HOME"] = str(tmp_path) if chosen == "absolute" else chosen
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    )
    qt, ours = done.stdout.splitlines()
    assert ours == qt


@pytest.mark.parametrize(
    ("platform", "place"),
    [("darwin", "Library/Application Support"), ("win32", "Roaming"), ("linux", "data")],
)
def test_other_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, place: str
) -> None:
    from cascadia_qt.store.folders import autosave_folder

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("APPDATA", str(tmp_path / "Roaming"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert autosave_folder() == tmp_path / place / "cascadia-qt" / "cascadia-qt" / "autosave"
