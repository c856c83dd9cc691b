"""Games of any kind are kept beside each other: with points and without, for up to five."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cascadia_qt import shelf
from cascadia_qt.games.cascadia.store import notebook
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.rules.record import write_record
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.finished_game import (
    FinishedGame,
    GameSummary,
)
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_records, take_over
from cascadia_qt.store.keeping import keep, on_store, take_in
from cascadia_qt.store.saved_games import write_game
from cascadia_qt.store.statistics import (
    Choices,
    Part,
    Rounds,
    Scores,
    choices,
    distribution,
    part_means,
    rounds,
    score_over_time,
    scores,
    scores_by,
    scores_by_facets,
    scores_by_player,
)
from cascadia_qt.store.waiting import WaitingRoom
from tests.games.stones.rules import STONES
from tests.store import check_sentence, finished, places_in
from tests.store.other_games import pebbles, stones
from tests.store.spoilt import spoil
from tests.store.table import played

FIVE = ("Ann", "Ben", "Cleo", "Dan", "Eve")
pytestmark = pytest.mark.usefixtures("three_games")


@pytest.fixture
def games() -> list[FinishedGame]:
    """Of three kinds, one a day."""
    return [
        finished("Ann"),
        stones("Ann", "Random", days=1),
        stones("Ann", "Ben", "Cleo", days=2, rounds=3),
        pebbles(*FIVE, days=3),
        pebbles("Ben", "Ann", days=4, rounds=4),
    ]


@pytest.fixture
def store(games: list[FinishedGame], tmp_path: Path) -> Iterator[GameStore]:
    """With all of them."""
    with GameStore(tmp_path / "games.sqlite") as store:
        store.add_all(games)
        yield store


def summaries(store: GameStore) -> list[GameSummary]:
    return [kept.summary for kept in sorted(store.games(), key=lambda kept: kept.id)]


def test_they_come_out_as_they_went_in(store: GameStore, games: list[FinishedGame]) -> None:
    with store:
        store.check()
        assert summaries(store) == [game.summary for game in games]
        for number, game in enumerate(games, 1):
            assert write_record(store.record(number)) == game.text


def test_what_is_kept_of_a_game_with_points() -> None:
    summary = stones("Ann", "Ben", rounds=3).summary
    result = STONES.result(played(STONES, "Ann", "Ben", rounds=3).history.state)
    assert result.points is not None
    assert (summary.game, summary.variant, summary.rounds) == ("stones", "3", 3)
    assert tuple(seat.points for seat in summary.seats) == result.points
    assert tuple(seat.place for seat in summary.seats) == result.places
    assert [sum(seat.parts.values()) for seat in summary.seats] == [*result.points]
    assert [seat.won for seat in summary.seats] == [place == 1 for place in result.places]


def test_what_is_kept_of_a_game_without_points() -> None:
    summary = pebbles(*FIVE).summary
    assert (summary.game, summary.variant, summary.rounds) == ("pebbles", "", 2)
    assert not summary.has_points
    assert {seat.points for seat in summary.seats} == {None}
    assert min(seat.place for seat in summary.seats) == 1
    assert {seat.place == 1: seat.won for seat in summary.seats} == {True: True, False: False}
    assert [seat.parts for seat in summary.seats] == [{}] * 5


def test_nobody_wins_alone() -> None:
    assert [(seat.place, seat.won) for seat in pebbles("Ann").summary.seats] == [(1, False)]


@pytest.mark.parametrize(
    ("which", "found"),
    [
        (EVERYTHING, [1, 2, 3, 4, 5]),
        (GameFilter(game="cascadia"), [1]),
        (GameFilter(game="stones"), [2, 3]),
        (GameFilter(game="stones", variant=("3",)), [3]),
        (GameFilter(game="pebbles", players=5), [4]),
        (GameFilter(person="Ben"), [3, 4, 5]),
        (GameFilter(game="pebbles", person="Ben"), [4, 5]),
        (GameFilter(game="chess"), []),
    ],
    ids=str,
)
def test_filters(which: GameFilter, found: list[int], store: GameStore) -> None:
    with store:
        assert sorted(kept.id for kept in store.games(which)) == found
        assert store.count(which) == len(found)


def test_what_a_filter_can_choose_from(store: GameStore) -> None:
    with store:
        assert choices(store) == Choices(
            games=("cascadia", "pebbles", "stones"),
            players=(2, 3, 5),
            persons=FIVE,
        )
        one = choices(store, GameFilter(game="stones"))
        assert (one.game, one.words) == ("stones", (("2", "3"),))
        other = choices(store, GameFilter(game="pebbles"))
        assert (other.game, other.words) == ("pebbles", ())


def test_numbers_about_games_without_points(store: GameStore) -> None:
    which = GameFilter(game="pebbles")
    with store:
        assert scores(store, which) == Scores(2, 7, None, None, None)
        assert rounds(store, which) == Rounds(3.0, 2)
        assert distribution(store, which) == {}
        assert part_means(store, which) == {}
        assert score_over_time(store, "Ann", which) == []
        by_player = {player.name: player for player in scores_by_player(store, which)}
        assert by_player["Ann"].contests == by_player["Ben"].contests == 2
        assert sum(player.wins for player in by_player.values()) >= 2


def test_numbers_about_one_of_several_games(store: GameStore, games: list[FinishedGame]) -> None:
    which = GameFilter(game="stones")
    seats = [seat for game in games[1:3] for seat in game.summary.seats if seat.bot is None]
    points = [seat.points or 0 for seat in seats]
    with store:
        found = scores(store, which)
        assert found == Scores(2, 4, sum(points) / 4, max(points), min(points))
        (by_length,), by_players = scores_by_facets(store, 1, which)
        assert by_players == scores_by(store, Part.PLAYERS, which)
        assert [(part.key, part.scores.games) for part in by_length] == [("2", 1), ("3", 1)]
        means = part_means(store, which)
        assert means["drawn"] == sum(seat.parts["drawn"] for seat in seats) / 4
        assert sum(means.values()) == pytest.approx(found.mean)
        by_game = scores_by(store, Part.GAME)
        assert [(part.key, part.scores.games) for part in by_game] == [
            ("pebbles", 2),
            ("stones", 2),
            ("cascadia", 1),
        ]


def test_a_game_goes_out_and_comes_in_again(store: GameStore, tmp_path: Path) -> None:
    with store:
        paths = [tmp_path / f"{number}.cascadia" for number in range(1, 6)]
        for number, path in enumerate(paths, 1):
            write_game(path, store.record(number))
            store.delete(number)
        assert store.count() == 0
        found = import_records(store, paths)
        assert (found.new, found.complaints) == (5, ())
        assert {seat.name for seat in summaries(store)[3].seats} == {*FIVE}


def test_a_backup_has_all_of_them(
    store: GameStore, games: list[FinishedGame], tmp_path: Path
) -> None:
    with store:
        store.backup(tmp_path / "backup.sqlite")
    with GameStore(tmp_path / "new.sqlite") as new:
        found = take_over(new, tmp_path / "backup.sqlite")
        assert (found.new, found.complaints) == (5, ())
        new.check()
        assert summaries(new) == [game.summary for game in games]


def test_a_damaged_store_gives_all_of_them(store: GameStore, games: list[FinishedGame]) -> None:
    store.close()
    data = bytearray(store.path.read_bytes())
    data[19] = 99
    store.path.write_bytes(data)
    found, (sentence,) = on_store(store.path, summaries)
    assert found == [game.summary for game in games]
    assert sentence.endswith("games saved from it: 5.")


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seats SET place = NULL WHERE game = 4",
        "UPDATE seats SET points = 7 WHERE game = 4 AND seat = 0",
        "UPDATE parts SET numbers = '7' WHERE game = 4",
        "UPDATE games SET further = '7' WHERE id = 4",
        "UPDATE games SET scenario = 1 WHERE id = 4",
    ],
)
def test_rows_that_were_spoilt_are_worked_out_anew(
    statement: str, store: GameStore, games: list[FinishedGame]
) -> None:
    store.close()
    spoil(store.path, statement)
    found, (sentence,) = on_store(store.path, summaries)
    check_sentence(sentence)
    assert found == [game.summary for game in games]


def test_games_of_any_kind_wait_and_are_kept(games: list[FinishedGame], tmp_path: Path) -> None:
    places = places_in(tmp_path)
    for game in games[:-1]:
        WaitingRoom(places.waiting).put(game)
    report = keep(places, games[-1])
    assert (report.others, report.sentences) == (4, ())
    with GameStore(places.store) as store:
        assert {kept.digest for kept in store.games()} == {game.digest for game in games}
    written = (places.texts / GAME_FILE).read_text(encoding="utf-8")
    assert written.count("Nom du joueur") == 1  # of Cascadia alone
    assert [path.name for path in places.texts.iterdir()] == [GAME_FILE]


def test_without_a_game_of_it_nothing_of_another_game_is_written(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    assert keep(places, stones("Ann", "Ben")).sentences == ()
    assert not places.texts.exists()


def test_the_notebook_of_one_game_knows_nothing_of_others(store: GameStore) -> None:
    with store:
        assert notebook.players(store) == ["Ann"]
        for number in (2, 4):
            assert notebook.offered(store, number, 0) == ()
            assert notebook.refused(store, number, 0) is None
            assert notebook.unannounced(store, number) is None
        assert notebook.passes(store) == []


ALONE = """
import sys
from pathlib import Path
from cascadia_qt import shelf
shelf.PLACES.clear()
shelf.PLACES.update({"stones": "tests.games.stones.entry", "pebbles": "tests.store.pebbles"})
from cascadia_qt.store.finished_game import Circumstances, finished_game
from cascadia_qt.store.game_filter import EVERYTHING
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.keeping import Places, keep
from cascadia_qt.views.statistics.data import gather
from datetime import datetime
from tests.store.table import played
from tests.games.stones.rules import STONES
folder = Path(sys.argv[1])
places = Places(folder / "games.sqlite", folder / "waiting", folder, folder / "autosave")
game = finished_game(played(STONES, "Ann", "Ben"), Circumstances(datetime(2026, 1, 1)))
assert keep(places, game).sentences == ()
with GameStore(places.store) as store, GameStore(folder / "other.sqlite") as other:
    store.check()
    assert not gather(store, EVERYTHING).empty
    assert import_store(other, places.store) == 1
print([name for name in sys.modules if name.startswith("cascadia_qt.games.")])
"""


def test_a_game_is_kept_without_another_being_imported(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ALONE, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout.strip()) == ("", "[]")


# Games that this program does not have.


def without_stones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(shelf.PLACES, "stones")


def test_unknown_games_of_a_foreign_store_are_passed_over_with_one_sentence(
    store: GameStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.close()
    without_stones(monkeypatch)
    with GameStore(tmp_path / "new.sqlite") as new:
        found = take_over(new, store.path)
        (sentence,) = found.complaints
        check_sentence(sentence)
        assert (found.new, sentence[-3:]) == (3, " 2.")
        assert sorted(new.kinds()) == ["cascadia", "pebbles"]


def test_a_rescue_tells_of_them_too(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.close()
    data = bytearray(store.path.read_bytes())
    data[19] = 99
    store.path.write_bytes(data)
    without_stones(monkeypatch)
    count, sentences = on_store(store.path, GameStore.count)
    assert count == 3
    assert len(sentences) == 2
    for sentence in sentences:
        check_sentence(sentence)


def test_they_are_listed_in_the_own_store_and_stay(
    store: GameStore, games: list[FinishedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_stones(monkeypatch)
    with store:
        store.check()
        assert summaries(store) == [game.summary for game in games]
        assert choices(store, GameFilter(game="stones")).words == ()
        with pytest.raises(StoreError) as caught:
            store.record(2)
        check_sentence(str(caught.value))
        assert "damaged" not in str(caught.value)
        store.delete(2)
        assert store.count() == 4


def test_those_that_wait_wait_on(
    games: list[FinishedGame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = places_in(tmp_path)
    WaitingRoom(places.waiting).put(games[1])
    with monkeypatch.context() as patched:
        without_stones(patched)
        assert take_in(places).others == 0
    assert take_in(places).others == 1
