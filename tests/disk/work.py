"""Everything that is written for good, and what must be there before, meanwhile and after it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cascadia_qt.games.cascadia.ai.review import TurnReview, played_turns
from cascadia_qt.games.cascadia.model.position_file import load_position, save_position
from cascadia_qt.games.cascadia.model.review_file import read_reviews, write_reviews
from cascadia_qt.games.cascadia.model.score_pad import empty_position
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE
from cascadia_qt.model.settings_file import open_settings
from cascadia_qt.rules.record import Record, write_record
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.keeping import Places, keep, look_after, on_store
from cascadia_qt.store.saved_games import SavedGame, read_game, write_game
from cascadia_qt.store.storage_error import StorageError
from cascadia_qt.store.waiting import WaitingRoom
from tests.store import OLDER, finished, places_in
from tests.store.telling import told
from tests.store.test_end_of_game import KEPT, OVER, alone_in
from tests.store.test_saved_games import ANN, played
from tests.store.test_schema import first_version

QUICK = "hex-1-CBDAB"  # to play again
EARLIER = finished("Dan", record=QUICK, days=-1)
NEXT = played(2, ANN, seed=2)
RUNNING = [played(count) for count in range(8)]
TURNS = played_turns(RUNNING[7].history, {0, 1})
BEFORE = json.loads((OLDER / "version-3.json").read_text(encoding="utf-8"))
BETTER = tuple(RUNNING[7].history.actions[:3])

Sentences = list[str]


@dataclass(frozen=True)
class Work:
    """A piece of work in a folder.

    Attributes:
        before: makes what lies there before.
        begun: the work, as often as it is wanted; it answers with complaints.
        check: fails unless everything is there in whole, as it was before or as it is after; the
            latter for certain if it is said to be done.
    """

    before: Callable[[Path], object]
    begun: Callable[[Path], Callable[[], Sentences]]
    check: Callable[[Path, bool], None]


def _told(work: Callable[[], object]) -> Callable[[], Sentences]:
    """Complaints are what the program would show; anything else that is raised is a fault."""

    def done() -> Sentences:
        try:
            work()
        except (StorageError, StoreError) as error:
            return [str(error)]
        return []

    return done


def _saved(folder: Path) -> SavedGame:
    return SavedGame(folder / "autosave")


def _running(folder: Path) -> Record:
    record, complaint = _saved(folder).load()
    assert complaint is None
    assert record is not None
    return record


def _unfinished(folder: Path) -> list[list[object]]:
    return [list(read_game(path).history.actions) for path in folder.glob("unfinished/*.cascadia")]


# An action of the running game is saved.


def _before_action(folder: Path) -> None:
    saved = _saved(folder)
    for record in RUNNING[3:6]:
        saved.keep(record)


def _check_action(folder: Path, done: bool) -> None:
    assert _running(folder) in ((RUNNING[6],) if done else RUNNING[5:7])
    assert not (folder / "unfinished").exists()


# Another game takes the place of one that is not finished.


def _check_another(folder: Path, done: bool) -> None:
    assert _running(folder) in ((NEXT,) if done else (RUNNING[5], NEXT))
    known = [list(_running(folder).history.actions), *_unfinished(folder)]
    assert list(RUNNING[5].history.actions) in known
    assert len(_unfinished(folder)) <= 1


# The next game takes the place of one that has ended, and that nobody has kept.


def _check_next(folder: Path, done: bool) -> None:
    assert _running(folder) in ((NEXT,) if done else (OVER, NEXT))
    look_after(alone_in(folder))
    with GameStore(places_in(folder).store) as store:
        assert [write_record(store.record(game.id)) for game in store.games()] == [KEPT.text]


# A finished game is kept: it waits in a file, gets into the store, and into the text files.


def _before_end(folder: Path) -> None:
    _saved(folder).keep(OVER)
    keep(alone_in(folder), EARLIER)


def _check_kept(folder: Path, done: bool, *others: str) -> None:
    """What is not in the store yet gets there with the next start, and once."""
    places, everything = alone_in(folder), {*others, KEPT.digest}
    assert _running(folder) == OVER
    kept = _digests(places)
    assert {*others} <= kept <= everything
    assert KEPT.digest in kept or not done
    assert look_after(places).sentences == ()
    assert _digests(places) == everything
    assert WaitingRoom(places.waiting).paths() == []
    lines = (places.texts / GAME_FILE).read_text(encoding="utf-8")
    assert lines.count("Nom du joueur") == len(everything)


def _digests(places: Places) -> set[str]:
    with GameStore(places.store) as store:
        store.check()
        return {game.digest for game in store.games()}


def _start(folder: Path) -> Callable[[], Sentences]:
    """The program is started again after it was killed with a game that had ended."""
    return lambda: list(look_after(alone_in(folder)).sentences)


def _before_start(folder: Path) -> None:
    _before_end(folder)
    WaitingRoom(places_in(folder).waiting).put(KEPT)


# Stores: of an older version, damaged, a backup, another store.


def _asked(folder: Path) -> Callable[[], Sentences]:
    """Somebody looks at the list of games; what is said of a damaged store is no complaint."""
    return _told(lambda: on_store(places_in(folder).store, lambda store: store.games()))


def _before_migration(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    first_version(places_in(folder).store)


def _check_migration(folder: Path, _done: bool) -> None:
    with GameStore(places_in(folder).store) as store:
        store.check()
        assert store.count() == 2


def _before_last_migration(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    shutil.copy(OLDER / "version-3.sqlite", places_in(folder).store)


def _check_last_migration(folder: Path, _done: bool) -> None:
    with GameStore(places_in(folder).store) as store:
        store.check()
        assert told(store) == BEFORE


def _before_rescue(folder: Path) -> None:
    store_of(folder / "games.sqlite", "Ann", "Ben", "Cleo")
    data = bytearray((folder / "games.sqlite").read_bytes())
    data[19] = 99
    (folder / "games.sqlite").write_bytes(data)


def _check_rescue(folder: Path, done: bool) -> None:
    games, _ = on_store(places_in(folder).store, lambda store: store.games())
    assert len(games) == 3
    assert not list(folder.glob("*rescued*"))
    if done:
        assert len(list(folder.glob("games-damaged-?.sqlite"))) == 1


def store_of(path: Path, *names: str) -> None:
    with GameStore(path) as store:
        store.add_all([finished(name, record=QUICK) for name in names])


def _before_backup(folder: Path) -> None:
    store_of(folder / "games.sqlite", "Ann", "Ben")
    with GameStore(folder / "games.sqlite") as store:
        store.backup(folder / "backup.sqlite")
        store.add(EARLIER)


def _backed_up(folder: Path) -> Callable[[], Sentences]:
    def back_up(store: GameStore) -> None:
        store.backup(folder / "backup.sqlite")

    return _told(lambda: on_store(folder / "games.sqlite", back_up))


def _check_backup(folder: Path, done: bool) -> None:
    for name, counts in (("games", (3,)), ("backup", (3,) if done else (2, 3))):
        with GameStore(folder / f"{name}.sqlite") as store:
            store.check()
            assert store.count() in counts


def _before_import(folder: Path) -> None:
    store_of(folder / "games.sqlite", "Ann")
    store_of(folder / "other.sqlite", "Ben", "Cleo")


def _imported(folder: Path) -> Callable[[], Sentences]:
    other = folder / "other.sqlite"
    return _told(lambda: on_store(folder / "games.sqlite", lambda own: import_store(own, other)))


def _check_import(folder: Path, done: bool) -> None:
    for name, counts in (("other", (2,)), ("games", (3,) if done else (1, 3))):
        with GameStore(folder / f"{name}.sqlite") as store:
            store.check()
            assert store.count() in counts


# Single files: one that a person has chosen, the score pad, a review, the preferences.


def _chosen(folder: Path, actions: int) -> Callable[[], Sentences]:
    folder.mkdir(exist_ok=True)
    return _told(partial(write_game, folder / "chosen.cascadia", RUNNING[actions]))


def _check_chosen(folder: Path, done: bool) -> None:
    assert read_game(folder / "chosen.cascadia") in (RUNNING[6:7] if done else RUNNING[5:7])


def _pad(folder: Path, name: str) -> Callable[[], Sentences]:
    folder.mkdir(exist_ok=True)
    path = folder / "score-pad.json"
    return _told(partial(save_position, path, empty_position(name), private=True))


def _check_pad(folder: Path, done: bool) -> None:
    name = load_position(folder / "score-pad.json").players[0].name
    assert name in (("Ben",) if done else ("Ann", "Ben"))


def _review(folder: Path, points: float) -> Callable[[], Sentences]:
    def write() -> Sentences:
        reviews = {TURNS[0].cursor: TurnReview(points, 1.0, BETTER)}
        try:
            write_reviews(folder / "reviews" / "review.json", reviews)
        except OSError as error:  # nobody is told: it can be reviewed again
            return [f"It cannot be kept: {error.strerror}."]
        return []

    return write


def _check_review(folder: Path, done: bool) -> None:
    document = json.loads((folder / "reviews" / "review.json").read_text(encoding="utf-8"))
    assert document["turns"][0]["best"] in ((7.0,) if done else (3.0, 7.0))
    read_reviews(folder / "reviews" / "review.json", TURNS)


_PLAIN = b"[General]\nmotion=50\n"
_DAMAGED = _PLAIN + b"theme=@Variant(\\0)\n"


def _before_settings(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "settings.conf").write_bytes(_DAMAGED)


def _settings(folder: Path) -> Callable[[], Sentences]:
    def opened() -> Sentences:
        said = open_settings(folder / "settings.conf")[1]
        return [] if "set aside" in said or not said else [said]

    return opened


def _check_settings(folder: Path, done: bool) -> None:
    now = (folder / "settings.conf").read_bytes()
    aside = [path.read_bytes() for path in folder.glob("*.damaged-*")]
    assert now in ((_PLAIN,) if done else (_PLAIN, _DAMAGED))
    assert now == _DAMAGED or _DAMAGED in aside


WORKS = {
    "the first action": Work(
        lambda folder: folder.mkdir(exist_ok=True),
        lambda folder: _told(partial(_saved(folder).keep, RUNNING[6])),
        lambda folder, done: _check_action(folder, done) if done else None,
    ),
    "an action": Work(
        _before_action,
        lambda folder: _told(partial(_saved(folder).keep, RUNNING[6])),
        _check_action,
    ),
    "another game": Work(
        _before_action,
        lambda folder: _told(partial(_saved(folder).begin, NEXT)),
        _check_another,
    ),
    "the next game": Work(
        lambda folder: _saved(folder).keep(OVER),
        lambda folder: _told(partial(_saved(folder).begin, NEXT)),
        _check_next,
    ),
    "the first end of a game": Work(
        lambda folder: _saved(folder).keep(OVER),
        lambda folder: lambda: list(keep(alone_in(folder), KEPT).sentences),
        _check_kept,
    ),
    "the end of a game": Work(
        _before_end,
        lambda folder: lambda: list(keep(alone_in(folder), KEPT).sentences),
        lambda folder, done: _check_kept(folder, done, EARLIER.digest),
    ),
    "the start after it": Work(
        _before_start, _start, lambda folder, done: _check_kept(folder, done, EARLIER.digest)
    ),
    "a migration": Work(_before_migration, _asked, _check_migration),
    "the last migration": Work(_before_last_migration, _asked, _check_last_migration),
    "a rescue": Work(_before_rescue, _asked, _check_rescue),
    "a backup": Work(_before_backup, _backed_up, _check_backup),
    "an import": Work(_before_import, _imported, _check_import),
    "a chosen file": Work(
        lambda folder: _chosen(folder, 5)(),
        lambda folder: _chosen(folder, 6),
        _check_chosen,
    ),
    "the score pad": Work(
        lambda folder: _pad(folder, "Ann")(), lambda folder: _pad(folder, "Ben"), _check_pad
    ),
    "a review": Work(
        lambda folder: _review(folder, 3.0)(), lambda folder: _review(folder, 7.0), _check_review
    ),
    "preferences set aside": Work(_before_settings, _settings, _check_settings),
}
