"""What can be read about Cryptid."""

from __future__ import annotations

from cascadia_qt.games.cryptid.views.help_facts import help_facts
from cascadia_qt.games.cryptid.views.help_pictures import help_picture
from cascadia_qt.views.help.book import HelpBook


def help_book() -> HelpBook:
    """Its pages, with their pictures and numbers."""
    return HelpBook("cryptid", help_picture, help_facts(), aliases={"helps": "sheet#help"})
