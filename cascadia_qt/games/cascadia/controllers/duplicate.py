"""The duplicate match around the table: its page, and whose game comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cascadia_qt.controllers.hall import Hall

# The rules, the computers and the page are imported when a match is first wanted.
if TYPE_CHECKING:
    from cascadia_qt.games.cascadia.model.duplicate_match import DuplicateMatch
    from cascadia_qt.games.cascadia.model.setup import GameSetup
    from cascadia_qt.games.cascadia.rules.match import Match
    from cascadia_qt.games.cascadia.views.art.faces import Faces
    from cascadia_qt.games.cascadia.views.match.card import MatchStand
    from cascadia_qt.games.cascadia.views.match.page import MatchPage
    from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
    from cascadia_qt.rules.record import Record

_FILE = "match.json"


class Duplicate(QObject):
    """Shows the match in the window, between the games that are played at the table.

    Signals:
        explain_requested: the score sheet of the match is wanted; carries its ScoredTable.
    """

    explain_requested = Signal(object)

    def __init__(self, hall: Hall, faces: Callable[[], Faces], parent: QObject) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces
        self._path = hall.folder / _FILE
        self._page: MatchPage | None = None

    @cached_property
    def _model(self) -> DuplicateMatch:
        from cascadia_qt.games.cascadia.model.duplicate_match import DuplicateMatch

        model = DuplicateMatch(self._path, self)
        model.failed.connect(self._hall.complain)
        model.load()
        model.failed.connect(self._show_match)
        model.changed.connect(self._go_on)
        model.turn_ended.connect(self._show_match)
        return model

    @property
    def pending(self) -> bool:
        """Whether a match waits for somebody to play."""
        return self._model.seat is not None

    def begin(self, setup: GameSetup) -> None:
        """A match of everybody in `setup`, each alone with the same deal."""
        from cascadia_qt.games.cascadia.model.setup import fresh_seed
        from cascadia_qt.games.cascadia.rules.match import new_match
        from cascadia_qt.words.seats import named

        deal = replace(setup, seats=setup.seats[:1]).dealt(fresh_seed())
        rules, options, free = deal.rules, deal.options, setup.free_undo
        seats = named(setup.seats)
        self._model.begin(new_match(rules, options, deal.seed, seats, free_undo=free))
        self.resume()

    def resume(self) -> None:
        """Shows the match that there is, and lets a computer go on that is next."""
        from cascadia_qt.games.cascadia.views.match.page import MatchPage

        if self._model.match is None:
            return
        self._page = page = MatchPage(self._faces())
        page.play_requested.connect(self._play)
        page.explain_requested.connect(self._explain)
        page.again_requested.connect(self._play_again)
        page.left.connect(self._go_back)
        page.quit_requested.connect(self._hall.window.close)
        self._hall.show_page(page)
        self._page = page  # which showing it has let go
        self._go_on()

    def leave(self) -> None:
        """Something else is shown instead; a computer stops where it is."""
        self._page = None
        if "_model" in self.__dict__:
            self._model.stop()

    def close(self) -> None:
        """Ends all thinking; everything is on disk afterwards."""
        self.leave()
        if "_model" in self.__dict__:
            self._model.wait()

    def keep(self, record: Record) -> None:
        """A game goes on at the table; it is remembered if it is one of the match."""
        if self._model.owns(record) and record.rules.to_move(record.history.state) is not None:
            self._model.keep(record)

    def take(self, record: Record) -> bool:
        """A game is over; if it was one of the match, its page comes back."""
        if not self._model.owns(record):
            return False
        self._model.take(record)
        self.resume()
        return True

    def _go_on(self) -> None:
        """A computer that is next plays as soon as the page is there."""
        if self._page is not None:
            self._model.play_computer()
            self._show_match()

    def _show_match(self) -> None:
        match = self._model.match
        if self._page is None or match is None:
            return
        if self._model.seat is None:
            self._page.show_result(scored_match(match))
            return
        self._page.show_stand(self._stand(match, self._model.seat))

    def _stand(self, match: Match, seat: int) -> MatchStand:
        from cascadia_qt.games.cascadia.views.match.card import MatchStand

        record = self._model.record
        assert record is not None
        history = record.history
        start = history.start.players[0].environment
        thinking, turn = self._model.thinking, history.state.turn
        return MatchStand(match.options, start, match.seats, seat, turn, thinking)

    def _play(self) -> None:
        record, player = self._model.record, self._model.player
        if player is not None and player.bot is not None:
            self._go_on()
        elif record is not None:
            self._hall.play(record)

    def _explain(self) -> None:
        if self._model.match is not None:
            self.explain_requested.emit(scored_match(self._model.match))

    def _play_again(self) -> None:
        """The same people and cards, another deal."""
        from cascadia_qt.games.cascadia.model.setup import fresh_seed
        from cascadia_qt.games.cascadia.rules.match import new_match

        old = self._model.match
        if old is not None:
            seed, free = fresh_seed(), old.free_undo
            self._model.begin(new_match(old.rules, old.options, seed, old.seats, free_undo=free))

    def _go_back(self) -> None:
        self.leave()
        self._hall.go_back()


def scored_match(match: Match) -> ScoredTable:
    """The end of a match as a score sheet shows it; everybody's sheet is that of a game alone."""
    from cascadia_qt.games.cascadia.rules.state import score_sheets
    from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable

    states = [record.history.state for record in match.records if record is not None]
    return ScoredTable(
        match.options,
        match.seats,
        tuple(state.players[0].environment for state in states),
        tuple(score_sheets(state)[0] for state in states),
        over=True,
    )
