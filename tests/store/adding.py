"""A program that keeps games as fast as it can and says the id of each that is in the store.

`python -m tests.store.adding FOLDER NAME [COUNT [BYTES]]`; with BYTES no file may grow larger.
"""

from __future__ import annotations

import sys
from itertools import count, islice
from pathlib import Path

from cascadia_qt.store.keeping import keep
from tests.store import finished, places_in


def main(folder: str, name: str, most: str = "", limit: str = "") -> None:
    if limit:
        import resource  # not everywhere

        resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
    numbers = islice(count(), int(most)) if most else count()
    say("ready")
    for number in numbers:
        report = keep(places_in(Path(folder)), finished(f"{name} {number}"))
        if report.sentences:
            sys.exit("\n".join(report.sentences))
        say(f"{report.game} {name} {number}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
