"""The two text files that players of the older program know, written from the store.

Old and new blocks stand in one file, so labels and order are the same in every language.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path

from cascadia_qt.games.cascadia.rules.achievements import Refusal, refusal
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.store.kept import achievements_in, grid_of, scoring_of
from cascadia_qt.store.columns import written_date
from cascadia_qt.store.errors import unusable
from cascadia_qt.store.finished_game import GameSummary, SeatResult
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.rows import KeptGame
from cascadia_qt.store.whole_file import private_file, private_folder, write_all

GAME_FILE = "GameAchievements.txt"
SCENARIO_FILE = "ScenarioAchievements.txt"

_OURS = (CASCADIA.id,)
_UNWRITTEN = "SELECT id FROM games WHERE rules = ? AND digest NOT IN (SELECT digest FROM exports)"
_END = "\n=====\n"
_MODES = {"hex": "Hexagonal", "square": "Carré"}
_ANIMALS = {
    "Fox": Wildlife.FOX,
    "Buzzard": Wildlife.HAWK,
    "Salmon": Wildlife.SALMON,
    "Bear": Wildlife.BEAR,
    "Elk": Wildlife.ELK,
}

# Numbered from 1 in this order, as achievements and scenarios are.
_ACHIEVEMENTS = (
    *(f"Score {total}+ points" for total in (80, 85, 90, 95, 100, 105, 110)),
    "have no Nature Tokens Left",
    *(f"have no {animals}" for animals in ("bears", "elk", "salmon", "hawks", "foxes")),
    "have more than 10 of a single wildlife",
    "win majority for 3 habitats",
    "score 5+ Points for all habitats",
    "score 12+ points for a single habitat",
    "Score 15+ Points from a single Habitat",
    "Score 10+ Points for each Wildlife",
    "Score 20+ Points for two Wildlife",
    "Score 30+ Points for a single Wildlife",
    "End the game with 5+ Nature Tokens",
    "End the game with 10+ Nature Tokens",
    "Have no completed Keystone Habitats",
    "Only have 3 types of Wildlife",
)
_SCENARIOS = (
    "Score 80+ points / using wildlife cards A",
    "Score 80+ points / using wildlife cards B",
    "Score 80+ points / using wildlife cards C",
    "Score 85+ points / using wildlife cards D",
    "Score 85+ points / three times the maximum for Fox",
    "Score 85+ points / at least 4 tokens of each animal",
    "Score 90+ points / 20+ points for Buzzard",
    "Score 90+ points / 5+ Nature Tokens / no Bear next to Elk",
    "Score 90+ points / 10+ points for each animal / 5+ points for each habitat",
    "Score 95+ points / 60+ wildlife points / 7+ points in 3 habitats",
    "Score 95+ points / 30+ points for Bear / no forest next to river",
    "Score 95+ points / once the maximum for Salmon / no Elk on forest / 12+ points in 1 habitat",
    "Score 100+ points / once the maximum for Elk / 5+ Buzzards / each Buzzard next to Elk",
    "Score 100+ points / no mountain next to prairie / no wetland next to river"
    " / 35+ habitat points",
    "Score 100+ points / 5+ Nature Tokens / 7+ points in 3 habitats / 20+ points in 2 animals",
)


def append_new(store: GameStore, folder: Path, *, solo: bool) -> None:
    """Appends the games that have not been written yet; raises StoreError, and they stay new.

    Games of one player alone are passed over unless `solo`.
    """
    if not store.rows(f"{_UNWRITTEN} LIMIT 1", _OURS):
        return
    # Another program must not write the same games at the same time.
    with store.writing() as connection:
        rows = store.rows(f"{_UNWRITTEN} ORDER BY finished, id", _OURS)
        games = [store.game(row["id"]) for row in rows]
        _append(games, folder, solo=solo)
        written = [(game.digest,) for game in games]
        connection.executemany("INSERT INTO exports (digest) VALUES (?)", written)


def append_all(store: GameStore, folder: Path, *, solo: bool) -> None:
    """Writes every game that the files of `folder` lack; raises StoreError."""
    rows = store.rows("SELECT id FROM games WHERE rules = ? ORDER BY finished, id", _OURS)
    _append([store.game(row["id"]) for row in rows], folder, solo=solo)


def append_scenario(
    store: GameStore, folder: Path, game: int, scenario: int, seats: Collection[int]
) -> None:
    """Appends that the players on `seats` have passed a scenario after all; raises StoreError."""
    summary = store.game(game).summary
    known = replace(summary.circumstances, scenario=scenario)
    played = replace(summary, circumstances=known)
    results = (replace(summary.seats[seat], passed=True) for seat in seats)
    _append_to(folder / SCENARIO_FILE, [_block(played, result) for result in results])


def _append(games: Iterable[KeptGame], folder: Path, *, solo: bool) -> None:
    texts: dict[str, list[str]] = {GAME_FILE: [], SCENARIO_FILE: []}
    for game in games:
        normal = game.summary.circumstances.scenario is None
        texts[GAME_FILE if normal else SCENARIO_FILE] += blocks(game.summary, solo=solo)
    for name, found in texts.items():
        _append_to(folder / name, found)


def _append_to(path: Path, texts: list[str]) -> None:
    try:
        _append_blocks(path, texts)
    except OSError as error:
        raise unusable(path, error) from error


def _append_blocks(path: Path, texts: list[str]) -> None:
    """A program that died before it could remember what it wrote has left its blocks there."""
    if not texts:
        return
    private_folder(path.parent)
    private_file(path)
    old = path.read_bytes() if path.exists() else b""
    known = {block.lstrip(b"\n") for block in old.split(_END.encode())}
    new = [text for text in texts if text.removesuffix(_END).encode() not in known]
    gap = "\n" if old and not old.endswith(b"\n") else ""
    if new:
        _append_bytes(path, (gap + "".join(new)).encode())


def _append_bytes(path: Path, data: bytes) -> None:
    """All of `data` or, if the disk is full, nothing."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
    try:
        before = os.fstat(file).st_size
        try:
            write_all(file, data)
            os.fsync(file)
        except OSError:
            os.ftruncate(file, before)
            raise
    finally:
        os.close(file)


def blocks(summary: GameSummary, *, solo: bool = False) -> list[str]:
    """What is written of a game: a block for every person who has won it, or played a scenario.

    Who plays alone wins nothing, and has one where `solo` games may be ticked.
    """
    return [
        _block(summary, result)
        for result in summary.seats
        if result.bot is None and _has_block(summary, result, solo=solo)
    ]


def _has_block(summary: GameSummary, result: SeatResult, *, solo: bool) -> bool:
    scenario = summary.circumstances.scenario
    refused = refusal(players=summary.players, won=result.won, scenario=scenario, solo=solo)
    return refused in (None, Refusal.SCENARIO)


def _block(summary: GameSummary, result: SeatResult) -> str:
    circumstances = summary.circumstances
    lines = (
        f"=== Succès enregistrés le : {written_date(circumstances.finished)} ===",
        f"Nom du joueur : {result.name}",
        f"Mode du jeu : {_MODES[grid_of(summary)]}",
        *_scoring_lines(scoring_of(summary)),
        f"Score total : {result.points}",
        "Succès atteints :",
        *(_success_lines(circumstances.scenario, result) or ["Aucun succès atteint."]),
    )
    return "\n".join(lines) + _END


def _scoring_lines(scoring: str) -> list[str]:
    if len(scoring) != len(Wildlife):
        return [f"Stratégie de scoring : {scoring.capitalize()}"]
    heading = "Cartes utilisées pour le calcul des scores :"
    cards = [f"- {animal}: {scoring[species]}" for animal, species in _ANIMALS.items()]
    return ["Stratégie de scoring : FaunaScoring", heading, *cards]


def _success_lines(scenario: int | None, result: SeatResult) -> list[str]:
    if scenario is None:
        return [f"- {number} - {_ACHIEVEMENTS[number - 1]}" for number in achievements_in(result)]
    return [f"- {scenario} - {_SCENARIOS[scenario - 1]}"] if result.passed else []
