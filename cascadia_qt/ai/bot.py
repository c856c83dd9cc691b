"""What a computer player is to everything outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar, runtime_checkable

State_contra = TypeVar("State_contra", contravariant=True)
Action_co = TypeVar("Action_co", covariant=True)


class Bot(Protocol[State_contra, Action_co]):
    """Somebody who answers a state with one of its legal actions."""

    def choose(self, state: State_contra) -> Action_co: ...


@runtime_checkable
class Ponderer(Protocol[State_contra]):
    """A bot that has a use for the time in which others decide."""

    def ponder(self, state: State_contra, seat: int, interrupted: Callable[[], bool]) -> None:
        """Thinks about the next turn of its own `seat` until `interrupted` or until it knows."""
