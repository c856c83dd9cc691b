"""A person's turn as a small state machine: what is being decided, and what a gesture does to it.

Nothing here is drawn, and nothing of the game changes before an action is submitted: a tile that
was laid down can still be turned and moved until it is confirmed or the token is placed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    DeclineToken,
    NatureFree,
    NatureWipe,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.environment import accepting_cells, open_cells
from cascadia_qt.games.cascadia.rules.play import apply
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import Cell


class Stage(Enum):
    """What is to be done now."""

    WAITING = auto()  # for a computer
    CHOOSING = auto()  # a pair
    WIPING = auto()  # the tokens that a nature token replaces
    PICKING_TILE = auto()  # freely, for a nature token
    PICKING_TOKEN = auto()
    PLACING = auto()  # tile or token in hand, none lies as a draft
    LAID = auto()  # the tile lies as a draft
    CONFIRMING = auto()  # everything is placed, the turn waits for its end
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Draft:
    """What is meant to happen and has not yet happened.

    Attributes:
        wiping: the places whose tokens a nature token shall replace; None when none is spent.
        going_on: whether more of them are to come, after the question.
        picking: a nature token is spent for a free pick.
        picked: the place of the tile that was freely picked.
        rotation: how the tile in hand is turned.
        laid: where it lies.
        ending: the actions that will end the turn when it is confirmed.
        kept: the turn and the tokens that were kept when three of them were equal.
    """

    wiping: frozenset[int] | None = None
    going_on: bool = False
    picking: bool = False
    picked: int | None = None
    rotation: int = 0
    laid: Cell | None = None
    ending: tuple[Action, ...] = ()
    kept: tuple[int, tuple[Wildlife | None, ...]] | None = None


class HumanTurn(QObject):
    """Keeps the draft of whoever is to move and submits actions to the session.

    Signals:
        changed: stage or draft are other ones; views look again.
    """

    changed = Signal()

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._draft = Draft()
        self.confirms_end = False
        session.changed.connect(self._start_over)

    @property
    def state(self) -> State:
        state: State = self._session.state
        return state

    @property
    def draft(self) -> Draft:
        return self._draft

    @property
    def stage(self) -> Stage:
        state, draft = self.state, self._draft
        if state.phase is Phase.OVER:
            return Stage.OVER
        if not self._session.person_to_move:
            return Stage.WAITING
        if draft.ending:
            return Stage.CONFIRMING
        if state.phase is Phase.PLACE:
            return Stage.PLACING if draft.laid is None else Stage.LAID
        if draft.wiping is not None:
            return Stage.WIPING
        if draft.picking:
            return Stage.PICKING_TILE if draft.picked is None else Stage.PICKING_TOKEN
        return Stage.CHOOSING

    @property
    def stuck(self) -> bool:
        """Whether only the token is left to place, and no tile can take it."""
        alone = self.stage is Stage.PLACING and self.state.tile is None
        return alone and not self.token_places()

    @property
    def can_turn(self) -> bool:
        """Whether a tile is in hand that can be turned."""
        placing = self.stage in (Stage.PLACING, Stage.LAID) and self.state.tile is not None
        return placing and len(self.state.options.box.rotations) > 1

    @property
    def asks_for_more(self) -> bool:
        """Whether the question is open if further tokens shall be replaced."""
        return bool(self._draft.wiping) and not self._draft.going_on

    @property
    def can_go_back(self) -> bool:
        """Whether there is a draft or an action to take back."""
        draft = self._draft
        return draft != Draft(kept=draft.kept, rotation=draft.rotation) or self._session.can_undo

    @property
    def may_replace_three(self) -> bool:
        """Whether the question about three equal tokens is open."""
        offered = self.stage is Stage.CHOOSING and self.state.may_replace_three
        return offered and self._draft.kept != self._on_offer()

    def _on_offer(self) -> tuple[int, tuple[Wildlife | None, ...]]:
        return self.state.turn, self.state.market.tokens

    @property
    def may_spend_nature(self) -> bool:
        return self.stage is Stage.CHOOSING and self.state.player.nature > 0

    def tile_places(self) -> list[Cell]:
        """Where the tile in hand may be laid."""
        state = self.state
        if self.stage not in (Stage.PLACING, Stage.LAID) or state.tile is None:
            return []
        return open_cells(state.options.grid, state.player.environment)

    def token_places(self) -> list[Cell]:
        """Where the token in hand may be placed, the tile that lies as a draft included."""
        state, laid = self.state, self._draft.laid
        if self.stage not in (Stage.PLACING, Stage.LAID) or state.token is None:
            return []
        places = accepting_cells(state.player.environment, state.token)
        if laid is not None and state.tile is not None and state.token in state.tile.wildlife:
            places.append(laid)
        return places

    def places(self) -> list[Cell]:
        """Where something in hand may go."""
        return [*self.tile_places(), *self.token_places()]

    def choose(self, slot: int) -> None:
        """A place of the market was chosen."""
        match self.stage:
            case Stage.CHOOSING:
                self._session.submit(Take(slot))
            case Stage.WIPING:
                wiping = self._draft.wiping or frozenset()
                self._become(replace(self._draft, wiping=wiping ^ {slot}, going_on=False))
            case Stage.PICKING_TILE:
                self._become(replace(self._draft, picked=slot))
            case Stage.PICKING_TOKEN if self._draft.picked is not None:
                self._session.submit(NatureFree(self._draft.picked, slot))

    def choose_token(self, slot: int) -> None:
        """A token of the market was chosen, for a free pick."""
        if self.stage is Stage.PICKING_TOKEN:
            self.choose(slot)

    def click_tile(self, slot: int) -> None:
        """A tile of the market was clicked: its pair, unless tiles are picked by themselves."""
        if self._draft.picking:
            self._become(replace(self._draft, picked=slot))
        else:
            self.choose(slot)

    def click_token(self, slot: int) -> None:
        """A token of the market was clicked: its pair, but no tile that is picked by itself."""
        if self.stage is not Stage.PICKING_TILE:
            self.choose(slot)

    def accept(self) -> None:
        """Yes: to the offer, to choosing further tokens."""
        if self.may_replace_three:
            self._session.submit(ReplaceThree())
        elif self.asks_for_more:
            self._become(replace(self._draft, going_on=True))

    def begin_wipe(self) -> None:
        if self.may_spend_nature:
            self._become(replace(self._draft, wiping=frozenset()))

    def begin_pick(self) -> None:
        if self.may_spend_nature:
            self._become(replace(self._draft, picking=True))

    def refuse(self) -> None:
        """No: to the offer, to further tokens, to the nature token that was about to be spent."""
        if self.may_replace_three:
            self._become(replace(self._draft, kept=self._on_offer()))
        elif self._draft.wiping:
            self.confirm()
        elif self.stage in (Stage.WIPING, Stage.PICKING_TILE, Stage.PICKING_TOKEN):
            self.back()

    def takes(self, cell: Cell) -> bool:
        """Whether a click on `cell` does something."""
        return self.stage is Stage.CONFIRMING or cell in (*self.places(), self._draft.laid)

    def click(self, cell: Cell) -> None:
        """A cell of one's own landscape was chosen."""
        draft = self._draft
        if self.stage is Stage.CONFIRMING:
            self.back()
        elif cell in self.token_places():
            self._place((*self.tile_laid(), PlaceToken(cell)))
        elif cell == draft.laid:
            self.confirm()
        elif cell in self.tile_places():
            self._become(replace(draft, laid=cell))

    def turn(self, by: int) -> None:
        """The tile in hand is turned clockwise."""
        if self.can_turn:
            rotation = (self._draft.rotation + by) % len(self.state.options.box.rotations)
            self._become(replace(self._draft, rotation=rotation))

    def confirm(self) -> None:
        """Yes: to the draft, whatever it is."""
        draft = self._draft
        match self.stage:
            case Stage.CONFIRMING:
                self._submit(draft.ending)
            case Stage.LAID:
                self._place(self.tile_laid())
            case Stage.PLACING if self.stuck:
                self.decline()
            case Stage.WIPING if draft.wiping:
                self._session.submit(NatureWipe(tuple(sorted(draft.wiping))))

    def decline(self) -> None:
        """The token in hand goes back into the bag."""
        if self.state.token is not None and self.stage in (Stage.PLACING, Stage.LAID):
            self._place((*self.tile_laid(), DeclineToken()))

    def play(self, actions: tuple[Action, ...]) -> None:
        """Carries out what is left of a turn, as if it were done by hand."""
        for action in actions:
            match action:
                case Take() | NatureFree():
                    self._session.submit(action)
                case PlaceTile(cell, rotation):
                    self._become(replace(self._draft, laid=cell, rotation=rotation))
        placing = (PlaceTile, PlaceToken, DeclineToken)
        self._place(tuple(action for action in actions if isinstance(action, placing)))

    def back(self) -> None:
        """Takes the draft back; without one, the last action."""
        draft = self._draft
        if draft.ending:
            self._become(replace(draft, ending=()))
        elif draft.laid is not None:
            self._become(replace(draft, laid=None))
        elif draft.wiping is not None or draft.picking:
            self._become(Draft(kept=draft.kept))
        else:
            self._session.undo()

    def tile_laid(self) -> tuple[Action, ...]:
        """The action that lays the tile where it lies as a draft; nothing without one."""
        draft = self._draft
        return () if draft.laid is None else (PlaceTile(draft.laid, draft.rotation),)

    def drafted(self) -> tuple[Action, ...]:
        """What lies as a draft: the tile, and at the end of a turn the token as well."""
        return self._draft.ending or self.tile_laid()

    def token_drafted(self) -> Cell | None:
        """Where the token lies as a draft."""
        placed = (action.cell for action in self._draft.ending if isinstance(action, PlaceToken))
        return next(placed, None)

    def _place(self, actions: tuple[Action, ...]) -> None:
        """Submits placements; those that end the turn may have to wait for a last yes."""
        if self.confirms_end and self._end_turn(actions):
            self._become(replace(self._draft, ending=actions))
        else:
            self._submit(actions)

    def _end_turn(self, actions: tuple[Action, ...]) -> bool:
        state = self.state
        for action in actions:
            if state.turn == self.state.turn:
                state = apply(state, action).state
        return state.turn != self.state.turn

    def _submit(self, actions: tuple[Action, ...]) -> None:
        turn = self.state.turn
        for action in actions:
            # A token that fits nowhere on squares has ended the turn by itself.
            if self.state.turn == turn:
                self._session.submit(action)

    def _start_over(self) -> None:
        """The game has moved: only what still makes sense of the draft is kept."""
        draft = self._draft
        if self.state.phase is Phase.CHOOSE:
            self._become(Draft(kept=draft.kept))
        elif self.state.tile is not None:
            self._become(Draft(rotation=draft.rotation, laid=None))
        else:
            self._become(Draft())

    def _become(self, draft: Draft) -> None:
        self._draft = draft
        self.changed.emit()
