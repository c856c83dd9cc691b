"""What was agreed before a game, in words."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.rules.options import Options, Ways
from cascadia_qt.words.language import translate


def agreement_words(options: Options) -> str:
    """How long both ways are, and what else is not as usual."""
    sentences = [ways_words(options.ways)]
    if options.fearless:
        sentences.append(fearless_words())
    if options.open_hands:
        sentences.append(translate("KaskariaAgreement", "All hands are open."))
    return " ".join(sentences)


def ways_words(ways: Ways) -> str:
    text = translate("KaskariaAgreement", "Cliff runners have {0} steps to go, griffins {1}.")
    return text.format(ways.runner, ways.griffin)


def fearless_words() -> str:
    return translate(
        "KaskariaAgreement",
        "For the fearless: two runners of a set go 3 steps, two gold of a set are 5.",
    )
