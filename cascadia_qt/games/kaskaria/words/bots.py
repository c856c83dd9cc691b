"""The computers by the names that people read."""

from __future__ import annotations

from cascadia_qt.words.language import translate

# Who is proposed: somebody whom a first game can be won against.
FIRST_BOT = "random"


def bot_names() -> dict[str, str]:
    """From the strongest down."""
    return {"random": translate("KaskariaBots", "Random")}
