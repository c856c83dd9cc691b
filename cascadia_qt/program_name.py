"""How the program calls itself."""

from __future__ import annotations

from cascadia_qt.words.language import translate


def program_name() -> str:
    """The name of the table; that of a game is told by its entry."""
    return translate("Program", "Cascadia Table")


def window_title(game: str | None) -> str:
    """The title of the window while `game` is at the table, or none is."""
    name = program_name()
    return name if game is None else f"{game} \N{EN DASH} {name}"
