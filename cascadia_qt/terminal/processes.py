"""Games played at once, in processes of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from cascadia_qt.model.safe_path import safe_path

T = TypeVar("T")


def in_processes(
    jobs: int, play: Callable[[int], T], games: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, T]]:
    """Games by number and seed, each as soon as it is over; raises BrokenProcessPool."""
    fresh = multiprocessing.get_context("spawn")
    with safe_path(), ProcessPoolExecutor(jobs, mp_context=fresh, initializer=_be_deaf) as pool:
        waiting = {pool.submit(play, seed): number for number, seed in games}
        try:
            for game in as_completed(waiting):
                yield waiting.pop(game), game.result()
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def _be_deaf() -> None:
    """The keyboard speaks to whoever has asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
