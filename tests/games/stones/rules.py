"""A tiny whole game with chance and secrets, to keep honest whatever serves every game.

Everybody holds one secret stone, numbered 1 to 6. In each round each player draws an open stone,
swaps his secret one for another out of the bag, or passes. Stones are points, at the end the secret
ones too.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.game import Game, IllegalAction, NotAnAction, Result, Step, places
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng


class Move(Enum):
    DRAW = "draw"
    PASS = "pass"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Moved:
    """A player drew `stone`, or passed."""

    seat: int
    stone: int | None


@dataclass(frozen=True, slots=True)
class Swapped:
    """A player swapped his secret stone for `stone`; None is told to whoever may not know."""

    seat: int
    stone: int | None


Event = Moved | Swapped


@dataclass(frozen=True, slots=True)
class Options:
    players: int
    rounds: int


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    bag: Bag[int]
    rng: Rng
    secrets: tuple[int | None, ...]  # None is not known to whoever sees the state
    drawn: tuple[tuple[int, ...], ...]
    turn: int = 0

    @property
    def over(self) -> bool:
        return self.turn == self.options.rounds * self.options.players

    @property
    def seat(self) -> int:
        return self.turn % self.options.players


class Stones:
    id = "stones"
    players = range(1, 4)

    def read_options(self, node: Node, players: int) -> Options:
        return Options(players, node["rounds"].integer(1, 9))

    def write_options(self, options: Options) -> dict[str, Any]:
        return {"rounds": options.rounds}

    def setup(self, options: Options, seed: int) -> State:
        bag, rng, secrets = Bag.of([1, 2, 3, 4, 5, 6] * 2), Rng(seed), []
        for _ in range(options.players):
            stone, bag, rng = bag.draw(rng)
            secrets.append(stone)
        return State(options, bag, rng, tuple(secrets), ((),) * options.players)

    def to_move(self, state: State) -> int | None:
        return None if state.over else state.seat

    def legal(self, state: State) -> tuple[Move, ...]:
        if state.over:
            return ()
        return (Move.DRAW, Move.PASS, Move.SWAP) if state.bag else (Move.PASS,)

    def apply(self, state: State, action: Move) -> Step[State, Event]:
        if action not in self.legal(state):
            raise IllegalAction(
                Complaint("Stones", "the game is over" if state.over else "the bag is empty")
            )
        seat, after = state.seat, replace(state, turn=state.turn + 1)
        if action is Move.PASS:
            return Step(after, (Moved(seat, None),), revealed=after.over)
        if action is Move.SWAP:
            return self._swapped(state, after)
        stone, bag, rng = state.bag.draw(state.rng)
        drawn = (*state.drawn[:seat], (*state.drawn[seat], stone), *state.drawn[seat + 1 :])
        after = replace(after, bag=bag, rng=rng, drawn=drawn)
        return Step(after, (Moved(seat, stone),), revealed=True)

    def _swapped(self, state: State, after: State) -> Step[State, Event]:
        seat, old = state.seat, state.secrets[state.seat]
        assert old is not None
        stone, bag, rng = state.bag.draw(state.rng)
        secrets = (*state.secrets[:seat], stone, *state.secrets[seat + 1 :])
        after = replace(after, bag=bag.put([old]), rng=rng, secrets=secrets)
        return Step(after, (Swapped(seat, stone),), revealed=True)

    def turn(self, state: State) -> int:
        return (state.turn - state.over) // state.options.players + 1

    def result(self, state: State) -> Result:
        secrets = state.secrets if state.over else (0,) * len(state.secrets)
        points = tuple(
            sum(stones) + (secret or 0) for stones, secret in zip(state.drawn, secrets, strict=True)
        )
        return Result(places(points), points)

    def has_secrets(self, options: Options) -> bool:
        return options.players > 1

    def hide(self, state: State, seat: int, rng: Rng) -> State:
        if state.over:
            return replace(state, rng=rng)
        others = (stone for owner, stone in enumerate(state.secrets) if owner != seat)
        bag = state.bag.put(stone for stone in others if stone is not None)
        secrets = []
        for owner, stone in enumerate(state.secrets):
            if owner != seat:
                stone, bag, rng = bag.draw(rng)  # noqa: PLW2901
            secrets.append(stone)
        return replace(state, bag=bag, rng=rng, secrets=tuple(secrets))

    def seen(self, state: State, seat: int | None) -> State:
        if state.over:
            return replace(state, rng=Rng(0))
        secrets = tuple(
            stone if owner == seat else None for owner, stone in enumerate(state.secrets)
        )
        return replace(state, rng=Rng(0), bag=Bag.of([]), secrets=secrets)

    def told(self, entry: Entry[State, Move, Event], seat: int | None) -> tuple[Event, ...]:
        if entry.action is Move.SWAP and entry.seat != seat:
            return (Swapped(entry.seat, None),)
        return entry.step.events

    def snapshot(self, state: State) -> dict[str, Any]:
        return {
            "turn": state.turn,
            "bag": list(state.bag),
            "rng": state.rng.state,
            "secrets": list(state.secrets),
            "drawn": [list(stones) for stones in state.drawn],
        }

    def format(self, action: Move) -> str:
        return action.value

    def parse(self, text: str) -> Move:
        try:
            return Move(text)
        except ValueError:
            raise NotAnAction(text) from None


STONES: Game[Options, State, Move, Event] = Stones()
