"""Whoever plays by keyboard sees where the focus is, and is told what others see by pointing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.app import Application
from cascadia_qt.controllers.replay import Replay
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.shelf import GAMES, PLACES
from cascadia_qt.views.access.landmarks import Landmarks
from cascadia_qt.views.toast import Toast
from tests.views.access.reader import heard
from tests.views.focus_walk import unseen_stops
from tests.views.nameless import nameless
from tests.window.opening import opening

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

DECISIONS = 12
_SOON = 10  # milliseconds


class Walker:
    """The program without motion, and what was seen of its focus.

    Attributes:
        unseen: page or dialog, and the widget whose focus cannot be seen.
        stops: how many there were, by page or dialog.
        unnamed: page or dialog, and the widget that says nothing of itself.
    """

    def __init__(self, app: QApplication, folder: Path, theme: str, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        for name, value in {"motion": 0, "theme": theme, "handover": False}.items():
            settings.setValue(name, value)
        self.application = Application(app, settings, folder / "autosave")
        self.shell = self.application.shell
        self.window = self.shell.window
        self.shell.show_welcome()
        self.window.resize(1280, 800)
        self.window.show()
        self.unseen: list[tuple[str, str]] = []
        self.stops: dict[str, int] = {}
        self.unnamed: list[tuple[str, str]] = []

    def look_at_page(self, name: str) -> None:
        QApplication.processEvents()
        self._look_at(name, self.window)

    def look_at_dialog(self, name: str, action: QAction) -> None:
        """Also at one for which something must be read first."""
        looking = QTimer(self.window)
        looking.timeout.connect(lambda: self._look_at_dialog(name, looking))
        looking.start(_SOON)
        action.trigger()
        self._qtbot.waitUntil(lambda: name in self.stops)

    def _look_at_dialog(self, name: str, looking: QTimer) -> None:
        dialog = QApplication.activeWindow()
        if isinstance(dialog, QDialog):
            looking.stop()
            self._look_at(name, dialog)
            dialog.reject()

    def check(self) -> None:
        assert not self.unseen, "\n".join(map(str, self.unseen))
        assert not self.unnamed, "\n".join(map(str, self.unnamed))
        assert all(stops >= 2 for stops in self.stops.values()), self.stops

    def _look_at(self, name: str, window: QWidget) -> None:
        unseen, self.stops[name] = unseen_stops(window)
        self.unseen += [(name, widget) for widget in unseen]
        self.unnamed += [(name, widget) for widget in nameless(window)]

    def end(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()


@pytest.fixture
def walk(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[Callable[[str], Walker]]:
    with opening(qapp, monkeypatch) as opened:

        def begin(theme: str) -> Walker:
            walker = Walker(qapp, tmp_path, theme, qtbot)
            opened.append(walker)
            return walker

        yield begin


def running(game: str) -> Record:
    """A game of one person among computers, who is to decide something."""
    entry = GAMES[game]
    name = entry.bots().first
    seats = (Seat("Ann", colour="teal"), Seat("Ben", bot=name), Seat("Cleo", bot=name))
    setup = replace(entry.setups().first(), seats=seats[: entry.players[-1]])
    record: Record = setup.dealt(5)
    history, bot = record.history, entry.bots().makers["random"](0)
    while len(history.entries) < DECISIONS or entry.rules().to_move(history.state) != 0:
        history = history.played(entry.rules(), bot.choose(history.state))
    return replace(record, history=history)


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_the_focus_is_seen_everywhere(walk: Callable[[str], Walker], theme: str) -> None:
    walker = walk(theme)
    window = walker.window
    walker.look_at_page("welcome")
    for name in ("preferences", "help", "keys", "about", "statistics", "games"):
        walker.look_at_dialog(name, getattr(window, name))
    for game in ("cascadia", "cryptid", "kaskaria", "okanagan"):
        walker.shell.play(running(game))
        walker.look_at_page(game)
        walker.look_at_dialog(f"{game}: new game", window.new_game)
        walker.look_at_dialog(f"{game}: scores", window.scores)
    walker.check()


def test_the_focus_is_seen_on_pages_around_the_table(walk: Callable[[str], Walker]) -> None:
    walker = walk("light")
    shell, window = walker.shell, walker.window
    for game, pages in (
        ("cascadia", ("scenarios", "score_pad")),
        ("cryptid", ("cases", "notebook")),
    ):
        shell.play(running(game))
        for page in pages:
            window.extras[page].trigger()
            walker.look_at_page(page)
    shell.replay(running("cascadia"))
    walker.look_at_page("film")
    match: Any = shell.gui("cascadia")
    match.duplicate.begin(GameSetup((Seat("Ann"), Seat("Ben"))))
    walker.look_at_page("match")
    walker.check()


def test_what_panels_tell_whoever_points_is_told_by_a_key(walk: Callable[[str], Walker]) -> None:
    walker = walk("light")
    for game, told in {
        "cascadia": ("In the bag", "%"),
        "kaskaria": ("Ann:", "Ben:", "Cleo:", "Discard pile"),
        "okanagan": ("Ann:", "Ben:", "Cleo:", "points"),
    }.items():
        walker.shell.play(running(game))
        QApplication.processEvents()
        walker.window.describe_beside.trigger()
        words = [toast.accessibleName() for toast in walker.window.findChildren(Toast)]
        assert any(all(each in said for each in told) for said in words), (game, words)


def test_the_board_of_every_replay_is_heard_step_by_step(walk: Callable[[str], Walker]) -> None:
    walker = walk("light")
    for game in PLACES:
        walker.shell.replay(running(game))
        first = board_of(walker.window)
        table = walker.shell.table
        assert isinstance(table, Replay)
        table.look.go_to(DECISIONS)
        later = board_of(walker.window)
        assert first, game
        assert all(first), game
        assert later != first, game
        assert not nameless(walker.window), game


def board_of(window: QWidget) -> list[str]:
    """What is heard of the painted thing with most parts."""
    QApplication.processEvents()
    painted = [each for each in window.findChildren(Landmarks) if each.isVisible()]
    return max(map(heard, painted), key=len)
