"""Finds words in the help, whatever their accents and capitals."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

_SENTENCE = re.compile(r"(?<=[.!?…:])\s+")
# What is no letter with a mark, and still found by plain ones.
_WHOLE = {"œ": "oe", "æ": "ae", "ß": "ss", "\N{RIGHT SINGLE QUOTATION MARK}": "'"}


_LEAST_INSIDE = 4  # letters: fewer stand inside of too many words


class Fit(IntEnum):
    """How well words that stand somewhere are those that were typed; the best is the least."""

    WHOLE = 0
    BEGINNING = 1
    INSIDE = 2  # of a longer word, where a language joins them


@dataclass(frozen=True, slots=True)
class Hit:
    """A sentence in which all wanted words stand, or longer ones.

    Attributes:
        page: the number of the page.
        block: the number of the paragraph on it.
        sentence: what stands there; "" if the title says everything.
        fit: how well all of them do.
    """

    page: int
    block: int
    sentence: str
    fit: Fit


def hits(pages: Sequence[Sequence[str]], wanted: str, *, joined: bool = False) -> list[Hit]:
    """Where `wanted` is found in the paragraphs of pages, whole words first.

    Of what fits equally well, titles, which are the first paragraphs of pages, come first. With
    `joined` the language makes one word of several, so that those after the first are found, too.
    """
    words = folded(wanted)[0].split()
    if not words:
        return []
    ways = [
        (fit, [_pattern(word, fit) for word in words]) for fit in Fit if joined or fit != Fit.INSIDE
    ]
    found = [hit for number, page in enumerate(pages) for hit in _on_page(number, page, ways)]
    return sorted(found, key=lambda hit: (hit.fit, hit.block > 0))


def _on_page(
    number: int, page: Sequence[str], ways: Sequence[tuple[Fit, list[re.Pattern[str]]]]
) -> Iterator[Hit]:
    """A hit a paragraph, the first of the sentences that fit best."""
    for block, paragraph in enumerate(page):
        found = []
        for sentence in _SENTENCE.split(paragraph):
            plain = folded(sentence)[0]
            for fit, patterns in ways:
                if all(pattern.search(plain) for pattern in patterns):
                    found.append(Hit(number, block, sentence.strip() if block else "", fit))
                    break
        if found:
            yield min(found, key=lambda hit: hit.fit)


def _pattern(word: str, fit: Fit) -> re.Pattern[str]:
    """`word` where it fits so well; a sign such as % stands right behind its number."""
    inside = fit is Fit.INSIDE and len(word) >= _LEAST_INSIDE
    before = r"(?<!\w)" if word[0].isalnum() and not inside else ""
    behind = r"(?!\w)" if fit is Fit.WHOLE else ""
    return re.compile(before + re.escape(word) + behind)


def places(text: str, wanted: str, *, joined: bool = False) -> list[tuple[int, int]]:
    """Where the words of `wanted` are found in `text`."""
    plain, origin = folded(text)
    fit = Fit.INSIDE if joined else Fit.BEGINNING
    return [
        (origin[found.start()], origin[found.end() - 1] + 1)
        for word in folded(wanted)[0].split()
        for found in _pattern(word, fit).finditer(plain)
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
