"""Tiles and buildings in words."""

from __future__ import annotations

from collections.abc import Iterable

from cascadia_qt.games.okanagan.rules.board import TURNS, Building, Laid
from cascadia_qt.games.okanagan.rules.options import Buildings
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.words.names import (
    building_name,
    direction_name,
    reward_name,
    terrain_name,
)
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import joined


def tile_words(tile: int, rotation: int = 0) -> str:
    """The sides of a tile from the north clockwise, each with its reward; hidden ones have none."""
    if tile <= UNSEEN:
        return translate("OkanaganTiles", "hidden tile")
    laid = Laid(tile, rotation)
    return ", ".join(_side(laid.sides[each], laid.icon(each)) for each in TURNS)


def _side(terrain: str, reward: str | None) -> str:
    if reward is None:
        return terrain_name(terrain)
    text = translate("OkanaganTiles", "{0} with {1}")
    return text.format(terrain_name(terrain), reward_name(reward))


def turned_words(laid: Laid) -> str:
    """How a tile lies, by the terrains of its sides, such as "north forest, east lake, …"."""
    sides = (
        f"{direction_name(direction)} {terrain_name(terrain)}"
        for direction, terrain in enumerate(laid.sides)
    )
    return ", ".join(sides)


def built_words(kind: str, on: Iterable[str]) -> str:
    """A building and where it stands, such as "warehouse between forest and lake"."""
    names = [terrain_name(terrain) for terrain in on]
    match kind:
        case "silo":
            return translate("OkanaganTiles", "silo in the middle")
        case "warehouse":
            return translate("OkanaganTiles", "warehouse between {0}").format(joined(names))
        case _:
            return translate("OkanaganTiles", "farm in the {0}").format(*names)


def building_words(building: Building, name: str) -> str:
    """A building that stands, and whose it is."""
    text = translate("OkanaganTiles", "{0} of {1}")
    return text.format(built_words(building.kind, building.on), name)


def buildings_words(left: Buildings) -> str:
    """What somebody can still build, such as "1 farm, 3 warehouses"."""
    counted = (_counted(kind, count) for kind, count in left._asdict().items() if count)
    return ", ".join(counted) or translate("OkanaganTiles", "no buildings")


def _counted(kind: str, count: int) -> str:
    if count == 1:
        return f"1 {building_name(kind)}"
    return {
        "farm": translate("OkanaganTiles", "{0} farms"),
        "warehouse": translate("OkanaganTiles", "{0} warehouses"),
        "silo": translate("OkanaganTiles", "{0} silos"),
    }[kind].format(count)
