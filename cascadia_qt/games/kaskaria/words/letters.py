"""The letters of colours, for pieces: no two share one in any language."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.cards import COLOURS
from cascadia_qt.words.language import translate


def colour_letter(colour: str) -> str:
    # Red, orange, yellow, green, blue, purple, pink, brown, grey.
    letters = translate("KaskariaLetters", "R O Y G B U P N E")
    return letters.split()[COLOURS.index(colour)]
