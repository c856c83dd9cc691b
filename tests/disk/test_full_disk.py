"""SQLite itself meets the end of the disk: no file may grow beyond a size, and the size grows."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from tests.disk.test_failures import nothing_lost
from tests.disk.work import WORKS, Sentences
from tests.store import check_sentence

if sys.platform == "win32":
    pytest.skip("has no such limits", allow_module_level=True)

import resource

STEP = 5000  # bytes; not in step with the pages of SQLite
DONE, COMPLAINED = 0, 10
STORED = (
    *("the first end of a game", "the end of a game", "the start after it"),
    *("a migration", "the last migration"),
)


def within(limit: int, do: Callable[[], Sentences]) -> int:
    """How a process ends whose files may not grow beyond so many bytes."""
    process = os.fork()
    if not process:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        try:
            said = do()
            for sentence in said:
                check_sentence(sentence)
            os._exit(COMPLAINED if said else DONE)
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


@pytest.mark.parametrize("name", [*STORED, "a rescue", "a backup", "an import"])
def test_files_that_cannot_grow_cost_nothing(name: str, memory: Path) -> None:
    work, folder, complaints = WORKS[name], memory / "now", 0
    work.before(memory / "before")
    # Until nothing is in the way, and once more.
    needed = sum(path.stat().st_size for path in (memory / "before").rglob("*")) + 130_000
    for limit in count(0, STEP):
        shutil.copytree(memory / "before", folder)
        status = within(limit, work.begun(folder))
        assert status in (DONE, COMPLAINED), limit
        complaints += status == COMPLAINED
        assert not list(folder.rglob(".*"))
        nothing_lost(work, folder, memory / "copy", done=status == DONE)
        assert work.begun(folder)() == []
        work.check(folder, True)
        shutil.rmtree(folder)
        if limit > needed:
            break
    assert complaints > 3
    assert status == DONE
