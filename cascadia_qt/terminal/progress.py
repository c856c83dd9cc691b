"""How far a long command is, told on standard error."""

from __future__ import annotations

import shutil
import sys

from cascadia_qt.words.language import translate
from cascadia_qt.words.numbers import decimal

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
        text = translate("CommandLine", "{0} of {1} games")
        print(text.format(done, games), file=sys.stderr, flush=True)


def progress_bar(done: int, games: int, elapsed: float) -> str:
    bar = ("#" * (_BAR * done // games)).ljust(_BAR, "-")
    minutes, seconds = divmod(round(elapsed / done * (games - done)), 60)
    left = f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    text = translate("CommandLine", "{0} of {1} games, {2} a second, {3} left")
    return f"[{bar}] {text.format(done, games, decimal(done / elapsed, '.2f'), left)}"
