"""A program is killed before every single step that reaches the disk, and started again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests.disk.steps import killed_at
from tests.disk.test_failures import nothing_lost
from tests.disk.work import WORKS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has no fork")


@pytest.mark.parametrize("name", WORKS)
def test_a_kill_costs_nothing(name: str, memory: Path) -> None:
    work, number, killed = WORKS[name], 0, True
    work.before(memory / "before")
    folder = memory / "now"
    while killed:
        number += 1
        shutil.copytree(memory / "before", folder)
        killed = killed_at(number, work.begun(folder))
        nothing_lost(work, folder, memory / "copy", done=not killed)
        do = work.begun(folder)  # of another process, which knows nothing
        assert do() == []
        work.check(folder, True)
        assert not list(folder.rglob(".*"))
        shutil.rmtree(folder)
    assert number > 5
