"""The result of everybody, part by part: how much gold, and what for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.reckoning import Reckoning, reckonings, result
from cascadia_qt.games.kaskaria.rules.state import FIGURES, Phase, State
from cascadia_qt.games.kaskaria.words.names import figure_name, gold_words, place_name
from cascadia_qt.words.language import capital, labelled, translate
from cascadia_qt.words.outcome import joined

PARTS = ("collected", *FIGURES, "amulet")


@dataclass(frozen=True, slots=True)
class Line:
    """A part of somebody's result.

    Attributes:
        part: its id, which never changes: one of PARTS, "tie_break" or "total".
        gold: how much it is; None for the tie-break, which is none.
        why: how it came about, as a clause; "" where there is nothing to say.
    """

    part: str
    gold: int | None
    why: str


def part_name(part: str) -> str:
    names = {
        "collected": translate("KaskariaResult", "Gold collected"),
        "amulet": translate("KaskariaResult", "Amulet"),
        "tie_break": translate("KaskariaResult", "Tie-break"),
        "total": translate("KaskariaResult", "Total"),
    }
    return figure_name(part) if part in FIGURES else names[part]


def part_gold(reckoning: Reckoning, part: str) -> int:
    """How much one of PARTS, or "total", is."""
    gold: int = getattr(reckoning, part)
    return gold


@dataclass(frozen=True, slots=True)
class Account:
    """A number of the result in words.

    Attributes:
        heading: whose it is, what it is for and how much.
        why: how it came about.
        rule: what counts there.
    """

    heading: str
    why: str
    rule: str


def account(state: State, names: Sequence[str], seat: int, part: str) -> Account:
    """One of PARTS, or "total", explained."""
    lines = {line.part: line for line in explained(state, names, seat)}
    gold, rule = gold_words(lines[part].gold or 0), part_rule(part, state.options)
    if part != "total":
        text = translate("KaskariaResult", "{0}, {1}: {2}")
        heading = text.format(names[seat], _in_sentence(part), gold)
        return Account(heading, f"{capital(lines[part].why)}.", rule)
    told = [f"{part_name(each)} {lines[each].gold}" for each in PARTS]
    why = [", ".join(told)]
    if "tie_break" in lines:
        why.append(capital(lines["tie_break"].why))
    return Account(labelled(names[seat], gold), "\n".join(f"{each}." for each in why), rule)


def part_rule(part: str, options: Options) -> str:
    """What counts for one of PARTS, or for the total."""
    if part == "collected":
        if options.fearless:
            return translate("KaskariaResult", "Gold in sets is one each, and two of a set are 5.")
        return translate("KaskariaResult", "Gold in sets is one each.")
    return {
        "runner": translate("KaskariaResult", "Places nearest to the volcano: 7, 4, 1, 0 gold."),
        "griffin": translate("KaskariaResult", "Places nearest to the volcano: 7, 4, 1, 0 gold."),
        "amulet": translate("KaskariaResult", "Whoever ends the game has the amulet: 2 gold."),
        "total": translate("KaskariaResult", "Most gold wins; the amulet decides a tie."),
    }[part]


def _in_sentence(part: str) -> str:
    name = part_name(part)
    return name[:1].lower() + name[1:]


def explained(state: State, names: Sequence[str], seat: int) -> tuple[Line, ...]:
    """The parts of what `seat` has, or would have if the game were over, and their total."""
    return tuple(_lines(state, names, seat))


def _lines(state: State, names: Sequence[str], seat: int) -> Iterator[Line]:
    everybody = reckonings(state)
    mine = everybody[seat]
    yield Line("collected", mine.collected, translate("KaskariaResult", "from sets"))
    for figure in FIGURES:
        yield Line(figure, part_gold(mine, figure), _place(state, names, seat, figure))
    if mine.has_amulet:
        yield Line("amulet", mine.amulet, translate("KaskariaResult", "first in the volcano"))
    elif state.amulet is not None:
        why = translate("KaskariaResult", "{0} has it").format(names[state.amulet])
        yield Line("amulet", 0, why)
    else:
        yield Line("amulet", 0, translate("KaskariaResult", "nobody has it yet"))
    if state.phase is Phase.OVER and (why := _tie_break(state, names, seat)):
        yield Line("tie_break", None, why)
    yield Line("total", mine.total, "")


def _place(state: State, names: Sequence[str], seat: int, figure: str) -> str:
    """The place of a figure, with whom it is shared, and how far it went."""
    steps, way = state.heroes[seat].steps(figure), state.way(figure)
    place = place_name(getattr(reckonings(state)[seat], f"{figure}_place"))
    shared = [
        names[other]
        for other, hero in enumerate(state.heroes)
        if other != seat and hero.steps(figure) == steps
    ]
    if shared:
        text = translate("KaskariaResult", "{0}, shared with {3}: {1} of {2} steps")
        return text.format(place, steps, way, joined(shared))
    return translate("KaskariaResult", "{0}: {1} of {2} steps").format(place, steps, way)


def _tie_break(state: State, names: Sequence[str], seat: int) -> str:
    """Why somebody with the most gold has won or not; "" where there is no tie."""
    totals = [reckoning.total for reckoning in reckonings(state)]
    level = [other for other, total in enumerate(totals) if total == max(totals)]
    if seat not in level or len(level) == 1:
        return ""
    others = joined([names[other] for other in level if other != seat])
    if seat == state.amulet:
        text = translate("KaskariaResult", "as much gold as {0}, but the amulet wins")
        return text.format(others)
    if seat in result(state).winners:
        text = translate("KaskariaResult", "as much gold as {0}, without the amulet: shared")
        return text.format(others)
    assert state.amulet is not None
    text = translate("KaskariaResult", "as much gold as {0}, who has the amulet")
    return text.format(names[state.amulet])
