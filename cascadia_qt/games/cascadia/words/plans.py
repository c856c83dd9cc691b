"""The names of what can be pencilled into a landscape."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.plans import ANIMALS, HABITATS
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name


def plan_name(kind: str) -> str:
    """An animal or a habitat, called as files call it."""
    return species_name(ANIMALS[kind]) if kind in ANIMALS else habitat_name(HABITATS[kind])
