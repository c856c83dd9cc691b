"""The duplicate match at the table: on disk after every game, and computers that play unseen."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.entry import ENTRY as CASCADIA
from cascadia_qt.games.cascadia.model.duplicate_match import DuplicateMatch
from cascadia_qt.games.cascadia.rules.match import Match, NotOfThisMatch, new_match, write_match
from cascadia_qt.model import asked_worker, bot_seats
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.rules.record import Record
from tests.games.cascadia.records import agreed, bots_of
from tests.model import ANN, BEN, BOT
from tests.playing import played_on

PATIENCE = 30_000  # milliseconds; a busy machine takes its time to start a process
on_both_grids = pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])


@pytest.fixture
def model(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(asked_worker, "_LOOK_EVERY", 1)
    desk = Desk(tmp_path / "kept" / "match.json")
    yield desk
    desk.stop()
    desk.wait()
    assert multiprocessing.active_children() == []


class Desk(DuplicateMatch):
    """A match that remembers what it has said."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path
        self.said: list[str] = []
        self.turns: list[int] = []
        self.changed.connect(lambda: self.said.append("changed"))
        self.finished.connect(lambda: self.said.append("finished"))
        self.failed.connect(self.said.append)
        self.turn_ended.connect(self.turns.append)

    def again(self) -> Desk:
        """What is found when the program is started anew."""
        self.stop()
        self.wait()
        other = Desk(self.path)
        other.load()
        return other


def match(*seats: Seat, grid: Grid = HEX) -> Match:
    return new_match(CASCADIA.rules(), agreed(grid, 1, "ABCDA"), 7, seats, free_undo=False)


def played(model: DuplicateMatch, most: int = 10_000) -> Record:
    """The game that is to be played next, played by chance."""
    record = model.record
    assert record is not None
    bot = CASCADIA.bots().makers["random"](3)
    return replace(record, history=played_on(record.rules, record.history, [bot], most))


@on_both_grids
def test_a_match_of_people_and_a_computer(grid: Grid, model: Desk, qtbot: QtBot) -> None:
    model.begin(match(ANN, BOT, BEN, grid=grid))
    model.take(played(model))
    assert model.player == BOT
    alone = model.record
    assert alone is not None
    with qtbot.waitSignal(model.changed, timeout=PATIENCE):
        model.play_computer()
    assert model.turns == list(range(1, 20))
    assert not model.thinking
    assert model.match is not None
    computed = model.match.records[1]
    assert computed is not None
    assert computed.history == played_on(alone.rules, alone.history, bots_of(alone))
    assert model.player == BEN
    model.take(played(model))
    assert model.seat is None
    assert model.said == ["changed", "changed", "changed", "changed", "finished"]
    assert model.again().match == model.match


def test_it_goes_on_between_and_in_the_middle_of_games(model: Desk) -> None:
    model.begin(match(ANN, BEN))
    assert model.again().seat == 0
    half = played(model, 25)
    model.keep(half)
    later = model.again()
    assert (later.seat, later.record) == (0, half)
    later.take(played(later))
    last = later.again()
    assert last.player == BEN
    assert last.record is not None
    assert last.record.history.cursor == 0


def test_a_computer_stops_at_once_and_goes_on_where_it_was(model: Desk, qtbot: QtBot) -> None:
    model.begin(match(BOT, ANN))
    with qtbot.waitSignal(model.turn_ended, timeout=PATIENCE, check_params_cb=lambda t: t == 4):
        model.play_computer()
    later = model.again()
    assert not model.thinking
    assert later.record is not None
    assert later.record.history.state.turn >= 4
    with qtbot.waitSignal(later.changed, timeout=PATIENCE):
        later.play_computer()
    assert later.player == ANN
    assert later.turns[0] > 4
    later.wait()


def test_no_computer_plays_for_a_person(model: Desk) -> None:
    model.play_computer()
    model.begin(match(ANN, BOT))
    model.play_computer()
    assert not model.thinking
    assert multiprocessing.active_children() == []


def test_two_computers_of_one_kind_do_not_wait_for_anybody(model: Desk, qtbot: QtBot) -> None:
    model.changed.connect(model.play_computer)
    with qtbot.waitSignal(model.finished, timeout=2 * PATIENCE):
        model.begin(match(BOT, Seat("Other", "random")))
    assert model.match is not None
    assert all(model.match.records)


class DeadWorker:
    """Stands in for a process that never lives."""

    def __init__(self, *_: object) -> None:
        pass

    def ask(self, question: object) -> None:
        pass

    def answer(self) -> None:
        raise OSError("the worker has ended")

    def stop(self) -> None:
        pass


def test_a_computer_that_cannot_think_is_complained_of_once(
    model: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "_Worker", DeadWorker)
    model.begin(match(BOT, ANN))
    with qtbot.waitSignal(model.failed, timeout=PATIENCE):
        model.play_computer()
    assert model.said == ["changed", "Computer cannot think here; the match waits."]
    assert not model.thinking
    assert model.player == BOT


def test_only_games_of_the_match_are_its_own(model: Desk) -> None:
    model.begin(match(ANN, BEN))
    own = played(model, 9)
    other = replace(own, seed=8)
    assert model.owns(own)
    assert not model.owns(other)
    assert not model.owns(replace(own, seats=(BEN,)))
    with pytest.raises(NotOfThisMatch):
        model.keep(other)
    with pytest.raises(NotOfThisMatch):
        model.take(own)
    assert not Desk(model.path).owns(own)


def test_there_is_no_match_before_the_first(model: Desk) -> None:
    model.load()
    assert model.match is None
    assert model.seat is None
    assert model.record is None
    assert model.said == ["changed"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"{", "match.json is damaged: This is not JSON: line 1, column 2: "),
        (b"\xff\xfe", "match.json is not a match."),
        (b'{"format": "cascadia-record"}', 'match.json is damaged: format must be "cascadia-match'),
    ],
    ids=["cut", "bytes", "record"],
)
def test_a_damaged_match_is_complained_of_once(text: bytes, complaint: str, model: Desk) -> None:
    model.path.parent.mkdir()
    model.path.write_bytes(text)
    model.load()
    assert model.match is None
    said, changed = model.said
    assert said.startswith(complaint)
    assert said.endswith(".")
    assert "\n" not in said
    assert changed == "changed"
    assert model.again().said == ["changed"]
    assert model.path.with_suffix(".damaged").read_bytes() == text


def test_a_computer_that_this_version_lacks_is_named(model: Desk) -> None:
    document = json.loads(write_match(match(ANN, BOT)))
    document["seats"][1]["bot"] = "hal"
    model.path.parent.mkdir()
    model.path.write_text(json.dumps(document))
    model.load()
    assert model.said[0] == "match.json has a computer that is unknown here: hal."
    assert model.match is None


def test_a_disk_that_does_not_take_it_is_complained_of_once(
    model: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "kept").write_text("not a folder")
    model.begin(match(ANN, BEN))
    model.keep(played(model, 3))
    model.wait()
    qtbot.waitUntil(lambda: len(model.said) == 2)
    assert model.said[1].startswith("The match cannot be kept: ")
    assert model.seat == 0
