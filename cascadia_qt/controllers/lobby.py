"""What comes before a game: the welcome page with its shelf."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cascadia_qt.model.recent_games import recent_games
from cascadia_qt.shelf import GAMES, PLACES, first_game
from cascadia_qt.views.game_action import GameAction, Place
from cascadia_qt.views.plain_text import without_mnemonic
from cascadia_qt.views.welcome.continue_card import RunningGame
from cascadia_qt.views.welcome.game_box import BoxWords
from cascadia_qt.views.welcome.page import WelcomePage
from cascadia_qt.words.language import translate

# The games are imported where they are first needed, so that the window is there before them.
if TYPE_CHECKING:
    from pathlib import Path

    from cascadia_qt.controllers.game_gui import GameGui
    from cascadia_qt.controllers.hall import Hall
    from cascadia_qt.entry import GameEntry
    from cascadia_qt.model.file_reader import FileReader
    from cascadia_qt.model.storage import Autosave
    from cascadia_qt.rules.record import Record

_LEARN = "learn"
_AFTER_FIRST_PAINT = 30  # milliseconds


class Lobby(QObject):
    """Shows the shelf until a game has been chosen.

    Signals:
        continue_requested: the game that was not finished is to go on.
        open_requested, help_requested, preferences_requested: a button of the welcome page.
        path_chosen: a game in a file is to go on; carries its path.
        looked_at: another box of the shelf is looked at; carries its game.
        failed: something could not be read; carries the sentence that says so.
    """

    continue_requested = Signal()
    open_requested = Signal()
    help_requested = Signal()
    preferences_requested = Signal()
    path_chosen = Signal(object)
    looked_at = Signal(str)
    failed = Signal(str)

    def __init__(self, hall: Hall, autosave: Autosave, gui: Callable[[str], GameGui]) -> None:
        super().__init__(hall.window)
        self._hall = hall
        self._autosave = autosave
        self._gui = gui
        self._reader: FileReader | None = None
        self._page: WelcomePage | None = None
        self._filled = False
        self._complaint: str | None = None  # about the game that waits, which is told once
        self._box = first_game()  # the one that is looked at

    def leave(self) -> None:
        """Something else is shown instead."""
        self._page = None
        if self._reader is not None:
            self._reader.give_up()

    def show_welcome(self, *, at_once: bool = False) -> None:
        """With `at_once` the page is shown before what fills it is loaded."""
        self.leave()
        self._page = page = WelcomePage(PLACES)
        self._filled, self._box = False, first_game()
        page.continue_requested.connect(self.continue_requested)
        page.new_requested.connect(self._begin)
        page.looked_at.connect(self._look)
        page.invited.connect(self._accept)
        page.open_requested.connect(self.open_requested)
        page.recent_requested.connect(self.path_chosen)
        page.journal_requested.connect(self._hall.window.games.trigger)
        page.help_requested.connect(self.help_requested)
        page.preferences_requested.connect(self.preferences_requested)
        self._hall.window.show_page(page, tools=False)
        if at_once:
            page.seen.connect(lambda: QTimer.singleShot(_AFTER_FIRST_PAINT, self, self._fill))
        else:
            self._fill()

    def retranslate(self) -> None:
        """The words on the boxes are those of the games."""
        if self._page is not None:
            for game, entry in GAMES.items():
                self._page.show_words(game, box_words(entry))

    def _look(self, game: str) -> None:
        """The page gets the focus before it is painted, and no game is to be loaded before that."""
        self._box = game
        if self._filled:
            self.looked_at.emit(game)

    def _begin(self, game: str) -> None:
        self._gui(game).ask_setup()

    def _accept(self, name: str) -> None:
        window = self._hall.window
        (window.learn if name == _LEARN else window.extras[name]).trigger()

    def show_invitations(self, gui: GameGui) -> None:
        """Offers what only the game looked at has, and to lead whoever has never played it."""
        if self._page is not None:
            self._page.show_invitations([*self._lessons(gui.entry), *gui.actions])

    def _lessons(self, entry: GameEntry) -> Iterator[GameAction]:
        from cascadia_qt.model.guide_progress import GuideProgress

        if entry.guide is not None:
            progress = GuideProgress(self._hall.preferences, entry.id)
            if progress.offered:
                yield GameAction(_LEARN, Place.NEW, _learn_words, invitation=_learn_words)

    def _fill(self) -> None:
        from cascadia_qt.controllers.box_picture import box_picture_of

        if self._page is None:
            return
        self._filled = True
        recent = [(path.stem, path) for path in recent_games(self._hall.preferences)]
        self._page.show_games(None, recent)
        self.retranslate()
        self.looked_at.emit(self._box)
        if not recent and not any(map(self._hall.preferences.setup, PLACES)):
            self._page.enlarge(first_game())
        for game in PLACES:
            self._page.show_picture(game, box_picture_of(GAMES[game], self._hall))
        self._read_running()
        self._hall.memory.keeper.take_in()

    def _read_running(self) -> None:
        from cascadia_qt.model.file_reader import FileReader

        self._reader = self._reader or FileReader(self)
        self._reader.read(self._autosave.folder, self._find, self._show_running)

    def _find(self, _folder: Path) -> tuple[Record | None, str | None]:
        """Played again beside the window, however long the game is."""
        return self._autosave.load()

    def _show_running(self, found: tuple[Record | None, str | None]) -> None:
        """Takes what there is to go on with, and what was wrong with it."""
        record, complaint = found
        if record is not None and record.rules.to_move(record.history.state) is not None:
            self._propose(record)
        if complaint is not None and complaint != self._complaint:
            self.failed.emit(complaint)
        self._complaint = complaint

    def _propose(self, record: Record) -> None:
        if self._page is None:
            return
        entry = GAMES[record.rules.id]
        recent = [(path.stem, path) for path in recent_games(self._hall.preferences)]
        running = RunningGame(game_title(record), lambda: entry.progress(record))
        self._page.show_games(running, recent)
        picture = self._gui(record.rules.id).running_picture(record)
        if picture is not None:
            self._page.show_running(picture)


def _learn_words() -> str:
    return translate("WelcomePage", "Learn &by playing")


def game_title(record: Record) -> str:
    return ", ".join(seat.name for seat in record.seats)


def box_words(entry: GameEntry) -> BoxWords:
    """What is printed on the box of a game."""
    players, (least, most) = entry.players, entry.minutes
    text = translate("WelcomePage", "{0} to {1} players, {2} to {3} minutes")
    if len(players) == 1:
        text = translate("WelcomePage", "Players: {0}, {2} to {3} minutes")
    facts = text.format(players.start, players.stop - 1, least, most)
    new = without_mnemonic(translate("WelcomePage", "&New game"))
    return BoxWords(entry.title(), facts, entry.sentence(), new)
