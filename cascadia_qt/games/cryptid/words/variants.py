"""What games are sorted by: the mode, and who answers."""

from __future__ import annotations

from cascadia_qt.games.cryptid.words.agreement import mode_name
from cascadia_qt.kept import Facet
from cascadia_qt.words.language import translate


def answers_name(answers: str) -> str:
    names = {
        "program": translate("CryptidVariants", "By the program"),
        "people": translate("CryptidVariants", "By people"),
    }
    return names.get(answers, answers)


FACETS = (
    Facet(
        title=lambda: translate("CryptidVariants", "Mode"),
        head=lambda: translate("CryptidVariants", "Mode"),
        label=lambda: translate("CryptidVariants", "&Mode"),
        name=mode_name,
    ),
    Facet(
        title=lambda: translate("CryptidVariants", "Answers"),
        head=lambda: translate("CryptidVariants", "Answers"),
        label=lambda: translate("CryptidVariants", "&Answers"),
        name=answers_name,
    ),
)
