"""The pictures of every page are made to their end, whatever was shown before a page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Pages that are filled by hand, after a film and before a game; no picture is kept.
SCRIPT = """
import sys
from importlib import import_module
from pathlib import Path
from PySide6.QtCore import QSettings
from tests.screenshots import pages

pages.Stage.keep = pages.Stage.keep_dialog = lambda *_: pages.settle()
folder, module, show = sys.argv[1:]
settings = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
stage = pages.Stage(Path(folder), settings, Path(folder))
stage.open(1280, 800)
stage.shell.replay(pages.game(pages.turn(2)))
pages.settle()
getattr(import_module(f"tests.screenshots.{module}"), show)(stage)
stage.shell.play(pages.game(pages.turn(0)))
pages.settle()
stage.shell.close()
"""


@pytest.mark.parametrize(
    ("module", "show"),
    [
        ("memory_pages", "scenario_pages"),
        ("score_pad_pages", "score_pad_pages"),
        ("match_pages", "match_pages"),
    ],
)
def test_pages_stand_between_a_film_and_a_game(module: str, show: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path), module, show],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
