"""Finds words in the help, whatever their accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_SENTENCE = re.compile(r"(?<=[.!?…:])\s+")
# What is no letter with a mark, and still found by plain ones.
_WHOLE = {"œ": "oe", "æ": "ae", "ß": "ss", "\N{RIGHT SINGLE QUOTATION MARK}": "'"}


@dataclass(frozen=True, slots=True)
class Hit:
    """A sentence in which all wanted words stand.

    Attributes:
        page: the number of the page.
        block: the number of the paragraph on it.
        sentence: what stands there; "" if the title says everything.
    """

    page: int
    block: int
    sentence: str


def hits(pages: Sequence[Sequence[str]], wanted: str) -> list[Hit]:
    """Where `wanted` is found in the paragraphs of pages; titles, which come first there, first."""
    words = folded(wanted)[0].split()
    if not words:
        return []
    found = [hit for number, page in enumerate(pages) for hit in _on_page(number, page, words)]
    return sorted(found, key=lambda hit: hit.block > 0)


def _on_page(number: int, page: Sequence[str], words: Sequence[str]) -> Iterator[Hit]:
    for block, paragraph in enumerate(page):
        for sentence in _SENTENCE.split(paragraph):
            plain = folded(sentence)[0]
            if all(word in plain for word in words):
                yield Hit(number, block, sentence.strip() if block else "")
                break


def places(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where the words of `wanted` begin and end in `text`."""
    plain, origin = folded(text)
    return [
        (origin[found.start()], origin[found.end() - 1] + 1)
        for word in folded(wanted)[0].split()
        for found in re.finditer(re.escape(word), plain)
    ]


def folded(text: str) -> tuple[str, list[int]]:
    """`text` without accents and capitals, and where each of its letters stands in `text`."""
    letters: list[str] = []
    origin: list[int] = []
    for place, letter in enumerate(text):
        low = letter.casefold()
        for part in unicodedata.normalize("NFKD", _WHOLE.get(low, low)):
            if not unicodedata.combining(part):
                letters.append(part)
                origin.append(place)
    return "".join(letters), origin
