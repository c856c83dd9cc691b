"""What all games share: menus, messages, files and preferences, for the pictures of every page."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from cascadia_qt.controllers.file_question import _may_replace
from cascadia_qt.model.storage import load_game
from cascadia_qt.shelf import GAMES
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.views.access.board_table import BoardTableDialog
from cascadia_qt.views.error_dialog import ErrorDialog
from cascadia_qt.views.help.licences_dialog import LicencesDialog
from cascadia_qt.views.reading_notice import ReadingNotice
from cascadia_qt.views.seats.helps_field import HelpsField
from cascadia_qt.words.seats import drawn_words
from tests.screenshots.pages import Stage, kept_dialog, settle


def hall_pages(stage: Stage) -> None:
    messages(stage)
    for game, entry in GAMES.items():
        stage.shell.play(entry.setups().first().dealt(1))
        around(stage, game)
    stage.shell.show_welcome()


def messages(stage: Stage) -> None:
    window = stage.window
    for saved in (True, False):
        kept_dialog(stage, f"error-{saved}", partial(ErrorDialog, "details", saved, window))
    kept_dialog(stage, "licences", partial(LicencesDialog, window))
    kept_dialog(stage, "reading", partial(ReadingNotice, Path("Sunday.cascadia"), window))
    damaged = stage.games / "damaged.cascadia"
    damaged.write_text('{"format": 1}', encoding="utf-8")
    try:
        load_game(damaged)
    except StorageError as error:
        _keep(stage, "complaint", partial(stage.shell.complain, str(error)))
    _keep(stage, "question", partial(_may_replace, damaged, window))
    stage.keep_dialog("file-open", window.open_game)
    stage.shell.tell(drawn_words("Ann"))
    stage.keep("toast")


def around(stage: Stage, game: str) -> None:
    """What is the game's own of it."""
    window = stage.window
    for number, menu in enumerate(_menus(stage)):
        menu.popup(window.mapToGlobal(window.menuBar().geometry().bottomLeft()))
        stage.keep_over(f"menu-{game}-{number + 1}", menu)
        menu.close()
    stage.keep_dialog(f"preferences-{game}", window.preferences)
    stage.keep_dialog(f"keys-{game}", window.keys)
    stage.keep_dialog(f"export-{game}", window.export)
    stage.keep_dialog(f"print-{game}", window.print)
    window.board_table.trigger()
    table = window.findChild(BoardTableDialog)
    assert isinstance(table, BoardTableDialog)
    stage.keep_over(f"board-table-{game}", table)
    table.close()
    stage.keep_dialog(f"new-game-helps-{game}", window.new_game, opened=_open_helps)


def _menus(stage: Stage) -> list[QMenu]:
    menus = (action.menu() for action in stage.window.menuBar().actions())
    return [menu for menu in menus if isinstance(menu, QMenu)]


def _open_helps(dialog: QWidget) -> QWidget | None:
    fields = [each for each in dialog.findChildren(HelpsField) if each.isVisible()]
    if not fields:
        return None
    fields[0].showPopup()
    settle()
    return fields[0]._card


def _keep(stage: Stage, name: str, do: object) -> None:
    action = QAction(stage.window)
    action.triggered.connect(do)
    stage.keep_dialog(name, action)
