"""The state of a game: frozen, complete, with all chance inside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.pile import Pile

FIGURES = ("runner", "griffin")  # in the order in which they move


class Phase(Enum):
    TURN = "turn"
    TAKING = "taking"
    ENTERING = "entering"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hero:
    """A player.

    Attributes:
        hand: sorted.
        shown: those cards of the hand that everybody has seen, because the display had them.
        runner, griffin: the steps that the figures have done.
        gold: what was collected; places and amulet are not in it.
    """

    hand: tuple[Card, ...]
    shown: tuple[Card, ...] = ()
    runner: int = 0
    griffin: int = 0
    gold: int = 0

    def steps(self, figure: str) -> int:
        return self.runner if figure == "runner" else self.griffin


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    Attributes:
        turn: how many turns are over, everybody's together; the last one never is.
        playing: the set that is being carried out, sorted.
        taking: how many cards of a "+2" are still to be taken.
        entering: the figure that may go into the volcano.
        amulet: the seat that has won it, which ends the game.
    """

    options: Options
    heroes: tuple[Hero, ...]
    display: tuple[Card, ...]
    pile: Pile
    turn: int = 0
    phase: Phase = Phase.TURN
    playing: tuple[Card, ...] = ()
    taking: int = 0
    entering: str | None = None
    amulet: int | None = None

    @property
    def seat(self) -> int:
        """Whose turn it is; after the end, who has ended the game."""
        return self.turn % len(self.heroes)

    @property
    def hero(self) -> Hero:
        return self.heroes[self.seat]

    def way(self, figure: str) -> int:
        """How many steps lead `figure` to the volcano."""
        ways = self.options.ways
        return ways.runner if figure == "runner" else ways.griffin


def snapshot(state: State) -> dict[str, Any]:
    """`state` as JSON. Digests of saved games hang on it: its form never changes."""
    heroes, pile = state.heroes, state.pile
    return {
        "phase": state.phase.value,
        "seat": state.seat,
        "turn": state.turn,
        "hands": [list(hero.hand) for hero in heroes],
        "shown": [list(hero.shown) for hero in heroes],
        "display": list(state.display),
        "pile": len(pile),
        "pile_cards": list(pile.cards),
        "before_waterfall": pile.before,
        "discard": list(pile.discard),
        "playing": list(state.playing),
        "taking": state.taking,
        "entering": state.entering,
        "runners": [hero.runner for hero in heroes],
        "griffins": [hero.griffin for hero in heroes],
        "gold": [hero.gold for hero in heroes],
        "amulet": state.amulet,
        "waterfalls": pile.waterfalls,
        "rng": pile.rng.state,
    }
