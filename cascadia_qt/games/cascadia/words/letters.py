"""The letters of habitats and animals, for pieces: no two of a kind share one in any language."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.words.language import translate


def habitat_letter(habitat: Habitat) -> str:
    # Mountain, forest, prairie, wetland, river.
    return translate("CascadiaLetters", "M F P W R").split()[habitat]


def species_letter(species: Wildlife) -> str:
    # Bear, elk, salmon, hawk, fox.
    return translate("CascadiaLetters", "B E S H F").split()[species]
