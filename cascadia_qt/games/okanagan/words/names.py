"""The names of territories, rewards and buildings, and of places in the valley."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cascadia_qt.games.okanagan.rules.rewards import REWARDS, Holding, holding
from cascadia_qt.rules.grid import Cell
from cascadia_qt.words.language import translate


def terrain_name(terrain: str) -> str:
    return {
        "forest": translate("OkanaganNames", "forest"),
        "lake": translate("OkanaganNames", "lake"),
        "meadow": translate("OkanaganNames", "meadow"),
        "rock": translate("OkanaganNames", "rock"),
    }[terrain]


def shape_name(shape: str) -> str:
    return {
        "circle": translate("OkanaganNames", "circle"),
        "square": translate("OkanaganNames", "square"),
        "hexagon": translate("OkanaganNames", "hexagon"),
    }[shape]


def reward_name(reward: str) -> str:
    return {
        "timber": translate("OkanaganNames", "timber"),
        "pelt": translate("OkanaganNames", "pelt"),
        "woodcutter": translate("OkanaganNames", "woodcutter"),
        "trout": translate("OkanaganNames", "trout"),
        "salmon": translate("OkanaganNames", "salmon"),
        "angler": translate("OkanaganNames", "angler"),
        "wheat": translate("OkanaganNames", "wheat"),
        "fruit": translate("OkanaganNames", "fruit"),
        "farmer": translate("OkanaganNames", "farmer"),
        "ore": translate("OkanaganNames", "ore"),
        "stone": translate("OkanaganNames", "stone"),
        "miner": translate("OkanaganNames", "miner"),
    }[reward]


def building_name(kind: str) -> str:
    return {
        "silo": translate("OkanaganNames", "silo"),
        "warehouse": translate("OkanaganNames", "warehouse"),
        "farm": translate("OkanaganNames", "farm"),
    }[kind]


def direction_name(direction: int) -> str:
    """Where a side of a tile looks, 0 being north."""
    return (
        translate("OkanaganNames", "north"),
        translate("OkanaganNames", "east"),
        translate("OkanaganNames", "south"),
        translate("OkanaganNames", "west"),
    )[direction]


def cell_name(cell: Cell) -> str:
    """A place by its way from the tile to begin with, such as "2 east, 1 north"."""
    return ", ".join(_way(cell)) or translate("OkanaganNames", "the start tile")


def _way(cell: Cell) -> Iterator[str]:
    if cell.a > 0:
        yield translate("OkanaganNames", "{0} east").format(cell.a)
    if cell.a < 0:
        yield translate("OkanaganNames", "{0} west").format(-cell.a)
    if cell.b > 0:
        yield translate("OkanaganNames", "{0} south").format(cell.b)
    if cell.b < 0:
        yield translate("OkanaganNames", "{0} north").format(-cell.b)


def counted_reward(reward: str, count: int) -> str:
    """So many of a reward, such as "2 pelts" or "no pelts"."""
    if count == 0:
        return _no_reward(reward)
    if count == 1:
        return f"{count} {reward_name(reward)}"
    return {
        "timber": translate("OkanaganNames", "{0} timber"),
        "pelt": translate("OkanaganNames", "{0} pelts"),
        "woodcutter": translate("OkanaganNames", "{0} woodcutters"),
        "trout": translate("OkanaganNames", "{0} trout"),
        "salmon": translate("OkanaganNames", "{0} salmon"),
        "angler": translate("OkanaganNames", "{0} anglers"),
        "wheat": translate("OkanaganNames", "{0} wheat"),
        "fruit": translate("OkanaganNames", "{0} fruit"),
        "farmer": translate("OkanaganNames", "{0} farmers"),
        "ore": translate("OkanaganNames", "{0} ore"),
        "stone": translate("OkanaganNames", "{0} stone"),
        "miner": translate("OkanaganNames", "{0} miners"),
    }[reward].format(count)


def _no_reward(reward: str) -> str:
    return {
        "timber": translate("OkanaganNames", "no timber"),
        "pelt": translate("OkanaganNames", "no pelts"),
        "woodcutter": translate("OkanaganNames", "no woodcutters"),
        "trout": translate("OkanaganNames", "no trout"),
        "salmon": translate("OkanaganNames", "no salmon"),
        "angler": translate("OkanaganNames", "no anglers"),
        "wheat": translate("OkanaganNames", "no wheat"),
        "fruit": translate("OkanaganNames", "no fruit"),
        "farmer": translate("OkanaganNames", "no farmers"),
        "ore": translate("OkanaganNames", "no ore"),
        "stone": translate("OkanaganNames", "no stone"),
        "miner": translate("OkanaganNames", "no miners"),
    }[reward]


def held_words(held: Holding) -> str:
    """Rewards in the order of the rules with their numbers, such as "2 timber, 1 ore"."""
    counted = (
        counted_reward(reward, count) for reward, count in zip(REWARDS, held, strict=True) if count
    )
    return ", ".join(counted) or translate("OkanaganNames", "no rewards")


def rewards_words(rewards: Iterable[str]) -> str:
    """Rewards that may be named several times, each type with its number."""
    return held_words(holding(rewards))


def count_words(rewards: int) -> str:
    """How many rewards there are of whatever type."""
    if rewards == 0:
        return translate("OkanaganNames", "no rewards")
    if rewards == 1:
        return translate("OkanaganNames", "1 reward")
    return translate("OkanaganNames", "{0} rewards").format(rewards)


def points_words(points: int) -> str:
    if points == 0:
        return translate("OkanaganNames", "no points")
    if points == 1:
        return translate("OkanaganNames", "1 point")
    return translate("OkanaganNames", "{0} points").format(points)


def nuggets_words(nuggets: int) -> str:
    if nuggets == 0:
        return translate("OkanaganNames", "no nuggets")
    if nuggets == 1:
        return translate("OkanaganNames", "1 nugget")
    return translate("OkanaganNames", "{0} nuggets").format(nuggets)


def place_name(place: int) -> str:
    """A place among those who have nuggets, counted from 1."""
    return (
        translate("OkanaganNames", "first place"),
        translate("OkanaganNames", "second place"),
        translate("OkanaganNames", "third place"),
        translate("OkanaganNames", "fourth place"),
    )[place - 1]
