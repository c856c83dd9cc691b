"""The computers of Cryptid by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

# A window knows them by name only; those who think do so in processes of their own.
if TYPE_CHECKING:
    from cascadia_qt.ai.bot import Bot
    from cascadia_qt.entry import BotMaker, Line


def _maker(name: str) -> BotMaker:
    def made(
        seed: int, _seconds: float | None = None, _partner: Line | None = None
    ) -> Bot[Any, Any]:
        from cascadia_qt.games.cryptid.ai.minds import Forgetful, Joint, Marginal, Patient
        from cascadia_qt.games.cryptid.ai.researcher import Aimless, Researcher

        match name:
            case "random":
                return Aimless(seed)
            case "novice":
                return Researcher(Forgetful(seed), seed)
            case "steady":
                return Researcher(Marginal(), seed)
            case "sharp":
                return Researcher(Patient(), seed)
        return Researcher(Joint(), seed)

    return made


MAKERS = {name: _maker(name) for name in ("random", "novice", "steady", "sharp", "ruthless")}
