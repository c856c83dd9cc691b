"""A finished game as the store keeps it: everything that pages show, without replaying."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from datetime import datetime

from cascadia_qt.games.cascadia.rules.achievements import achievement_progress
from cascadia_qt.games.cascadia.rules.goals import Progress
from cascadia_qt.games.cascadia.rules.reach import achievements_of
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, Scenario, scenario_progress
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, winners
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Variant, Wildlife
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, write_record


class NotFinished(ValueError):
    """The game of a record goes on."""


@dataclass(frozen=True, slots=True)
class Helps:
    """What persons were helped with: turns taken back, hints, and the settings that were on."""

    taken_back: int = 0
    hints: int = 0
    settings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a record does not tell.

    Attributes:
        finished: when, in local time.
        scenario: the number, for records that say nothing of it.
        helps: None where nobody knows.
    """

    finished: datetime
    scenario: int | None = None
    helps: Helps | None = None


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a player has reached.

    Attributes:
        won: alone or together; nobody wins alone at the table.
        achievements: the numbers of those of the normal game that were reached; those that the
            tiles forbid or give away are none.
        goals: how far each goal of the scenario was, in its order; empty without one.
        passed: whether all of them were reached.
    """

    name: str
    bot: str | None
    wildlife: tuple[int, ...]
    habitats: tuple[int, ...]
    bonuses: tuple[int, ...]
    nature: int
    total: int
    won: bool
    achievements: tuple[int, ...]
    goals: tuple[int, ...] = ()
    passed: bool = False


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in numbers; `scoring` is a letter an animal such as "AAAAA", or a variant's word."""

    circumstances: Circumstances
    grid: str
    scoring: str
    rulings: Rulings
    seed: int
    seats: tuple[SeatResult, ...]

    @property
    def players(self) -> int:
        return len(self.seats)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game to be kept; `digest` is that of the record's text and tells games apart."""

    digest: str
    text: str
    summary: GameSummary


def finished_game(record: Record, circumstances: Circumstances) -> FinishedGame:
    """Raises NotFinished."""
    state: State = record.history.state
    if record.rules.to_move(state) is not None:
        raise NotFinished
    text, options = write_record(record), state.options
    if options.scenario is not None:
        circumstances = replace(circumstances, scenario=options.scenario)
    summary = GameSummary(
        circumstances,
        options.grid.name,
        scoring_key(options.scoring),
        options.scoring.rulings,
        record.seed,
        _results(record.seats, state, circumstances.scenario),
    )
    return FinishedGame(digest_of(text), text, summary)


def digest_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def scoring_key(scoring: Scoring) -> str:
    if scoring.variant is not Variant.CARDS:
        return str(scoring.variant.value)
    return "".join(card.value for card in scoring.cards)


def scenario_of(number: int | None) -> Scenario | None:
    return next((scenario for scenario in SCENARIOS if scenario.number == number), None)


def _results(seats: tuple[Seat, ...], state: State, number: int | None) -> tuple[SeatResult, ...]:
    sheets = score_sheets(state)
    won = winners(sheets) if len(sheets) > 1 else ()
    return tuple(
        _result(who, sheets[seat], seat in won, _reached(state, seat), _goals(number, state, seat))
        for seat, who in enumerate(seats)
    )


def _result(
    who: Seat,
    sheet: ScoreSheet,
    won: bool,
    achievements: tuple[int, ...],
    goals: tuple[Progress, ...],
) -> SeatResult:
    return SeatResult(
        who.name,
        who.bot,
        tuple(sheet.of(Category.WILDLIFE, species) for species in Wildlife),
        tuple(sheet.of(Category.CORRIDOR, habitat) for habitat in Habitat),
        tuple(sheet.of(Category.BONUS, habitat) for habitat in Habitat),
        sheet.nature,
        sheet.total,
        won,
        achievements,
        tuple(goal.count for goal in goals),
        bool(goals) and all(goal.reached for goal in goals),
    )


def _reached(state: State, seat: int) -> tuple[int, ...]:
    progress = achievement_progress(state, seat)
    numbers = achievements_of(state.options.grid, state.options.players)
    return tuple(number for number in numbers if progress[number - 1].reached)


def _goals(number: int | None, state: State, seat: int) -> tuple[Progress, ...]:
    """Nothing for a game that is not played with the cards of its scenario."""
    scenario = scenario_of(number)
    if scenario is None or scenario.cards != state.options.scoring.cards:
        return ()
    return scenario_progress(scenario, state, seat)
