"""The computers by the names that people read, with what they score on average."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "easy"


def bot_names() -> dict[str, str]:
    """From the strongest down; the means are those of `benchmarks.ladder`."""
    return {
        "expert": translate("Bots", "Expert, about 99"),
        "hard": translate("Bots", "Hard, about 95"),
        "greedy": translate("Bots", "Greedy, about 92"),
        "medium": translate("Bots", "Medium, about 82"),
        "easy": translate("Bots", "Easy, about 72"),
        "random": translate("Bots", "Random, about 32"),
    }
