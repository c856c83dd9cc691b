"""What points are for, in a word."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.words.language import translate


def category_name(category: Category) -> str:
    return {
        Category.WILDLIFE: translate("Score", "Wildlife"),
        Category.CORRIDOR: translate("Score", "Habitats"),
        Category.BONUS: translate("Score", "Bonus"),
        Category.NATURE: translate("Score", "Nature"),
    }[category]
