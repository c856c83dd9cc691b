"""What the store keeps of a game of Cascadia, and how it is read again."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any

from cascadia_qt.games.cascadia.rules.achievements import ACHIEVEMENTS, achievement_progress
from cascadia_qt.games.cascadia.rules.agreement import read_rulings
from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.reach import achievements_of
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, Scenario, scenario_progress
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Options, State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.words.variants import FACETS
from cascadia_qt.kept import Keeping, Kept, KeptSeat, MarkTable
from cascadia_qt.rules.document import parse_json
from cascadia_qt.rules.grid import GRIDS
from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import GameSummary, SeatResult

WILDLIFE = tuple(species.word for species in Wildlife)
HABITATS = tuple(habitat.word for habitat in Habitat)
BONUSES = tuple(f"{habitat}_bonus" for habitat in HABITATS)
CATEGORIES = (*WILDLIFE, *HABITATS, *BONUSES, "nature")

_ACHIEVEMENTS = range(1, len(ACHIEVEMENTS) + 1)
_SCENARIOS = range(1, len(SCENARIOS) + 1)
_POINTS = range(1000)
_CARDS = {card.value for card in Card}
_SIMPLE = {variant.value for variant in Variant} - {Variant.CARDS.value}


def kept(record: Record, scenario: int | None) -> Kept:
    """What is kept of a game that is over."""
    state: State = record.history.state
    options = state.options
    number = options.scenario or scenario
    return Kept(
        tuple(_seat(state, seat, sheet, number) for seat, sheet in enumerate(score_sheets(state))),
        variant_of(options),
        options.scenario,
        further_of(options.scoring.rulings),
    )


def variant_of(options: Options) -> str:
    return f"{options.grid.name} {_scoring_key(options.scoring)}"


def further_of(rulings: Rulings) -> dict[str, Any]:
    return {"rulings": asdict(rulings)}


def _scoring_key(scoring: Scoring) -> str:
    """A letter an animal such as "AAAAA", or a variant's word."""
    if scoring.variant is not Variant.CARDS:
        return str(scoring.variant.value)
    return "".join(card.value for card in scoring.cards)


def grid_of(summary: GameSummary) -> str:
    return summary.variant.split(" ")[0]


def scoring_of(summary: GameSummary) -> str:
    return summary.variant.split(" ")[1]


def rulings_of(summary: GameSummary) -> Rulings:
    return _rulings(json.dumps(summary.further["rulings"]))


def achievements_in(result: SeatResult) -> tuple[int, ...]:
    """The numbers of those of the normal game that were reached.

    Those that the tiles forbid or give away are none.
    """
    return tuple(result.further["achievements"])


def goals_in(result: SeatResult) -> tuple[int, ...]:
    """How far each goal of the scenario was, in its order; empty without one."""
    return tuple(result.further["goals"])


def fits(summary: GameSummary) -> None:
    """Raises LookupError, TypeError or ValueError if no game of Cascadia is like that."""
    grid, scoring = summary.variant.split(" ")
    if grid not in GRIDS or not _is_scoring(scoring):
        raise ValueError(summary.variant)
    if summary.further != _RECOMMENDED:
        rulings_of(summary)
    for result in summary.seats:
        if tuple(result.parts) != CATEGORIES:
            raise ValueError(result.parts)
        _require(_POINTS, result.points, min(points := result.parts.values()), max(points))
        _require(_ACHIEVEMENTS, *result.further["achievements"])
        _require(_POINTS, *result.further["goals"])


_RECOMMENDED = further_of(DEFAULT_RULINGS)


@lru_cache
def _rulings(text: str) -> Rulings:
    return read_rulings(parse_json(text))


def _is_scoring(word: str) -> bool:
    return word in _SIMPLE or (len(word) == len(Wildlife) and set(word) <= _CARDS)


def _require(known: range, *values: object) -> None:
    for value in values:
        if type(value) is not int or value not in known:
            raise ValueError(value)


def _seat(state: State, seat: int, sheet: ScoreSheet, number: int | None) -> KeptSeat:
    goals = _goals(number, state, seat)
    further = {"achievements": _reached(state, seat), "goals": [goal.count for goal in goals]}
    return KeptSeat(_parts(sheet), further, bool(goals) and all(goal.reached for goal in goals))


def _parts(sheet: ScoreSheet) -> dict[str, int]:
    points = (
        *(sheet.of(Category.WILDLIFE, species) for species in Wildlife),
        *(sheet.of(Category.CORRIDOR, habitat) for habitat in Habitat),
        *(sheet.of(Category.BONUS, habitat) for habitat in Habitat),
        sheet.nature,
    )
    return dict(zip(CATEGORIES, points, strict=True))


def _reached(state: State, seat: int) -> list[int]:
    progress = achievement_progress(state, seat)
    numbers = achievements_of(state.options.grid, state.options.players)
    return [number for number in numbers if progress[number - 1].reached]


def _goals(number: int | None, state: State, seat: int) -> tuple[Progress, ...]:
    """Nothing for a game that is not played with the cards of its scenario."""
    scenario = _scenario_of(number)
    if scenario is None or scenario.cards != state.options.scoring.cards:
        return ()
    return scenario_progress(scenario, state, seat)


def _scenario_of(number: int | None) -> Scenario | None:
    return next((scenario for scenario in SCENARIOS if scenario.number == number), None)


def _write_texts(store: Any, folder: Path, solo: bool) -> None:
    """The two text files of the older program."""
    from cascadia_qt.games.cascadia.store import older_files

    older_files.append_new(store, folder, solo=solo)


KEEPING = Keeping(
    kept=kept,
    fits=fits,
    scenarios=_SCENARIOS,
    facets=FACETS,
    marks=(
        MarkTable("ticks", "achievement", _ACHIEVEMENTS),
        MarkTable("passes", "scenario", _SCENARIOS),
    ),
    afterwards=_write_texts,
)
