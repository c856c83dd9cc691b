"""A hall in which nothing is played, for tests of what a game does around its table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QWidget

from cascadia_qt.controllers.memory import Memory
from cascadia_qt.entry import Setup
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.record import Record
from cascadia_qt.views.main_window import MainWindow
from cascadia_qt.views.motion import Motion


class QuietHall(QObject):
    """Notes what it is asked for.

    Attributes:
        said: complaints, what was told, and "left" when somebody went back.
        records: the games that were to be played.
        setups: those that were to be dealt.
    """

    def __init__(
        self,
        folder: Path,
        preferences: Preferences | None = None,
        window: MainWindow | None = None,
    ) -> None:
        super().__init__()
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.preferences = preferences or Preferences(settings)
        self.window = window or MainWindow()
        self.motion = Motion(self)
        self.folder = folder
        self.memory = Memory(folder, self.window, self.preferences, self)
        self.session: GameSession | None = None
        self.said: list[str] = []
        self.records: list[Record] = []
        self.setups: list[tuple[str, Setup]] = []

    def deal(self, game: str, setup: Setup) -> None:
        self.setups.append((game, setup))

    def play(self, record: Record) -> None:
        self.records.append(record)

    def play_again(self) -> None:
        self.said.append("again")

    def play_same_deal(self) -> None:
        self.said.append("same deal")

    def show_page(self, page: QWidget) -> None:
        self.window.show_page(page, tools=False)

    def go_back(self) -> None:
        self.said.append("left")

    def show_actions(self) -> None:
        pass

    def complain(self, sentence: str) -> None:
        self.said.append(sentence)

    def tell(self, sentence: str) -> None:
        self.said.append(sentence)
