"""Gives every file of a folder to readers, under limits of time and memory.

python -m tests.hostile.attack FOLDER [READER ...]

It prints a line for whatever a reader should not have done.
"""

from __future__ import annotations

import faulthandler
import io
import resource
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.__main__ import main as command
from cascadia_qt.games.cascadia.ai.review import played_turns
from cascadia_qt.games.cascadia.model.duplicate_match import load_match
from cascadia_qt.games.cascadia.model.position_file import load_position
from cascadia_qt.games.cascadia.model.review_file import read_reviews
from cascadia_qt.games.cascadia.model.setup import first_setup, read_setup
from cascadia_qt.games.cascadia.store.older_files import GAME_FILE, SCENARIO_FILE
from cascadia_qt.model.preferences import Preference, Preferences
from cascadia_qt.model.settings_file import open_settings
from cascadia_qt.store.errors import StoreError
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.importing import import_store
from cascadia_qt.store.keeping import keep, look_after, on_store
from cascadia_qt.store.saved_games import SavedGame, read_saved
from cascadia_qt.store.storage_error import StorageError
from tests.documents import random_record
from tests.store import check_sentence, finished, places_in

MEMORY = 1024**3  # bytes of address space beyond what the program itself takes
DISK = 256 * 1024**2  # bytes of a file
SECONDS = 10.0  # of the processor, for one file and one reader
STUCK = 60.0  # seconds after which the attack ends and says where it was

TURNS = played_turns(random_record(turns=4).history, {0})
FIRST = first_setup()
NEW = finished("Dan", record="hex-1-CBDAB", days=3)


def score(path: Path) -> None:
    """As a command; it ends by itself with 0 or with a sentence and 2."""
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()) as said:
        status = command(["score", str(path)])
    assert (status, said.getvalue().count("\n")) in ((0, 0), (2, 1)) or status == 0, said.getvalue()


def settings(path: Path) -> None:
    """Every preference is what it may be, whatever the file holds."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "settings.conf"
        copy.write_bytes(path.read_bytes())
        preferences = Preferences(open_settings(copy)[0])
        for name, kind in vars(Preferences).items():
            if isinstance(kind, Preference):
                assert type(getattr(preferences, name)) is type(kind._default), name


def setup(path: Path) -> None:
    read_setup(path.read_bytes().decode(errors="replace"), FIRST)


def store(path: Path) -> None:
    """Taken into another store, which stays sound; the file stays as it was."""
    before = path.read_bytes()
    with TemporaryDirectory() as folder, GameStore(Path(folder) / "games.sqlite") as own:
        own.add(NEW)
        try:
            import_store(own, path)
        finally:
            own.check()
            assert own.record(1) is not None
            assert path.read_bytes() == before, "it was written to"


def own_store(path: Path) -> None:
    """In the place of the own store: the next game gets in, and can be listed."""
    with TemporaryDirectory() as folder:
        places = places_in(Path(folder))
        places.store.write_bytes(path.read_bytes())
        report = keep(places, NEW)
        for sentence in report.sentences:
            check_sentence(sentence)
        if report.game is None:
            assert list(places.waiting.iterdir()), "the game is nowhere"
            return
        digests, _ = on_store(places.store, lambda own: [game.digest for game in own.games()])
        assert NEW.digest in digests


def waiting(path: Path) -> None:
    """Where finished games wait: it is taken in or set aside, and the next game gets in."""
    with TemporaryDirectory() as folder:
        places = places_in(Path(folder))
        places.waiting.mkdir()
        (places.waiting / "hostile.json").write_bytes(path.read_bytes())
        for sentence in look_after(places).sentences:
            check_sentence(sentence)
        report = keep(places, NEW)
        assert (report.game is not None, report.others, report.sentences) == (True, 0, ())
        with GameStore(places.store) as own:
            own.check()


def texts(path: Path) -> None:
    """As both text files of the older program: new games are appended and nothing is lost."""
    with TemporaryDirectory() as folder:
        places = replace(places_in(Path(folder)), solo=True)
        places.texts.mkdir()
        for name in (GAME_FILE, SCENARIO_FILE):
            (places.texts / name).write_bytes(path.read_bytes())
        for sentence in keep(places, NEW).sentences:
            check_sentence(sentence)
        for name in (GAME_FILE, SCENARIO_FILE):
            assert (places.texts / name).read_bytes().startswith(path.read_bytes()), "lost"


def running(path: Path) -> None:
    """As the newest copy of the running game: another one can begin, and this is set aside."""
    with TemporaryDirectory() as folder:
        saved = SavedGame(Path(folder) / "autosave")
        (Path(folder) / "autosave").mkdir()
        saved.paths()[0].write_bytes(path.read_bytes())
        complaint = saved.load()[1] or "."
        assert complaint.endswith("."), complaint
        saved.begin(random_record(turns=2))


DOCUMENTS: dict[str, Callable[[Path], object]] = {
    "record": read_saved,
    "position": load_position,
    "match": load_match,
    "review": lambda path: read_reviews(path, TURNS),
    "settings": settings,
    "setup": setup,
    "score": score,
}
STORES: dict[str, Callable[[Path], object]] = {"store": store, "own-store": own_store}
KEPT: dict[str, Callable[[Path], object]] = {"waiting": waiting, "texts": texts, "running": running}
READERS = DOCUMENTS | STORES | KEPT


def faults(path: Path, readers: Iterable[str]) -> Iterator[str]:
    for name in readers:
        start = time.process_time()
        faulthandler.dump_traceback_later(STUCK, exit=True)
        try:
            READERS[name](path)
        except (StorageError, StoreError) as error:
            if not str(error).endswith("."):
                yield f"{path.name}: {name}: no sentence: {error}"
        except Exception as error:
            yield f"{path.name}: {name}: {type(error).__name__}: {error}"
        if time.process_time() - start > SECONDS:
            yield f"{path.name}: {name}: took {time.process_time() - start:.0f} s"


def main(folder: Path, readers: Iterable[str]) -> int:
    taken = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = taken * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_FSIZE, (DISK, DISK))
    found = 0
    for path in sorted(folder.iterdir()):
        for fault in faults(path, readers):
            found += 1
            sys.stdout.write(f"{fault}\n")
            sys.stdout.flush()
    faulthandler.cancel_dump_traceback_later()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:] or READERS))
