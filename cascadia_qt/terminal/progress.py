"""How far a long command is, told on standard error."""

from __future__ import annotations

import shutil
import sys
import time

from cascadia_qt.commands import Outcome
from cascadia_qt.terminal.running_means import RunningMeans
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.numbers import decimal

_BAR = 24


class Progress:
    """Games that are played, of which some have been `before`."""

    def __init__(self, games: int, before: int = 0, means: RunningMeans | None = None) -> None:
        """Tells how the computers do so far where there are `means`, which know what was before."""
        self._games, self._done, self._before, self._means = games, before, before, means
        self._start = time.perf_counter()

    def add(self, outcome: Outcome) -> None:
        """A bar that overwrites itself on a terminal; elsewhere a line for every tenth."""
        self._done += 1
        if self._means is not None:
            self._means.add(outcome)
        if sys.stderr is None:
            return
        done, games, elapsed = self._done, self._games, time.perf_counter() - self._start
        if sys.stderr.isatty():
            width = shutil.get_terminal_size().columns - 1
            bar = self._with_means(progress_bar(done, games, elapsed, self._before))
            line = bar[:width].ljust(width)
            print(f"\r{line}", end="" if done < games else "\n", file=sys.stderr, flush=True)
        elif done * 10 // games > (done - 1) * 10 // games:
            text = translate("CommandLine", "{0} of {1} games").format(done, games)
            print(self._with_means(text), file=sys.stderr, flush=True)

    def _with_means(self, text: str) -> str:
        return text if self._means is None else labelled(text, self._means)


def progress_bar(done: int, games: int, elapsed: float, before: int = 0) -> str:
    """A bar with all games, and the speed of those that were not played `before`."""
    bar = ("#" * (_BAR * done // games)).ljust(_BAR, "-")
    played = done - before
    minutes, seconds = divmod(round(elapsed / played * (games - done)), 60)
    left = f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    text = translate("CommandLine", "{0} of {1} games, {2} a second, {3} left")
    return f"[{bar}] {text.format(done, games, decimal(played / elapsed, '.2f'), left)}"
