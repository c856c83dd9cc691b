"""What everybody gets for a game, in words."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.options import ROUNDS, Options
from cascadia_qt.games.okanagan.words.tiles import buildings_words
from cascadia_qt.words.language import translate


def agreement_words(options: Options) -> str:
    """The buildings of both rounds, which hang on how many play."""
    text = translate("OkanaganAgreement", "Round {0}: {1} each.")
    rounds = range(1, ROUNDS + 1)
    return " ".join(
        text.format(number, buildings_words(options.supply(number))) for number in rounds
    )
