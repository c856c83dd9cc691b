"""What the window keeps by itself: a step that fails is told of once, and tried again."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cascadia.model.duplicate_match import DuplicateMatch, load_match
from cascadia_qt.games.cascadia.model.position_file import PadKeeper, load_position
from cascadia_qt.games.cascadia.model.score_pad import empty_position
from cascadia_qt.games.cascadia.rules.match import new_match
from cascadia_qt.model.storage import Autosave, load_game
from tests.disk.steps import Failing, watched
from tests.disk.work import RUNNING
from tests.store import check_sentence
from tests.store.test_saved_games import ANN, BEN, played

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="takes other steps")

# What keeps something in a folder, what asks it to, and whether it is there.
Kept = tuple[Autosave | PadKeeper | DuplicateMatch, Callable[[], object], Callable[[], bool]]


def _game(folder: Path) -> Kept:
    keeper, path = Autosave(folder / "autosave"), folder / "autosave" / "game-0.json"
    return keeper, lambda: keeper.keep(RUNNING[6]), lambda: load_game(path) == RUNNING[6]


def _pad(folder: Path) -> Kept:
    keeper, pad, path = PadKeeper(folder), empty_position("Ann"), folder / "score-pad.json"
    return keeper, lambda: keeper.keep(pad), lambda: load_position(path) == pad


def _match(folder: Path) -> Kept:
    alone, path = played(0, ANN), folder / "match.json"
    match = new_match(alone.rules, alone.options, 1, (ANN, BEN), free_undo=False)
    keeper = DuplicateMatch(path)
    return keeper, lambda: keeper.begin(match), lambda: load_match(path) == match


@pytest.mark.parametrize("full", [False, True], ids=["once", "full"])
@pytest.mark.parametrize("kind", [_game, _pad, _match])
def test_what_failed_is_told_of_once_and_tried_again(
    kind: Callable[[Path], Kept], full: bool, memory: Path, qapp: QApplication
) -> None:
    number, failed = 0, True
    while failed:
        number += 1
        sentences, failing = list[str](), Failing(number, full=full)
        keeper, keep, is_there = kind(memory / str(number))
        keeper.failed.connect(sentences.append)
        with watched(failing):
            keep()
            keeper.wait()  # which tries once more
        qapp.processEvents()
        failed = failing.failed is not None
        assert len(sentences) <= 1
        for sentence in sentences:
            check_sentence(sentence)
        assert (full and sentences) or is_there()
        keeper.wait()
        assert is_there()
        assert not list(memory.rglob(".*"))
    assert number > 5
