"""Actions as text: the language of records, tests and reports.

pile                go in       set blue gold runner runner
display 2           stay
"""

from __future__ import annotations

import re

from cascadia_qt.games.kaskaria.rules.actions import (
    Action,
    GoIn,
    PlaySet,
    StayOut,
    TakeShown,
    TakeUnseen,
)
from cascadia_qt.games.kaskaria.rules.cards import COLOURS
from cascadia_qt.rules.game import NotAnAction

_DISPLAY = re.compile(r"display ([0-2])")
_KINDS = "(?: gold){0,2}(?: plus2)?(?: runner){0,2}(?: griffin)?"
_SET = re.compile(f"set ({'|'.join(COLOURS)})({_KINDS})")
_WORDS: dict[str, Action] = {"pile": TakeUnseen(), "go in": GoIn(), "stay": StayOut()}


def format_action(action: Action) -> str:
    match action:
        case TakeUnseen():
            return "pile"
        case TakeShown(slot):
            return f"display {slot}"
        case PlaySet(colour, kinds):
            return " ".join(("set", colour, *kinds))
        case GoIn():
            return "go in"
        case StayOut():
            return "stay"


def parse_action(text: str) -> Action:
    """The action that `text` notes; raises NotAnAction."""
    if text in _WORDS:
        return _WORDS[text]
    if found := _DISPLAY.fullmatch(text):
        return TakeShown(int(found[1]))
    if found := _SET.fullmatch(text):
        kinds = tuple(found[2].split())
        if len(kinds) > 1:
            return PlaySet(found[1], kinds)
    raise NotAnAction(text)
