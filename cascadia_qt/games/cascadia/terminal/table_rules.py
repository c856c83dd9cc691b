"""What a table agrees on: the contested rules that matter with its cards, and how far undo goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cascadia_qt.games.cascadia.model.setup import RANDOM_CARD
from cascadia_qt.games.cascadia.rules.scoring.rulings import (
    DEFAULT_RULINGS,
    RULING_CHOICES,
    Rulings,
)
from cascadia_qt.games.cascadia.rules.terms import Card, Wildlife
from cascadia_qt.terminal.prompts import Screen, numbered
from cascadia_qt.words.language import translate

Commands = Mapping[str, Callable[[], None]]


def ask_rules(screen: Screen, cards: str, commands: Commands) -> tuple[Rulings, bool]:
    """The rulings, and whether undo is free; `cards` is a letter an animal, or a variant's word."""
    question = translate("Terminal", "Table rules? 1 as recommended, 2 choose them")
    answers = {"": False, **numbered((False, True), 1)}
    if not screen.choose(question, answers, commands):
        return DEFAULT_RULINGS, False
    names = _that_matter(cards)
    chosen: dict[str, Any] = {name: _ask_ruling(screen, name, commands) for name in names}
    undo = translate("Terminal", "May undo go past what has been revealed? (y/n)")
    return Rulings(**chosen), screen.agree(undo, commands)


def _that_matter(cards: str) -> list[str]:
    if len(cards) != len(Wildlife):
        return []
    salmon, elk = cards[Wildlife.SALMON], cards[Wildlife.ELK]
    needed = {
        "salmon_malformed": True,
        "salmon_d_minimum": salmon in (Card.D.value, RANDOM_CARD),
        "elk_c_above_8": elk in (Card.C.value, RANDOM_CARD),
        "elk_d_gaps": elk in (Card.D.value, RANDOM_CARD),
    }
    return [name for name, matters in needed.items() if matters]


def _ask_ruling(screen: Screen, name: str, commands: Commands) -> str | int | bool:
    title, *readings = _words(name)
    screen.say(title, "bold")
    for number, words in enumerate(readings, 1):
        screen.say(f"{number}  {words}")
    question = translate("Terminal", "Which rule? (1 or 2)")
    return screen.choose(question, numbered(RULING_CHOICES[name], 1), commands)


def _words(name: str) -> tuple[str, str, str]:
    """What a ruling is about, and its readings in the order of RULING_CHOICES."""
    return {
        "salmon_malformed": (
            translate("TableRules", "A salmon touches three others"),
            translate("TableRules", "Its whole group scores nothing (recommended)"),
            translate("TableRules", "Leave it out and score the rest"),
        ),
        "salmon_d_minimum": (
            translate("TableRules", "Salmon D: the shortest run that scores"),
            translate("TableRules", "Three salmon (recommended)"),
            translate("TableRules", "A single salmon"),
        ),
        "elk_c_above_8": (
            translate("TableRules", "Elk C: a group of more than eight"),
            translate("TableRules", "Split it for the best total (recommended)"),
            translate("TableRules", "It scores 28, like eight"),
        ),
        "elk_d_gaps": (
            translate("TableRules", "Elk D: elk around one place"),
            translate("TableRules", "There may be gaps between them (recommended)"),
            translate("TableRules", "They must stand side by side"),
        ),
    }[name]
