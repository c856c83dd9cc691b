"""How often a second something is done, next to a plain loop: machines are shared and noisy."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 2.0
LOOP = 20_000
HEADING = f"{'':<44}{'a second':>10}  {'per loop':>9}  aim"


def report(name: str, work: Callable[[], int], aim: str) -> None:
    """Runs `work`, which says how much it did, for a while."""
    before = loops_per_second()
    done = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        done += work()
    rate = done / elapsed
    loop = (before + loops_per_second()) / 2
    print(f"{name:<44}{rate:>10.0f}  {rate / loop:>9.4f}  {aim}")


def loops_per_second() -> float:
    """How often a second a fixed loop of plain Python runs here and now."""
    start = time.perf_counter()
    total = 0
    for number in range(LOOP):
        total ^= number * 31 & 0xFFFF
    return 1 / (time.perf_counter() - start)
