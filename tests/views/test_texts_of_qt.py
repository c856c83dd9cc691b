"""Qt's own dialogs speak the language of the program, to the last word."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, Qt
from PySide6.QtPrintSupport import QPageSetupDialog, QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMessageBox,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cascadia_qt.language import TEXTS_OF_QT, Languages
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.words.language import translate_with
from cascadia_qt.words.languages import CODES
from tests.games.cascadia.views.cards_table import in_english

pytestmark = pytest.mark.qt_log_ignore(
    "plugin does not support", "Cannot be used on non-native printers", extend=True
)

SAID = ("text", "title", "windowTitle", "toolTip", "placeholderText", "accessibleName")
# What is the same in both languages.
SAME = {"Type", "Orientation", "Portrait", "Pica (P̸)", "Didot (DD)", "&Options >>"}
SAME |= {"Copies", "Options", "Pages"}


@pytest.fixture
def speak(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Another language from now on."""
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences, locale = Preferences(settings), QLocale()
    languages = Languages(qapp, preferences, qapp)

    def spoken(language: str) -> None:
        preferences.language = language

    yield spoken
    for translator in languages._translators:
        qapp.removeTranslator(translator)
    translate_with(in_english)
    QLocale.setDefault(locale)


def file_dialog(folder: Path, mode: QFileDialog.AcceptMode) -> QDialog:
    (folder / "games").mkdir(exist_ok=True)
    dialog = QFileDialog(None, "", str(folder), "(*)")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    return dialog


def question(_: Path) -> QDialog:
    answers = QMessageBox.StandardButton
    offered = answers.Yes | answers.No | answers.Cancel | answers.Close
    return QMessageBox(QMessageBox.Icon.Question, "", "", offered)


@cache
def printer() -> QPrinter:
    """Which the dialogs do not keep."""
    return QPrinter()


DIALOGS: dict[str, Callable[[Path], QDialog]] = {
    "open": lambda folder: file_dialog(folder, QFileDialog.AcceptMode.AcceptOpen),
    "save": lambda folder: file_dialog(folder, QFileDialog.AcceptMode.AcceptSave),
    "question": question,
    "preview": lambda _: QPrintPreviewDialog(),
}
if sys.platform == "linux":  # elsewhere those of the system are shown
    DIALOGS["page"] = lambda _: QPageSetupDialog(printer())
    DIALOGS["print"] = lambda _: QPrintDialog(printer())


def texts(dialog: QDialog) -> set[str]:
    """Everything that can be read in it, with the kinds of what is listed."""
    found: set[str] = set()
    for widget in (dialog, *dialog.findChildren(QWidget)):
        asked = (getattr(widget, name, str)() for name in SAID)
        found.update(said for said in asked if isinstance(said, str))
        found.update(action.text() for action in widget.actions())
        if isinstance(widget, QTabWidget):
            found.update(widget.tabText(number) for number in range(widget.count()))
        if isinstance(widget, QComboBox) and not widget.objectName().startswith("pageSize"):
            found.update(widget.itemText(number) for number in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and widget.objectName() == "treeView":
            found.update(_listed(widget))
    return {said for said in found if sum(map(str.isalpha, said)) > 2 and "/" not in said}


def _listed(view: QAbstractItemView) -> Iterator[str]:
    model, across = view.model(), Qt.Orientation.Horizontal
    for column in range(model.columnCount()):
        yield model.headerData(column, across)
    for row in range(model.rowCount(view.rootIndex())):
        yield model.index(row, 2, view.rootIndex()).data()  # what kind of thing it is


@pytest.mark.parametrize("name", DIALOGS)
def test_no_word_is_left_in_english(
    qtbot: QtBot, tmp_path: Path, speak: Callable[[str], None], name: str
) -> None:
    said = {}
    for language in CODES:
        speak(language)
        dialog = DIALOGS[name](tmp_path)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.wait(50)
        said[language] = texts(dialog)
        dialog.close()
    assert said["fr"]
    assert said["en"] & said["fr"] - SAME == set()


def test_what_qt_lacks_is_in_our_catalogue(speak: Callable[[str], None]) -> None:
    speak("fr")
    assert QCoreApplication.translate("QFileDialog", "&Look in:").startswith("&Chercher dans")
    assert QCoreApplication.translate("QAbstractFileIconProvider", "Folder") == "Dossier"
    assert len(set(TEXTS_OF_QT)) == len(TEXTS_OF_QT)
