"""Qt's objects belong to the thread of the window, and are let go there."""

from __future__ import annotations

import gc
import threading
import weakref
from pathlib import Path

import pytest

from cascadia_qt.store import documents, whole_file
from tests.games.cascadia.window.desk import ANN, BEN, Desk, settle
from tests.games.cascadia.window.hands import Key, Keyboard


def test_a_game_that_is_left_goes_in_the_thread_of_the_window(
    desk: Desk, keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python collects garbage in whatever thread it is in; a scene that goes while the game is
    being kept leaves its timers behind, and the next of them ends the program."""
    gone: list[str] = []

    def watch(thing: object) -> None:
        name = type(thing).__name__
        weakref.finalize(thing, lambda: gone.append(f"{name} in {threading.current_thread().name}"))

    write = whole_file.write_whole

    def write_and_collect(path: Path, data: bytes, *, private: bool) -> None:
        if gc.isenabled():  # Python would, after some thousands of allocations
            gc.collect()
        write(path, data, private=private)

    desk.deal(ANN, BEN)
    for thing in (desk.page, desk.page.board, desk.page.market, *desk.page.scenes, desk.session):
        watch(thing)
    del thing
    desk.deal(ANN, BEN, seed=4)
    desk.application._autosave.wait()
    monkeypatch.setattr(documents, "write_whole", write_and_collect)
    keyboard.press(Key.Key_1)
    desk.application._autosave.wait()
    settle()
    gc.collect()
    assert len(gone) == 6
    assert [what for what in gone if not what.endswith("in MainThread")] == []
