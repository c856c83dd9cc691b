"""Positions and records, scored and explained for the command `score`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cascadia_qt.commands import Scored
from cascadia_qt.games.cascadia.rules import position
from cascadia_qt.games.cascadia.rules.plausibility import doubts
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, score, solo_rank, winners
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.rules.state import TURNS, Phase, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.words.names import habitat_name, species_name
from cascadia_qt.games.cascadia.words.outcome import rank_name
from cascadia_qt.games.cascadia.words.seats import named_position
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.document import Node
from cascadia_qt.rules.record import Record
from cascadia_qt.words.language import labelled, said, translate


@dataclass(frozen=True, slots=True)
class Result:
    """A scored table, and what is odd about it."""

    names: tuple[str, ...]
    sheets: tuple[ScoreSheet, ...]
    warnings: tuple[str, ...]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners(self.sheets)]


def score_position(node: Node) -> Scored:
    """The position that begins at `node`; raises BadDocument."""
    laid = named_position(position.position_in(node))
    sheets = score(laid.grid, laid.scoring, [player.landscape for player in laid.players])
    ignored = translate("CascadiaScore", "{0} is not a field of positions and is ignored.")
    unknown = (ignored.format(place) for place in laid.unknown)
    names = tuple(player.name for player in laid.players)
    return _scored(Result(names, sheets, (*unknown, *map(said, doubts(laid)))))


def score_record(played: Record) -> Scored:
    """A game as it stands at the end of its record."""
    state: State = played.history.state
    warnings = []
    if state.phase is not Phase.OVER:
        rounds = state.turn // len(state.players) + 1
        text = translate("CascadiaScore", "The game is not over: turn {0} of {1} is being played.")
        warnings.append(text.format(rounds, TURNS))
    names = tuple(seat.name for seat in played.seats)
    return _scored(Result(names, score_sheets(state), tuple(warnings)))


def _scored(result: Result) -> Scored:
    return Scored(_document(result), (*_table(result), *_reasons(result)), result.warnings)


def _document(result: Result) -> dict[str, Any]:
    return {
        "players": [
            {
                "name": name,
                "wildlife": {s.word: sheet.of(Category.WILDLIFE, s) for s in Wildlife},
                "wildlife_total": sheet.wildlife_total,
                "habitats": {h.word: sheet.of(Category.CORRIDOR, h) for h in Habitat},
                "bonus": {h.word: sheet.of(Category.BONUS, h) for h in Habitat},
                "habitat_total": sheet.habitat_total,
                "nature": sheet.nature,
                "total": sheet.total,
                "explanation": [_unit_document(unit) for unit in sheet.units],
            }
            for name, sheet in zip(result.names, result.sheets, strict=True)
        ],
        "winners": result.winners,
    }


def _unit_document(unit: Unit) -> dict[str, Any]:
    return {
        "category": _line_name(unit),
        "cells": [list(cell) for cell in unit.cells],
        "points": unit.points,
        "reason": unit.why.value,
        "count": unit.count,
        "seen": [list(cell) for cell in unit.seen],
        "why": explanation(unit),
    }


def _line_name(unit: Unit) -> str:
    """The line of the score sheet that `unit` belongs to; documents keep it in English."""
    match unit.subject:
        case None:
            return unit.category.value
        case Wildlife() as species:
            return species.word
        case Habitat() as habitat:
            return f"{habitat.word} bonus" if unit.category is Category.BONUS else habitat.word


def _line_words(unit: Unit) -> str:
    """The same for people."""
    match unit.subject:
        case None:
            return translate("CascadiaScore", "nature")
        case Wildlife() as species:
            return species_name(species).lower()
        case Habitat() as habitat:
            name = habitat_name(habitat).lower()
            bonus = translate("CascadiaScore", "{0} bonus").format(name)
            return bonus if unit.category is Category.BONUS else name


def _table(result: Result) -> Iterator[str]:
    rows: list[tuple[str, list[str]]] = [("", list(result.names))]
    for species in Wildlife:
        numbers = [str(sheet.of(Category.WILDLIFE, species)) for sheet in result.sheets]
        rows.append((species_name(species).lower(), numbers))
    rows.append(
        (
            translate("CascadiaScore", "wildlife"),
            [str(sheet.wildlife_total) for sheet in result.sheets],
        )
    )
    for habitat in Habitat:
        name = habitat_name(habitat).lower()
        rows.append((name, [_corridor_and_bonus(s, habitat) for s in result.sheets]))
    rows.append(
        (
            translate("CascadiaScore", "habitats"),
            [str(sheet.habitat_total) for sheet in result.sheets],
        )
    )
    rows.append(
        (translate("CascadiaScore", "nature"), [str(sheet.nature) for sheet in result.sheets])
    )
    rows.append(
        (translate("CascadiaScore", "total"), [str(sheet.total) for sheet in result.sheets])
    )
    first = max(10, *(len(title) for title, _ in rows))
    width = max(len(name) for name in result.names)
    for title, cells in rows:
        yield f"{title:<{first}}" + "".join(f"  {cell:>{max(width, 5)}}" for cell in cells)
    yield ""
    yield _outcome(result)
    yield ""


def _corridor_and_bonus(sheet: ScoreSheet, habitat: Habitat) -> str:
    bonus = sheet.of(Category.BONUS, habitat)
    corridor = sheet.of(Category.CORRIDOR, habitat)
    return f"{corridor}+{bonus}" if bonus else str(corridor)


def _outcome(result: Result) -> str:
    if len(result.sheets) == 1:
        rank = solo_rank(result.sheets[0].total)
        points = translate("CascadiaScore", "{0} points").format(result.sheets[0].total)
        return points if rank is None else labelled(points, rank_name(rank))
    several = translate("CascadiaScore", "Winners")
    winner = translate("CascadiaScore", "Winner") if len(result.winners) == 1 else several
    return labelled(winner, ", ".join(result.winners))


def _reasons(result: Result) -> Iterator[str]:
    for name, sheet in zip(result.names, result.sheets, strict=True):
        yield name
        for unit in sheet.units:
            cells = " ".join(f"{cell.a},{cell.b}" for cell in unit.cells)
            yield f"  {_line_words(unit):<14} {explanation(unit)}" + (
                f"  ({cells})" if cells else ""
            )
        yield ""
