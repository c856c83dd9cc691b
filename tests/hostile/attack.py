"""Gives every file of a folder to every reader, under limits of time and memory.

python -m tests.hostile.attack FOLDER     prints a line for whatever a reader should not have done
"""

from __future__ import annotations

import io
import resource
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from cascadia_qt.__main__ import main as command
from cascadia_qt.ai.cascadia.review import played_turns
from cascadia_qt.controllers.lobby import first_setup
from cascadia_qt.model.duplicate_match import load_match
from cascadia_qt.model.position_file import load_position
from cascadia_qt.model.preferences import Preference, Preferences
from cascadia_qt.model.review_file import read_reviews
from cascadia_qt.model.settings_file import open_settings
from cascadia_qt.model.setup import read_setup
from cascadia_qt.store.saved_games import read_saved
from cascadia_qt.store.storage_error import StorageError
from tests.documents import random_record

MEMORY = 1024**3  # bytes of address space beyond what the program itself takes
SECONDS = 10.0  # for one file and one reader, on a busy machine

TURNS = played_turns(random_record(turns=4).history, {0})
FIRST = first_setup()


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


READERS: dict[str, Callable[[Path], object]] = {
    "record": read_saved,
    "position": load_position,
    "match": load_match,
    "review": lambda path: read_reviews(path, TURNS),
    "settings": settings,
    "setup": setup,
    "score": score,
}


def faults(path: Path) -> Iterator[str]:
    for name, read in READERS.items():
        start = time.monotonic()
        try:
            read(path)
        except StorageError as error:
            if not str(error).endswith("."):
                yield f"{path.name}: {name}: no sentence: {error}"
        except Exception as error:
            yield f"{path.name}: {name}: {type(error).__name__}: {error}"
        if time.monotonic() - start > SECONDS:
            yield f"{path.name}: {name}: took {time.monotonic() - start:.0f} s"


def main(folder: Path) -> int:
    taken = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = taken * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    found = [fault for path in sorted(folder.iterdir()) for fault in faults(path)]
    sys.stdout.write("".join(f"{fault}\n" for fault in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
