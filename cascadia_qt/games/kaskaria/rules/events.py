"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.cards import Card


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card came into a hand, from a slot of the display or, without one, from the pile.

    Attributes:
        card: None is told to whoever may not know it.
    """

    seat: int
    card: Card | None
    slot: int | None


@dataclass(frozen=True, slots=True)
class DisplayRefilled:
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class WaterfallCame:
    """The waterfall was turned up: it and `cards` discarded ones were shuffled into the pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class SetPlayed:
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GoldCollected:
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class FigureMoved:
    """A runner or a griffin went so many steps on, to the step `to`."""

    seat: int
    figure: str
    steps: int
    to: int


@dataclass(frozen=True, slots=True)
class FigureStopped:
    """A figure stands before the volcano, and its owner is asked whether it goes in."""

    seat: int
    figure: str


@dataclass(frozen=True, slots=True)
class FigureStayedOut:
    seat: int
    figure: str


@dataclass(frozen=True, slots=True)
class FigureWentIn:
    seat: int
    figure: str


@dataclass(frozen=True, slots=True)
class AmuletWon:
    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Nobody has another turn."""


Event = (
    CardTaken
    | DisplayRefilled
    | WaterfallCame
    | SetPlayed
    | GoldCollected
    | FigureMoved
    | FigureStopped
    | FigureStayedOut
    | FigureWentIn
    | AmuletWon
    | TurnEnded
    | GameEnded
)
