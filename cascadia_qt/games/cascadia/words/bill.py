"""What a placement would change, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cascadia_qt.games.cascadia.rules.bill import Bill, Item, Standing
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import signed


def standing_words(standing: Standing) -> str:
    """How long one's corridor would be, and the longest of the others."""
    if standing.rival is None:
        return str(standing.size)
    return translate("Bill", "{0} to {1}").format(standing.size, standing.rival)


def bill_words(bill: Bill, names: Sequence[str]) -> str:
    """The whole bill as one sentence, to be read aloud."""
    parts = ", ".join(_parts(bill, names))
    total = translate("Bill", "Points: {0}").format(signed(bill.total))
    return f"{total} ({parts})" if parts else total


def _parts(bill: Bill, names: Sequence[str]) -> Iterator[str]:
    for item in bill.items:
        line = f"{_line_name(item)} {signed(item.points)}"
        yield line if item.seat == bill.seat else f"{names[item.seat]}: {line}"


def _line_name(item: Item) -> str:
    match item.subject:
        case Wildlife() as species:
            return species_name(species)
        case Habitat() as habitat if item.category is Category.BONUS:
            return translate("Bill", "{0} bonus").format(habitat_name(habitat))
        case Habitat() as habitat:
            return habitat_name(habitat)
        case None:
            return translate("Bill", "Nature tokens")
