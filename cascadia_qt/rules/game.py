"""What a game is to everything outside its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cascadia_qt.rules.document import Node
from cascadia_qt.rules.rng import Rng

Options = TypeVar("Options")
State = TypeVar("State")
Action = TypeVar("Action")
Event_co = TypeVar("Event_co", covariant=True)
State_co = TypeVar("State_co", covariant=True)


class IllegalAction(ValueError):
    """The rules forbid the action; the message says why in one plain clause."""


class NotAnAction(ValueError):
    """The text is not the notation of any action."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or the bot of that name; `colour` is a word that views know."""

    name: str
    bot: str | None = None
    colour: str | None = None


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

    def scores(self, state: State) -> tuple[int, ...]: ...

    def hide(self, state: State, seat: int, rng: Rng) -> State:
        """A world that looks the same from `seat`, with everything hidden drawn anew."""

    def snapshot(self, state: State) -> dict[str, Any]:
        """`state` as JSON, for comparing and for digests; never changes its form."""

    def format(self, action: Action) -> str:
        """The notation of `action`."""

    def parse(self, text: str) -> Action:
        """The action that `text` notes; raises NotAnAction."""
