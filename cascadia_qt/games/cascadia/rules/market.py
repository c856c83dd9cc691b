"""The market of four pairs, and everything it is filled from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from cascadia_qt.games.cascadia.rules.events import (
    Cause,
    Event,
    MarketSlid,
    PairDiscarded,
    TileDrawn,
    TokenDrawn,
    TokensReplaced,
    TokensReturned,
)
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.rng import Rng

T = TypeVar("T")

SLOTS = 4
TOKENS_PER_SPECIES = 20


@dataclass(frozen=True, slots=True)
class Market:
    """What lies open and what it is filled from. Slot 0 is next to the stack.

    Attributes:
        tiles, tokens: what lies open; None where something was taken and not yet replaced.
        unseen: every tile that has not come to light, those left in the box among them.
        stack: how many of these are still to be drawn.
        bag: the tokens that can be drawn.
        aside: tokens that go back into the bag when overpopulation is settled.
        rng: all chance of the game.
    """

    tiles: tuple[Tile | None, ...]
    tokens: tuple[Wildlife | None, ...]
    unseen: Bag[Tile]
    stack: int
    bag: Bag[Wildlife]
    aside: tuple[Wildlife, ...]
    rng: Rng

    def equal_slots(self) -> tuple[int, ...]:
        """Where the most frequent token lies, if it is there three or four times."""
        for species in self.tokens[:2]:  # three of four cannot all lie elsewhere
            if species is not None and self.tokens.count(species) >= SLOTS - 1:
                return tuple(slot for slot, token in enumerate(self.tokens) if token is species)
        return ()

    def without(self, tile_slot: int, token_slot: int) -> Market:
        tiles, tokens = list(self.tiles), list(self.tokens)
        tiles[tile_slot] = tokens[token_slot] = None
        return replace(self, tiles=tuple(tiles), tokens=tuple(tokens))


def empty_market(tiles: Iterable[Tile], stack: int, rng: Rng) -> Market:
    """The market before anything is drawn: `stack` of `tiles`, and all tokens in the bag."""
    return Market(
        tiles=(None,) * SLOTS,
        tokens=(None,) * SLOTS,
        unseen=Bag.of(tiles),
        stack=stack,
        bag=Bag.of(species for species in Wildlife for _ in range(TOKENS_PER_SPECIES)),
        aside=(),
        rng=rng,
    )


def returned(market: Market, events: list[Event]) -> Market:
    """The tokens set aside go back into the bag."""
    if not market.aside:
        return market
    events.append(TokensReturned(market.aside))
    return replace(market, bag=market.bag.put(market.aside), aside=())


def filled(market: Market, events: list[Event]) -> Market:
    """Tiles and tokens are drawn into the empty places."""
    for slot in range(SLOTS):
        if market.tiles[slot] is None:
            tile, unseen, rng = market.unseen.draw(market.rng)
            tiles = _put(market.tiles, slot, tile)
            stack = market.stack - 1
            market = replace(market, tiles=tiles, unseen=unseen, stack=stack, rng=rng)
            events.append(TileDrawn(slot, tile))
    for slot in range(SLOTS):
        if market.tokens[slot] is None:
            token, market = _draw_token(market, slot, events)
            events.append(TokenDrawn(slot, token))
    return market


def replaced(market: Market, slots: tuple[int, ...], cause: Cause, events: list[Event]) -> Market:
    """The tokens on `slots` are set aside and others drawn for them."""
    gone = tuple(token for slot in slots if (token := market.tokens[slot]) is not None)
    market = replace(market, aside=market.aside + gone)
    drawn = []
    shortage: list[Event] = []
    for slot in slots:
        token, market = _draw_token(market, slot, shortage)
        drawn.append(token)
    events.append(TokensReplaced(cause, slots, gone, tuple(drawn)))
    events += shortage
    return market


def settled(market: Market, may_replace_three: bool, events: list[Event]) -> Market:
    """Four equal tokens are replaced until they differ.

    The tokens set aside stay there while a player may still decide about three equal ones.
    """
    while len(slots := market.equal_slots()) == SLOTS and _others_left(market):
        market = replaced(market, slots, Cause.FOUR_EQUAL, events)
    if may_replace_three and len(slots) == SLOTS - 1:
        return market
    return returned(market, events)


def slid(market: Market, events: list[Event]) -> Market:
    """Solo: the furthest tile and token leave the game, the others move away from the stack."""
    tile_slot = max(slot for slot, tile in enumerate(market.tiles) if tile is not None)
    token_slot = max(slot for slot, token in enumerate(market.tokens) if token is not None)
    tile, token = market.tiles[tile_slot], market.tokens[token_slot]
    assert tile is not None
    assert token is not None
    events.append(PairDiscarded(tile_slot, token_slot, tile, token))
    market = market.without(tile_slot, token_slot)
    tile_order = _away_from_stack(tuple(tile is not None for tile in market.tiles))
    token_order = _away_from_stack(tuple(token is not None for token in market.tokens))
    events.append(MarketSlid(_moves(tile_order), _moves(token_order)))
    return replace(
        market,
        tiles=tuple(None if slot is None else market.tiles[slot] for slot in tile_order),
        tokens=tuple(None if slot is None else market.tokens[slot] for slot in token_order),
    )


def _away_from_stack(taken: tuple[bool, ...]) -> tuple[int | None, ...]:
    """For each slot after sliding, the slot its content comes from."""
    kept = [slot for slot, full in enumerate(taken) if full]
    return (None,) * (SLOTS - len(kept)) + tuple(kept)


def _moves(order: tuple[int | None, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((source, target) for target, source in enumerate(order) if source is not None)


def _others_left(market: Market) -> bool:
    """Whether drawing can make any difference."""
    species = market.tokens[0]
    return any(token is not species for token in (*market.bag, *market.aside))


def _draw_token(market: Market, slot: int, events: list[Event]) -> tuple[Wildlife, Market]:
    """A token from the bag, laid on `slot`; if the bag is empty, those set aside go back first."""
    if not market.bag:
        market = returned(market, events)
    token, bag, rng = market.bag.draw(market.rng)
    return token, replace(market, tokens=_put(market.tokens, slot, token), bag=bag, rng=rng)


def _put(places: tuple[T | None, ...], slot: int, item: T) -> tuple[T | None, ...]:
    return (*places[:slot], item, *places[slot + 1 :])
