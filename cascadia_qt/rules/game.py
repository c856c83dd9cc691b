"""What a game is to everything outside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from cascadia_qt.rules.complaint import Complained
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.helps import ALL_HELPS, Helps
from cascadia_qt.rules.rng import Rng

if TYPE_CHECKING:
    from cascadia_qt.rules.history import Entry

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")
Event_co = TypeVar("Event_co", covariant=True)
State_co = TypeVar("State_co", covariant=True)


class IllegalAction(Complained):
    """The rules forbid the action; the complaint says why in one plain clause."""


class NotAnAction(ValueError):
    """The text is not the notation of any action."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or the bot of that name; `colour` is a word that views know.

    Attributes:
        helps: what a person may be helped with, as the table has agreed; no part of the game.
        hinted: how often a hint was given to him.
    """

    name: str
    bot: str | None = None
    colour: str | None = None
    helps: Helps = ALL_HELPS
    hinted: int = 0


@dataclass(frozen=True, slots=True)
class Step(Generic[State_co, Event_co]):
    """What an action led to.

    Attributes:
        events: what happened, in order; enough to animate, to log and to read aloud.
        revealed: whether something hidden came to light, so that undo would be peeking.
    """

    state: State_co
    events: tuple[Event_co, ...]
    revealed: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How a game has ended.

    Attributes:
        places: of every seat, from 1 on; equal results share a place and the next are skipped.
        points: of every seat; None where a game has none.
        further: what else is told of the end of this game, as JSON.
    """

    places: tuple[int, ...]
    points: tuple[int, ...] | None = None
    further: Mapping[str, Any] = field(default_factory=dict)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(results: Sequence[Any], winners: Sequence[int] = ()) -> tuple[int, ...]:
    """The place of each of `results`, the highest first; `winners` are first among equals."""
    ranks = [(result, seat in winners) for seat, result in enumerate(results)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


class Game(Protocol[Options, State, Action, Event_co]):
    """The rules of one game: pure functions over frozen values.

    Attributes:
        id: how files call the game.
        players: how many may play.
    """

    @property
    def id(self) -> str: ...

    @property
    def players(self) -> range: ...

    def read_options(self, node: Node, players: int) -> Options:
        """The options in a record; raises BadDocument."""

    def write_options(self, options: Options) -> dict[str, Any]:
        """`options` as JSON that `read_options` understands."""

    def setup(self, options: Options, seed: int) -> State: ...

    def to_move(self, state: State) -> int | None:
        """The seat that decides next; None when the game is over."""

    def legal(self, state: State) -> Sequence[Action]:
        """Every action that `apply` accepts, always in the same order."""

    def apply(self, state: State, action: Action) -> Step[State, Event_co]:
        """Carries `action` out; raises IllegalAction."""

    def turn(self, state: State) -> int:
        """The round, from 1 on: how often whoever has the turn has had it."""

    def result(self, state: State) -> Result:
        """How the game stands; when it is over, how it has ended."""

    def has_secrets(self, options: Options) -> bool:
        """Whether a seat knows what other seats may not see."""

    def hide(self, state: State, seat: int, rng: Rng) -> State:
        """A world that looks the same from `seat`, with everything hidden drawn anew.

        For computers to think with; people are shown what is `seen`.
        """

    def seen(self, state: State, seat: int | None) -> State:
        """What `seat` may know, or nobody in particular; what it may not know is left out."""

    def told(self, entry: Entry[State, Action, Any], seat: int | None) -> Sequence[Event_co]:
        """What `seat` may hear of a step, or nobody in particular."""

    def snapshot(self, state: State) -> dict[str, Any]:
        """`state` as JSON, for comparing and for digests; never changes its form."""

    def format(self, action: Action) -> str:
        """The notation of `action`."""

    def parse(self, text: str) -> Action:
        """The action that `text` notes; raises NotAnAction."""
