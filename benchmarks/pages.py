"""How soon every page about many games is painted: `python -m benchmarks.pages [GAMES]`.

From asking to painted, with the store in its thread; the first plot also imports what draws it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QObject, QSettings
from PySide6.QtWidgets import QApplication, QDialog

from benchmarks.store import GAMES, fill
from cascadia_qt.controllers.kept_games import KeptGames
from cascadia_qt.controllers.statistics import Statistics
from cascadia_qt.model.game_keeper import GameKeeper
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import LIGHT, palette

LIMIT = 0.5
RUNS = 3
PAGES = ("overview", "over time", "categories", "distribution", "players")
SIZE = 1203, 752


class Desk:
    """Everything that the pages need, over a store with many games."""

    def __init__(self, folder: Path) -> None:
        self.parent = QObject()
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(settings, self.parent)
        self.keeper = GameKeeper(folder, folder / "texts", self.parent)
        self.statistics = Statistics(self.keeper, preferences, self.parent)
        self.games = KeptGames(self.keeper, preferences, self.parent)

    def open_page(self, number: int, *, as_table: bool = False) -> float:
        """Seconds until a page of the statistics, opened on its own, is painted."""
        begun = time.perf_counter()
        dialog = self.statistics.open()
        dialog.resize(*SIZE)
        dialog.page_choice.choose(number)
        dialog.look_choice.choose(int(as_table))
        return self._end(dialog, dialog.page.isVisible, begun)

    def change_filter(self, number: int, which: GameFilter) -> float:
        """Seconds until an open page shows other games."""
        dialog = self.statistics.open()
        dialog.resize(*SIZE)
        dialog.page_choice.choose(number)
        wait_until(dialog.page.isVisible)
        self.keeper.wait()
        QApplication.processEvents()
        begun = time.perf_counter()
        self.statistics.ask(which)
        seconds = self._end(dialog, lambda: dialog.filter.chosen == which, begun)
        self.statistics.ask(EVERYTHING)
        return seconds

    def open_games(self) -> float:
        """Seconds until the first games of the list are painted."""
        begun = time.perf_counter()
        dialog = self.games.open()
        dialog.resize(*SIZE)
        return self._end(dialog, dialog.table.isVisible, begun)

    def list_all(self) -> float:
        """Seconds until every game is in the list, which can be used before."""
        begun = time.perf_counter()
        dialog = self.games.open()
        dialog.resize(*SIZE)
        wait_until(dialog.table.isVisible)
        total = len(dialog.table.rows.table.rows)
        return self._end(dialog, lambda: len(dialog.table.rows.table.rows) > total, begun)

    def _end(self, dialog: QDialog, shown: Callable[[], bool], begun: float) -> float:
        wait_until(shown)
        dialog.grab()
        seconds = time.perf_counter() - begun
        dialog.close()
        self.keeper.wait()
        QApplication.processEvents()
        return seconds


def wait_until(reached: Callable[[], bool]) -> None:
    while not reached():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def main(count: int = GAMES) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    app.setStyle("Fusion")
    app.setPalette(palette(LIGHT))
    app.setStyleSheet(style_sheet(LIGHT))
    with TemporaryDirectory() as folder:
        fill(Path(folder) / "games.sqlite", count)
        desk = Desk(Path(folder))
        print(f"{count} games{'':<24}{'best ms':>9}{'worst ms':>10}  limit {LIMIT * 1000:.0f}")
        worst = max(report(name, task) for name, task in tasks(desk).items())
        print(f"{'every game in the list':<35}{desk.list_all() * 1000:>9.0f}")
        desk.keeper.wait()
    return 0 if worst < LIMIT else 1


def tasks(desk: Desk) -> dict[str, Callable[[], float]]:
    """The first one that draws has to import what draws."""
    ann = GameFilter(person="Ann")
    drawn = {page: partial(desk.open_page, n) for n, page in enumerate(PAGES)}
    told = {
        f"{page}, table": partial(desk.open_page, n, as_table=True) for n, page in enumerate(PAGES)
    }
    other = {
        f"{page}, other games": partial(desk.change_filter, n, ann) for n, page in enumerate(PAGES)
    }
    return {**drawn, **told, **other, "list of games": desk.open_games}


def report(name: str, task: Callable[[], float]) -> float:
    times = sorted(task() for _ in range(RUNS))
    print(f"{name:<35}{times[0] * 1000:>9.0f}{times[-1] * 1000:>10.0f}")
    return times[-1]


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
