"""The words above the reasons of a number: whose it is, and by which rule it counts."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.cards import card_summary, variant_summary
from cascadia_qt.games.cascadia.words.outcome import outcome
from cascadia_qt.games.cascadia.words.score_lines import Line
from cascadia_qt.words.language import translate
from cascadia_qt.words.outcome import joined


def heading(table: ScoredTable, seat: int, line: Line) -> str:
    """Whose number it is, what it counts, and how much."""
    sheet, scoring, name = table.sheets[seat], table.options.scoring, line.name()
    if isinstance(line.subject, Wildlife) and scoring.variant is Variant.CARDS:
        name = f"{name} {scoring.card(line.subject).value}"
    points, bonus = line.points(sheet), line.bonus(sheet)
    number = f"{points} +{bonus}" if bonus else f"{points}"
    return f"{table.seats[seat].name} · {name} · {number}"


def rule(table: ScoredTable, seat: int, line: Line) -> str:
    """What counts in `line`; for the total, how it stands among the others."""
    scoring = table.options.scoring
    match line.subject:
        case Wildlife() as species if scoring.variant is Variant.CARDS:
            return card_summary(species, scoring.card(species), table.options.grid)
        case Wildlife():
            return variant_summary(scoring.variant)
        case Habitat():
            return _corridor_rule(table.options.players)
    match line.id:
        case "wildlife" if scoring.variant is Variant.CARDS:
            return translate("Score", "Each animal by its card")
        case "wildlife":
            return variant_summary(scoring.variant)
        case "habitats":
            return _corridor_rule(table.options.players)
        case "nature":
            return translate("Score", "Each token that was not used: 1")
    return _standing(table, seat)


def _corridor_rule(players: int) -> str:
    if players == 1:
        return translate("Score", "The largest corridor: 1 a tile; 7 tiles or more: +2")
    if players == 2:
        return translate("Score", "The largest corridor: 1 a tile; larger: +2, equal: +1")
    return translate("Score", "The largest corridor: 1 a tile; largest of all: +3, second: +1")


def _standing(table: ScoredTable, seat: int) -> str:
    result = outcome([one.name for one in table.seats], table.sheets, over=table.over)
    totals = [sheet.total for sheet in table.sheets]
    behind = max(totals) - totals[seat]
    if not table.over or not behind:
        return result.detail
    ahead = joined([table.seats[winner].name for winner in result.winners])
    if behind == 1:
        return translate("Score", "One point behind {0}.").format(ahead)
    return translate("Score", "{0} points behind {1}.").format(behind, ahead)


def nothing(table: ScoredTable, line: Line) -> str:
    """That there is nothing to count in `line`."""
    return _none(line) if table.over else _none_yet(line)


def _none_yet(line: Line) -> str:
    return {
        "bear": translate("Score", "No bears yet"),
        "elk": translate("Score", "No elk yet"),
        "salmon": translate("Score", "No salmon yet"),
        "hawk": translate("Score", "No hawks yet"),
        "fox": translate("Score", "No foxes yet"),
        "mountain": translate("Score", "No mountains yet"),
        "forest": translate("Score", "No forest yet"),
        "prairie": translate("Score", "No prairie yet"),
        "wetland": translate("Score", "No wetland yet"),
        "river": translate("Score", "No river yet"),
        "nature": translate("Score", "No nature tokens yet"),
    }[line.id]


def _none(line: Line) -> str:
    return {
        "bear": translate("Score", "No bears"),
        "elk": translate("Score", "No elk"),
        "salmon": translate("Score", "No salmon"),
        "hawk": translate("Score", "No hawks"),
        "fox": translate("Score", "No foxes"),
        "mountain": translate("Score", "No mountains"),
        "forest": translate("Score", "No forest"),
        "prairie": translate("Score", "No prairie"),
        "wetland": translate("Score", "No wetland"),
        "river": translate("Score", "No river"),
        "nature": translate("Score", "No nature tokens"),
    }[line.id]
