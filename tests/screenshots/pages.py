"""The pages: each is brought about as a person would do it, and kept as a picture."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from cascadia_qt.app import Application, make_application
from cascadia_qt.games.cascadia.ai.review import ReviewEffort, played_turns, review_turn
from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.gui import Gui
from cascadia_qt.games.cascadia.model.review_file import path_of, write_reviews
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.recent_games import remember_game
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record

Key = Qt.Key
Opened = Callable[[QWidget], QWidget | None]

PEOPLE = (
    Seat("Ann", colour="teal"),
    Seat("Benjamin", colour="rust"),
    Seat("Chloé", colour="plum"),
    Seat("Dan", colour="slate"),
)
RECENT = ("Ann, Benjamin", "Sunday evening with the neighbours", "Solo 103")
QUICK_REVIEW = ReviewEffort(candidates=6, glances=1, futures=3)
_SETTLING = 60  # milliseconds
_ROUNDS = 3  # what is laid out may ask for another layout


class Stage:
    """The program without motion, whose window is photographed.

    Attributes:
        folder: where pictures go.
        games: a folder for saved games.
    """

    def __init__(self, folder: Path, settings: QSettings, games: Path) -> None:
        self.folder = folder
        self.games = games
        self.application = Application(make_application(), settings, games / "autosave")
        self.shell = self.application.shell
        self.window = self.shell.window

    def open(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        self.shell.show_welcome()
        self.window.show()

    def leave(self) -> None:
        """Before a page that the shell knows nothing of: whoever leads the table must let it go."""
        self.shell.show_welcome()
        self.shell.lobby.leave()

    def show(self, page: QWidget) -> None:
        """Shows a page that is filled by hand."""
        self.leave()
        self.window.show_page(page, tools=False)

    def press(self, *keys: Qt.Key) -> None:
        """Keys go to the page, as those do that no panel wants for itself."""
        page = self.window.centralWidget()
        assert page is not None
        for key in keys:
            QTest.keyClick(page, key)

    def keep(self, name: str) -> None:
        """Keeps a picture of the window as it is."""
        self._settle()
        self._save(name, self.window.grab())

    def keep_over(self, name: str, *shown: QWidget) -> None:
        """Keeps a picture of the window with dialogs, menus or cards over it."""
        self._settle()
        picture = self.window.grab()
        painter = QPainter(picture)
        painter.setPen(Qt.GlobalColor.gray)
        for each in shown:
            corner = each.mapToGlobal(QPoint()) - self.window.mapToGlobal(QPoint())
            painter.drawPixmap(corner, each.grab())
            painter.drawRect(each.rect().translated(corner))
        painter.end()
        self._save(name, picture)

    def keep_dialog(
        self, name: str, action: QAction, *keys: Qt.Key, opened: Opened = lambda _dialog: None
    ) -> None:
        """Keeps a picture of the dialog that `action` opens, after `keys`, and closes it.

        What `opened` opens over the dialog is in the picture, too.
        """

        def photograph() -> None:
            self._photograph_dialog(name, keys, opened)

        QTimer.singleShot(_SETTLING, self.window, photograph)
        action.trigger()

    def _photograph_dialog(self, name: str, keys: tuple[Qt.Key, ...], opened: Opened) -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None, name
        settle()
        for key in keys:
            QTest.keyClick(dialog.focusWidget() or dialog, key)
        card = opened(dialog)
        self.keep_over(name, dialog, *([] if card is None else [card]))
        if card is not None:
            card.close()
        dialog.close()

    def _settle(self) -> None:
        """Tiles of Cascadia are drawn roughly until they are there."""
        settle()
        gui = self.shell.gui("cascadia")
        assert isinstance(gui, Gui)
        while gui.faces()._idle.isActive():
            settle()

    def _save(self, name: str, picture: QPixmap) -> None:
        assert picture.save(str(self.folder / f"{name}.png")), name


def settle() -> None:
    """Returns when everything that was asked for is laid out and painted."""
    QTest.qWait(_SETTLING)
    for _ in range(_ROUNDS):
        QApplication.processEvents()


def kept_dialog(stage: Stage, name: str, make: Callable[[], QDialog]) -> None:
    """Keeps a picture of a dialog that `make` makes."""
    action = QAction(stage.window)
    action.triggered.connect(lambda: make().exec())
    stage.keep_dialog(name, action)


def game(
    until: Callable[[State], bool],
    *,
    players: int = 2,
    grid: Grid = HEX,
    cards: str = "AAAAA",
    scenario: int | None = None,
) -> Record:
    """A game among people, played greedily until a state is as wanted."""
    chosen = tuple(Card(letter) for letter in cards)
    people = PEOPLE[:players]
    setup = GameSetup(people, grid, cards=chosen, free_undo=True, scenario=scenario)
    bot = CASCADIA.bots().makers["greedy"](0)
    for seed in range(1, 40):
        record = setup.dealt(seed)
        history = record.history
        while not until(history.state) and history.state.phase is not Phase.OVER:
            history = history.played(record.rules, bot.choose(history.state))
        if until(history.state):
            return replace(record, history=history)
    raise LookupError


def turn(number: int) -> Callable[[State], bool]:
    return lambda state: state.turn == number


def choosing(state: State) -> bool:
    return state.turn > 8 and state.phase is Phase.CHOOSE


def pages(stage: Stage) -> None:
    """Every page, one after the other."""
    window, shell = stage.window, stage.shell
    stage.keep("welcome")
    stage.keep_dialog("new-game", window.new_game)
    stage.keep_dialog("preferences", window.preferences)
    stage.keep_dialog("help", window.help)
    stage.keep_dialog("help-cards", window.help, Key.Key_Down, Key.Key_Down)
    stage.keep_dialog("keys", window.keys)
    stage.keep_dialog("about", window.about)
    shell.play(game(turn(0)))
    stage.keep("table-start")
    shell.play(game(turn(14), players=3, cards="ABCDA"))
    stage.keep("table-choosing")
    stage.press(Key.Key_2)
    stage.keep("table-tile-in-hand")
    stage.press(Key.Key_Right, Key.Key_Right)
    stage.keep("table-tile-over-a-place")
    stage.press(Key.Key_Return)
    stage.keep("table-tile-laid")
    stage.press(Key.Key_D)
    stage.keep("handover")
    shell.play(game(lambda state: choosing(state) and state.may_replace_three))
    stage.keep("table-overpopulation")
    nature_pages(stage)
    shell.play(game(turn(11), players=1, cards="BBBBB"))
    stage.keep("table-solo")
    shell.play(game(turn(74), players=4, cards="DCBAD"))
    stage.keep("table-four-late")
    stage.press(Key.Key_PageUp, Key.Key_PageUp)
    stage.keep("table-looking-back")
    shell.play(game(turn(20), players=3, grid=SQUARE))
    stage.keep("table-square")
    stage.keep_dialog("score-so-far", window.scores)
    score_pages(stage)
    coach_pages(stage)
    further_pages(stage)
    card_pages(stage)
    for name in RECENT:
        path = stage.games / f"{name}.cascadia"
        path.touch()
        remember_game(stage.application.preferences, path)
    shell.play(game(turn(5)))
    shell.show_welcome()
    stage.keep("welcome-again")
    shell.close()


def nature_pages(stage: Stage) -> None:
    def rich(state: State) -> bool:
        return choosing(state) and state.player.nature > 0 and not state.may_replace_three

    stage.shell.play(game(rich))
    stage.keep("table-nature")
    stage.press(Key.Key_J, Key.Key_1, Key.Key_3)
    stage.keep("table-nature-wipe")
    stage.press(Key.Key_Escape, Key.Key_T)
    stage.keep("table-nature-pick-tile")
    stage.press(Key.Key_2)
    stage.keep("table-nature-pick-token")


def score_pages(stage: Stage) -> None:
    def over(state: State) -> bool:
        return state.phase is Phase.OVER

    for players, name in ((4, "score"), (1, "score-solo")):
        stage.shell.play(game(over, players=players, cards="BCADC"))
        stage.keep(f"table-over-{players}")
        stage.keep_dialog(name, stage.window.scores)
    for number, line in enumerate(reversed(LINES)):
        if line.kind is not Kind.WILDLIFE:
            name = f"score-solo-{line.id}"
            stage.keep_dialog(name, stage.window.scores, *[Key.Key_Up] * number)
    stage.keep_dialog("print", stage.window.print)


def coach_pages(stage: Stage) -> None:
    """A review under way, and one that is done, with the better turn hidden and shown."""

    def over(state: State) -> bool:
        return state.phase is Phase.OVER

    for players, grid in ((2, HEX), (1, SQUARE)):
        record = game(over, players=players, grid=grid, cards="BCADC")
        turns = played_turns(record.history, range(players))
        reviews = {t.cursor: review_turn(t.before, t.actions, QUICK_REVIEW, 0) for t in turns}
        path = path_of(stage.games / "coach", record)
        known = dict(list(reviews.items())[: len(reviews) // 3])
        for name, found in ((f"coach-running-{players}", known), (f"coach-{players}", reviews)):
            write_reviews(path, found)
            stage.shell.play(record)
            stage.keep_dialog(name, stage.window.extras["review"])
        stage.keep_dialog(f"coach-better-{players}", stage.window.extras["review"], Key.Key_Return)


def further_pages(stage: Stage) -> None:
    """Those with a module of their own, which uses this one."""
    from tests.screenshots.cryptid_pages import cryptid_pages
    from tests.screenshots.deal_pages import deal_pages
    from tests.screenshots.guide_pages import guide_pages
    from tests.screenshots.hall_pages import hall_pages
    from tests.screenshots.help_pages import help_pages
    from tests.screenshots.kaskaria_pages import kaskaria_pages
    from tests.screenshots.match_pages import match_pages
    from tests.screenshots.memory_pages import memory_pages
    from tests.screenshots.okanagan_pages import okanagan_pages
    from tests.screenshots.replay_pages import replay_pages
    from tests.screenshots.score_pad_pages import score_pad_pages
    from tests.screenshots.statistics_pages import statistics_pages
    from tests.screenshots.turn_pages import turn_pages

    journal = (memory_pages, replay_pages, statistics_pages)
    games = (okanagan_pages, cryptid_pages, kaskaria_pages)
    around = (turn_pages, hall_pages, help_pages, guide_pages)
    for show in (*journal, score_pad_pages, match_pages, deal_pages, *games, *around):
        show(stage)


def card_pages(stage: Stage) -> None:
    """Every card large, and what it makes of a landscape, on both kinds of tiles."""

    def over(state: State) -> bool:
        return state.phase is Phase.OVER

    for card, grid in product(Card, (HEX, SQUARE)):
        stage.shell.play(game(over, grid=grid, cards=card.value * len(Wildlife)))
        kind = "hex" if grid is HEX else "square"
        for number, species in enumerate(Wildlife):
            name = f"{kind}-{species.word}-{card.value}"
            stage.keep_dialog(
                f"card-{name}", stage.window.extras["cards"], *[Key.Key_Right] * number
            )
            up = [Key.Key_Up] * (len(LINES) - 1 - number)
            stage.keep_dialog(f"why-{name}", stage.window.scores, *up)


def main(folder: Path, theme: str, language: str, width: int, height: int) -> None:
    with TemporaryDirectory() as kept:
        settings = QSettings(f"{kept}/settings.ini", QSettings.Format.IniFormat)
        preferences = Preferences(settings)
        preferences.theme, preferences.language, preferences.motion = theme, language, 0
        stage = Stage(folder, settings, Path(kept))
        stage.open(width, height)
        pages(stage)


if __name__ == "__main__":
    target, theme, language, width, height = sys.argv[1:]
    main(Path(target), theme, language, int(width), int(height))
