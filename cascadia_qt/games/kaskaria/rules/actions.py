"""What a player can do."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.cards import Card


@dataclass(frozen=True, slots=True)
class TakeUnseen:
    """Takes the top card of the pile."""


@dataclass(frozen=True, slots=True)
class TakeShown:
    """Takes a card of the display, which has three slots."""

    slot: int


@dataclass(frozen=True, slots=True)
class PlaySet:
    """Plays cards of one colour; `kinds` are in the order in which they are carried out."""

    colour: str
    kinds: tuple[str, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(Card(f"{self.colour} {kind}") for kind in self.kinds)


@dataclass(frozen=True, slots=True)
class GoIn:
    """The figure before the volcano goes in, which ends the game."""


@dataclass(frozen=True, slots=True)
class StayOut:
    """The figure before the volcano stays there."""


Action = TakeUnseen | TakeShown | PlaySet | GoIn | StayOut
