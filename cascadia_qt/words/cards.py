"""The scoring cards in a line each."""

from __future__ import annotations

from cascadia_qt.rules.cascadia.terms import Card, Variant, Wildlife
from cascadia_qt.words.language import translate


def card_summary(species: Wildlife, card: Card) -> str:
    """What the card scores, in one line."""
    lines = {
        (Wildlife.BEAR, Card.A): translate("Cards", "Pairs, all together: 4, 11, 19, 27"),
        (Wildlife.BEAR, Card.B): translate("Cards", "Each group of three: 10"),
        (Wildlife.BEAR, Card.C): translate(
            "Cards", "Groups of 1, 2, 3: 2, 5, 8; all three sizes: +3"
        ),
        (Wildlife.BEAR, Card.D): translate("Cards", "Groups of 2, 3, 4: 5, 8, 13"),
        (Wildlife.ELK, Card.A): translate("Cards", "Straight lines of 1 to 4: 2, 5, 9, 13"),
        (Wildlife.ELK, Card.B): translate("Cards", "Shapes of 1 to 4: 2, 5, 9, 13"),
        (Wildlife.ELK, Card.C): translate("Cards", "Groups of 1 to 8: 2, 4, 7, 10, 14, 18, 23, 28"),
        (Wildlife.ELK, Card.D): translate("Cards", "Around one place, 1 to 6: 2, 5, 8, 12, 16, 21"),
        (Wildlife.SALMON, Card.A): translate("Cards", "Runs of 1 to 7: 2, 5, 8, 12, 16, 20, 25"),
        (Wildlife.SALMON, Card.B): translate("Cards", "Runs of 1 to 5: 2, 4, 9, 11, 17"),
        (Wildlife.SALMON, Card.C): translate("Cards", "Runs of 3, 4, 5: 10, 12, 15"),
        (Wildlife.SALMON, Card.D): translate(
            "Cards", "Runs of 3 and more: 1 a salmon, 1 a token beside it"
        ),
        (Wildlife.HAWK, Card.A): translate(
            "Cards", "Hawks alone, 1 to 8: 2, 5, 8, 11, 14, 18, 22, 26"
        ),
        (Wildlife.HAWK, Card.B): translate(
            "Cards", "Alone and in sight, 2 to 8: 5, 9, 12, 16, 20, 24, 28"
        ),
        (Wildlife.HAWK, Card.C): translate("Cards", "Each line of sight: 3"),
        (Wildlife.HAWK, Card.D): translate(
            "Cards", "Pairs in sight, 1 to 3 species between: 4, 7, 9"
        ),
        (Wildlife.FOX, Card.A): translate("Cards", "Each fox: 1 a species beside it"),
        (Wildlife.FOX, Card.B): translate("Cards", "Each fox, pairs beside it, 1 to 3: 3, 5, 7"),
        (Wildlife.FOX, Card.C): translate(
            "Cards", "Each fox: the most of one other species beside it"
        ),
        (Wildlife.FOX, Card.D): translate(
            "Cards", "Pairs of foxes, pairs around, 1 to 4: 5, 7, 9, 11"
        ),
    }
    return lines[species, card]


def variant_summary(variant: Variant) -> str:
    """What the one card for all animals scores, in one line."""
    if variant is Variant.FAMILY:
        return translate("Cards", "Every group of 1, 2, 3 and more: 2, 5, 9")
    return translate("Cards", "Every group of 2, 3, 4 and more: 5, 8, 12")
