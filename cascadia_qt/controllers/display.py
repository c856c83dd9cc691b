"""Keeps a table page equal to a game and to the turn that is being thought about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cascadia_qt.controllers.doings import touched_cells, turns_since
from cascadia_qt.controllers.turn import HumanTurn, Stage
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.cascadia.events import PairTaken, TurnEnded
from cascadia_qt.rules.cascadia.market import SLOTS
from cascadia_qt.rules.cascadia.scoring.sheet import winners
from cascadia_qt.rules.cascadia.state import TURNS, State, score_sheets
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import Entry
from cascadia_qt.views.cascadia import prompt_words as words
from cascadia_qt.views.cascadia.board_items import Mark
from cascadia_qt.views.cascadia.board_scene import BoardScene
from cascadia_qt.views.cascadia.market_view import Hand, MarketMarks
from cascadia_qt.views.cascadia.table_page import TablePage
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.theme import seat_colour

_ALL_SLOTS = frozenset(range(SLOTS))


class TableDisplay:
    """What is shown follows from session and turn, and from where somebody points.

    Attributes:
        pointed: the cell under the mouse or the cursor.
        cursor: the cell of the keyboard's cursor, while keys are used.
        helps: whether places and ghost are shown.
    """

    def __init__(self, session: GameSession, turn: HumanTurn, page: TablePage) -> None:
        self._session = session
        self._turn = turn
        self._page = page
        self._looked_at: int = session.state.seat
        self._shown_turn: int | None = None
        self.pointed: Cell | None = None
        self._just_laid: Cell | None = None
        self.cursor: Cell | None = None
        self.helps = True

    @property
    def state(self) -> State:
        return self._turn.state

    @property
    def own_scene(self) -> BoardScene:
        return self._page.scenes[self.state.seat]

    @property
    def at_own_board(self) -> bool:
        return self._looked_at == self.state.seat

    @property
    def _entries(self) -> Sequence[Entry[Any, Any, Any]]:
        history = self._session.history
        return history.entries[: history.cursor]

    def places(self) -> list[Cell]:
        """Where something in hand may go."""
        return [*self._turn.tile_places(), *self._turn.token_places()]

    def look_at(self, seat: int) -> None:
        """Shows the landscape of `seat` large, until the next turn."""
        self._looked_at = seat
        self._show_players()

    def show_state(self) -> None:
        """The game is another one."""
        state = self.state
        if state.turn != self._shown_turn:
            self._shown_turn = state.turn
            self._looked_at = self._shown_seat()
        # What a person lays is in its place already; what a computer lays comes from the market.
        seats = self._session.record.seats
        computer = self._entries and seats[self._entries[-1].seat].bot is not None
        origin = self._page.market_in_scene() if computer else None
        for scene, player in zip(self._page.scenes, state.players, strict=True):
            scene.sync(player.environment, origin)
        self._page.show_supply(words.supply(state.market.stack, len(state.market.bag)))
        self._show_last_moves()
        self._show_players()
        self.show_turn()

    def show_turn(self) -> None:
        """The turn that is being thought about is another one."""
        # The tile that was just laid stays readable until the pointer has left it once.
        self._just_laid = self._turn.draft.laid if self.pointed == self._turn.draft.laid else None
        if self.cursor not in self.places():
            self.cursor = None
        state, shown = self.state, self._shown_seat()
        seat = self._session.record.seats[shown]
        now = min(state.turn // len(state.players) + 1, TURNS)
        self._page.prompt.show_prompt(
            seat.name, seat_colour(seat, shown), self._what(), words.turn_of(now, TURNS)
        )
        self._page.show_nature(state.players[shown].nature)
        self._page.prompt.show_answers(list(self._answers()))
        marks, hand = self._market_marks(), self._hand()
        self._page.market.show_market(state.options.grid, state.market, marks, hand)
        self._show_places()
        self.show_ghost()

    def show_ghost(self) -> None:
        """Somebody points elsewhere."""
        if self.pointed != self._just_laid:
            self._just_laid = None
        turn, state, scene = self._turn, self.state, self.own_scene
        for other in self._page.scenes:
            other.hide_ghosts()
        scene.mark(Mark.CURSOR, [] if self.cursor is None else [self.cursor])
        laid, rotation = turn.draft.laid, turn.draft.rotation
        if laid is not None and state.tile is not None:
            scene.show_tile_ghost(state.tile, rotation, laid, laid=True)
        elif state.tile is not None and self._points_at(turn.tile_places()):
            scene.show_tile_ghost(state.tile, rotation, self.pointed, laid=False)
        if state.token is not None and self._points_at(turn.token_places()):
            scene.show_token_ghost(state.token, self.pointed, laid=False)

    def _points_at(self, places: list[Cell]) -> bool:
        pointed = self.pointed is not None and self.pointed != self._just_laid
        return self.helps and pointed and self.pointed in places

    def _show_places(self) -> None:
        turn = self._turn
        tiles = [cell for cell in turn.tile_places() if cell != turn.draft.laid]
        for scene in self._page.scenes:
            shown = self.helps and scene is self.own_scene
            scene.mark(Mark.TILE_PLACE, tiles if shown else [])
            scene.mark(Mark.TOKEN_PLACE, turn.token_places() if shown else [])

    def _show_last_moves(self) -> None:
        cells: dict[int, list[Cell]] = {}
        for turn in turns_since(self._entries, self.state.seat):
            cells |= touched_cells(turn)
        for seat, scene in enumerate(self._page.scenes):
            scene.mark(Mark.LAST_MOVE, dict.fromkeys(cells.get(seat, [])))

    def _show_players(self) -> None:
        for seat, who in enumerate(self._session.record.seats):
            self._page.show_player(
                seat,
                who.name,
                seat_colour(who, seat),
                self.state.players[seat].nature,
                looked_at=seat == self._looked_at,
            )
        self._page.look_at(self._looked_at)

    def _what(self) -> str:
        turn, state = self._turn, self.state
        match turn.stage:
            case Stage.WAITING:
                return words.waiting()
            case Stage.CHOOSING:
                return words.choosing(turn.may_replace_three)
            case Stage.WIPING:
                return words.wiping(len(turn.draft.wiping or ()))
            case Stage.PICKING_TILE:
                return words.picking_tile()
            case Stage.PICKING_TOKEN:
                return words.picking_token()
            case Stage.PLACING:
                return words.placing(state.tile is not None, state.token is not None)
            case Stage.LAID:
                return words.laid(state.token is not None)
            case Stage.CONFIRMING:
                return words.confirming()
            case Stage.OVER:
                return self._outcome()

    def _outcome(self) -> str:
        sheets = score_sheets(self.state)
        if len(sheets) == 1:
            return words.over_alone(sheets[0].total)
        names = [self._session.record.seats[seat].name for seat in winners(sheets)]
        return words.over(", ".join(names))

    def _shown_seat(self) -> int:
        """Whom the prompt is about: who is to move, or in the end who has won."""
        if self._turn.stage is Stage.OVER:
            return winners(score_sheets(self.state))[0]
        return self.state.seat

    def _answers(self) -> Iterator[Answer]:
        turn, state = self._turn, self.state
        if turn.may_replace_three:
            yield words.replace_three()
            yield words.keep_three()
        if turn.may_spend_nature:
            yield words.nature_wipe()
            yield words.nature_pick()
        if turn.stage in (Stage.LAID, Stage.CONFIRMING) or turn.draft.wiping:
            yield words.confirm()
        if turn.stage in (Stage.WIPING, Stage.PICKING_TILE, Stage.PICKING_TOKEN):
            yield words.cancel()
        if turn.stage in (Stage.PLACING, Stage.LAID) and state.token is not None:
            yield words.decline()
        if turn.stage in (Stage.PLACING, Stage.LAID, Stage.CONFIRMING):
            yield words.back()
        if turn.stage is Stage.OVER:
            yield words.show_scores()
            yield words.play_again()

    def _hand(self) -> Hand | None:
        """What whoever is to move has taken and not yet placed."""
        state, draft = self.state, self._turn.draft
        for entry in reversed(self._entries):
            for event in reversed(entry.step.events):
                if isinstance(event, TurnEnded):
                    return None
                if isinstance(event, PairTaken):
                    tile = state.tile if draft.laid is None else None
                    slots = event.tile_slot, event.token_slot
                    return Hand(tile, slots[0], draft.rotation, state.token, slots[1])
        return None

    def _market_marks(self) -> MarketMarks:
        draft = self._turn.draft
        match self._turn.stage:
            case Stage.CHOOSING:
                return MarketMarks(tiles=_ALL_SLOTS, tokens=_ALL_SLOTS)
            case Stage.WIPING:
                return MarketMarks(tokens=_ALL_SLOTS, chosen_tokens=draft.wiping or frozenset())
            case Stage.PICKING_TILE:
                return MarketMarks(tiles=_ALL_SLOTS)
            case Stage.PICKING_TOKEN if draft.picked is not None:
                chosen = frozenset((draft.picked,))
                return MarketMarks(tokens=_ALL_SLOTS, chosen_tiles=chosen)
        return MarketMarks()
