"""What stands beside a number of the score sheet: of what it is made, in words and on the land."""

from __future__ import annotations

from dataclasses import dataclass

from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.why.account_words import heading, nothing, rule
from cascadia_qt.games.cascadia.words.score_lines import LINES, LINES_BY_ID, Kind, Line
from cascadia_qt.games.cascadia.words.units import explanation, phrase
from cascadia_qt.words.language import capital, translate

_PARTS = {"wildlife": Kind.WILDLIFE, "habitats": Kind.HABITAT}


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of a number.

    Attributes:
        points: None if it says that there is nothing.
        spoken: how it is read aloud.
        units: what of it is lit on the land.
        leads_to: the number that it is; None if it is a unit.
    """

    text: str
    points: int | None
    spoken: str
    units: tuple[Unit, ...] = ()
    leads_to: Line | None = None

    @property
    def unit(self) -> Unit | None:
        return self.units[0] if self.units and self.leads_to is None else None


@dataclass(frozen=True, slots=True)
class Account:
    """Everything that explains a number.

    Attributes:
        rule: what counts there, as a line.
        lit: the units that are shown on the land; None if all of it counts and nothing is lit.
    """

    heading: str
    rule: str
    reasons: tuple[Reason, ...]
    lit: tuple[Unit, ...] | None = None


def lit_units(sheet: ScoreSheet, line: Line) -> tuple[Unit, ...]:
    """What of a number is shown on the land; of a sum only what earns something.

    A total is made of everything, which would light up all of it. What earns nothing comes last;
    otherwise nothing changes its place.
    """
    if line.kind is Kind.TOTAL:
        return ()
    units = line.units(sheet)
    if line.kind is Kind.SUM:
        return tuple(unit for unit in units if unit.points)
    return tuple(sorted(units, key=lambda unit: not unit.points))


def account(table: ScoredTable, seat: int, line: Line) -> Account:
    """The account of the number of `seat` in `line`."""
    head, by = heading(table, seat, line), rule(table, seat, line)
    if line.kind is Kind.TOTAL:
        return Account(head, by, _parts_of_total(table, seat))
    if line.kind is Kind.SUM:
        lines = [part for part in LINES if part.kind is _PARTS[line.id]]
        parts = tuple(_part(table, seat, part) for part in lines)
        return Account(head, by, parts, lit_units(table.sheets[seat], line))
    units = lit_units(table.sheets[seat], line)
    if not units:
        text = nothing(table, line)
        return Account(head, by, (Reason(text, None, text),), ())
    reasons = tuple(Reason(_phrase(u), u.points, explanation(u), (u,)) for u in units)
    return Account(head, by, reasons, units)


def _phrase(unit: Unit) -> str:
    """What `unit` is, without its points, which stand in a column of their own."""
    return capital(phrase(unit))


def _part(table: ScoredTable, seat: int, line: Line) -> Reason:
    """What `line` adds to a sum."""
    sheet, name = table.sheets[seat], line.name()
    points, bonus = line.points(sheet), line.bonus(sheet)
    if bonus:
        said = translate("Score", "{0} and bonus {1}").format(points, bonus)
        name = f"{name}, {said}"
    counting = tuple(unit for unit in line.units(sheet) if unit.points)
    whole = points + bonus
    return Reason(name, whole, f"{name}: {whole}", counting, leads_to=line)


def _parts_of_total(table: ScoredTable, seat: int) -> tuple[Reason, ...]:
    sheet = table.sheets[seat]
    if table.options.players == 1:
        bonuses = translate("Score", "Bonuses for corridors of 7 or more")
    else:
        bonuses = translate("Score", "Bonuses for the largest corridors")
    parts = (
        (LINES_BY_ID["wildlife"].name(), sheet.wildlife_total, "wildlife"),
        (translate("Score", "Corridors"), sheet.of(Category.CORRIDOR), "habitats"),
        (bonuses, sheet.of(Category.BONUS), "habitats"),
        (LINES_BY_ID["nature"].name(), sheet.nature, "nature"),
    )
    return tuple(
        Reason(name, points, f"{name}: {points}", leads_to=LINES_BY_ID[line])
        for name, points, line in parts
    )
