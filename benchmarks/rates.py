"""How often a second of processor time something is done, next to a plain loop."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 2.0
LOOP = 20_000
HEADING = f"{'':<44}{'a second':>10}  {'per loop':>9}  aim"


def report(name: str, work: Callable[[], int], aim: str) -> None:
    """Runs `work`, which says how much it did, for a while."""
    clock = time.process_time
    before = loops_per_second(clock)
    done = 0
    start = clock()
    while (elapsed := clock() - start) < SECONDS:
        done += work()
    rate = done / elapsed
    loop = (before + loops_per_second(clock)) / 2
    print(f"{name:<44}{rate:>10.0f}  {rate / loop:>9.4f}  {aim}")


def loops_per_second(clock: Callable[[], float] = time.perf_counter) -> float:
    """How often a second a fixed loop of plain Python runs here and now."""
    start = clock()
    total = 0
    for number in range(LOOP):
        total ^= number * 31 & 0xFFFF
    return 1 / (clock() - start)
