"""The names of animals and habitats."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.words.language import translate


def species_name(species: Wildlife) -> str:
    names = {
        Wildlife.BEAR: translate("Cards", "Bear"),
        Wildlife.ELK: translate("Cards", "Elk"),
        Wildlife.SALMON: translate("Cards", "Salmon"),
        Wildlife.HAWK: translate("Cards", "Hawk"),
        Wildlife.FOX: translate("Cards", "Fox"),
    }
    return names[species]


def the_species(species: Wildlife) -> str:
    """An animal in the middle of a sentence."""
    names = {
        Wildlife.BEAR: translate("Cards", "the bear"),
        Wildlife.ELK: translate("Cards", "the elk"),
        Wildlife.SALMON: translate("Cards", "the salmon"),
        Wildlife.HAWK: translate("Cards", "the hawk"),
        Wildlife.FOX: translate("Cards", "the fox"),
    }
    return names[species]


def habitat_name(habitat: Habitat) -> str:
    names = {
        Habitat.MOUNTAIN: translate("Cards", "Mountain"),
        Habitat.FOREST: translate("Cards", "Forest"),
        Habitat.PRAIRIE: translate("Cards", "Prairie"),
        Habitat.WETLAND: translate("Cards", "Wetland"),
        Habitat.RIVER: translate("Cards", "River"),
    }
    return names[habitat]
