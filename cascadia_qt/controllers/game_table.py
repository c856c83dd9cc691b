"""A game at the table, as the hall knows it: its page, and what can be done there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cascadia_qt.words.helps import no_hint_for, no_undo_for

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cascadia_qt.model.game_log import GameLog
    from cascadia_qt.model.session import GameSession
    from cascadia_qt.views.access.board_table import BoardTable
    from cascadia_qt.views.guide.stage import Spot
    from cascadia_qt.views.zoom_view import ZoomView


class GameTable(QObject):
    """Leads a game at its page; whatever a game has not is simply not possible.

    Attributes:
        session: the game.
        page: where it is played.
        board: what can be zoomed, if anything.
        log: what has happened, as whoever looks is told.
        hint_helps: whether a hint is a help, which purists do without, and no part of the game.
        is_lesson: whether somebody is led through a prepared game, of which nothing is kept.

    Signals:
        changed: other things can be done than before.
        shown: what has just happened was shown, for now.
        hint_given: somebody was shown a good turn.
        ended: the game is over, and everything of it was shown.
        again_requested: the same people want another deal.
        quit_requested: the game is over, and so shall be the program.
        variation_requested: a replay is to be played on; carries a record that ends here.
        leave_requested: a replay is to be left.
    """

    changed = Signal()
    shown = Signal()
    hint_given = Signal()
    ended = Signal()
    again_requested = Signal()
    quit_requested = Signal()
    variation_requested = Signal(object)
    leave_requested = Signal()

    board: ZoomView | None = None
    log: GameLog | None = None
    hint_helps = True
    is_lesson = False

    def __init__(self, session: GameSession, page: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.page = page
        session.changed.connect(self.changed)

    @property
    def played(self) -> bool:
        """Whether people play a game of their own here, and do not only look or learn."""
        return not self.is_lesson

    @property
    def draft(self) -> Any:
        """What is meant to happen and has not yet happened, for guides to look at."""
        return None

    def spots(self, spot: Any) -> Iterable[Spot]:
        """Where on the page something is that a guide speaks of; nothing if it is nowhere."""
        return ()

    def kept_clear(self) -> Iterable[Spot]:
        """What is painted on the page and no arrow of a guide may lie on."""
        return ()

    def read_aloud(self, words: str) -> None:
        """Reads what a guide says, where the game has a voice and it is wanted."""

    @property
    def showing(self) -> bool:
        """Whether what has just happened is still being shown to whoever did it."""
        return False

    @property
    def called(self) -> int | None:
        """The seat that is to look next: whoever decides; None when the game is over."""
        return self.session.to_move

    @property
    def settled(self) -> bool:
        """Whether everything that has happened may be told: nobody has an answer left to say."""
        return True

    @property
    def can_undo(self) -> bool:
        return self.session.can_undo

    def undo(self) -> None:
        self.session.undo()

    @property
    def can_hint(self) -> bool:
        return False

    @property
    def no_hint(self) -> str:
        """Why there is no hint now; empty where nothing needs to be said."""
        session = self.session
        if session.to_move is None or session.helps.hints:
            return ""
        return no_hint_for(session.record.seats[session.to_move].name)

    @property
    def no_undo(self) -> str:
        """Why nothing can be taken back now; empty where nothing needs to be said."""
        bound = self.session.bound
        return "" if bound is None else no_undo_for(self.session.record.seats[bound].name)

    def hint(self) -> None:
        """Tells something about a good turn."""

    @property
    def help_subject(self) -> str:
        """The page of the help about what is to be done now."""
        return ""

    @property
    def refused_subject(self) -> str:
        """The page that says why something was refused just now; "" if nothing was."""
        return ""

    def public_story(self, seat: int) -> Sequence[str]:
        """What everybody knows of what has happened since `seat` last decided, in words."""
        return ()

    def here(self) -> str:
        """What is at the cursor in words, or what is to be done where there is none."""
        return ""

    def beside(self) -> str:
        """What the panels around the board tell whoever points at them."""
        return ""

    def board_table(self) -> BoardTable | None:
        """The board that is shown, in rows of words."""
        return None

    def close(self) -> None:
        """Ends whatever is going on."""
