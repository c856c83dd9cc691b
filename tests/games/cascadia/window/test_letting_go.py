"""Pages that are let go: whole until Qt deletes them, and gone then."""

from __future__ import annotations

import gc
import weakref

import shiboken6
from PySide6.QtCore import QObject

from tests.games.cascadia.window.desk import ANN, BEN, Desk, settle


def test_nothing_of_a_page_is_garbage_before_it_is_deleted(desk: Desk) -> None:
    """Collected in the middle of a painting, it would be used after it was freed."""
    desk.deal(ANN, BEN)
    parts: list[QObject] = [desk.page, desk.page.board, *desk.page.scenes]
    left = [weakref.ref(part) for part in parts]
    parts.clear()
    desk.application.shell.show_welcome()
    gc.collect()
    assert all(part() is not None for part in left)
    settle()
    still_there = [part() for part in left]
    assert not any(part is not None and shiboken6.isValid(part) for part in still_there)


def test_a_game_that_was_left_is_collected_when_the_next_one_ends(desk: Desk) -> None:
    """However young it is; else memory grows by dozens of games before it is their turn."""
    desk.deal(ANN, BEN)
    left = weakref.ref(desk.page)
    desk.deal(ANN, BEN, seed=4)
    settle()
    desk.application.shell.finished.emit()
    assert left() is None
