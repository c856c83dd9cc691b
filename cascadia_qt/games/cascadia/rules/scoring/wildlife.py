"""The wildlife lines of the sheet: twenty cards and the two simple ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from cascadia_qt.games.cascadia.rules.scoring import bear, elk, fox, hawk, salmon
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens, capped
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife

CardRule = Callable[[Tokens, Rulings], Iterator[Unit]]

CARD_RULES: Mapping[Wildlife, Mapping[Card, CardRule]] = {
    species: {
        Card.A: module.card_a,
        Card.B: module.card_b,
        Card.C: module.card_c,
        Card.D: module.card_d,
    }
    for species, module in (
        (Wildlife.BEAR, bear),
        (Wildlife.ELK, elk),
        (Wildlife.SALMON, salmon),
        (Wildlife.HAWK, hawk),
        (Wildlife.FOX, fox),
    )
}

FAMILY_GROUPS = {1: 2, 2: 5, 3: 9}
INTERMEDIATE_GROUPS = {2: 5, 3: 8, 4: 12}


def species_units(tokens: Tokens, scoring: Scoring, species: Wildlife) -> Iterator[Unit]:
    """What `species` scores, and what of it scores nothing."""
    if scoring.variant is Variant.CARDS:
        return CARD_RULES[species][scoring.card(species)](tokens, scoring.rulings)
    if scoring.variant is Variant.FAMILY:
        return _group_units(tokens, species, FAMILY_GROUPS)
    return _group_units(tokens, species, INTERMEDIATE_GROUPS)


def _group_units(tokens: Tokens, species: Wildlife, table: Mapping[int, int]) -> Iterator[Unit]:
    for group in tokens.groups(species):
        points = capped(table, len(group))
        yield Unit(Category.WILDLIFE, species, group, points, Why.GROUP, len(group))


def wildlife_units(tokens: Tokens, scoring: Scoring) -> Iterable[Unit]:
    for species in Wildlife:
        yield from species_units(tokens, scoring, species)
