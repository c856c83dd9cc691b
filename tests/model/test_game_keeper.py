"""The store as the window sees it: signals, never a wait, never an exception."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.model.game_keeper import GameKeeper
from cascadia_qt.rules.record import AnyGame, Record, read_record
from cascadia_qt.store import other_store
from cascadia_qt.store.finished_game import Circumstances
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.waiting import WaitingRoom
from tests.documents import random_record
from tests.store import EVENING, check_sentence, finished, played_by

AT_NIGHT = Circumstances(EVENING)
ANNS = played_by("hex-2-AAAAA", "Ann")
BENS = played_by("hex-2-AAAAA", "Ben")


class Ear:
    """Remembers what a keeper says."""

    def __init__(self, keeper: GameKeeper) -> None:
        self.kept: list[int] = []
        self.taken_in: list[int] = []
        self.failed: list[str] = []
        keeper.kept.connect(self.kept.append)
        keeper.taken_in.connect(self.taken_in.append)
        keeper.failed.connect(self.failed.append)


@pytest.fixture
def keeper(tmp_path: Path, qtbot: QtBot) -> Iterator[GameKeeper]:
    keeper = GameKeeper(tmp_path / "data", tmp_path / "texts")
    yield keeper
    keeper.wait()


@pytest.fixture
def ear(keeper: GameKeeper) -> Ear:
    return Ear(keeper)


def count_of(keeper: GameKeeper, qtbot: QtBot) -> int:
    """How many games the keeper finds in its store."""
    found: list[int] = []
    keeper.ask(GameStore.count, found.append)
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_games_are_kept_in_the_order_they_were_given(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path
) -> None:
    keeper.keep(ANNS, AT_NIGHT)
    keeper.keep(BENS, AT_NIGHT)
    keeper.keep(ANNS, AT_NIGHT)
    qtbot.waitUntil(lambda: len(ear.kept) == 3)
    assert ear.kept == [1, 2, 1]
    assert (ear.failed, ear.taken_in) == ([], [])
    text = (tmp_path / "texts" / GAME_FILE).read_text(encoding="utf-8")
    assert text.index("Ann") < text.index("Ben")


def test_waiting_for_the_keeper_is_waiting_for_the_disk(keeper: GameKeeper, tmp_path: Path) -> None:
    keeper.keep(ANNS, AT_NIGHT)
    keeper.wait()
    with GameStore(tmp_path / "data" / "games.sqlite") as store:
        assert store.count() == 1


def test_questions_are_asked_elsewhere_and_answered_here(keeper: GameKeeper, qtbot: QtBot) -> None:
    asked: list[int] = []
    answered: list[tuple[int, int]] = []

    def question(store: GameStore) -> int:
        asked.append(threading.get_ident())
        return store.count()

    keeper.keep(ANNS, AT_NIGHT)
    keeper.ask(question, lambda count: answered.append((count, threading.get_ident())))
    assert answered == []
    qtbot.waitUntil(lambda: bool(answered))
    here = threading.get_ident()
    assert answered == [(1, here)]
    assert asked != [here]


class Page(QObject):
    """Something that asks and may be gone when the answer comes."""

    heard: list[int] = []  # noqa: RUF012 - outlives the page

    def hear(self, count: int) -> None:
        self.heard.append(count)


def test_nobody_answers_a_page_that_is_gone(keeper: GameKeeper, qtbot: QtBot) -> None:
    page = Page()
    keeper.ask(GameStore.count, page.hear)
    delete(page)
    assert count_of(keeper, qtbot) == 0
    assert Page.heard == []


def test_what_waited_is_taken_in(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("Ann", "Ben"):
        WaitingRoom(tmp_path / "data" / "waiting").put(finished(name))
    keeper.take_in()
    qtbot.waitUntil(lambda: ear.taken_in == [2])
    assert count_of(keeper, qtbot) == 2
    assert (ear.kept, ear.failed) == ([], [])


def test_a_locked_store_is_told_of_and_the_game_kept_later(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path
) -> None:
    assert count_of(keeper, qtbot) == 0
    other = sqlite3.connect(tmp_path / "data" / "games.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    keeper.patience = 0.01
    keeper.keep(ANNS, AT_NIGHT)
    qtbot.waitUntil(lambda: bool(ear.failed))
    keeper.wait()
    other.close()
    (sentence,) = ear.failed
    check_sentence(sentence)
    assert ear.kept == []
    keeper.keep(BENS, AT_NIGHT)
    qtbot.waitUntil(lambda: bool(ear.kept))
    qtbot.waitUntil(lambda: ear.taken_in == [1])
    assert count_of(keeper, qtbot) == 2


def test_a_damaged_store_is_told_of_once(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "data" / "games.sqlite"
    path.parent.mkdir()
    path.write_bytes(b"Dear diary,\n" * 1000)
    assert count_of(keeper, qtbot) == 0
    keeper.keep(ANNS, AT_NIGHT)
    qtbot.waitUntil(lambda: bool(ear.kept))
    (sentence,) = ear.failed
    check_sentence(sentence)


def test_a_fault_of_the_program_is_only_told(keeper: GameKeeper, ear: Ear, qtbot: QtBot) -> None:
    def nonsense(_store: GameStore) -> int:
        raise LookupError("nonsense")

    answers: list[int] = []
    keeper.ask(nonsense, answers.append)
    keeper.keep(random_record(turns=2), AT_NIGHT)
    qtbot.waitUntil(lambda: len(ear.failed) == 2)
    for sentence in ear.failed:
        check_sentence(sentence)
    assert count_of(keeper, qtbot) == 0
    assert answers == []


def test_a_wrong_query_never_costs_the_store(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path
) -> None:
    keeper.keep(ANNS, AT_NIGHT)
    keeper.ask(lambda store: len(store.rows("SELECT nonsense FROM nowhere")), ear.kept.append)
    qtbot.waitUntil(lambda: bool(ear.failed))
    assert count_of(keeper, qtbot) == 1
    assert ear.kept == [1]
    assert not list((tmp_path / "data").glob("*damaged*"))


def test_who_is_closed_keeps_what_he_was_given_and_answers_no_more(keeper: GameKeeper) -> None:
    """A game that ends with the program leads to questions that nobody could hear the answer of."""
    asked: list[int] = []

    def question(store: GameStore) -> int:
        asked.append(store.count())
        return 0

    keeper.keep(ANNS, AT_NIGHT)
    keeper.close()
    keeper.ask(question, lambda _: None)
    keeper.wait()
    assert asked == []


def failing(keeper: GameKeeper, ear: Ear, qtbot: QtBot) -> Path:
    """A game has ended while nothing could be written; where the obstacle is."""
    folder = keeper._store.parent
    folder.write_text("not a folder")
    keeper.keep(ANNS, AT_NIGHT)
    qtbot.waitUntil(lambda: bool(ear.failed))
    (sentence,) = ear.failed
    assert sentence.endswith("The finished game could not be kept.")
    return folder


def test_a_game_that_could_not_be_kept_is_tried_again_by_itself(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot
) -> None:
    keeper._again.setInterval(20)
    folder = failing(keeper, ear, qtbot)
    qtbot.wait(100)
    assert len(ear.failed) == 1
    folder.unlink()
    qtbot.waitUntil(lambda: ear.kept == [1])
    assert count_of(keeper, qtbot) == 1
    assert len(ear.failed) == 1


def test_and_at_the_end(keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path) -> None:
    failing(keeper, ear, qtbot).unlink()
    keeper.close()
    with GameStore(tmp_path / "data" / "games.sqlite") as store:
        assert store.count() == 1


ENDLESS = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT max(n) FROM x"


def test_nothing_that_runs_keeps_the_window_open(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path
) -> None:
    """What was given to the keeper meanwhile is kept all the same."""
    running = threading.Event()

    def endless(store: GameStore) -> int:
        running.set()
        return len(store.rows(ENDLESS))

    keeper.ask(endless, ear.kept.append)
    assert running.wait(5)
    keeper.keep(ANNS, AT_NIGHT)
    begun = time.monotonic()
    keeper.close()
    assert time.monotonic() - begun < 2
    with GameStore(tmp_path / "data" / "games.sqlite") as store:
        assert store.count() == 1
    assert ear.failed == []


def test_an_import_that_is_ended_changes_nothing(
    keeper: GameKeeper, ear: Ear, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with GameStore(tmp_path / "other.sqlite") as other:
        other.add_all([finished(f"Player {number}") for number in range(20)])
    running = threading.Event()

    def slowly(text: str, rules: Mapping[str, AnyGame]) -> Record:
        running.set()
        time.sleep(0.1)
        return read_record(text, rules)

    monkeypatch.setattr(other_store, "read_record", slowly)
    keeper.ask(lambda store: import_store(store, tmp_path / "other.sqlite"), ear.kept.append)
    assert running.wait(5)
    with GameStore(tmp_path / "data" / "games.sqlite", 0.1) as store:
        store.add(finished("Ann"))  # nobody has locked it meanwhile
    begun = time.monotonic()
    keeper.close()
    assert time.monotonic() - begun < 1
    with GameStore(tmp_path / "data" / "games.sqlite") as store:
        assert store.count() == 1
    assert ear.failed == []
