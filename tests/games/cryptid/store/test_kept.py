"""What the store keeps of a game of Cryptid."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from cascadia_qt.games.cryptid.store.kept import KEEPING, PARTS, fits, kept
from cascadia_qt.store.finished_game import Circumstances, GameSummary, finished_game
from cascadia_qt.store.game_store import GameStore
from tests.games.cryptid.records.write import GAMES, finished_record

WHEN = Circumstances(datetime(2030, 5, 6, 7, 8))


def summary(name: str = "3-normal-program") -> GameSummary:
    return finished_game(finished_record(name), WHEN).summary


@pytest.mark.parametrize("name", GAMES)
def test_every_game_fits_what_it_was_kept_as(name: str) -> None:
    told = summary(name)
    fits(told)
    assert told.variant == " ".join(name.split("-")[1:])
    assert not told.has_points
    assert sum(seat.won for seat in told.seats) == 1


def test_the_parts_are_what_everybody_has_done() -> None:
    told = kept(finished_record("3-normal-program"), None)
    assert [tuple(seat.parts) for seat in told.seats] == [PARTS] * 3
    assert [tuple(seat.parts.values()) for seat in told.seats] == [
        (3, 2, 1, 1),
        (3, 1, 1, 1),
        (3, 1, 1, 2),
    ]


def test_a_game_goes_to_the_store_and_comes_back(tmp_path: Path) -> None:
    game = finished_game(finished_record("4-advanced-program"), WHEN)
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add(game)
        assert store.count() == 1
    assert [
        facet.name(word) for facet, word in zip(KEEPING.facets, ("advanced", "people"), strict=True)
    ] == ["Advanced", "By people"]


def changed(**parts: Any) -> GameSummary:
    told = summary()
    first, *others = told.seats
    return replace(told, seats=(replace(first, parts={**first.parts, **parts}), *others))


@pytest.mark.parametrize(
    "wrong",
    [
        replace(summary(), variant="normal"),
        replace(summary(), variant="normal bots"),
        replace(summary(), variant="easy program"),
        replace(summary(), seats=summary().seats[:1]),
        replace(summary(), seats=summary().seats * 2),
        changed(questions=-1),
        changed(searches=True),
        changed(paid="2"),
        changed(rounds=4),
        changed(more=1),
    ],
)
def test_what_no_game_is_like_does_not_fit(wrong: GameSummary) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        fits(wrong)
