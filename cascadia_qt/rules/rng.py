"""Chance as a value: splitmix64, the same on every machine and in every version of Python."""

from __future__ import annotations

from dataclasses import dataclass

_MASK = (1 << 64) - 1
SEED_LIMIT = 1 << 64


@dataclass(frozen=True, slots=True)
class Rng:
    """A generator that never changes: drawing gives a number and the next generator."""

    state: int

    def next(self) -> tuple[int, Rng]:
        """A number of 64 random bits."""
        state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31), Rng(state)

    def below(self, limit: int) -> tuple[int, Rng]:
        """A number from 0 to `limit` - 1, each as likely as any other."""
        fair = SEED_LIMIT - SEED_LIMIT % limit
        value, rng = self.next()
        while value >= fair:
            value, rng = rng.next()
        return value % limit, rng
