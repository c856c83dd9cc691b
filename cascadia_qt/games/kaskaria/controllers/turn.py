"""A person's turn as long as it is not played: which cards are lifted, and where the cursor is."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from cascadia_qt.games.kaskaria.model.tableau import arranged
from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.cards import BACK, KINDS, Card
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.words.outcome import if_gone_in
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession


class Stage(Enum):
    """What a person can do."""

    WAITING = auto()
    TURN = auto()
    TAKING = auto()
    ENTERING = auto()
    OVER = auto()


class HumanTurn(QObject):
    """Holds the draft of a set; what it lets through is always legal.

    Attributes:
        lifted: the places in the hand of the cards that are lifted, all of one colour.
        cursor: the place of the card that the keyboard is at.
        advised: what somebody who was asked would do, as long as nothing else is done.

    Signals:
        changed: other cards are lifted, the cursor is elsewhere, or something is advised.
        refused: an action was wanted that cannot be; carries it.
        no_set: cards were to be played that are none; carries them.
    """

    changed = Signal()
    refused = Signal(object)
    no_set = Signal(object)

    def __init__(self, session: GameSession, looker: Looker, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._looker = looker
        self.lifted: frozenset[int] = frozenset()
        self.cursor: int | None = None
        self.advised: Action | None = None
        session.changed.connect(self._begin)
        looker.changed.connect(self._begin)

    @property
    def state(self) -> State:
        """As whoever looks may see it."""
        state: State = KASKARIA.seen(self._session.state, self._looker.seat)
        return state

    @property
    def seat(self) -> int:
        """Whose hand lies in front."""
        return front_seat(self._session, self._looker, self._session.state)

    @property
    def decides(self) -> bool:
        """Whether somebody who looks is to decide."""
        session = self._session
        mine = not session.has_curtain or self._looker.seat == session.to_move
        return session.person_to_move and mine

    @property
    def hands_over(self) -> bool:
        """Whether somebody else is to look next."""
        session = self._session
        return session.has_curtain and session.person_to_move and not self.decides

    @property
    def stage(self) -> Stage:
        phase = self._session.state.phase
        if phase is Phase.OVER:
            return Stage.OVER
        if not self.decides:
            return Stage.WAITING
        return {Phase.TURN: Stage.TURN, Phase.TAKING: Stage.TAKING}.get(phase, Stage.ENTERING)

    @property
    def hand(self) -> tuple[Card, ...]:
        return arranged(self.state.heroes[self.seat].hand)

    @property
    def takes(self) -> bool:
        """Whether a card can be taken."""
        return self.decides and TakeUnseen() in KASKARIA.legal(self.state)

    @property
    def colours(self) -> list[str]:
        """Those of which a set is offered, as they lie in the hand."""
        if self.stage is not Stage.TURN:
            return []
        return [colour for colour in self._held() if self.offered(colour) is not None]

    def _held(self) -> dict[str, list[int]]:
        """Where the cards of each colour are."""
        held: dict[str, list[int]] = {}
        for place, card in enumerate(self.hand):
            if card != BACK:
                held.setdefault(card.colour, []).append(place)
        return held

    @property
    def colour(self) -> str | None:
        """That of the lifted cards."""
        return next((self.hand[place].colour for place in self.lifted), None)

    def offered(self, colour: str) -> PlaySet | None:
        """The set of `colour` that is offered: what is lifted of it, or else all of it."""
        places = self.lifted if colour == self.colour else self._held().get(colour, ())
        return self._set_of(places) if len(places) > 1 else None

    def _set_of(self, places: frozenset[int] | list[int] | tuple[int, ...]) -> PlaySet:
        cards = [self.hand[place] for place in places]
        kinds = sorted((card.kind for card in cards), key=KINDS.index)
        return PlaySet(cards[0].colour, tuple(kinds))

    @property
    def proposed(self) -> Action | None:
        """What Return does: nothing unasked that shows a card while a set could be played."""
        if self.advised is not None:
            return self.advised
        match self.stage:
            case Stage.TURN if self.colour is not None:
                return self.offered(self.colour)
            case Stage.TURN:
                return None if self.colours else TakeUnseen()
            case Stage.TAKING:
                return TakeUnseen()
            case Stage.ENTERING:
                return GoIn() if self.foresees and self.wins_by_going_in else StayOut()
        return None

    @property
    def foresees(self) -> bool:
        """Whether who decides is told before the volcano who would win."""
        return self._session.helps.previews

    @property
    def wins_by_going_in(self) -> bool:
        """Whether the game would be won, alone or not, if it ended with that step."""
        state: State = self._session.state
        return state.seat in if_gone_in(state, [""] * len(state.heroes)).winners

    def touch(self, place: int) -> None:
        """A card was tapped: its colour is lifted; then single cards go down and up again."""
        if self.stage is not Stage.TURN or not self._knows(place):
            return
        if self.hand[place].colour != self.colour:
            self.lift(self.hand[place].colour)
        else:
            self._lift(self.lifted ^ {place})

    def toggle(self, place: int) -> None:
        """A single card goes into the set or out of it; one of another colour begins a set."""
        if self.stage is not Stage.TURN or not self._knows(place):
            return
        same = self.hand[place].colour == self.colour
        self._lift(self.lifted ^ {place} if same else frozenset((place,)))

    def toggle_at_cursor(self) -> None:
        """The same with the card that the keyboard is at; where it is at none, it comes."""
        if self.cursor is None:
            self.move_cursor(1)
        else:
            self.toggle(self.cursor)

    def lift(self, colour: str) -> None:
        """Lifts all cards of `colour`."""
        if self.stage is Stage.TURN:
            self._lift(frozenset(self._held().get(colour, ())))

    def lower(self) -> bool:
        """Puts all cards down and forgets what was advised; whether there was anything."""
        anything = bool(self.lifted) or self.advised is not None
        self._lift(frozenset())
        return anything

    def _lift(self, places: frozenset[int]) -> None:
        if places != self.lifted or self.advised is not None:
            self.lifted, self.advised = places, None
            self.changed.emit()

    def advise(self, action: Action) -> None:
        """Proposes `action`; the cards of a set are lifted for it."""
        self.lifted = frozenset(self._places_of(action))
        self.advised = action
        self.changed.emit()

    def _places_of(self, action: Action) -> Iterator[int]:
        """Where in the hand the cards are that it plays."""
        left = list(action.kinds) if isinstance(action, PlaySet) else []
        for place, card in enumerate(self.hand):
            if isinstance(action, PlaySet) and card.colour == action.colour and card.kind in left:
                left.remove(card.kind)
                yield place

    def _knows(self, place: int) -> bool:
        return place < len(self.hand) and self.hand[place] != BACK

    def play(self, colour: str | None) -> None:
        """Plays the set of `colour` that is offered."""
        offered = None if colour is None else self.offered(colour)
        if offered is not None:
            self._submit(offered)
        elif self.stage is Stage.TURN and self.lifted:
            self.no_set.emit(tuple(self.hand[place] for place in sorted(self.lifted)))

    def play_offer(self, number: int) -> None:
        """Plays one of the sets that are offered, as they lie in the hand."""
        if number < len(self.colours):
            self.play(self.colours[number])

    def take(self, slot: int | None) -> None:
        """Takes a card of the display, or that on top of the pile."""
        self._submit(TakeUnseen() if slot is None else TakeShown(slot))

    def go_in(self, goes: bool) -> None:
        if self.stage is Stage.ENTERING:
            self._submit(GoIn() if goes else StayOut())

    def move_cursor(self, by: int) -> None:
        """To the next card of the hand."""
        count = len(self.hand)
        if count and self.stage is not Stage.OVER:
            start = -1 if by > 0 else count
            at = start if self.cursor is None else self.cursor
            self.cursor = min(max(at + by, 0), count - 1)
            self.changed.emit()

    def confirm(self) -> None:
        """Does what is proposed; where a set could be played, lifts one first."""
        action = self.proposed
        if action is not None:
            self._submit(action)
        elif self.stage is Stage.TURN and self.lifted:
            self.play(self.colour)
        elif self.colours:
            at = None if self.cursor is None else self.hand[self.cursor].colour
            self.lift(at if at in self.colours and at is not None else self.colours[0])

    def _submit(self, action: Action) -> None:
        if not self.decides:
            return
        if action in KASKARIA.legal(self.state):
            self._session.submit(action)
        else:
            self.refused.emit(action)

    def _begin(self) -> None:
        """The game has moved on: no card is lifted any more, and nothing advised."""
        self.lifted, self.advised = frozenset(), None
        count = len(self.hand)
        if self.cursor is not None:
            self.cursor = min(self.cursor, count - 1) if count and self.decides else None
        self.changed.emit()


def front_seat(session: GameSession, looker: Looker, state: State) -> int:
    """Whose hand lies in front in `state`: the person's who looks, or decides, or decides next."""
    if session.has_curtain and looker.seat is not None:
        return looker.seat
    players = len(state.heroes)
    following = [(state.seat + ahead) % players for ahead in range(players)]
    persons = () if session.has_curtain else session.persons
    return next((seat for seat in following if seat in persons), state.seat)
