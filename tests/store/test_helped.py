"""Who was helped, and statistics that leave those out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cascadia_qt.rules.helps import without
from cascadia_qt.shelf import GAMES
from cascadia_qt.store.finished_game import Circumstances, FinishedGame, Helps, finished_game
from cascadia_qt.store.game_filter import GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.statistics import scores, scores_by_player
from tests.store import EVENING, played_by

UNHELPED = GameFilter(unhelped=True)
SEVERE = ("hints", "previews", "places")


def game(off: tuple[str, ...], given: Helps | None = None) -> FinishedGame:
    """Ann does without `off`, and Ben without nothing."""
    record = played_by("hex-2-AAAAA", "Ann", "Ben")
    ann, ben = record.seats
    record = replace(record, seats=(replace(ann, helps=without(off)), ben))
    return finished_game(record, Circumstances(EVENING, helps=given))


@pytest.mark.parametrize(
    ("off", "given", "helped"),
    [
        ((), None, [True, True]),
        (("undo",), None, [True, True]),
        (("hints", "places"), None, [True, True]),
        (SEVERE, None, [False, True]),
        (SEVERE, Helps(hints=2), [False, True]),  # Ben has asked for them
        (("hints",), Helps(hints=2), [True, True]),  # Ann has seen previews
        ((), Helps(settings=("helps", "purist")), [False, False]),
        ((), Helps(hints=1, settings=("helps", "purist")), [True, True]),
        ((), Helps(taken_back=9, settings=("purist",)), [False, False]),
    ],
)
def test_any_help_but_taking_back_counts(
    off: tuple[str, ...], given: Helps | None, helped: list[bool], tmp_path: Path
) -> None:
    made = game(off, given)
    assert [seat.helped for seat in made.summary.seats] == helped
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add(made)
        assert store.games()[0].summary == made.summary


def test_statistics_leave_helped_persons_out(tmp_path: Path) -> None:
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all([game(SEVERE), game(())])
        assert scores(store).scores == 4
        assert [one.name for one in scores_by_player(store, UNHELPED)] == ["Ann"]
        assert scores(store, UNHELPED).scores == 1
        assert scores(store, replace(UNHELPED, person="Ben")).scores == 0
        assert scores(store, replace(UNHELPED, person="Ann")).scores == 1
        assert scores(store, UNHELPED, computers=True).scores == 0
        for person, games in (("Ann", 1), ("Ben", 0), (None, 1)):
            which = replace(UNHELPED, person=person)
            assert len(store.games(which)) == games
            assert store.count(which) == games


def test_a_deduction_sheet_is_a_help_of_its_own() -> None:
    smoke = GAMES["cryptid"].setups().smoke()
    for sheet in ("none", "struck"):
        options = replace(smoke.options, helps=(sheet, "none", "none"))
        kept = GAMES["cryptid"].kept().kept(replace(smoke, options=options), None)
        assert [seat.helped for seat in kept.seats] == [sheet != "none", False, False]
