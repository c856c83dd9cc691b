"""The statistics, asked of the store whenever somebody looks at other games."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.file_question import asked_path, folder_for
from cascadia_qt.model.game_keeper import GameKeeper
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.views.file_formats import ExportError, FileFormats
from cascadia_qt.views.statistics.data import StatisticsData, gather
from cascadia_qt.views.statistics.statistics_dialog import StatisticsDialog
from cascadia_qt.views.statistics.table import Table, csv_text

_FORMATS: FileFormats[[Table]] = FileFormats(
    {"csv": (lambda: "CSV", lambda table: csv_text(table).encode())}
)


class Statistics(QObject):
    """Opens the statistics, and remembers which games were looked at.

    Signals:
        game_requested: a game is to be watched again; carries its id, and the dialog is closed.
        games_requested: the list of games is to be shown; the dialog is closed.
        exported: a table was written; carries the path.
        failed: it could not be written; carries the sentence that says so.
    """

    game_requested = Signal(int)
    games_requested = Signal()
    exported = Signal(str)
    failed = Signal(str)

    def __init__(self, keeper: GameKeeper, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._preferences = preferences
        self._which = EVERYTHING
        self._dialog: StatisticsDialog | None = None

    def open(self, window: QWidget | None = None) -> StatisticsDialog:
        """Shows the dialog at once and fills it when the store has answered."""
        dialog = self._dialog = StatisticsDialog(window)
        dialog.filter_changed.connect(self.ask)
        dialog.export_requested.connect(self.export)
        dialog.game_requested.connect(self._leave_for_game)
        dialog.games_requested.connect(self._leave_for_games)
        dialog.finished.connect(self._forget)
        dialog.open()
        self.ask(self._which)
        self._keeper.ask(_import_plots, _nothing)
        return dialog

    def ask(self, which: GameFilter) -> None:
        """Shows other games; what was asked before and is not answered yet is dropped."""
        self._which = which
        self._keeper.ask(lambda store: gather(store, which), self._take)

    def export(self, table: Table, title: str) -> None:
        """Asks for a file and writes `table` there."""
        proposed = folder_for(self._preferences.last_folder) / f"{title}.csv"
        path = asked_path(self._dialog, self.tr("Export as CSV"), proposed, _FORMATS)
        if path is None:
            return
        self._preferences.last_folder = str(path.parent)
        try:
            _FORMATS.write(path, table)
        except ExportError as error:
            self.failed.emit(str(error))
        else:
            self.exported.emit(str(path))

    def _take(self, data: StatisticsData) -> None:
        if self._dialog is not None and data.which == self._which:
            self._dialog.show_statistics(data)

    def _forget(self) -> None:
        self._dialog = None

    def _leave_for_game(self, number: int) -> None:
        self._close()
        self.game_requested.emit(number)

    def _leave_for_games(self) -> None:
        self._close()
        self.games_requested.emit()

    def _close(self) -> None:
        if self._dialog is not None:
            self._dialog.reject()


def _import_plots(_store: GameStore) -> None:
    """In the thread of the store, so that the first plot need not wait for it.

    That makes classes of Qt, but no objects: those would belong to the wrong thread.
    """
    import_module("cascadia_qt.views.statistics.plots")


def _nothing(_found: None) -> None: ...
