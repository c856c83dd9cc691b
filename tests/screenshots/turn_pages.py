"""Pencil marks, hints and results on paper, for the pictures of every page."""

from __future__ import annotations

from PySide6.QtTest import QSignalSpy

from cascadia_qt.controllers.result_desk import ResultDesk
from cascadia_qt.shelf import GAMES
from cascadia_qt.views.paper.export import export_report
from cascadia_qt.views.theme import current_theme
from tests.screenshots.pages import Key, Stage

_PENCILLED = ("cascadia", "okanagan")
_HINTED = ("cascadia", "kaskaria", "okanagan")
_PATIENCE = 60_000  # milliseconds


def turn_pages(stage: Stage) -> None:
    for game, entry in GAMES.items():
        stage.shell.play(entry.setups().first().dealt(1))
        if game in _PENCILLED:
            stage.window.extras["pencil"].trigger()
            stage.press(Key.Key_Right, Key.Key_2, Key.Key_Right, Key.Key_X)
            stage.keep(f"pencil-{game}")
            stage.press(Key.Key_Escape)
        if game in _HINTED:
            keep_hint(stage, game)
        keep_paper(stage, game)
    stage.shell.show_welcome()


def keep_hint(stage: Stage, game: str) -> None:
    table = stage.shell.table
    assert table is not None
    given = QSignalSpy(table.hint_given)
    stage.window.hint.trigger()
    assert given.wait(_PATIENCE)
    stage.keep(f"hint-{game}")


def keep_paper(stage: Stage, game: str) -> None:
    """Not of the window: the result as a picture in the colours of the set."""
    for desk in stage.shell.gui(game).findChildren(ResultDesk):
        found = desk.report()
        assert found is not None
        export_report(found[1], stage.folder / f"paper-{game}.png", current_theme())
