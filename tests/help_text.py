"""What stands in the help."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import cast

from cascadia_qt.views.help.book import HelpBook


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def book_of(game: str) -> HelpBook:
    views = import_module(f"cascadia_qt.games.{game}.views.help_book")
    return cast("HelpBook", views.help_book())
