"""How far a long command is, told on standard error."""

from __future__ import annotations

import shutil
import sys
from datetime import timedelta

_BAR = 24


def show_progress(done: int, games: int, elapsed: float) -> None:
    """A bar that overwrites itself on a terminal; elsewhere a line for every tenth of the way."""
    if sys.stderr is None:
        return
    if sys.stderr.isatty():
        width = shutil.get_terminal_size().columns - 1
        line = progress_bar(done, games, elapsed)[:width].ljust(width)
        print(f"\r{line}", end="" if done < games else "\n", file=sys.stderr, flush=True)
    elif done * 10 // games > (done - 1) * 10 // games:
        print(f"{done} of {games} games", file=sys.stderr, flush=True)


def progress_bar(done: int, games: int, elapsed: float) -> str:
    bar = ("#" * (_BAR * done // games)).ljust(_BAR, "-")
    left = timedelta(seconds=round(elapsed / done * (games - done)))
    return f"[{bar}] {done} of {games} games, {done / elapsed:.2f} a second, {left} left"
