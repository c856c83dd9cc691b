"""What stands in the help."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from cascadia_qt.views.help.book import HelpBook


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@cache
def book_of(game: str) -> HelpBook:
    """The help of a game at no table; its further pages are in the language of the first test."""
    views = import_module(f"cascadia_qt.games.{game}.views.help_book")
    return cast("HelpBook", views.help_book())
