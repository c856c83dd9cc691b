"""Every page of the help of every game, and a search in it, for the pictures of every page."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from cascadia_qt.shelf import GAMES
from cascadia_qt.views.help.help_dialog import HelpDialog
from cascadia_qt.views.help.page_lists import PageList
from cascadia_qt.views.help.text import HelpText
from tests.screenshots.pages import Stage, kept_dialog, settle


def help_pages(stage: Stage) -> None:
    for game in GAMES:
        book = stage.shell.gui(game).help_book()
        dialog = HelpDialog(book, stage.window)
        pages, text = dialog.findChild(PageList), dialog.findChild(HelpText)
        assert isinstance(pages, PageList)
        assert isinstance(text, HelpText)
        dialog.open()
        for row in range(pages.count()):
            pages.setCurrentRow(row)
            settle()
            _keep_to_the_end(stage, f"help-{game}-{row + 1:02}", dialog, text)
        dialog.close()
    kept_dialog(stage, "help-search", lambda: _searching(stage))


def _keep_to_the_end(stage: Stage, name: str, dialog: QDialog, text: HelpText) -> None:
    """A picture for each screenful of a page."""
    bar = text.verticalScrollBar()
    for number in range(1 + -(-bar.maximum() // bar.pageStep())):
        bar.setValue(number * bar.pageStep())
        stage.keep_over(f"{name}-{number + 1}", dialog)


def _searching(stage: Stage) -> QDialog:
    dialog = HelpDialog(stage.shell.gui("cascadia").help_book(), stage.window)
    QTest.keyClicks(dialog._search, "nature")
    return dialog
