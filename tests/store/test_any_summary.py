"""Whatever a game lets be kept comes back as it was."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cascadia_qt.rules.rng import SEED_LIMIT
from cascadia_qt.store.finished_game import (
    Circumstances,
    FinishedGame,
    GameSummary,
    Helps,
    SeatResult,
)
from cascadia_qt.store.game_store import GameStore
from tests.store.test_any_game import summaries

pytestmark = pytest.mark.usefixtures("three_games")

NUMBERS = st.integers(-(10**6), 10**6)
WORDS = st.text("abcXYZ019_.+-", min_size=1, max_size=9)
TEXT = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=12)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
FURTHER = st.dictionaries(TEXT, JSON, max_size=3)


@st.composite
def summed_up(draw: st.DrawFn) -> GameSummary:
    players = draw(st.integers(1, 5))
    points = st.lists(NUMBERS, min_size=players, max_size=players)
    nobody: list[int | None] = [None] * players
    reached = draw(st.none() | points) or nobody
    names = st.dictionaries(TEXT, st.integers(-(2**50), 2**50), max_size=6)
    seats = tuple(
        SeatResult(
            draw(TEXT),
            draw(st.none() | WORDS),
            draw(st.integers(1, players)),
            reached[seat],
            draw(st.booleans()),
            draw(names),
            draw(FURTHER),
            draw(st.booleans()),
        )
        for seat in range(players)
    )
    helps = st.builds(Helps, st.integers(0, 99), st.integers(0, 99), st.tuples(TEXT, TEXT))
    seconds = draw(st.integers(0, 10**9))
    return GameSummary(
        Circumstances(datetime(1990, 1, 1) + timedelta(0, seconds), None, draw(st.none() | helps)),
        "pebbles",
        " ".join(draw(st.lists(WORDS, max_size=4))),
        draw(st.integers(0, SEED_LIMIT - 1)),
        draw(st.integers(0, 10_000)),
        seats,
        draw(FURTHER),
    )


@settings(max_examples=60)
@given(kept=st.lists(summed_up(), min_size=1, max_size=4))
def test_whatever_is_kept_comes_back_equal(
    kept: list[GameSummary], tmp_path_factory: pytest.TempPathFactory
) -> None:
    with GameStore(tmp_path_factory.mktemp("store") / "games.sqlite") as store:
        for number, summary in enumerate(kept):
            store.add(FinishedGame(f"{number:064x}", "{}", summary))
        store.check()
        found = summaries(store)
        assert found == kept
        for one, other in zip(found, kept, strict=True):
            for seat, result in zip(one.seats, other.seats, strict=True):
                assert [*seat.parts] == [*result.parts]
