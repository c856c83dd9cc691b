"""What can be read about Okanagan."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.objectives import DEALT
from cascadia_qt.games.okanagan.views.help_facts import help_facts
from cascadia_qt.games.okanagan.views.help_pictures import help_picture
from cascadia_qt.views.help.book import HelpBook

# What the rows of a result are about.
_CARDS = {f"objective_{number}": "objectives" for number in range(1, DEALT + 1)}
_ROWS = {"explorer": "objectives#explorer", **_CARDS, "nuggets": "score", "total": "score"}


def help_book() -> HelpBook:
    """Its pages, with their pictures and numbers."""
    aliases = {**_ROWS, "helps": "table#helps"}
    return HelpBook("okanagan", help_picture, help_facts(), aliases=aliases)
