"""A program that is killed while a game ends, between any two of the steps that reach the disk."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.rules.record import Record, write_record
from cascadia_qt.store.finished_game import Circumstances, finished_game
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import Places, Report, keep, look_after, on_store, take_in
from cascadia_qt.store.saved_games import SavedGame, write_game
from cascadia_qt.store.waiting import WaitingRoom
from tests.disk.steps import watched
from tests.store import EVENING, HELPED, finished, places_in
from tests.store.test_saved_games import ANN, ended, played

OVER = ended(ANN)
KEPT = finished_game(OVER, Circumstances(EVENING, helps=HELPED))
NEXT = [played(count, ANN, seed=2) for count in range(5)]
DIED, DIED_WITH_THE_GAME_SAVED = 10, 11


def alone_in(folder: Path) -> Places:
    """Where somebody plays alone and wants that written down."""
    return replace(places_in(folder), solo=True)


def one_action_before(record: Record) -> Record:
    history = record.history
    return replace(record, history=history.moved(history.cursor - 1))


class Death:
    """Ends this process, as if it were killed, at a certain step that reaches the disk."""

    def __init__(self, step: int) -> None:
        self._left = step
        self.saved = False

    def __call__(self, _kind: str) -> None:
        self._left -= 1
        if not self._left:
            os._exit(DIED_WITH_THE_GAME_SAVED if self.saved else DIED)


def end_of_game(folder: Path, death: Death, *, late: bool) -> None:
    """The last action, the game is kept (`late`: when the next one has begun), the next game."""
    saved = SavedGame(folder / "autosave")
    saved.keep(one_action_before(OVER))
    saved.keep(OVER)
    death.saved = True
    if not late:
        keep(alone_in(folder), KEPT)
    saved.begin(NEXT[0])
    for record in NEXT[1:]:
        saved.keep(record)
    if late:
        keep(alone_in(folder), KEPT)


def killed(step: int, work: Callable[[Death], object]) -> int:
    """How a process ends that is killed at `step` of its work; 0 if it comes to its end before."""
    process = os.fork()
    if not process:
        try:
            death = Death(step)
            with watched(death):
                work(death)
        finally:
            os._exit(1 if sys.exc_info()[0] else 0)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


@pytest.mark.skipif(sys.platform == "win32", reason="has no fork")
@pytest.mark.parametrize("late", [False, True], ids=["kept at once", "kept late"])
def test_no_step_loses_the_game(late: bool, memory: Path) -> None:
    before, step, status = memory / "before", 0, DIED
    SavedGame(before / "autosave").keep(one_action_before(OVER))
    seen = set()
    while status:
        step += 1
        folder = memory / str(step)
        shutil.copytree(before, folder)
        status = killed(step, partial(end_of_game, folder, late=late))
        assert status in (0, DIED, DIED_WITH_THE_GAME_SAVED)
        seen.add(status)
        check_start_after(folder, saved=status != DIED)
    assert step > 40
    assert seen == {0, DIED, DIED_WITH_THE_GAME_SAVED}


def check_start_after(folder: Path, *, saved: bool) -> None:
    """The game is in the store once, or still there to go on with; nothing else is left."""
    places = alone_in(folder)
    look_after(places)
    with GameStore(places.store) as store:
        store.check()
        kept = [write_record(store.record(game.id)) for game in store.games()]
    running, complaint = SavedGame(places.autosave).load()
    assert complaint is None
    assert running is not None
    if saved or kept:
        assert kept == [KEPT.text]
        assert running in (OVER, *NEXT)
        lines = (places.texts / GAME_FILE).read_text(encoding="utf-8")
        assert lines.count("Nom du joueur") == 1
    else:
        assert write_record(running) == write_record(one_action_before(OVER))
    assert WaitingRoom(places.waiting).paths() == []
    assert not list(folder.rglob(".*"))
    assert not (folder / "unfinished").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="has no fork")
def test_no_step_of_a_rescue_loses_a_game(memory: Path) -> None:
    """The store was damaged, and the program is killed while it begins a new one."""
    games = [finished(name, record="hex-1-CBDAB") for name in ("Ann", "Ben", "Cleo")]
    with GameStore(memory / "sound.sqlite") as store:
        store.add_all(games)
    damaged = bytearray((memory / "sound.sqlite").read_bytes())
    damaged[19] = 99
    step, status = 0, DIED
    while status:
        step += 1
        places = places_in(memory / str(step))
        places.store.parent.mkdir()
        places.store.write_bytes(damaged)
        status = killed(step, lambda _: ask(places))  # noqa: B023 - at once
        assert status in (0, DIED)
        assert ask(places) == {game.digest for game in games}
        assert not list(places.store.parent.glob("*rescued*"))
    assert step > 40


def ask(places: Places) -> set[str]:
    found, _ = on_store(places.store, lambda store: {game.digest for game in store.games()})
    return found


def test_a_game_that_ended_and_was_not_kept_is_found_at_the_start(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    SavedGame(places.autosave).keep(OVER)
    os.utime(SavedGame(places.autosave).paths()[0], (EVENING.timestamp(),) * 2)
    assert look_after(places) == Report(others=1)
    assert look_after(places) == Report()
    with GameStore(places.store) as store:
        (game,) = store.games()
    assert game.summary.circumstances == Circumstances(EVENING)


def test_the_next_game_does_not_take_the_place_of_one_that_nobody_has_kept(tmp_path: Path) -> None:
    """Another program has died there since this one was started."""
    places, here = places_in(tmp_path), SavedGame(tmp_path / "autosave")
    SavedGame(places.autosave).keep(OVER)
    for record in NEXT:
        here.keep(record)
    assert take_in(places).others == 1
    with GameStore(places.store) as store:
        assert write_record(store.record(1)) == KEPT.text


def test_what_is_known_of_a_game_that_waits_stays_known(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    WaitingRoom(places.waiting).put(KEPT)
    SavedGame(places.autosave).keep(OVER)
    look_after(places)
    with GameStore(places.store) as store:
        assert store.game(1).summary == KEPT.summary


@pytest.mark.parametrize("texts", [True, False], ids=["exported", "not exported"])
def test_a_game_that_was_deleted_does_not_come_back(texts: bool, tmp_path: Path) -> None:
    places = places_in(tmp_path)
    if not texts:
        places.texts.write_text("not a folder")
    SavedGame(places.autosave).keep(OVER)
    number = keep(places, KEPT).game
    assert number is not None
    with GameStore(places.store) as store:
        store.delete(number)
    look_after(places)
    SavedGame(places.autosave).begin(NEXT[0])
    look_after(places)
    with GameStore(places.store) as store:
        assert store.count() == 0
    assert WaitingRoom(places.waiting).paths() == []


def test_a_game_that_is_over_and_only_looked_at_takes_no_place(tmp_path: Path) -> None:
    """Somebody else has played it: it is neither kept nor does it cost the game that waits."""
    places, saved = places_in(tmp_path), SavedGame(tmp_path / "autosave")
    saved.keep(NEXT[3])
    here = SavedGame(places.autosave)
    assert here.begin(OVER) is None
    assert saved.load() == (NEXT[3], None)
    assert look_after(places) == Report()
    aside = here.keep(one_action_before(OVER))
    assert aside is not None
    write_game(tmp_path / "expected", NEXT[3])
    assert aside.read_bytes() == (tmp_path / "expected").read_bytes()
