"""What stands in the help."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import cast

from cascadia_qt.views.help.book import HelpBook


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def book_of(game: str) -> HelpBook:
    """The help of a game, at no table."""
    views = import_module(f"cascadia_qt.games.{game}.views.help_book")
    return cast("HelpBook", views.help_book())


def subjects_of(book: HelpBook) -> set[str]:
    """Everything that can be asked for in a book, by page, anchor or alias."""
    pages = book.pages("en")
    anchors = {f"{page.name}#{anchor}" for page in pages for anchor in page.anchors if anchor}
    known = {page.name for page in pages} | anchors
    assert set(book.aliases.values()) <= known
    return known | set(book.aliases)
