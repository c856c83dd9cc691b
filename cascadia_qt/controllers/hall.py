"""What the hall does for the games that are played in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.controllers.memory import Memory
    from cascadia_qt.entry import Setup
    from cascadia_qt.model.preferences import Preferences
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.rules.record import Record
    from cascadia_qt.views.main_window import MainWindow
    from cascadia_qt.views.motion import Motion


class Hall(Protocol):
    """Where games are played: the window, what is remembered, and the way from page to page.

    Attributes:
        folder: where everything is kept.
    """

    @property
    def window(self) -> MainWindow: ...

    @property
    def preferences(self) -> Preferences: ...

    @property
    def motion(self) -> Motion: ...

    @property
    def memory(self) -> Memory: ...

    @property
    def folder(self) -> Path: ...

    @property
    def session(self) -> GameSession | None:
        """The game that is looked at, if any."""

    def deal(self, game: str, setup: Setup) -> None:
        """Deals a game and plays it."""

    def play(self, record: Record) -> None:
        """Goes on with a game at the table."""

    def play_again(self) -> None:
        """The same people, another deal."""

    def play_same_deal(self) -> None:
        """The game that is looked at once more."""

    def show_page(self, page: QWidget) -> None:
        """Shows a page of a game's own; the table waits until it is left."""

    def go_back(self) -> None:
        """A page is left: back to the table, or to the welcome page."""

    def show_actions(self) -> None:
        """What can be done has changed."""

    def complain(self, sentence: str) -> None:
        """Says what did not work, and waits until it was read."""

    def tell(self, sentence: str) -> None:
        """Says for a while that something went well."""
