"""The three best turns, shown on the board one at a time, the better ones only when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal

from cascadia_qt.controllers.ghost import Ghost
from cascadia_qt.model.adviser import Adviser
from cascadia_qt.model.game_log import GameLog
from cascadia_qt.rules.cascadia.actions import Action, NatureFree, PlaceTile, PlaceToken, Take
from cascadia_qt.rules.cascadia.market import SLOTS
from cascadia_qt.rules.cascadia.state import State
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.cascadia.board_items import Mark
from cascadia_qt.views.cascadia.market_view import MarketMarks
from cascadia_qt.views.cascadia.table_page import TablePage
from cascadia_qt.words.hint import hint_words, without_bonuses

if TYPE_CHECKING:
    from cascadia_qt.ai.cascadia.advice import Advice

_ALL_SLOTS = frozenset(range(SLOTS))


class Hints(QObject):
    """Asks the adviser, and shows what he says until somebody does something.

    Signals:
        given: a turn is shown.
        taken_away: board and market are to be shown as they are.
    """

    given = Signal()
    taken_away = Signal()

    def __init__(self, log: GameLog, page: TablePage, ghost: Ghost, parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._page = page
        self._ghost = ghost
        self._turns: list[Advice] = []
        self._rank: int | None = None
        self._adviser = Adviser(self)
        self._adviser.advised.connect(self._take)
        self._adviser.failed.connect(self._fail)
        log.session.changed.connect(self._forget)
        page.board.camera_moved.connect(self._follow)

    @property
    def possible(self) -> bool:
        """Whether somebody is there to get a hint."""
        return self._log.session.person_to_move

    @property
    def active(self) -> bool:
        """Whether something is shown or being thought out."""
        return self._page.hint.isVisibleTo(self._page)

    @property
    def _state(self) -> State:
        state: State = self._log.session.state
        return state

    def ask(self) -> None:
        """Shows the third best turn, then better and better ones, then the third again."""
        if not self.possible or self._adviser.thinking:
            return
        if not self._turns:
            self._ghost.hide()
            self._page.hint.show_hint(self.tr("Looking for good turns…"), (), "", self._around())
            self._adviser.ask(self._state)
        else:
            self._show((self._rank or len(self._turns)) - 1)

    def take_away(self) -> None:
        """Ends thinking and showing; the turns are known until the game moves."""
        self._adviser.stop()
        if self.active:
            self._rank = None
            self._page.hint.hide()
            self.taken_away.emit()

    def close(self) -> None:
        self._adviser.close()

    def _forget(self) -> None:
        self._turns = []
        self.take_away()

    def _take(self, turns: list[Advice]) -> None:
        self._turns = turns
        self._show(len(turns) - 1)

    def _fail(self) -> None:
        self._page.hint.show_hint(self.tr("No hint could be found."), (), "", self._around())

    def _show(self, rank: int) -> None:
        self._rank = rank
        advice, best = self._turns[rank], self._turns[0].expected
        sheets = self._log.sheets_at(self._log.session.history.cursor)
        words = hint_words(self._state, sheets, advice.actions, rank, advice.expected, best)
        self._ghost.hide()
        self._show_pieces(advice.actions)
        again = self.tr("H shows a better turn.") if rank else self.tr("H starts over.")
        note = without_bonuses() + "\n" + again
        lines = (words.doing, *words.reasons)
        self._page.hint.show_hint(words.title, lines, note, self._around())
        self.given.emit()

    def _show_pieces(self, actions: tuple[Action, ...]) -> None:
        state, scene = self._state, self._page.scenes[self._state.seat]
        scene.mark(Mark.CURSOR, _cells(actions))
        tile, token, market = state.tile, state.token, state.market
        for action in actions:
            match action:
                case Take() | NatureFree():
                    slots = _slots(action)
                    tile, token = market.tiles[slots[0]], market.tokens[slots[1]]
                    self._mark_slots(*slots)
                case PlaceTile(cell, rotation) if tile is not None:
                    scene.show_tile_ghost(tile, rotation, cell, laid=False)
                case PlaceToken(cell) if token is not None:
                    scene.show_token_ghost(token, cell, laid=False)

    def _mark_slots(self, tile: int, token: int) -> None:
        chosen = frozenset((tile,)), frozenset((token,))
        marks = MarketMarks(_ALL_SLOTS, _ALL_SLOTS, *chosen)
        state = self._state
        self._page.market.show_market(state.options.grid, state.market, marks, None)

    def _around(self) -> list[QRect]:
        """What the card had better not cover: the landscape, and most of all what is proposed."""
        cells = list(self._state.player.environment)
        if self._rank is not None:
            cells += _cells(self._turns[self._rank].actions) * 8
        return [self._page.board.rect_of(cell) for cell in cells]

    def _follow(self) -> None:
        """The board moves under the card."""
        if self.active:
            self._page.hint.stand_clear(self._around())


def _slots(action: Take | NatureFree) -> tuple[int, int]:
    if isinstance(action, Take):
        return action.slot, action.slot
    return action.tile_slot, action.token_slot


def _cells(actions: tuple[Action, ...]) -> list[Cell]:
    return [action.cell for action in actions if isinstance(action, (PlaceTile, PlaceToken))]
