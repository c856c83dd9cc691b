"""Cascadia's part of the command `simulate`: its cards, and points without majorities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from cascadia_qt.commands import Outcome
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import Options, State, result_of, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.game import Result
from cascadia_qt.rules.grid import GRIDS, HEX
from cascadia_qt.rules.rng import Rng
from cascadia_qt.terminal.summary import column_lines, games_words, interval95, summary_rows
from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import decimal

RANDOM_CARDS = "random"


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a command line has agreed for all games; its words have been checked."""

    cards: str = "AAAAA"
    grid: str = "hex"
    scenario: int | None = None


def options_of(agreed: Agreed, players: int, seed: int) -> Options:
    """What is agreed in one of the games; only random cards depend on its seed."""
    scoring = cards_named(agreed.cards, Rng(seed))
    return Options(GRIDS[agreed.grid], players, scoring, agreed.scenario)


def cards_named(text: str, rng: Rng) -> Scoring:
    """The scoring that `--cards` names; only "random" uses `rng`."""
    if text in (Variant.FAMILY.value, Variant.INTERMEDIATE.value):
        return Scoring(Variant(text))
    if text == RANDOM_CARDS:
        letters = []
        for _ in Wildlife:
            index, rng = rng.below(len(Card))
            letters.append(list(Card)[index])
        return Scoring(Variant.CARDS, tuple(letters))
    return Scoring(Variant.CARDS, tuple(Card(letter) for letter in text))


def ended(state: State) -> tuple[Result, tuple[int, ...]]:
    """The result, and what majorities have brought each seat."""
    sheets = score_sheets(state)
    return result_of(sheets), tuple(sheet.of(Category.BONUS) for sheet in sheets)


def without_bonus(outcome: Outcome) -> tuple[int, ...]:
    """The points of each seat that do not depend on what the others have."""
    assert outcome.result.points is not None
    assert outcome.measured is not None
    pairs = zip(outcome.result.points, outcome.measured, strict=True)
    return tuple(total - bonus for total, bonus in pairs)


def with_bonuses(
    agreed: Agreed, outcomes: Sequence[Outcome], summary: dict[str, Any]
) -> dict[str, Any]:
    """`summary` with cards and grid, and for each seat what it has without majorities."""
    cards: dict[str, Any] = {"cards": agreed.cards, "grid": agreed.grid}
    if agreed.scenario is not None:
        cards["scenario"] = agreed.scenario
    head = {name: summary[name] for name in ("game", "games")}
    by_seat = zip(*map(without_bonus, outcomes), strict=True)
    seats = [_seat(seat, plain) for seat, plain in zip(summary["seats"], by_seat, strict=True)]
    return {**head, **cards, **summary, "seats": seats}


def _seat(seat: dict[str, Any], plain: Sequence[int]) -> dict[str, Any]:
    ci95 = interval95(plain)
    return {
        "bot": seat["bot"],
        "mean_without_bonus": round(fmean(plain), 3),
        **seat,
        "ci95_without_bonus": None if ci95 is None else round(ci95, 3),
    }


def summary_lines(summary: dict[str, Any]) -> Iterator[str]:
    """The summary for people."""
    on_hexagons = translate(
        "CascadiaCommands", "{0} on hex tiles, cards {1}, seed {2}, {3} games a second"
    )
    on_squares = translate(
        "CascadiaCommands", "{0} on square tiles, cards {1}, seed {2}, {3} games a second"
    )
    title = on_hexagons if summary["grid"] == HEX.name else on_squares
    games, a_second = games_words(summary["games"]), decimal(summary["games_per_second"], ".2f")
    yield title.format(games, summary["cards"], summary["seed"], a_second)
    plain = [translate("CascadiaCommands", "without bonus"), *map(_plain, summary["seats"])]
    rows = zip(summary_rows(summary), plain, strict=True)
    yield from column_lines((*row[:2], points, *row[2:]) for row, points in rows)


def _plain(seat: dict[str, Any]) -> str:
    """The mean without majorities, and how far from it the true one may lie."""
    mean, ci95 = decimal(seat["mean_without_bonus"], ".2f"), seat["ci95_without_bonus"]
    return mean if ci95 is None else f"{mean} ± {decimal(ci95, '.2f')}"
