"""The coach: turn by turn, ended at once, going on where he stopped, also after a new start."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.ai.review import ReviewEffort, TurnReview, played_turns
from cascadia_qt.games.cascadia.model.coach import Coach
from cascadia_qt.games.cascadia.model.review_file import read_reviews, write_reviews
from cascadia_qt.games.cascadia.rules.actions import ReplaceThree
from cascadia_qt.rules.record import Record
from tests.documents import random_record
from tests.model import BOT

PATIENCE = 30_000  # milliseconds; a busy machine takes its time to start a process
QUICK = ReviewEffort(candidates=2, glances=1, futures=1)

Begin = Callable[..., Coach]


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of a person against a computer."""
    played = random_record(players=2)
    return replace(played, seats=(played.seats[0], BOT))


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path, record: Record) -> Iterator[Begin]:
    coaches: list[Coach] = []

    def make(given: Record = record, folder: Path = tmp_path / "data" / "coach") -> Coach:
        coaches.append(Coach(given, folder, effort=QUICK))
        return coaches[-1]

    yield make
    for coach in coaches:
        coach.close()
    assert multiprocessing.active_children() == []


def run(qtbot: QtBot, coach: Coach, until: int) -> None:
    """Lets him work until so many turns are reviewed, and stops him."""
    coach.start()
    qtbot.waitUntil(lambda: len(coach.reviews) >= until, timeout=PATIENCE)
    coach.stop()


def file_of(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "data" / "coach").iterdir()
    return path


def test_the_turns_of_persons_are_reviewed_one_after_the_other(qtbot: QtBot, begin: Begin) -> None:
    coach = begin()
    heard: list[tuple[int, int]] = []
    cursors: list[int] = []
    coach.progressed.connect(lambda done, all_: heard.append((done, all_)))
    coach.reviewed.connect(cursors.append)
    with qtbot.waitSignal(
        coach.running_changed, timeout=PATIENCE, check_params_cb=lambda on: not on
    ):
        coach.start()
        assert coach.running
    assert heard == [(done, 20) for done in range(1, 21)]
    assert {turn.seat for turn in coach.turns} == {0}
    assert cursors == [turn.cursor for turn in coach.turns] == list(coach.reviews)
    assert coach.done
    assert not coach.running


def test_nothing_is_left_to_start_when_all_is_done(qtbot: QtBot, begin: Begin) -> None:
    coach = begin()
    run(qtbot, coach, 20)
    coach.start()
    assert not coach.running


def test_it_is_ended_at_once_and_goes_on(qtbot: QtBot, begin: Begin) -> None:
    coach = begin()
    heard: list[bool] = []
    coach.running_changed.connect(heard.append)
    run(qtbot, coach, 2)
    assert multiprocessing.active_children() == []
    kept = dict(coach.reviews)
    run(qtbot, coach, 4)
    assert heard == [True, False, True, False]
    assert list(coach.reviews.items())[: len(kept)] == list(kept.items())


def test_another_coach_goes_on_from_the_disk(qtbot: QtBot, begin: Begin) -> None:
    first = begin()
    run(qtbot, first, 3)
    first.close()
    second = begin()
    assert second.reviews == first.reviews
    run(qtbot, second, 5)
    assert list(second.reviews)[:3] == list(first.reviews)[:3]


def test_another_game_has_another_review(qtbot: QtBot, begin: Begin, record: Record) -> None:
    coach = begin()
    run(qtbot, coach, 1)
    coach.close()
    assert begin(random_record(players=2, seed=2)).reviews == {}


def spoilt(text: str, place: str, value: object) -> str:
    document = json.loads(text)
    document["turns"][0][place] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda _: "",
        lambda _: "\x00",
        lambda _: "[]",
        lambda text: text.replace('"version": 1', '"version": 2'),
        lambda text: spoilt(text, "cursor", 1),
        lambda text: spoilt(text, "cursor", [0]),
        lambda text: spoilt(text, "best", "90"),
        lambda text: spoilt(text, "best", -1),
        lambda text: spoilt(text, "played", 999),
        lambda text: spoilt(text, "drawn", -1),
        lambda text: spoilt(text, "drawn", 900),
        lambda text: spoilt(text, "draw", "fly"),
        lambda text: spoilt(text, "draw", "take 0"),
        lambda text: spoilt(text, "draw", "nature wipe 0"),
        lambda text: spoilt(text, "better", []),
        lambda text: spoilt(text, "better", ["fly"]),
        lambda text: spoilt(text, "better", json.loads(text)["turns"][0]["better"][:1]),
        lambda text: spoilt(text, "better", json.loads(text)["turns"][0]["better"][1:]),
    ],
    ids=["half", "empty", "binary", "list", "version", "no-turn", "odd-turn", "text", "negative",
         "beyond-best", "negative-draw", "costly-draw", "no-draw", "another-action",
         "illegal-draw", "nothing", "no-action", "half-turn", "illegal"],
)  # fmt: skip
def test_a_damaged_file_counts_as_none(
    qtbot: QtBot, begin: Begin, tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    coach = begin()
    run(qtbot, coach, 1)
    coach.close()
    path = file_of(tmp_path)
    path.write_text(spoil(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert begin().reviews == {}


def test_a_folder_that_cannot_be_written_stops_nothing(
    qtbot: QtBot, begin: Begin, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    coach = begin(folder=tmp_path / "file" / "coach")
    run(qtbot, coach, 2)
    assert len(coach.reviews) >= 2


def test_a_process_that_dies_is_told_and_replaced(qtbot: QtBot, begin: Begin) -> None:
    coach = begin()
    with qtbot.waitSignal(coach.failed, timeout=PATIENCE):
        coach.start()
        for process in multiprocessing.active_children():
            process.kill()
    assert not coach.running
    before = len(coach.reviews)
    run(qtbot, coach, before + 1)


def test_a_game_among_computers_has_nothing_to_review(begin: Begin, record: Record) -> None:
    coach = begin(replace(record, seats=(BOT, BOT)))
    assert coach.turns == ()
    assert coach.done


def test_what_was_drawn_is_kept(tmp_path: Path) -> None:
    turns = played_turns(random_record(players=2, seed=10).history, {0, 1})
    turn, path = turns[39], tmp_path / "review.json"
    assert turn.before.may_replace_three
    kept = {turn.cursor: TurnReview(9.5, 8.0, turn.actions, 0.25, ReplaceThree())}
    write_reviews(path, kept)
    assert read_reviews(path, turns) == kept
