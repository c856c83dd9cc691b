"""What a computer player is to everything outside."""

from __future__ import annotations

from typing import Protocol, TypeVar

State_contra = TypeVar("State_contra", contravariant=True)
Action_co = TypeVar("Action_co", covariant=True)


class Bot(Protocol[State_contra, Action_co]):
    """Somebody who answers a state with one of its legal actions."""

    def choose(self, state: State_contra) -> Action_co: ...
