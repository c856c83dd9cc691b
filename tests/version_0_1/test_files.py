"""Whatever version 0.1 has left on a disk is read, and nothing of it is lost."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cascadia_qt.games.cascadia.ai.review import played_turns
from cascadia_qt.games.cascadia.model.duplicate_match import load_match
from cascadia_qt.games.cascadia.model.position_file import load_position
from cascadia_qt.games.cascadia.model.review_file import path_of, read_reviews
from cascadia_qt.games.cascadia.model.setup import GameSetup, read_setup
from cascadia_qt.games.cascadia.rules.match import next_seat
from cascadia_qt.games.cascadia.store import notebook
from cascadia_qt.model.preferences import Preferences
from cascadia_qt.model.settings_file import open_settings
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import SQUARE
from cascadia_qt.rules.record import write_record
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.keeping import Places, take_in
from cascadia_qt.store.saved_games import SavedGame, read_game
from tests.store import NAMES, golden


@pytest.fixture
def user(tmp_path: Path) -> Path:
    return Path(shutil.copytree(Path(__file__).parent / "user", tmp_path / "user"))


def test_the_running_game(user: Path) -> None:
    record, complaint = SavedGame(user / "autosave").load()
    assert complaint is None
    assert record is not None
    written = json.loads((user / "autosave" / "game-0.json").read_text(encoding="utf-8"))
    assert json.loads(write_record(record)) == written


def test_a_saved_game(user: Path) -> None:
    record = read_game(user / "evening.cascadia")
    assert write_record(record) == (user / "evening.cascadia").read_text(encoding="utf-8")


def test_the_store_with_what_waited_for_it(user: Path) -> None:
    places = Places(user / "games.sqlite", user / "waiting", user, user / "autosave")
    assert take_in(places).sentences == ()
    with GameStore(places.store) as store:
        assert store.count() == len(NAMES) + 2
        played = {write_record(store.record(number)) for number in range(1, store.count() + 1)}
        assert len(played) == len(NAMES) + 2
        assert sum(len(notebook.ticks(store, name)) for name in notebook.players(store)) == 1
        assert [one.scenario for one in notebook.passes(store)] in ([], [3])


def test_a_match(user: Path) -> None:
    match = load_match(user / "match.json")
    assert match.seats == (Seat("Ann"), Seat("Cora", "easy"))
    assert next_seat(match) == 1


def test_a_review(user: Path) -> None:
    record = golden("hex-1-CBDAB")
    turns = played_turns(record.history, {0})
    assert len(read_reviews(path_of(user / "coach", record), turns)) == 5


def test_the_score_pad(user: Path) -> None:
    assert len(load_position(user / "score-pad.json").players) > 1


def test_the_preferences(user: Path) -> None:
    settings, complaint = open_settings(user / "cascadia-qt.conf")
    preferences = Preferences(settings)
    assert complaint == ""
    assert (preferences.theme, preferences.language, preferences.motion) == ("dark", "fr", 50)
    assert preferences.purist
    assert preferences.last_folder == "/home/zoë/parties, jeux"
    assert preferences.state("window") is not None
    other = GameSetup((Seat("x"),))
    setup = read_setup(preferences.setup("cascadia"), other)
    assert setup.grid is SQUARE
    assert [seat.bot for seat in setup.seats] == [None, "hard"]
