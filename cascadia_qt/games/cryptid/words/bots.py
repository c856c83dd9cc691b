"""The computers by the names that people read, with the share of games that they win."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "novice"


def bot_names() -> dict[str, str]:
    """From the strongest down; what the shares are, `share_words` says."""
    return {
        "ruthless": translate("CryptidBots", "Ruthless, more than human: 97, 78, 58 %"),
        "sharp": translate("CryptidBots", "Sharp, 72, 39, 36 %"),
        "steady": translate("CryptidBots", "Steady, 33, 25, 20 %"),
        "novice": translate("CryptidBots", "Novice, 9, 5, 4 %"),
        "random": translate("CryptidBots", "Random, 1, 0, 0 %"),
    }


def share_words() -> str:
    """What the shares beside the names are, measured over 300 games each in both modes."""
    return translate(
        "CryptidBots",
        "Computers: games won with 3, 4 and 5 players if everybody else is Steady.",
    )
