"""A person's decision as long as it is not made: where a tile is held, and what is picked."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.okanagan.controllers.choosing import (
    Option,
    Picked,
    chosen,
    finished,
    first_picked,
    moved_to,
    options,
)
from cascadia_qt.games.okanagan.controllers.laying import nearest_turn, neighbour, turned
from cascadia_qt.games.okanagan.rules.actions import Action, Build, Done, Lay, Order, Swap, Trade
from cascadia_qt.games.okanagan.rules.board import MIDDLE, TURNS
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.legal import is_legal
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import Cell

# Decisions that show nothing secret: whoever they are asked of, everybody may look.
PUBLIC = frozenset(
    (
        *(Phase.CLOSE, Phase.ORDER, Phase.ALONE, Phase.ACTION, Phase.GAIN),
        *(Phase.GIVE, Phase.SWAP, Phase.TRADE, Phase.COLLECT),
    )
)


class HumanTurn(QObject):
    """Holds the draft of a decision; what it lets through is always legal.

    Attributes:
        cell: the place that the tile in hand is held over.
        rotation: how it is turned.
        picked: what was chosen before the decision is complete.
        cursor: which of the options the keyboard is at.
        advised: what somebody who was asked would do, as long as nothing else is done.

    Signals:
        changed: something else is held, picked or advised.
        refused: an action was wanted that cannot be; carries it.
    """

    changed = Signal()
    refused = Signal(object)

    def __init__(self, session: GameSession, looker: Looker, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._looker = looker
        self.cell: Cell | None = None
        self.rotation = 0
        self.picked: Picked = ()
        self.cursor: int | None = None
        self.advised: Action | None = None
        self._seen: tuple[State, int | None, State] | None = None
        session.changed.connect(self._begin)
        looker.changed.connect(self._begin)
        self._start()

    @property
    def state(self) -> State:
        """As whoever looks may see it; made once, for it is asked often."""
        now, seat = self._session.state, self._looker.seat
        if self._seen is None or self._seen[0] is not now or self._seen[1] != seat:
            self._seen = now, seat, OKANAGAN.seen(now, seat)
        return self._seen[2]

    @property
    def decides(self) -> bool:
        """Whether somebody who looks is to decide; of what is public anybody looks."""
        session, seat = self._session, self._looker.seat
        if not session.person_to_move:
            return False
        return not session.has_curtain or seat == session.to_move or self.decides_unseen

    @property
    def decides_unseen(self) -> bool:
        """Whether somebody decides openly while nobody's cards are seen, not even his own."""
        session = self._session
        hidden = session.has_curtain and self._looker.seat is None
        return hidden and session.person_to_move and session.state.phase in PUBLIC

    @property
    def hands_over(self) -> bool:
        """Whether somebody else is to look next."""
        session = self._session
        return session.has_curtain and session.person_to_move and not self.decides

    @property
    def phase(self) -> Phase | None:
        """What is to be decided; None while others decide."""
        phase: Phase = self._session.state.phase
        return phase if self.decides or phase is Phase.OVER else None

    @property
    def tile(self) -> int | None:
        """The tile that is to be laid."""
        hand = self.state.explorer.hand
        if self.phase is not Phase.LAY or hand is None or hand.tile == UNSEEN:
            return None
        return hand.tile

    @property
    def places(self) -> Mapping[Cell, tuple[int, ...]]:
        """Where the tile can be laid, with its turns there."""
        tile = self.tile
        return {} if tile is None else dict(self.state.board.places(tile))

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen, but for places of a tile."""
        return options(self.state, self.picked) if self.decides else ()

    @property
    def proposed(self) -> Action | None:
        """What Return does now."""
        if self.advised is not None:
            return self.advised
        if self.tile is not None:
            return None if self.cell is None else Lay(self.cell, self.rotation)
        if not self.decides:
            return None
        if self._is_meant:
            done = finished(self.state, self.picked)
            if done is not None:
                return done
        return self.pointed if isinstance(self.pointed, Action) else None

    @property
    def _is_meant(self) -> bool:
        """An order stands there before anybody has looked: one Return too many settles none."""
        return self.phase is not Phase.ORDER or self.cursor is not None

    @property
    def pointed(self) -> Option | None:
        """What the keyboard is at."""
        found = self.options
        return None if self.cursor is None or self.cursor >= len(found) else found[self.cursor]

    @property
    def build(self) -> Build | None:
        """The building that is looked at before it is built."""
        return self.pointed if isinstance(self.pointed, Build) else None

    def hold_over(self, cell: Cell | None) -> None:
        """Holds the tile over a place, turned so that it fits; elsewhere over none."""
        fitting = self.places.get(cell) if cell is not None else None
        held = cell if fitting else None
        if held == self.cell and self.advised is None:
            return
        self.cell, self.advised = held, None
        if fitting:
            self.rotation = nearest_turn(self.rotation, fitting)
        self.changed.emit()

    def turn_tile(self, by: int) -> None:
        """Turns the tile, over a place only to where it fits."""
        if self.tile is None:
            return
        fitting = TURNS if self.cell is None else self.places[self.cell]
        self.rotation, self.advised = turned(self.rotation, by, fitting), None
        self.changed.emit()

    def walk(self, direction: int) -> None:
        """To the next place for the tile, or along what can be chosen."""
        if self.tile is not None:
            start = MIDDLE if self.cell is None else self.cell
            places = self.places
            found = neighbour(places, start, direction)
            if found is None and self.cell is None:
                found = min(places, key=lambda cell: (abs(cell.a) + abs(cell.b), cell))
            if found is not None:
                self.hold_over(found)
        elif self.options:
            self.point_at(self._beside(1 if direction in (1, 2) else -1))

    def _beside(self, by: int) -> int:
        last = len(self.options) - 1
        if self.cursor is None:
            return 0 if by > 0 else last
        return min(max(self.cursor + by, 0), last)

    def point_at(self, place: int | None) -> None:
        """The pointer or the keyboard is at one of the options."""
        if place != self.cursor:
            self.cursor, self.advised = place, None
            self.changed.emit()

    def lay(self, cell: Cell) -> None:
        """Lays the tile as it is turned, or as it fits."""
        fitting = self.places.get(cell)
        turn = nearest_turn(self.rotation, fitting) if fitting else self.rotation
        self.do(Lay(cell, turn))

    def choose(self, place: int) -> None:
        """Chooses one of the options."""
        found = self.options
        if place >= len(found):
            return
        done = chosen(self.state, self.picked, found[place])
        if isinstance(done, tuple):
            self._pick(done, place)
        else:
            self.do(done)

    def move_pennant(self, seat: int, place: int) -> None:
        """Puts somebody elsewhere among his equals."""
        if self.phase is Phase.ORDER:
            self._pick(moved_to(self.state, self.picked, seat, place), place)

    def _pick(self, picked: Picked, place: int) -> None:
        exchanged = self.phase in (Phase.SWAP, Phase.TRADE)
        self.picked, self.advised = picked, None
        self.cursor = None if exchanged else place
        if self.phase is Phase.ORDER and place < len(self.options):
            self.cursor = place
        self.changed.emit()

    def confirm(self) -> None:
        """Does what is proposed; where nothing is, chooses what the keyboard is at."""
        action = self.proposed
        if action is not None:
            self.do(action)
        elif self.cursor is not None:
            self.choose(self.cursor)
        elif self.tile is not None or self.options:
            self.walk(1)

    def settle(self) -> None:
        """Lets the order be as it is."""
        order = finished(self.state, self.picked)
        if self.phase is Phase.ORDER and order is not None:
            self.do(order)

    def finish(self) -> None:
        """Trades no more."""
        if self.phase is Phase.TRADE:
            self.do(Done())

    def lower(self) -> bool:
        """Lets go what is held or picked; whether there was anything."""
        first = first_picked(self.state) if self.decides else ()
        anything = self.advised is not None or self.picked != first or self.cell is not None
        anything = anything or self.cursor is not None
        self._start()
        if anything:
            self.changed.emit()
        return anything

    def advise(self, action: Action) -> None:
        """Proposes `action`: a tile is held over its place, an option is pointed at."""
        self._start()
        if isinstance(action, Lay):
            self.cell, self.rotation = action.cell, action.rotation
        elif isinstance(action, Swap | Trade):
            self.picked = (action.mine,)
        elif isinstance(action, Order):
            self.picked = action.seats
        found = self.options
        self.cursor = found.index(action) if action in found else None
        self.advised = action
        self.changed.emit()

    def do(self, action: Action) -> None:
        """Decides, if that is allowed."""
        if not self.decides:
            return
        if is_legal(self.state, action):
            self._session.submit(action)
        else:
            self.refused.emit(action)

    def _begin(self) -> None:
        """The game has moved on, or somebody else looks: nothing is held any more."""
        self._start()
        self.changed.emit()

    def _start(self) -> None:
        self.cell, self.advised, self.cursor = None, None, None
        self.picked = first_picked(self.state) if self.decides else ()
