"""The computers by the names that people read."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "novice"


def bot_names() -> dict[str, str]:
    """From the strongest down."""
    return {
        "ruthless": translate("CryptidBots", "Ruthless, more than human"),
        "sharp": translate("CryptidBots", "Sharp"),
        "steady": translate("CryptidBots", "Steady"),
        "novice": translate("CryptidBots", "Novice"),
        "random": translate("CryptidBots", "Random"),
    }
