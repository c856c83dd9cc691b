"""A multiset that is drawn from at need, so nobody can look into the order of what comes."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cascadia_qt.rules.rng import Rng

T = TypeVar("T", bound=Any)


@dataclass(frozen=True, slots=True)
class Bag(Generic[T]):
    """Equal contents make equal bags: `items` is kept sorted. Make one with `Bag.of`."""

    items: tuple[T, ...]

    @classmethod
    def of(cls, items: Iterable[T]) -> Bag[T]:
        return cls(tuple(sorted(items)))

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items)

    def draw(self, rng: Rng) -> tuple[T, Bag[T], Rng]:
        """One item, each as likely as any other; the bag must not be empty."""
        index, rng = rng.below(len(self.items))
        rest = self.items[:index] + self.items[index + 1 :]
        return self.items[index], Bag(rest), rng

    def put(self, added: Iterable[T]) -> Bag[T]:
        items = list(self.items)
        for item in added:
            insort(items, item)
        return Bag(tuple(items))
