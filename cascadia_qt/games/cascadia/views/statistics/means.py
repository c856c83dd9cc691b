"""What an average score is made of, in the order of the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cascadia_qt.games.cascadia.store.kept import BONUSES, HABITATS, WILDLIFE


@dataclass(frozen=True, slots=True)
class CategoryMeans:
    """Mean points by animal, by habitat, for majorities and for nature."""

    wildlife: tuple[float, ...]
    habitats: tuple[float, ...]
    bonuses: tuple[float, ...]
    nature: float


def category_means(means: Mapping[str, float]) -> CategoryMeans | None:
    """None if there are no scores."""
    if not means:
        return None
    return CategoryMeans(
        tuple(means[name] for name in WILDLIFE),
        tuple(means[name] for name in HABITATS),
        tuple(means[name] for name in BONUSES),
        means["nature"],
    )
