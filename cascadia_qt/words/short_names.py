"""Names for columns that are too narrow for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

_MORE = "…"


def short_names(names: Sequence[str], fits: Callable[[str], bool]) -> list[str]:
    """`names`, shortened where they do not fit, so that people still know who is who.

    A number or a letter at the end is what tells "Player 1" and "Player 2" apart, so it stays; else
    the first of several names will do, if nobody else has it.
    """
    return [_short(name, names, fits) for name in names]


def _short(name: str, names: Sequence[str], fits: Callable[[str], bool]) -> str:
    if fits(name):
        return name
    first, _, rest = name.partition(" ")
    last = rest.rpartition(" ")[2]
    alone = sum(other.partition(" ")[0] == first for other in names) == 1
    if last and not alone:
        tail = last if len(last) <= 2 else f"{last[0]}."
        return _cut(first, f". {tail}", fits)
    return first if fits(first) else _cut(first, _MORE, fits)


def _cut(word: str, tail: str, fits: Callable[[str], bool]) -> str:
    """As much of the beginning of `word` as fits before `tail`; at least one letter."""
    beginnings = (word[:length] for length in range(len(word) - 1, 1, -1))
    kept = next((part for part in beginnings if fits(part + tail)), word[:1])
    return kept + tail
