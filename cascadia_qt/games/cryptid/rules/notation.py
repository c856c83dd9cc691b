"""Actions as text: the language of records, tests and reports.

share F4        ask F4 2        disc G5         answer cube     hint
share F4 2      search F4       cube A1 3       answer disc     agree
                                                answer 1        refuse
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cascadia_qt.games.cryptid.rules.actions import (
    Action,
    AnswerCube,
    AnswerDisc,
    Ask,
    ProposeHint,
    PutCube,
    PutDisc,
    Search,
    Share,
    Vote,
)
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, name_of
from cascadia_qt.rules.game import NotAnAction

_PLACED = re.compile("(share|disc|cube) ([A-L][1-9])(?: ([0-3]))?")
_ASKED = re.compile("ask ([A-L][1-9]) ([0-4])")
_SEARCHED = re.compile("search ([A-L][1-9])")
_ANSWERED = re.compile("answer ([0-3])")
_PLACING: dict[str, Callable[[int, int | None], Action]] = {
    "share": Share,
    "disc": PutDisc,
    "cube": PutCube,
}
_WORDS: dict[str, Action] = {
    "answer cube": AnswerCube(),
    "answer disc": AnswerDisc(),
    "hint": ProposeHint(),
    "agree": Vote(True),
    "refuse": Vote(False),
}
_NOTED = {action: word for word, action in _WORDS.items()}


def format_action(action: Action) -> str:
    match action:
        case Share(cell, colour):
            return _placed("share", cell, colour)
        case PutDisc(cell, colour):
            return _placed("disc", cell, colour)
        case PutCube(cell, colour):
            return _placed("cube", cell, colour)
        case Ask(cell, seat):
            return f"ask {name_of(cell)} {seat}"
        case Search(cell):
            return f"search {name_of(cell)}"
        case AnswerCube(int(colour)):
            return f"answer {colour}"
        case _:
            return _NOTED[action]


def _placed(word: str, cell: int, colour: int | None) -> str:
    text = f"{word} {name_of(cell)}"
    return text if colour is None else f"{text} {colour}"


def parse_action(text: str) -> Action:
    """The action that `text` notes; raises NotAnAction."""
    if text in _WORDS:
        return _WORDS[text]
    if found := _PLACED.fullmatch(text):
        colour = None if found[3] is None else int(found[3])
        return _PLACING[found[1]](CELL_NAMED[found[2]], colour)
    if found := _ASKED.fullmatch(text):
        return Ask(CELL_NAMED[found[1]], int(found[2]))
    if found := _SEARCHED.fullmatch(text):
        return Search(CELL_NAMED[found[1]])
    if found := _ANSWERED.fullmatch(text):
        return AnswerCube(int(found[1]))
    raise NotAnAction(text)
