"""The computers of Cryptid by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.games.cryptid.ai.minds import Forgetful, Joint, Marginal, Patient
from cascadia_qt.games.cryptid.ai.researcher import Aimless, Researcher

if TYPE_CHECKING:
    from cascadia_qt.entry import BotMaker

MAKERS: dict[str, BotMaker] = {
    "random": lambda seed, _seconds=None, _partner=None: Aimless(seed),
    "novice": lambda seed, _seconds=None, _partner=None: Researcher(Forgetful(seed), seed),
    "steady": lambda seed, _seconds=None, _partner=None: Researcher(Marginal(), seed),
    "sharp": lambda seed, _seconds=None, _partner=None: Researcher(Patient(), seed),
    "ruthless": lambda seed, _seconds=None, _partner=None: Researcher(Joint(), seed),
}
