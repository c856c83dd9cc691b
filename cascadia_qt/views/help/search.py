"""Finds words in the help by their beginnings, whatever their accents and capitals."""

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
    """A sentence in which all wanted words stand, or longer ones that begin with them.

    Attributes:
        page: the number of the page.
        block: the number of the paragraph on it.
        sentence: what stands there; "" if the title says everything.
        whole: whether all of them stand there as they were typed.
    """

    page: int
    block: int
    sentence: str
    whole: bool


def hits(pages: Sequence[Sequence[str]], wanted: str) -> list[Hit]:
    """Where `wanted` is found in the paragraphs of pages, whole words first.

    Of these and of the others, titles, which are the first paragraphs of pages, come first.
    """
    words = folded(wanted)[0].split()
    if not words:
        return []
    found = [hit for number, page in enumerate(pages) for hit in _on_page(number, page, words)]
    return sorted(found, key=lambda hit: (not hit.whole, hit.block > 0))


def _on_page(number: int, page: Sequence[str], words: Sequence[str]) -> Iterator[Hit]:
    """A hit a paragraph, the first sentence with whole words if there is one."""
    for block, paragraph in enumerate(page):
        found = []
        for sentence in _SENTENCE.split(paragraph):
            plain = folded(sentence)[0]
            if all(_beginning(word).search(plain) for word in words):
                whole = all(_whole(word).search(plain) for word in words)
                found.append(Hit(number, block, sentence.strip() if block else "", whole))
        if found:
            yield next((hit for hit in found if hit.whole), found[0])


def _beginning(word: str) -> re.Pattern[str]:
    """`word` where no letter stands before it; a sign such as % stands right behind its number."""
    before = r"(?<!\w)" if word[0].isalnum() else ""
    return re.compile(before + re.escape(word))


def _whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"{_beginning(word).pattern}(?!\w)")


def places(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where what begins like the words of `wanted` stands in `text`."""
    plain, origin = folded(text)
    return [
        (origin[found.start()], origin[found.end() - 1] + 1)
        for word in folded(wanted)[0].split()
        for found in _beginning(word).finditer(plain)
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
