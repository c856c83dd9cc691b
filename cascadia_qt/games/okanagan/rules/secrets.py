"""Secret objectives, tiles in hand and the piles: who may know what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cascadia_qt.games.okanagan.rules.actions import Action
from cascadia_qt.games.okanagan.rules.events import (
    Event,
    ObjectivesDrawn,
    ObjectivesDropped,
    ObjectivesKept,
    TileTaken,
)
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.play import shuffled
from cascadia_qt.games.okanagan.rules.state import Cards, Explorer, Phase, State
from cascadia_qt.games.okanagan.rules.supply import Supply
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN, back_of, only_back
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng


def hide(state: State, seat: int, rng: Rng) -> State:
    """A world as it may be for `seat`: what it cannot see is dealt anew, the backs on top stay."""
    state, rng = _tiles_dealt(state, seat, rng)
    return state if state.phase is Phase.OVER else _objectives_dealt(state, seat, rng)


def seen(state: State, seat: int | None) -> State:
    """What `seat` may know: its own objectives and tile, shown tiles, and the backs on top."""
    piles = tuple(
        tuple(UNSEEN if place else only_back(tile) for place, tile in enumerate(pile))
        for pile in state.supply.piles
    )
    cards = Cards(
        (UNSEEN,) * len(state.cards.deck),
        (UNSEEN,) * len(state.cards.reserve),
        (UNSEEN,) * len(state.cards.away),
    )
    explorers = tuple(
        each if other == seat else _covered(each, state.phase)
        for other, each in enumerate(state.explorers)
    )
    supply = Supply(piles, state.supply.face_up)
    return replace(state, supply=supply, cards=cards, explorers=explorers)


def told(entry: Entry[State, Action, Event], seat: int | None) -> tuple[Event, ...]:
    """What `seat` may hear: others' objectives, and tiles they took unseen, are their secret."""
    return tuple(_heard(event, seat) for event in entry.step.events)


def _heard(event: Event, seat: int | None) -> Event:
    match event:
        case ObjectivesKept() | ObjectivesDrawn() | ObjectivesDropped() if event.seat != seat:
            return replace(event, objectives=None)
        case TileTaken(face_up=False) if event.seat != seat:
            return replace(event, tile=None)
    return event


def _covered(explorer: Explorer, phase: Phase) -> Explorer:
    """A player as others see him; after the end objectives lie open."""
    hand, objectives = explorer.hand, explorer.objectives
    if hand is not None and not hand.shown:
        hand = replace(hand, tile=UNSEEN)
    if phase is not Phase.OVER:
        objectives = (UNSEEN,) * len(objectives)
    return replace(explorer, hand=hand, objectives=objectives)


def _tiles_dealt(state: State, seat: int, rng: Rng) -> tuple[State, Rng]:
    """Tiles that `seat` has not seen, in hands and piles, dealt anew under the same backs."""
    piles, explorers = state.supply.piles, list(state.explorers)
    secret = [
        other
        for other, each in enumerate(explorers)
        if other != seat and each.hand is not None and not each.hand.shown
    ]
    unseen = [tile for pile in piles for tile in pile]
    unseen += [hand.tile for other in secret if (hand := explorers[other].hand)]
    mixed, rng = shuffled(sorted(unseen), rng)
    tops = [_with_back(mixed, pile[0]) for pile in piles if pile]
    for other in secret:
        hand = explorers[other].hand
        assert hand is not None
        explorers[other] = replace(explorers[other], hand=replace(hand, tile=mixed.pop()))
    dealt = []
    for pile in piles:
        top = [tops.pop(0)] if pile else []
        rest = [mixed.pop() for _ in pile[1:]]
        dealt.append((*top, *rest))
    supply = Supply(tuple(dealt), state.supply.face_up)
    return replace(state, supply=supply, explorers=tuple(explorers)), rng


def _with_back(tiles: list[int], like: int) -> int:
    """One of `tiles`, which is taken out, with the same back as another tile."""
    index = next(i for i, tile in enumerate(tiles) if back_of(tile) == back_of(like))
    return tiles.pop(index)


def _objectives_dealt(state: State, seat: int, rng: Rng) -> State:
    """Everybody else's objectives, and those that nobody has, dealt anew."""
    own = state.explorers[seat].objectives
    mixed, _ = shuffled([card for card in range(len(OBJECTIVES)) if card not in own], rng)

    def drawn(like: Iterable[int]) -> tuple[int, ...]:
        return tuple(mixed.pop() for _ in like)

    explorers = tuple(
        each if other == seat else replace(each, objectives=tuple(sorted(drawn(each.objectives))))
        for other, each in enumerate(state.explorers)
    )
    deck, reserve = drawn(state.cards.deck), drawn(state.cards.reserve)
    cards = Cards(deck, reserve, tuple(sorted(drawn(state.cards.away))))
    return replace(state, explorers=explorers, cards=cards)
