"""Something that the menus offer for one game only."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple


class Place(Enum):
    """Where in the menus an action stands."""

    NEW = auto()
    PAPER = auto()
    TURN = auto()
    SCORES = auto()
    FILM = auto()
    SWITCH = auto()
    PART = auto()
    JOURNAL = auto()


class GameAction(NamedTuple):
    """An action of a game.

    Attributes:
        name: how the game finds it again.
        text: what the menu says, in the language of the program.
        tool: what the toolbar says; an action without it stands in the menu only.
        invitation: what the welcome page says; an action without it does not stand there.
        keys: what does it, too.
        at_table: whether it makes sense at a table only.
        checkable: whether it is on or off.
        do: what it does; nothing of its own if somebody listens to it.
    """

    name: str
    place: Place
    text: Callable[[], str]
    tool: Callable[[], str] | None = None
    invitation: Callable[[], str] | None = None
    keys: tuple[str, ...] = ()
    at_table: bool = False
    checkable: bool = False
    do: Callable[[], object] | None = None
