"""The program as a process of its own, with a home of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[4]
PATIENCE = 60.0  # seconds; a busy machine takes its time
T = TypeVar("T")


class Home:
    """Where a process keeps its settings and games."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.autosave = path / "data" / "cascadia-qt" / "cascadia-qt" / "autosave"

    def environment(self, **further: str) -> dict[str, str]:
        folders = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"}
        own = {name: str(self.path / folder) for name, folder in folders.items()}
        return {**os.environ, **own, **further}

    def write_settings(self, **settings: object) -> None:
        file = self.path / "config" / "cascadia-qt" / "cascadia-qt.conf"
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"{name}={str(value).lower()}" for name, value in settings.items()]
        file.write_text("\n".join(["[General]", *lines, ""]), encoding="utf-8")

    def actions(self) -> list[str]:
        """What the newest copy holds; nothing while there is none."""
        try:
            document = json.loads((self.autosave / "game-0.json").read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        return [str(action) for action in document["actions"]]


@contextmanager
def running(words: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The program with these words on its command line; it ends with the block at the latest."""
    command = [sys.executable, "-m", "cascadia_qt", *words]
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def until(what: Callable[[], T], why: str, patience: float = PATIENCE) -> T:
    """What `what` gives as soon as that is true; fails with `why` when it takes too long."""
    end = time.monotonic() + patience
    while not (result := what()):
        assert time.monotonic() < end, f"waited in vain: {why}"
        time.sleep(0.01)
    return result


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in text.split()]


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
