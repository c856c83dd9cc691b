"""Who may tick achievements, and why somebody may not, in words."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.words.language import translate


def refusal_words(refusal: Refusal) -> str:
    """Why achievements that were reached are not ticked, as a sentence."""
    return {
        Refusal.SCENARIO: translate("Achievements", "In a scenario only its own goals count."),
        Refusal.ALONE: translate(
            "Achievements", "Who plays alone ticks none, unless the preferences allow it."
        ),
        Refusal.LOST: translate("Achievements", "Only whoever wins may tick one."),
        Refusal.ONE_A_WIN: translate(
            "Achievements", "A win ticks one of them, unless the preferences allow all."
        ),
        Refusal.TICKED: translate("Achievements", "They are all in the notebook already."),
    }[refusal]


def ticking_words(*, everything: bool) -> str:
    """Who may tick what, where the table allows `everything` and where it does not."""
    if everything:
        return translate(
            "Achievements",
            "Whoever wins, or plays alone, may tick every achievement that was reached.",
        )
    return translate(
        "Achievements",
        "Whoever wins against others may tick one achievement that was reached; the preferences "
        "can allow all, and solo games too.",
    )
