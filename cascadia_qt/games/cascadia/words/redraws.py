"""What is said about tokens that were drawn anew, or should have been."""

from __future__ import annotations

from collections.abc import Iterable

from cascadia_qt.games.cascadia.rules.actions import Action, NatureWipe
from cascadia_qt.words.language import translate


def drew(draw: Action) -> str:
    """What was drawn anew, as a sentence of the log."""
    if isinstance(draw, NatureWipe):
        text = translate("CascadiaCoach", "Spends a nature token on other tokens (places {0}).")
        return text.format(_places(draw.slots))
    return translate("CascadiaCoach", "Has three equal tokens replaced.")


def should_have_drawn(draw: Action) -> str:
    """Which tokens promised more than any pair."""
    if isinstance(draw, NatureWipe):
        text = translate(
            "CascadiaCoach",
            "No pair fitted well: a nature token for other tokens (places {0}) promised more.",
        )
        return text.format(_places(draw.slots))
    return translate(
        "CascadiaCoach",
        "Three tokens were equal: other ones would have cost nothing and promised more.",
    )


def drawn_in_vain(points: str) -> str:
    """Tokens were drawn that promised less than a pair that lay there; luck does not count."""
    text = translate(
        "CascadiaCoach",
        "The tokens drawn anew promised {0} less than the best pair that lay there.",
    )
    return text.format(points)


def _places(slots: Iterable[int]) -> str:
    return ", ".join(str(slot + 1) for slot in slots)
