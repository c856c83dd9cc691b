"""A language that nobody speaks: accents, brackets, and everything 40 % longer."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

PSEUDO = "pseudo"
_PLAIN = "aceilnorstuyACEILNORSTUY"
_ACCENTED = str.maketrans(_PLAIN, "áçéíľñöŕšťúýÁÇÉÍĽÑÖŔŠŤÚÝ")
# What a program puts in, what a widget obeys and what a browser reads stays as it is.
_KEPT = re.compile(r"(\{[^}]*\}|%L?\d|%n|&\w|&&|<[^>]*>|&\w+;|\w+://\S+|\*\.\w+|\\.)")
_FURTHER = " ~~~~ ~~~~~~~~ ~~~~~~" * 40


def pseudo(text: str) -> str:
    """`text` in that language; what has no letters is the same in every one."""
    parts = _KEPT.split(text)
    if not any(letter.isalpha() for part in parts[::2] for letter in part):
        return text
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    longer = _FURTHER[: math.ceil(len(text) * 0.4)].rstrip()
    return f"[{''.join(parts)}{longer}]"


class Pseudo(QTranslator):
    """Says everything in it, and leaves to Qt what Qt says."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, text: str, _comment: str | None = None, _number: int = -1
    ) -> str:
        qts_own = len(context) > 1 and context[0] == "Q" and context[1].isupper()
        return text if qts_own else pseudo(text)


@contextmanager
def spoken_pseudo(app: QCoreApplication) -> Iterator[None]:
    """The application speaks it for a while."""
    translator = Pseudo()
    app.installTranslator(translator)
    try:
        yield
    finally:
        app.removeTranslator(translator)
