"""The result of everybody, part by part: how many points, and what for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.reckoning import (
    Reckoning,
    reckonings,
    result,
)
from cascadia_qt.games.okanagan.rules.rewards import (
    PLACE,
    REWARDS,
    TERRAIN_OF,
    TERRAINS,
    Holding,
)
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.words.names import (
    nuggets_words,
    place_name,
    points_words,
    reward_name,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.objectives import (
    objective_words,
    progress_words,
    sets_words,
)
from cascadia_qt.words.language import capital, labelled, listed, translate
from cascadia_qt.words.outcome import joined

PARTS = ("explorer", "objectives", "nuggets")


@dataclass(frozen=True, slots=True)
class Line:
    """A part of somebody's result.

    Attributes:
        part: its id, which never changes: one of PARTS, once a card for "objectives", "tie_break"
            or "total".
        points: how many it is; None for the tie-break, which is none.
        why: how it came about, as a clause; "" where there is nothing to say.
        objective: which card it is about.
    """

    part: str
    points: int | None
    why: str
    objective: int | None = None


def part_name(part: str) -> str:
    return {
        "explorer": translate("OkanaganResult", "Explorer"),
        "objectives": translate("OkanaganResult", "Objectives"),
        "nuggets": translate("OkanaganResult", "Nuggets"),
        "tie_break": translate("OkanaganResult", "Tie-break"),
        "total": translate("OkanaganResult", "Total"),
    }[part]


def part_points(reckoning: Reckoning, part: str) -> int:
    """How many points one of PARTS, or "total", is."""
    return {
        "explorer": reckoning.explorer,
        "objectives": reckoning.objective_points,
        "nuggets": reckoning.nugget_points,
        "total": reckoning.total,
    }[part]


def part_rule(part: str) -> str:
    """What counts for one of PARTS, or for the total."""
    return {
        "explorer": translate(
            "OkanaganResult", "Every set of four rewards of four colours is 4 points."
        ),
        "objectives": translate(
            "OkanaganResult", "Every card counts its whole sets; a reward may count for several."
        ),
        "nuggets": translate(
            "OkanaganResult", "Most nuggets 10 points, then 5 and 2; equals have the better place."
        ),
        "total": translate("OkanaganResult", "Most points win; more rewards decide a tie."),
    }[part]


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
    points, rule = points_words(part_points(reckonings(state)[seat], part)), part_rule(part)
    lines = explained(state, names, seat)
    if part != "total":
        heading = translate("OkanaganResult", "{0}, {1}: {2}")
        whys = [line_words(line) for line in lines if line.part == part]
        return Account(
            heading.format(names[seat], _in_sentence(part), points), _sentences(whys), rule
        )
    reached = reckonings(state)[seat]
    whys = [", ".join(f"{part_name(each)} {part_points(reached, each)}" for each in PARTS)]
    whys += [line.why for line in lines if line.part == "tie_break"]
    return Account(labelled(names[seat], points), _sentences(whys), rule)


def line_words(line: Line) -> str:
    """What a part is for; that of an objective begins with the card."""
    return (
        line.why if line.objective is None else labelled(objective_words(line.objective), line.why)
    )


def explained(state: State, names: Sequence[str], seat: int) -> tuple[Line, ...]:
    """The parts of what `seat` has, or would have if the game were over, and their total.

    Objectives that whoever looks may not know are left out.
    """
    return tuple(_lines(state, names, seat))


def _lines(state: State, names: Sequence[str], seat: int) -> Iterator[Line]:
    mine, held = reckonings(state)[seat], state.explorers[seat].rewards
    yield Line("explorer", mine.explorer, _explorer(mine, held))
    for card, sets in mine.objectives:
        points = OBJECTIVES[card].points * sets
        yield Line("objectives", points, progress_words(card, held), card)
    yield Line("nuggets", mine.nugget_points, _nuggets(state, names, seat))
    if state.phase is Phase.OVER and (why := _tie_break(state, names, seat)):
        yield Line("tie_break", None, why)
    yield Line("total", mine.total, "")


def _explorer(mine: Reckoning, held: Holding) -> str:
    """The sets of four colours with their rewards; without any, what there is of each colour."""
    if mine.explorer_sets:
        sets = (joined([reward_name(each) for each in one]) for one in _explorer_sets(held))
        return labelled(sets_words(mine.explorer_sets), listed(sets))
    counts = (f"{terrain_name(terrain)} {len(there)}" for terrain, there in _by_colour(held))
    return labelled(sets_words(0), ", ".join(counts))


def _explorer_sets(held: Holding) -> Iterator[tuple[str, ...]]:
    """The rewards of each set, in the order of the rules; what is left over is in none."""
    return zip(*(there for _, there in _by_colour(held)), strict=False)


def _by_colour(held: Holding) -> Iterator[tuple[str, list[str]]]:
    """Every single reward by the territory of its colour."""
    for terrain in TERRAINS:
        of_it = (reward for reward in REWARDS if TERRAIN_OF[reward] == terrain)
        yield terrain, [reward for reward in of_it for _ in range(held[PLACE[reward]])]


def _nuggets(state: State, names: Sequence[str], seat: int) -> str:
    """The place among those who have nuggets, and with whom it is shared."""
    everybody = reckonings(state)
    mine = everybody[seat]
    if mine.nugget_place is None:
        return nuggets_words(0)
    shared = [
        names[other]
        for other, each in enumerate(everybody)
        if other != seat and each.nuggets == mine.nuggets
    ]
    nuggets, place = nuggets_words(mine.nuggets), place_name(mine.nugget_place)
    if shared:
        text = translate("OkanaganResult", "{0}: {1}, shared with {2}")
        return text.format(nuggets, place, joined(shared))
    return labelled(nuggets, place)


def _tie_break(state: State, names: Sequence[str], seat: int) -> str:
    """Why somebody with the most points has won or not; "" where there is no tie."""
    everybody = reckonings(state)
    best = max(each.total for each in everybody)
    level = [other for other, each in enumerate(everybody) if each.total == best]
    if seat not in level or len(level) == 1:
        return ""
    winners = result(state).winners
    others = joined([names[other] for other in level if other != seat])
    if seat not in winners:
        text = translate("OkanaganResult", "as many points as {0}, who has more rewards")
        return text.format(joined([names[other] for other in winners]))
    if len(winners) == 1:
        text = translate("OkanaganResult", "as many points as {0}, but {1} rewards, which is more")
        return text.format(others, everybody[seat].rewards)
    text = translate("OkanaganResult", "as many points and rewards as {0}: shared")
    return text.format(joined([names[other] for other in winners if other != seat]))


def _sentences(clauses: Sequence[str]) -> str:
    return "\n".join(f"{capital(each)}." for each in clauses)


def _in_sentence(part: str) -> str:
    name = part_name(part)
    return name[:1].lower() + name[1:]
