"""Every single step that reaches the disk fails once, or the disk is full from there on."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.disk.steps import Failing, watched
from tests.disk.work import WORKS, Work
from tests.store import check_sentence

REASONS = (os.strerror(errno.EIO), os.strerror(errno.ENOSPC), "database or disk is full")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="takes other steps")


@pytest.mark.parametrize("full", [False, True], ids=["once", "full"])
@pytest.mark.parametrize("name", WORKS)
def test_a_disk_that_fails_costs_nothing(name: str, full: bool, memory: Path) -> None:
    work, number, failed = WORKS[name], 0, set[str]()
    work.before(memory / "before")
    while True:
        number += 1
        folder = memory / "now"
        shutil.copytree(memory / "before", folder)
        failing = Failing(number, full=full)
        check_failure(work, folder, failing, memory / "copy")
        shutil.rmtree(folder)
        if failing.failed is None:
            break
        failed.add(failing.failed)
    assert number > len(failed) >= 3
    assert full or failed & {"replace", "COMMIT"}


def check_failure(work: Work, folder: Path, failing: Failing, copy: Path) -> None:
    do = work.begun(folder)
    with watched(failing):
        said = do()
    for sentence in said:
        check_sentence(sentence)
        assert any(reason in sentence for reason in REASONS), sentence
    assert said or failing.failed is None or nothing_lost(work, folder, copy, done=True)
    assert not list(folder.rglob(".*")), failing.failed
    nothing_lost(work, folder, copy, done=False)
    assert do() == []
    work.check(folder, True)
    assert not list(folder.rglob(".*"))


def nothing_lost(work: Work, folder: Path, copy: Path, *, done: bool) -> bool:
    """Looks at a copy: whoever looks may mend."""
    shutil.copytree(folder, copy)
    work.check(copy, done)
    shutil.rmtree(copy)
    return True
