"""Which turn it is."""

from __future__ import annotations

from cascadia_qt.words.language import translate


def turn_of(turn: int, turns: int) -> str:
    return translate("Prompt", "Turn {0} of {1}").format(turn, turns)
