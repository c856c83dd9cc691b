"""The computers by the names that people read."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "easy"


def bot_names() -> dict[str, str]:
    """From the strongest down."""
    return {
        "hard": translate("OkanaganBots", "Hard"),
        "medium": translate("OkanaganBots", "Medium"),
        "easy": translate("OkanaganBots", "Easy"),
        "random": translate("OkanaganBots", "Random"),
    }
