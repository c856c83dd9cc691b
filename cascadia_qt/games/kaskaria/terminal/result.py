"""Gold in a terminal: who has won, everybody's parts, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.kaskaria.rules.reckoning import reckonings
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.words.explanation import PARTS, explained, part_gold, part_name
from cascadia_qt.games.kaskaria.words.names import gold_words
from cascadia_qt.games.kaskaria.words.outcome import outcome
from cascadia_qt.terminal.part_tables import Rows, part_table
from cascadia_qt.terminal.prompts import Screen
from cascadia_qt.words.language import labelled, translate

_TITLES, _COLUMN = 16, 8  # the least widths of a table


def show_result(screen: Screen, names: Sequence[str], state: State) -> None:
    """The outcome and everybody's gold."""
    told = outcome(names, state)
    screen.head(told.title)
    screen.say(told.detail)
    if screen.speaks or screen.width < _TITLES + _COLUMN * len(names):
        for name, reckoning in zip(names, reckonings(state), strict=True):
            parts = (f"{part_name(part)} {part_gold(reckoning, part)}" for part in PARTS)
            total = labelled(part_name("total"), gold_words(reckoning.total))
            screen.say(f"{labelled(name, ', '.join(parts))}. {total}.")
    else:
        screen.say()
        screen.show_table(part_table(screen, names, part_rows(state)))


def show_reasons(screen: Screen, names: Sequence[str], state: State) -> None:
    """Where everybody's gold comes from, and what decided a tie."""
    for seat, name in enumerate(names):
        screen.head(translate("KaskariaTerminal", "The gold of {0}").format(name))
        for line in explained(state, names, seat):
            if line.gold is None:
                screen.say(labelled(part_name(line.part), line.why))
            elif line.why:
                gold = labelled(part_name(line.part), gold_words(line.gold))
                screen.say(f"{gold} ({line.why})")
            else:
                screen.say(labelled(part_name(line.part), gold_words(line.gold)), "bold")


def part_rows(state: State) -> Rows:
    """The parts and the total of everybody."""
    return [
        (part_name(part), [part_gold(reckoning, part) for reckoning in reckonings(state)])
        for part in (*PARTS, "total")
    ]
