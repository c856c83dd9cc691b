"""The languages that the program speaks: a line each, and nobody else lists them.

A further one is its line here, cascadia_CODE.ts in resources/translations, which
packaging/translations.py makes, and a folder of help for each game. lrelease knows how it counts.
"""

from __future__ import annotations

from typing import NamedTuple


class Language(NamedTuple):
    """A language.

    Attributes:
        code: its two letters.
        name: what those who speak it call it.
        yes: what means yes in it; English is always understood.
        joins: whether it makes one word of several.
    """

    code: str
    name: str
    yes: tuple[str, ...] = ()
    joins: bool = False


# The first is the one that the texts of the program are written in.
LANGUAGES = (
    Language("en", "English"),
    Language("fr", "Français", ("o", "oui")),
    Language("nl", "Nederlands", ("j", "ja"), joins=True),
)
SOURCE = LANGUAGES[0].code
CODES = tuple(language.code for language in LANGUAGES)
JOINING = frozenset(language.code for language in LANGUAGES if language.joins)
# People who read English texts may still answer in their own language.
YES = {"de": ("j", "ja")} | {spoken.code: spoken.yes for spoken in LANGUAGES}
