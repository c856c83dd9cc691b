"""The computers by the names that people read, with the share of games that they win."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "novice"
# Percent of games won with 3, 4 and 5 players if everybody else is steady, the mean of both modes:
# `benchmarks.ladder --game cryptid`, 1,200 games each.
SHARES = {
    "ruthless": (98, 80, 54),
    "sharp": (75, 45, 36),
    "steady": (33, 25, 20),
    "novice": (9, 6, 4),
    "random": (1, 1, 1),
}


def bot_names() -> dict[str, str]:
    """From the strongest down; what the shares are, `share_words` says."""
    names = {
        "ruthless": translate("CryptidBots", "Ruthless, more than human: {0}, {1}, {2} %"),
        "sharp": translate("CryptidBots", "Sharp, {0}, {1}, {2} %"),
        "steady": translate("CryptidBots", "Steady, {0}, {1}, {2} %"),
        "novice": translate("CryptidBots", "Novice, {0}, {1}, {2} %"),
        "random": translate("CryptidBots", "Random, {0}, {1}, {2} %"),
    }
    return {bot: name.format(*SHARES[bot]) for bot, name in names.items()}


def share_words() -> str:
    """What the shares beside the names are."""
    return translate(
        "CryptidBots",
        "Computers: games won with 3, 4 and 5 players if everybody else is Steady.",
    )
