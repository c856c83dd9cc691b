"""The twelve rewards: four colours, which are those of the territories, by three shapes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

TERRAINS = ("forest", "lake", "meadow", "rock")
SHAPES = ("circle", "square", "hexagon")
TOKENS = 12  # of each type

# By territory, and in each by shape.
REWARDS = (
    *("timber", "pelt", "woodcutter"),
    *("trout", "salmon", "angler"),
    *("wheat", "fruit", "farmer"),
    *("ore", "stone", "miner"),
)
PLACE = {reward: place for place, reward in enumerate(REWARDS)}
TERRAIN_OF = {reward: TERRAINS[place // len(SHAPES)] for reward, place in PLACE.items()}
SHAPE_OF = {reward: SHAPES[place % len(SHAPES)] for reward, place in PLACE.items()}

# How many tokens of each type somebody has, in the order of REWARDS.
Holding = tuple[int, ...]
NOTHING: Holding = (0,) * len(REWARDS)
FULL_STOCK: Holding = (TOKENS,) * len(REWARDS)


def holding(rewards: Iterable[str]) -> Holding:
    """Rewards, which may be named several times, counted."""
    counts = [0] * len(REWARDS)
    for reward in rewards:
        counts[PLACE[reward]] += 1
    return tuple(counts)


def plus(one: Holding, other: Holding) -> Holding:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def minus(one: Holding, other: Holding) -> Holding:
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def at_most(one: Holding, other: Holding) -> Holding:
    """Of each type as many as both have."""
    return tuple(map(min, one, other))


def types(held: Holding) -> tuple[str, ...]:
    """The types that are there, in the order of REWARDS."""
    return tuple(reward for reward, count in zip(REWARDS, held, strict=True) if count)


def listed(held: Holding) -> tuple[str, ...]:
    """Every single token, in alphabetical order."""
    return tuple(sorted(r for r, count in zip(REWARDS, held, strict=True) for _ in range(count)))


def written(held: Holding) -> Mapping[str, int]:
    """What is there, as JSON."""
    return {reward: held[PLACE[reward]] for reward in types(held)}
