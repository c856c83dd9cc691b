"""The table at play: gestures go to the turn, and what changes is shown."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from cascadia_qt.controllers.cursor import moved
from cascadia_qt.controllers.keyboard import Command, KeyPress, meaning
from cascadia_qt.controllers.turn import HumanTurn, Stage
from cascadia_qt.model.bot_seats import BotSeats
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.cascadia.events import PairTaken, TilePlaced, TokenPlaced, TurnEnded
from cascadia_qt.rules.cascadia.market import SLOTS
from cascadia_qt.rules.cascadia.scoring.sheet import winners
from cascadia_qt.rules.cascadia.state import TURNS, State, score_sheets
from cascadia_qt.rules.grid import SQUARE, Cell
from cascadia_qt.views.cascadia import prompt_words as words
from cascadia_qt.views.cascadia.board_items import Mark
from cascadia_qt.views.cascadia.board_scene import BoardScene
from cascadia_qt.views.cascadia.market_view import Hand, MarketMarks
from cascadia_qt.views.cascadia.table_page import TablePage
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.theme import SEAT_COLOURS

_ALL_SLOTS = frozenset(range(SLOTS))
_BOT_PAUSE = 350
_ANSWERS = {
    Command.BACK: "back",
    Command.DECLINE: "decline",
    Command.REPLACE: "replace",
    Command.REFUSE: "refuse",
    Command.WIPE: "wipe",
    Command.PICK: "pick",
}


class TableController(QObject):
    """Owns the turn and the computers of one session, and keeps its page equal to it."""

    def __init__(self, session: GameSession, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._page = page
        self._pointed: Cell | None = None
        self._cursor: Cell | None = None
        self._looked_at: int = session.state.seat
        self.turn = HumanTurn(session, self)
        self._bots = BotSeats(session, _BOT_PAUSE, self)
        self._connect()
        self._show_state()
        self._bots.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that no panel wanted for itself belong to the turn."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            press = meaning(event.key(), event.modifiers())
            if press is not None:
                self._press(press)
                return True
        return super().eventFilter(watched, event)

    def close(self) -> None:
        """Stops all thinking."""
        self._bots.stop()

    def look_at(self, seat: int) -> None:
        """Shows the landscape of `seat` large, until the next turn."""
        if seat < len(self._page.scenes):
            self._looked_at = seat
            self._show_players()
            self._show_turn()

    def answer(self, answer: str) -> None:
        """An answer to the prompt, by button or by key."""
        turn = self.turn
        answers = {
            "replace": turn.replace_three,
            "refuse": turn.refuse,
            "wipe": turn.begin_wipe,
            "pick": turn.begin_pick,
            "confirm": turn.confirm,
            "decline": turn.decline,
            "back": turn.back,
        }
        answers[answer]()

    def _connect(self) -> None:
        page, turn = self._page, self.turn
        self._session.changed.connect(self._show_state)
        turn.changed.connect(self._show_turn)
        page.market.tile_clicked.connect(turn.choose)
        page.market.token_clicked.connect(turn.choose)
        page.market.dragged.connect(self._drag)
        page.market.dropped.connect(self._drop)
        page.installEventFilter(self)
        page.board.hovered.connect(self._point_at)
        page.board.left.connect(self._point_nowhere)
        page.board.clicked.connect(self._click)
        page.board.turned.connect(turn.turn)
        page.seat_clicked.connect(self.look_at)
        page.prompt.answered.connect(self.answer)

    @property
    def _state(self) -> State:
        return self.turn.state

    @property
    def _own_scene(self) -> BoardScene:
        return self._page.scenes[self._state.seat]

    @property
    def _at_own_board(self) -> bool:
        return self._looked_at == self._state.seat

    def _point_at(self, cell: Cell | None, _point: QPointF) -> None:
        if cell != self._pointed:
            self._pointed = cell
            self._cursor = None
            self._show_ghost()

    def _point_nowhere(self) -> None:
        self._pointed = None
        self._show_ghost()

    def _click(self, cell: Cell, button: Qt.MouseButton) -> None:
        if not self._at_own_board:
            self.look_at(self._state.seat)
        elif button is Qt.MouseButton.LeftButton or self._state.options.grid is SQUARE:
            self.turn.click(cell)
        elif button is Qt.MouseButton.RightButton:
            self.turn.turn(1)

    def _press(self, press: KeyPress) -> None:
        turn, command = self.turn, press.command
        match command:
            case Command.CHOOSE:
                turn.choose(press.number)
            case Command.CHOOSE_TOKEN:
                turn.choose_token(press.number)
            case Command.LOOK_AT:
                self.look_at(press.number)
            case Command.TURN:
                turn.turn(1)
            case Command.TURN_BACK:
                turn.turn(-1)
            case Command.CONFIRM:
                self._confirm()
            case Command.UP | Command.DOWN | Command.LEFT | Command.RIGHT:
                self._move_cursor(command)
            case _:
                self.answer(_ANSWERS[command])

    def _move_cursor(self, to: Command) -> None:
        """While a tile lies as a draft, left and right turn it, as in the older program."""
        if self.turn.stage is Stage.LAID and to in (Command.LEFT, Command.RIGHT):
            self.turn.turn(1 if to is Command.RIGHT else -1)
            return
        places = [*self.turn.tile_places(), *self.turn.token_places()]
        self._cursor = moved(self._own_scene.layout_of_cells, places, self._cursor, to)
        self._pointed = self._cursor
        self._show_ghost()

    def _confirm(self) -> None:
        if self.turn.stage is Stage.PLACING and self._cursor is not None:
            self.turn.click(self._cursor)
        else:
            self.turn.confirm()

    def _drag(self, slot: int, screen: QPoint) -> None:
        """A pair is pulled towards the board: it is taken, and its tile follows the pointer."""
        if self.turn.stage is Stage.CHOOSING:
            self.turn.choose(slot)
        board = self._page.board
        self._point_at(board.cell_at(board.viewport().mapFromGlobal(screen)), QPointF())

    def _drop(self, screen: QPoint) -> None:
        board = self._page.board
        here = board.viewport().mapFromGlobal(screen)
        cell = board.cell_at(here)
        if board.viewport().rect().contains(here) and cell in self.turn.tile_places():
            self.turn.click(cell)

    def _show_state(self) -> None:
        state = self._state
        if self._session.history.cursor == 0 or self._turn_began():
            self._looked_at = state.seat
        for scene, player in zip(self._page.scenes, state.players, strict=True):
            scene.sync(player.environment)
        self._page.show_supply(words.supply(state.market.stack, len(state.market.bag)))
        self._show_last_move()
        self._show_players()
        self._show_turn()

    def _turn_began(self) -> bool:
        entries = self._session.history.entries[: self._session.history.cursor]
        return bool(entries) and entries[-1].seat != self._state.seat

    def _show_last_move(self) -> None:
        cells: dict[int, list[Cell]] = {}
        entries = self._session.history.entries[: self._session.history.cursor]
        for entry in reversed(entries[-12:]):
            if cells and entry.seat not in cells:
                break
            for event in entry.step.events:
                if isinstance(event, TilePlaced | TokenPlaced) and event.seat != self._state.seat:
                    cells.setdefault(event.seat, []).append(event.cell)
        for seat, scene in enumerate(self._page.scenes):
            scene.mark(Mark.LAST_MOVE, cells.get(seat, []))

    def _show_players(self) -> None:
        for seat, (who, player) in enumerate(
            zip(self._session.record.seats, self._state.players, strict=True)
        ):
            title = f"{who.name}  ·  {player.nature} ⬟" if player.nature else who.name
            tip = f"{who.name} (Ctrl+{seat + 1})"
            self._page.show_player(seat, title, tip, looked_at=seat == self._looked_at)
        self._page.look_at(self._looked_at)

    def _show_turn(self) -> None:
        turn, state = self.turn, self._state
        if self._cursor not in (*turn.tile_places(), *turn.token_places()):
            self._cursor = None
        seat = self._session.record.seats[state.seat]
        colour = SEAT_COLOURS.get(seat.colour or "", list(SEAT_COLOURS.values())[state.seat])
        now = min(state.turn // len(state.players) + 1, TURNS)
        self._page.prompt.show_prompt(seat.name, colour, self._what(), words.turn_of(now, TURNS))
        self._page.prompt.show_answers(list(self._answers()))
        marks, hand = self._market_marks(), self._hand()
        self._page.market.show_market(state.options.grid, state.market, marks, hand)
        for scene in self._page.scenes:
            own = scene is self._own_scene
            laid = turn.draft.laid
            places = [cell for cell in turn.tile_places() if cell != laid] if own else []
            scene.mark(Mark.TILE_PLACE, places)
            scene.mark(Mark.TOKEN_PLACE, turn.token_places() if own else [])
        self._show_ghost()

    def _show_ghost(self) -> None:
        turn, state, scene = self.turn, self._state, self._own_scene
        for other in self._page.scenes:
            other.hide_ghosts()
        scene.mark(Mark.CURSOR, [] if self._cursor is None else [self._cursor])
        laid = turn.draft.laid
        if turn.stage in (Stage.LAID, Stage.CONFIRMING) and state.tile is not None and laid:
            scene.show_tile_ghost(state.tile, turn.draft.rotation, laid, laid=True)
        elif self._pointed in turn.tile_places() and state.tile is not None:
            scene.show_tile_ghost(state.tile, turn.draft.rotation, self._pointed, laid=False)
        if self._pointed in turn.token_places() and state.token is not None:
            scene.show_token_ghost(state.token, self._pointed, laid=False)

    def _what(self) -> str:
        turn, state = self.turn, self._state
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
                names = [self._session.record.seats[s].name for s in winners(score_sheets(state))]
                return words.over(", ".join(names))

    def _answers(self) -> Iterator[Answer]:
        turn, state = self.turn, self._state
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

    def _hand(self) -> Hand | None:
        """What whoever is to move has taken and not yet placed."""
        state, draft = self._state, self.turn.draft
        for entry in reversed(self._session.history.entries[: self._session.history.cursor]):
            for event in entry.step.events:
                if isinstance(event, TurnEnded):
                    return None
                if isinstance(event, PairTaken):
                    tile = None if draft.laid else state.tile
                    slots = event.tile_slot, event.token_slot
                    return Hand(tile, slots[0], draft.rotation, state.token, slots[1])
        return None

    def _market_marks(self) -> MarketMarks:
        draft = self.turn.draft
        match self.turn.stage:
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
