"""The pages about finished games, for the pictures of every page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog

from benchmarks.store import fill
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import Choices, Scores, choices
from cascadia_qt.views.statistics.data import Group, StatisticsData, gather
from cascadia_qt.views.statistics.games_list import GamesList
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from tests.screenshots.pages import Stage

Key = Qt.Key
PAGES = ("overview", "time", "categories", "distribution", "players")
ANN = GameFilter(person="Ann")


def statistics_pages(stage: Stage) -> None:
    """Every page of a store with some hundred games, drawn and as a table, and an empty one."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        fill(path, 400)
        with GameStore(path) as store:
            for number, page in enumerate(PAGES):
                _keep_page(stage, f"statistics-{page}", gather(store, EVERYTHING), number)
                _keep_page(stage, f"statistics-{page}-one", gather(store, ANN), number, read=True)
                _keep_page(stage, f"statistics-{page}-table", gather(store, ANN), number, look=1)
            _keep_page(stage, "statistics-empty", _nothing(), 0)
            _keep_list(stage, store)


def _keep_page(
    stage: Stage, name: str, data: StatisticsData, page: int, look: int = 0, *, read: bool = False
) -> None:
    """With `read`, somebody has walked some steps through a plot."""

    def make() -> QDialog:
        dialog = StatisticsDialog(stage.window)
        dialog.show_statistics(data)
        dialog.page_choice.choose(page)
        dialog.look_choice.choose(look)
        drawing = dialog.page.drawing
        if drawing is not None:
            (drawing.focusProxy() or drawing).setFocus()
        return dialog

    _keep(stage, name, make, *[Key.Key_Right] * (4 if read and page else 0))


def _keep_list(stage: Stage, store: GameStore) -> None:
    def make() -> QDialog:
        dialog = GamesList(stage.window)
        dialog.show_choices(choices(store), EVERYTHING)
        dialog.show_games(store.games(), store.count())
        return dialog

    _keep(stage, "games", make)


def _nothing() -> StatisticsData:
    nobody = Group(Scores(0, 0, None, None, None), (), {}, {})
    return StatisticsData(EVERYTHING, Choices(game="cascadia"), nobody, nobody, {}, ())


def _keep(stage: Stage, name: str, make: Callable[[], QDialog], *keys: Qt.Key) -> None:
    action = QAction(stage.window)
    action.triggered.connect(lambda: make().exec())
    stage.keep_dialog(name, action, *keys)
