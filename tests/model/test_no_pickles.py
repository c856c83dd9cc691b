"""Nothing that Qt reads for itself is unpickled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.model.test_settings_file import pickled

# The file dialog of Qt reads settings that all programs share.
OPEN = """
import pickle
from PySide6.QtWidgets import QFileDialog
from cascadia_qt import app
made = app.make_application()
dialog = QFileDialog(None, "", "/")
dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
dialog.show()
made.processEvents()
dialog.selectedFiles()
assert pickle.loads(pickle.dumps([7])) == [7]
"""
UNGUARDED = "from cascadia_qt.model import no_pickles\nno_pickles.refuse_pickles = int\n"


def opens_a_file_dialog(home: Path, before: str = "") -> bool:
    """Whether a trap in the settings of Qt was run in it."""
    mark = home / "mark"
    config = home / ".config"
    config.mkdir()
    line = f"[FileDialog]\nlastVisited={pickled(mark)}\n"
    (config / "QtProject.conf").write_text(line, encoding="utf-8")
    environment = {**os.environ, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("XDG_CONFIG_HOME", None)
    subprocess.run([sys.executable, "-c", before + OPEN], env=environment, timeout=60, check=True)
    return mark.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="Qt's settings are no file elsewhere")
def test_the_trap_is_one(tmp_path: Path) -> None:
    assert opens_a_file_dialog(tmp_path, UNGUARDED)


@pytest.mark.skipif(sys.platform != "linux", reason="Qt's settings are no file elsewhere")
def test_nothing_in_the_settings_of_qt_is_run(tmp_path: Path) -> None:
    assert not opens_a_file_dialog(tmp_path)
