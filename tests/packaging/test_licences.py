"""Everything the program stands on is listed, in the files and in the window."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from cascadia_qt.assets import resource
from cascadia_qt.views.help.dialogs import AboutDialog
from cascadia_qt.views.help.licences_dialog import LicencesDialog
from tests.packaging.conftest import PACKAGING

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

FILE = json.loads(resource("licences.json").read_text(encoding="utf-8"))
LISTED = FILE["libraries"]
INSIDE_QT = FILE["inside_qt"]


def test_list_and_notice_tell_what_is_installed_and_locked() -> None:
    command = [sys.executable, str(PACKAGING / "licences.py"), "check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_notice_says_what_the_licence_of_qt_asks() -> None:
    notice = (PACKAGING.parent / "NOTICE").read_text(encoding="utf-8")
    for wanted in ("Lesser General", "may replace them", "sources", "independent work"):
        assert wanted in notice
    for entry in LISTED:
        assert re.search(rf"{entry['name']} {entry['version']}\s+{entry['licence']}", notice)
    for entry in INSIDE_QT:
        assert re.search(rf"{re.escape(entry['name'])}\s+{entry['licence']}", notice)
    assert {"FreeType", "HarfBuzz", "libpng", "zlib"} <= {entry["name"] for entry in INSIDE_QT}


def test_the_dialog_names_every_library(qtbot: QtBot) -> None:
    dialog = LicencesDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    browser = dialog.findChild(QTextBrowser)
    assert isinstance(browser, QTextBrowser)
    text = browser.toPlainText()
    for entry in LISTED + INSIDE_QT:
        assert entry["name"] in text
        assert entry["licence"] in text
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_about_leads_to_the_licences(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QDialog] = []
    monkeypatch.setattr(LicencesDialog, "exec", lambda dialog: shown.append(dialog))  # noqa: PLW0108
    about = AboutDialog()
    about.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(about)
    button = next(one for one in about.findChildren(QPushButton) if "Licences" in one.text())
    button.click()
    assert [type(dialog) for dialog in shown] == [LicencesDialog]
