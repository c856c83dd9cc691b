"""The names of what lies on the map, and of tokens."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.cryptid.rules.clues import Structure
from cascadia_qt.words.language import translate


def terrain_name(terrain: str) -> str:
    return {
        "forest": translate("CryptidNames", "Forest"),
        "desert": translate("CryptidNames", "Desert"),
        "swamp": translate("CryptidNames", "Swamp"),
        "mountain": translate("CryptidNames", "Mountain"),
        "water": translate("CryptidNames", "Water"),
    }[terrain]


def animal_name(animal: str) -> str:
    return {
        "bear": translate("CryptidNames", "bear's territory"),
        "cougar": translate("CryptidNames", "cougar's territory"),
    }[animal]


def structure_kind_name(kind: str) -> str:
    return {
        "stone": translate("CryptidNames", "Standing stone"),
        "shack": translate("CryptidNames", "Abandoned shack"),
    }[kind]


def structure_colour_name(colour: str) -> str:
    return {
        "white": translate("CryptidNames", "White"),
        "green": translate("CryptidNames", "Green"),
        "blue": translate("CryptidNames", "Blue"),
        "black": translate("CryptidNames", "Black"),
    }[colour]


def structure_name(structure: Structure) -> str:
    """A structure as it stands in a list; whole, because colours follow the gender of things."""
    return {
        ("stone", "white"): translate("CryptidNames", "white standing stone"),
        ("stone", "green"): translate("CryptidNames", "green standing stone"),
        ("stone", "blue"): translate("CryptidNames", "blue standing stone"),
        ("stone", "black"): translate("CryptidNames", "black standing stone"),
        ("shack", "white"): translate("CryptidNames", "white abandoned shack"),
        ("shack", "green"): translate("CryptidNames", "green abandoned shack"),
        ("shack", "blue"): translate("CryptidNames", "blue abandoned shack"),
        ("shack", "black"): translate("CryptidNames", "black abandoned shack"),
    }[structure.kind, structure.colour]


def owner_name(names: Sequence[str], colour: int) -> str:
    """Whose colour it is; of two players each has two, which are told apart."""
    if len(names) > 2:
        return names[colour]
    text = (
        translate("CryptidNames", "{0} (first colour)")
        if colour < len(names)
        else translate("CryptidNames", "{0} (second colour)")
    )
    return text.format(names[colour % len(names)])


def cells_words(cells: int) -> str:
    if cells == 0:
        return translate("CryptidNames", "0 cells")
    if cells == 1:
        return translate("CryptidNames", "1 cell")
    return translate("CryptidNames", "{0} cells").format(cells)


def round_words(number: int) -> str:
    return translate("CryptidNames", "Round {0}").format(number)
