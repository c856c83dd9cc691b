"""The computers by the names that people read, with the share of games that they win."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "easy"


def bot_names() -> dict[str, str]:
    """From the strongest down; shares are those of `benchmarks.ladder`, against easy, by two."""
    return {
        "hard": translate("KaskariaBots", "Hard, wins 82 % against easy"),
        "medium": translate("KaskariaBots", "Medium, wins 67 % against easy"),
        "easy": translate("KaskariaBots", "Easy"),
        "random": translate("KaskariaBots", "Random, wins 14 % against easy"),
    }
