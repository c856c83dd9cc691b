"""What can be read about Heroes of Kaskaria."""

from __future__ import annotations

from cascadia_qt.games.kaskaria.views.help_facts import help_facts
from cascadia_qt.games.kaskaria.views.help_pictures import help_picture
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS
from cascadia_qt.views.help.book import HelpBook


def help_book() -> HelpBook:
    """Its pages, with their pictures and numbers."""
    aliases = {**dict.fromkeys(ROWS, "end#counts"), "helps": "table#helps"}
    return HelpBook("kaskaria", help_picture, help_facts(), aliases=aliases)
