"""The computers by the names that people read, with the share of games that they win."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "easy"


def bot_names() -> dict[str, str]:
    """From the strongest down; shares are those of `benchmarks.ladder`, by two."""
    return {
        "hard": translate("OkanaganBots", "Hard, wins 90 % against medium"),
        "medium": translate("OkanaganBots", "Medium, wins over 99 % against easy"),
        "easy": translate("OkanaganBots", "Easy"),
        "random": translate("OkanaganBots", "Random, wins 14 % against easy"),
    }
