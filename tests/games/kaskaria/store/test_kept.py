"""What the store keeps of a game, and what it does not believe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.store.kept import KEEPING, PARTS, variant_of
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, finished_game
from cascadia_qt.store.game_filter import GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import choices
from tests.games.kaskaria.records.write import GAMES, finished_record, result_rows


def finished(name: str) -> FinishedGame:
    return finished_game(finished_record(name), Circumstances(datetime(2026, 5, 4, 20, 15)))


@pytest.mark.parametrize("name", GAMES)
def test_parts_and_points_are_those_of_the_result(name: str) -> None:
    summary = finished(name).summary
    assert summary.variant == " ".join(name.split("-")[1:])
    for seat, (*parts, total, place) in zip(
        summary.seats, result_rows(finished_record(name)), strict=True
    ):
        assert [seat.parts[part] for part in PARTS[:4]] == parts
        assert (seat.points, seat.place) == (total, place)
    KEEPING.fits(summary)


def test_a_game_is_found_again_by_the_words_of_its_variant(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all(map(finished, GAMES))
        assert store.count(GameFilter(game="kaskaria", variant=("short", None, None))) == 2
        assert store.count(GameFilter(game="kaskaria", variant=(None, "fearless", "open"))) == 1
        words = choices(store).words
    assert words == (("long", "normal", "short"), ("fearless", "plain"), ("hidden", "open"))


def test_every_facet_has_words_for_people() -> None:
    for facet, words in zip(
        KEEPING.facets,
        (("short", "normal", "long"), ("plain", "fearless"), ("hidden", "open")),
        strict=True,
    ):
        assert facet.title()
        assert facet.head()
        assert "&" in facet.label()
        names = {facet.name(word) for word in words}
        assert len(names) == len(words)
        assert not names & set(words)
        assert facet.name("unheard") == "unheard"


@pytest.mark.parametrize(
    ("options", "variant"),
    [
        (Options(2), "normal plain hidden"),
        (Options(3, "short", fearless=True, open_hands=True), "short fearless open"),
    ],
)
def test_the_words_of_a_variant(options: Options, variant: str) -> None:
    assert variant_of(options) == variant


@pytest.mark.parametrize(
    "variant", ["", "normal", "normal plain", "endless plain hidden", "normal plain hidden more"]
)
def test_a_variant_that_nobody_agreed_on_does_not_fit(variant: str) -> None:
    summary = replace(finished("2-short-plain-hidden").summary, variant=variant)
    with pytest.raises(ValueError, match=r".*"):
        KEEPING.fits(summary)


@pytest.mark.parametrize(
    "spoilt",
    [
        {"collected": -1},
        {"collected": "7"},
        {"collected": 8},
        {"runner": 5},
        {"griffin_place": 0},
        {"griffin_place": 5},
        {"runner_place": True},
        {"amulet": 1},
        {"treasure": 1},
    ],
    ids=str,
)
def test_parts_that_no_game_can_have_do_not_fit(spoilt: Mapping[str, int]) -> None:
    summary = finished("2-short-plain-hidden").summary
    first, *others = summary.seats
    wrong = replace(first, parts={**first.parts, **spoilt})
    with pytest.raises((LookupError, TypeError, ValueError)):
        KEEPING.fits(replace(summary, seats=(wrong, *others)))


def test_nobody_plays_alone() -> None:
    summary = finished("2-short-plain-hidden").summary
    with pytest.raises(ValueError, match="1"):
        KEEPING.fits(replace(summary, seats=summary.seats[:1]))
