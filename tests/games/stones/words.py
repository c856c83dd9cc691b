"""The toy game in words."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.stones.rules import Event, Moved


def told_line(event: Event, names: Sequence[str]) -> str:
    """What happened, as much as whoever hears it may know."""
    name = names[event.seat]
    if isinstance(event, Moved):
        return f"{name} passes" if event.stone is None else f"{name} draws a {event.stone}"
    new = "" if event.stone is None else f" and has a {event.stone} now"
    return f"{name} swaps the secret stone{new}"
