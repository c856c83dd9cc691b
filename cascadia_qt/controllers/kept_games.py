"""The list of finished games, and what can be done with them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cascadia_qt.controllers.file_question import asked_file, folder_for
from cascadia_qt.model.game_keeper import GameKeeper
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.program_name import program_name
from cascadia_qt.rules.record import Record
from cascadia_qt.store.file_names import SAVED_GAME
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_records, take_over
from cascadia_qt.store.rows import KeptGame
from cascadia_qt.store.saved_games import write_game
from cascadia_qt.store.statistics import Choices, choices
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.views.messages import ask
from cascadia_qt.views.statistics.games_list import GamesList

_FIRST, _NEXT = 100, 2500
_STORE = ".sqlite"


@dataclass(frozen=True, slots=True)
class _Page:
    """Some games of a list, and how many there are."""

    asked: int
    offset: int
    games: list[KeptGame]
    total: int
    choices: Choices


@dataclass(frozen=True, slots=True)
class _Export:
    record: Record
    path: Path


class KeptGames(QObject):
    """Opens the list; files are chosen here, everything else the keeper does.

    Signals:
        replay_requested: a game is to be watched again; carries its Record.
        told: something was done; carries the sentence that says so.
        failed: something did not work; carries the sentence that says so.
    """

    replay_requested = Signal(object)
    told = Signal(str)
    failed = Signal(str)

    def __init__(self, keeper: GameKeeper, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._preferences = preferences
        self._which = EVERYTHING
        self._asked = 0
        self._games: list[KeptGame] = []
        self._dialog: GamesList | None = None

    def open(self, window: QWidget | None = None) -> GamesList:
        """Shows the list at once and fills it when the store has answered."""
        dialog = self._dialog = GamesList(window)
        dialog.filter_changed.connect(self.ask)
        dialog.replay_requested.connect(self._leave_for_game)
        dialog.export_requested.connect(self.export)
        dialog.delete_requested.connect(self.delete)
        dialog.import_requested.connect(self.import_)
        dialog.backup_requested.connect(self.back_up)
        dialog.finished.connect(self._forget)
        dialog.open()
        self.ask(self._which)
        return dialog

    def ask(self, which: GameFilter) -> None:
        """Lists other games; what was asked before and is not answered yet is dropped."""
        self._which = which
        self._asked += 1
        self._ask_for_page(0, _FIRST)

    def replay(self, number: int) -> None:
        """Fetches a game to be watched again."""
        self._keeper.ask(lambda store: store.record(number), self.replay_requested.emit)

    def export(self, number: int) -> None:
        """Asks for a file and writes the game there as it is saved."""
        proposed = self._folder / self.tr("Game {0}.cascadia").format(number)
        kind = self.tr("Games") + " (*.cascadia *.json)"
        title = self.tr("Export the game")
        path = asked_file(self._dialog, title, proposed, kind, (SAVED_GAME, ".json"))
        if path is not None:
            self._remember_folder(path)
            self._keeper.ask(lambda store: _Export(store.record(number), path), self._write)

    def delete(self, number: int) -> None:
        """Asks first."""
        question = self.tr("Delete this game for good? Its scores leave the statistics too.")
        if ask(self._dialog, question):
            self._keeper.ask(lambda store: store.delete(number), self._list_again)

    def import_(self) -> None:
        """Asks for files: saved games, or a backup of all games."""
        kind = self.tr("Games and backups") + f" (*.cascadia *.json *{_STORE})"
        names, _ = QFileDialog.getOpenFileNames(
            self._dialog, self.tr("Import games"), str(self._folder), kind
        )
        if names:
            paths = [Path(name) for name in names]
            self._remember_folder(paths[0])
            self._keeper.ask(lambda store: _imported(store, paths), self._tell_imported)

    def back_up(self) -> None:
        """Asks for a file and writes all games there."""
        proposed = self._folder / self.tr("{0} backup{1}").format(program_name(), _STORE)
        title = self.tr("Back up all games")
        path = asked_file(self._dialog, title, proposed, f"SQLite (*{_STORE})", (_STORE,))
        if path is not None:
            self._remember_folder(path)
            self._keeper.ask(lambda store: _backed_up(store, path), self._tell_backed_up)

    @property
    def _folder(self) -> Path:
        return folder_for(self._preferences.last_folder)

    def _remember_folder(self, path: Path) -> None:
        self._preferences.last_folder = str(path.parent)

    def _ask_for_page(self, offset: int, count: int) -> None:
        which, asked = self._which, self._asked

        def question(store: GameStore) -> _Page:
            games = store.games(which, count, offset)
            return _Page(asked, offset, games, store.count(which), choices(store, which))

        self._keeper.ask(question, self._take)

    def _take(self, page: _Page) -> None:
        """Shows the first games at once, and all of them when they are there."""
        if self._dialog is None or page.asked != self._asked:
            return
        self._games = [*self._games[: page.offset], *page.games]
        last = len(self._games) >= page.total or not page.games
        if page.offset == 0:
            self._dialog.show_choices(page.choices, self._which)
        if page.offset == 0 or last:
            self._dialog.show_games(self._games, page.total)
        if not last:
            self._ask_for_page(len(self._games), _NEXT)

    def _write(self, export: _Export) -> None:
        try:
            write_game(export.path, export.record)
        except StorageError as error:
            self.failed.emit(str(error))
        else:
            self.told.emit(self.tr("The game is in {0}.").format(export.path))

    def _list_again(self, _found: None = None) -> None:
        self.ask(self._which)

    def _tell_imported(self, found: tuple[int, tuple[str, ...]]) -> None:
        new, complaints = found
        for complaint in complaints:
            self.failed.emit(complaint)
        self.told.emit(self.tr("New games: {0}.").format(new))
        self._list_again()

    def _tell_backed_up(self, path: Path) -> None:
        self.told.emit(self.tr("All games are in {0}.").format(path))

    def _forget(self) -> None:
        self._dialog = None
        self._games = []

    def _leave_for_game(self, number: int) -> None:
        if self._dialog is not None:
            self._dialog.reject()
        self.replay(number)


def _imported(store: GameStore, paths: list[Path]) -> tuple[int, tuple[str, ...]]:
    """How many games are new, and what is wrong with files."""
    stores = [path for path in paths if path.suffix == _STORE]
    found = [import_records(store, [path for path in paths if path not in stores])]
    found += [take_over(store, path) for path in stores]
    complaints = tuple(complaint for one in found for complaint in one.complaints)
    return sum(one.new for one in found), complaints


def _backed_up(store: GameStore, path: Path) -> Path:
    store.backup(path)
    return path
