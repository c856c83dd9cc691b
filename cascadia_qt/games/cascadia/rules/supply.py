"""What is still to come, as far as everybody at the table can know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.state import State
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife


@dataclass(frozen=True, slots=True)
class Supply:
    """Counts of what nobody has seen yet; nothing of it says what comes next.

    Attributes:
        tokens: in the bag, by species.
        tiles: in the stack.
        unseen: tiles that have not come to light; more than the stack, as some stay in the box.
        habitats: how many of the unseen tiles show a habitat.
        keystones: how many of the unseen tiles are keystones.
    """

    tokens: Mapping[Wildlife, int]
    tiles: int
    unseen: int
    habitats: Mapping[Habitat, int]
    keystones: int


def supply(state: State) -> Supply:
    market = state.market
    tokens = Counter(market.bag)
    unseen = list(market.unseen)
    return Supply(
        tokens={species: tokens[species] for species in Wildlife},
        tiles=market.stack,
        unseen=len(unseen),
        habitats={h: sum(h in tile.edges for tile in unseen) for h in Habitat},
        keystones=sum(tile.keystone for tile in unseen),
    )
