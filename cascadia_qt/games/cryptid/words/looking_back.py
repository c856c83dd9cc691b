"""What is said after a game: who could have known when, and what questions were worth."""

from __future__ import annotations

from cascadia_qt.games.cryptid.rules.cells import name_of
from cascadia_qt.words.language import translate


def known_words(name: str, turn: int | None) -> str:
    """When somebody could have known the habitat; a turn is everybody's own, counted together."""
    if turn is None:
        text = translate("CryptidHindsight", "{0} could never have been sure.")
    elif turn == 0:
        text = translate("CryptidHindsight", "{0} could have known before the first turn.")
    else:
        text = translate("CryptidHindsight", "{0} could have known after turn {1}.")
    return text.format(name, turn)


def question_words(turn: int, asker: str, other: str, cell: int) -> str:
    text = translate("CryptidHindsight", "Turn {0}: {1} asks {2} about {3}")
    return text.format(turn, asker, other, name_of(cell))


def worth_words(bits: float) -> str:
    """How much of what was possible a question has ruled out, which has brought so many bits."""
    percent = round(100 * (1 - 2**-bits))
    if percent == 0:
        return translate("CryptidHindsight", "It brought the asker nothing.")
    text = translate("CryptidHindsight", "It ruled out {0} % of what was possible.")
    return text.format(percent)
