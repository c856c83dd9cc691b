"""What a store tells of games of Cascadia, in the words that the older versions were asked in."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from cascadia_qt.games.cascadia.store import notebook
from cascadia_qt.games.cascadia.store.kept import (
    BONUSES,
    HABITATS,
    WILDLIFE,
    achievements_in,
    goals_in,
    grid_of,
    rulings_of,
    scoring_of,
)
from cascadia_qt.store import statistics
from cascadia_qt.store.finished_game import SeatResult
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.rows import KeptGame
from cascadia_qt.store.statistics import PartScores

ASKED = {
    "persons": (EVERYTHING, False),
    "computers": (EVERYTHING, True),
    "Ann": (GameFilter(person="Ann"), False),
}


def told(store: GameStore) -> dict[str, Any]:
    """Everything, as JSON."""
    people = notebook.players(store)
    chosen = statistics.choices(store)
    return {
        "games": [_game(kept) for kept in sorted(store.games(limit=1000), key=lambda g: g.id)],
        **told_of_players(store),
        "scenarios": {name: _scenarios(store, name) for name in people},
        "exports": sorted(row[0] for row in store.rows("SELECT digest FROM exports")),
        "statistics": {
            label: _statistics(store, which, computers=computers)
            for label, (which, computers) in ASKED.items()
        },
        "choices": {
            "grids": list(chosen.words[0]),
            "players": list(chosen.players),
            "scorings": list(chosen.words[1]),
            "persons": list(chosen.persons),
        },
        "over time": [
            [p.game, str(p.finished), p.total, p.won]
            for p in statistics.score_over_time(store, "Ann")
        ],
    }


def told_of_players(store: GameStore) -> dict[str, Any]:
    return {
        "ticks": {
            name: [
                [t.achievement, t.game, str(t.date)] for t in notebook.ticks(store, name).values()
            ]
            for name in notebook.players(store)
        },
        "passes": [[p.scenario, p.player, str(p.date)] for p in notebook.passes(store)],
    }


def _game(kept: KeptGame) -> dict[str, Any]:
    summary, circumstances = kept.summary, kept.summary.circumstances
    helps = circumstances.helps and asdict(circumstances.helps)
    return {
        "id": kept.id,
        "digest": kept.digest,
        "finished": str(circumstances.finished),
        "scenario": circumstances.scenario,
        "helps": helps and helps | {"settings": list(helps["settings"])},
        "grid": grid_of(summary),
        "scoring": scoring_of(summary),
        "rulings": asdict(rulings_of(summary)),
        "seed": summary.seed,
        "seats": [_seat(seat) for seat in summary.seats],
    }


def _seat(seat: SeatResult) -> dict[str, Any]:
    return {
        "name": seat.name,
        "bot": seat.bot,
        "wildlife": [seat.parts[name] for name in WILDLIFE],
        "habitats": [seat.parts[name] for name in HABITATS],
        "bonuses": [seat.parts[name] for name in BONUSES],
        "nature": seat.parts["nature"],
        "total": seat.points,
        "won": seat.won,
        "achievements": list(achievements_in(seat)),
        "goals": list(goals_in(seat)),
        "passed": seat.passed,
    }


def _scenarios(store: GameStore, name: str) -> list[list[Any]]:
    return [
        [r.scenario, r.attempts, r.passed and str(r.passed), r.game, r.total, list(r.goals)]
        for r in notebook.scenario_results(store, name).values()
    ]


def _statistics(store: GameStore, which: GameFilter, *, computers: bool) -> dict[str, Any]:
    by_facets = statistics.scores_by_facets(store, 2, which, computers=computers)
    (grids, scorings), numbers = by_facets
    players = statistics.scores_by_player(store, which, computers=computers)
    means = statistics.part_means(store, which, computers=computers)
    counts = statistics.distribution(store, which, computers=computers)
    return {
        "scores": asdict(statistics.scores(store, which, computers=computers)),
        "players": [asdict(player) for player in players],
        "grid": _parts(grids),
        "number": _parts(numbers),
        "scoring": _parts(scorings),
        "means": {
            "wildlife": [means[name] for name in WILDLIFE],
            "habitats": [means[name] for name in HABITATS],
            "bonuses": [means[name] for name in BONUSES],
            "nature": means["nature"],
        },
        "distribution": [list(count) for count in counts.items()],
    }


def _parts(parts: list[PartScores]) -> list[list[Any]]:
    return [[part.key, asdict(part.scores)] for part in parts]
