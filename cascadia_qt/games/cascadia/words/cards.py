"""The scoring cards in words: in a line, and in a few sentences."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.words.language import translate

_FEWER_ON_SQUARES = {
    (Wildlife.ELK, Card.D),
    (Wildlife.FOX, Card.B),
    (Wildlife.FOX, Card.D),
}


def card_summary(species: Wildlife, card: Card, grid: Grid = HEX) -> str:
    """What the card scores, in one line."""
    if grid is SQUARE and (species, card) in _FEWER_ON_SQUARES:
        return _square_summary(species, card)
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


def _square_summary(species: Wildlife, card: Card) -> str:
    """Where four neighbours cannot make what six can."""
    lines = {
        (Wildlife.ELK, Card.D): translate("Cards", "Around one place, 1 to 4: 2, 5, 8, 12"),
        (Wildlife.FOX, Card.B): translate("Cards", "Each fox, pairs beside it, 1 or 2: 3, 5"),
        (Wildlife.FOX, Card.D): translate("Cards", "Pairs of foxes, pairs around, 1 to 3: 5, 7, 9"),
    }
    return lines[species, card]


def variant_summary(variant: Variant) -> str:
    """What the one card for all animals scores, in one line."""
    if variant is Variant.FAMILY:
        return translate("Cards", "Every group of 1, 2, 3 and more: 2, 5, 9")
    return translate("Cards", "Every group of 2, 3, 4 and more: 5, 8, 12")


def card_rule(species: Wildlife, card: Card, grid: Grid = HEX) -> str:
    """The card for somebody who has never seen it."""
    return {
        Wildlife.BEAR: _bear_rule,
        Wildlife.ELK: _elk_rule,
        Wildlife.SALMON: _salmon_rule,
        Wildlife.HAWK: _hawk_rule,
        Wildlife.FOX: _fox_rule,
    }[species](card, grid)


def card_title(scoring: Scoring, species: Wildlife) -> str:
    """The animal and its card."""
    name = species_name(species)
    if scoring.variant is Variant.CARDS:
        return f"{name} {scoring.card(species).value}"
    return f"{name}, {variant_name(scoring.variant)}"


def card_subject(scoring: Scoring, species: Wildlife) -> str:
    """The page of the help about the card that scores `species`."""
    if scoring.variant is Variant.CARDS:
        return f"{species.word}-{scoring.card(species).value.lower()}"
    return str(scoring.variant.value)


def variant_name(variant: Variant) -> str:
    """What the one card for all animals is called."""
    if variant is Variant.FAMILY:
        return translate("Cards", "Family card")
    return translate("Cards", "Intermediate card")


def variant_rule(variant: Variant) -> str:
    """The one card for all animals, for somebody who has never seen it."""
    if variant is Variant.FAMILY:
        return translate(
            "Cards",
            "All animals score alike. Each group that holds together scores by its size, in any "
            "shape. A group of three is the best; more animals in it bring nothing further.",
        )
    return translate(
        "Cards",
        "All animals score alike. Each group of two or more scores by its size, in any shape. "
        "A single animal earns nothing, and more than four together bring nothing further.",
    )


def card_ruling(scoring: Scoring, species: Wildlife) -> str:
    """How the table reads the card where people disagree about it; empty where they do not."""
    if scoring.variant is not Variant.CARDS:
        return ""
    rulings, card = scoring.rulings, scoring.card(species)
    if species is Wildlife.SALMON:
        lines = [_branch_ruling(scoring)]
        if card is Card.D:
            lines.append(_short_run_ruling(scoring))
        return " ".join(lines)
    if species is Wildlife.ELK and card is Card.C:
        if rulings.elk_c_above_8 == "split":
            return translate("Cards", "A group of more than eight is split for the best total.")
        return translate("Cards", "A group of more than eight scores like eight.")
    if species is Wildlife.ELK and card is Card.D:
        if rulings.elk_d_gaps:
            return translate("Cards", "There may be gaps between the elk of a circle.")
        return translate("Cards", "The elk of a circle must stand side by side.")
    return ""


def _branch_ruling(scoring: Scoring) -> str:
    if scoring.rulings.salmon_malformed == "zero":
        return translate(
            "Cards", "A group in which a salmon touches three others scores nothing at all."
        )
    return translate(
        "Cards", "A salmon that touches three others is left out, and the rest is scored."
    )


def _short_run_ruling(scoring: Scoring) -> str:
    if scoring.rulings.salmon_d_minimum == 1:
        return translate("Cards", "Runs of any length score.")
    return translate("Cards", "Runs of fewer than three score nothing.")


def _bear_rule(card: Card, _grid: Grid) -> str:
    return {
        Card.A: translate(
            "Cards",
            "Bears live in pairs: two side by side, and no third bear beside them. Points depend "
            "on how many pairs you have. More than four pairs bring nothing further.",
        ),
        Card.B: translate(
            "Cards",
            "Bears live in families of three. Each group of exactly three scores, whatever its "
            "shape. Smaller and larger groups earn nothing.",
        ),
        Card.C: translate(
            "Cards",
            "Groups of one, two or three bears score by their size; larger ones earn nothing. "
            "Who has at least one group of each size gets a bonus, once.",
        ),
        Card.D: translate(
            "Cards",
            "Groups of two, three or four bears score by their size. "
            "A single bear earns nothing, and neither does a larger group.",
        ),
    }[card]


def _elk_rule(card: Card, grid: Grid) -> str:
    rules = {
        Card.A: translate(
            "Cards",
            "Elk walk in straight lines, in any direction, without gaps. The longer a line, the "
            "more it scores, up to four.",
        ),
        Card.B: _elk_shapes(grid),
        Card.C: translate(
            "Cards",
            "Elk gather in herds of any shape. Each group that holds together scores by its size. "
            "The larger it is, the more the next elk adds.",
        ),
        Card.D: translate(
            "Cards",
            "Elk stand in a circle around one place, which may hold anything or nothing. The more "
            "of the {0} places around it hold elk, the more they score.",
        ).format(grid.sides),
    }
    if card is Card.C:
        return rules[card]
    once = translate("Cards", "Each elk counts once, in the way that is best for you.")
    return f"{rules[card]} {once}"


def _elk_shapes(grid: Grid) -> str:
    if grid is HEX:
        return translate(
            "Cards",
            "Elk stand in shapes: one alone, a pair, three as a triangle, four as a rhombus, "
            "turned as you like.",
        )
    return translate(
        "Cards",
        "Elk stand in shapes: one alone, a pair, three as an L, four as a block, turned as you "
        "like.",
    )


def _salmon_rule(card: Card, _grid: Grid) -> str:
    run = translate(
        "Cards",
        "Salmon swim in runs: chains in which no salmon touches more than two others. "
        "A run may bend, and even close.",
    )
    scores = {
        Card.A: translate("Cards", "Each run scores by its length, up to seven."),
        Card.B: translate("Cards", "Each run scores by its length, up to five."),
        Card.C: translate("Cards", "Each run of three or more scores by its length, up to five."),
        Card.D: translate(
            "Cards",
            "Each run scores a point for every salmon in it and a point for every other animal "
            "beside it.",
        ),
    }
    return f"{run} {scores[card]}"


def _hawk_rule(card: Card, _grid: Grid) -> str:
    return {
        Card.A: translate(
            "Cards",
            "Hawks want to be alone. A hawk counts if no other hawk lies beside it. "
            "Points depend on how many such hawks you have, up to eight.",
        ),
        Card.B: translate(
            "Cards",
            "A hawk counts if no other hawk lies beside it and it sees one from afar. Hawks see "
            "along straight lines, over everything but a hawk. "
            "Points depend on how many such hawks you have; one is not enough.",
        ),
        Card.C: translate(
            "Cards",
            "Each line of sight between two hawks scores. Hawks see along straight lines, over "
            "everything up to the next hawk, but not one that they touch. "
            "A hawk may have many lines.",
        ),
        Card.D: translate(
            "Cards",
            "Two hawks that see each other along a straight line are a pair. A pair scores by the "
            "number of different species between the two. "
            "Each hawk is in one pair only; the best pairs are taken for you.",
        ),
    }[card]


def _fox_rule(card: Card, _grid: Grid) -> str:
    return {
        Card.A: translate(
            "Cards",
            "Each fox scores by itself. Count the different species on the places beside it; "
            "another fox is a species too.",
        ),
        Card.B: translate(
            "Cards",
            "Each fox scores by itself. Count the species that are there at least twice on the "
            "places beside it. Other foxes do not count.",
        ),
        Card.C: translate(
            "Cards",
            "Each fox scores by itself. Take the species that is there most often on the places "
            "beside it and count its tokens. Other foxes do not count.",
        ),
        Card.D: translate(
            "Cards",
            "Two foxes side by side are a pair. Count the species that are there at least twice "
            "on the places around the two; other foxes do not count. "
            "Each fox is in one pair only; the best pairs are taken for you.",
        ),
    }[card]
