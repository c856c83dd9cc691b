"""The table of points on a scoring card, as the engine has it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cascadia_qt.games.cascadia.rules.drawing import drawn_tokens
from cascadia_qt.games.cascadia.rules.scoring import bear, elk, fox, hawk, salmon
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.wildlife import FAMILY_GROUPS, INTERMEDIATE_GROUPS
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.words.language import translate

Table = Mapping[int, int]
Step = tuple[str, int]

_TABLES: Mapping[tuple[Wildlife, Card], Table] = {
    (Wildlife.BEAR, Card.A): bear.PAIR_COUNTS,
    (Wildlife.BEAR, Card.B): bear.GROUPS_B,
    (Wildlife.BEAR, Card.C): bear.GROUPS_C,
    (Wildlife.BEAR, Card.D): bear.GROUPS_D,
    (Wildlife.ELK, Card.A): elk.LINES,
    (Wildlife.ELK, Card.B): elk.SHAPES,
    (Wildlife.ELK, Card.C): elk.GROUPS,
    (Wildlife.ELK, Card.D): elk.RINGS,
    (Wildlife.SALMON, Card.A): salmon.RUNS_A,
    (Wildlife.SALMON, Card.B): salmon.RUNS_B,
    (Wildlife.SALMON, Card.C): salmon.RUNS_C,
    (Wildlife.HAWK, Card.A): hawk.ALONE_COUNTS,
    (Wildlife.HAWK, Card.B): hawk.SEEING_COUNTS,
    (Wildlife.HAWK, Card.D): hawk.SPECIES_BETWEEN,
    (Wildlife.FOX, Card.A): fox.SPECIES_AROUND,
    (Wildlife.FOX, Card.B): fox.PAIRS_AROUND_ONE,
    (Wildlife.FOX, Card.C): fox.MOST_AROUND,
    (Wildlife.FOX, Card.D): fox.PAIRS_AROUND_TWO,
}
# What is larger than the last step scores like it.
_OPEN = {
    (Wildlife.BEAR, Card.A),
    (Wildlife.SALMON, Card.A),
    (Wildlife.SALMON, Card.B),
    (Wildlife.SALMON, Card.C),
    (Wildlife.HAWK, Card.A),
    (Wildlife.HAWK, Card.B),
    (Wildlife.HAWK, Card.D),
}


def card_steps(scoring: Scoring, species: Wildlife, grid: Grid = HEX) -> tuple[Step, ...]:
    """Sizes and their points, as far as they can come about on `grid`."""
    if scoring.variant is Variant.FAMILY:
        return tuple(_steps(FAMILY_GROUPS, last_is_open=True))
    if scoring.variant is Variant.INTERMEDIATE:
        return tuple(_steps(INTERMEDIATE_GROUPS, last_is_open=True))
    card = species, scoring.card(species)
    if card == (Wildlife.SALMON, Card.D):
        return _run_steps(scoring.rulings)
    if card == (Wildlife.HAWK, Card.C):
        return ((translate("Cards", "each"), hawk.EACH_SIGHT),)
    capped = card == (Wildlife.ELK, Card.C) and scoring.rulings.elk_c_above_8 == "cap_28"
    most = _most(grid).get(card, max(_TABLES[card]))
    table = {size: points for size, points in _TABLES[card].items() if size <= most}
    steps = tuple(_steps(table, last_is_open=capped or card in _OPEN))
    if card == (Wildlife.BEAR, Card.C):
        return (*steps, (translate("Cards", "bonus"), bear.EVERY_SIZE_BONUS))
    return steps


def steps_caption(scoring: Scoring, species: Wildlife) -> str:
    """What the sizes of the table count."""
    if scoring.variant is not Variant.CARDS:
        return translate("Cards", "Animals in a group")
    bears, runs = translate("Cards", "Bears in a group"), translate("Cards", "Salmon in a run")
    captions = {
        (Wildlife.BEAR, Card.A): translate("Cards", "Pairs of bears"),
        (Wildlife.BEAR, Card.B): bears,
        (Wildlife.BEAR, Card.C): bears,
        (Wildlife.BEAR, Card.D): bears,
        (Wildlife.ELK, Card.A): translate("Cards", "Elk in a line"),
        (Wildlife.ELK, Card.B): translate("Cards", "Elk in a shape"),
        (Wildlife.ELK, Card.C): translate("Cards", "Elk in a group"),
        (Wildlife.ELK, Card.D): translate("Cards", "Elk in a circle"),
        (Wildlife.SALMON, Card.A): runs,
        (Wildlife.SALMON, Card.B): runs,
        (Wildlife.SALMON, Card.C): runs,
        (Wildlife.SALMON, Card.D): translate("Cards", "In each run"),
        (Wildlife.HAWK, Card.A): translate("Cards", "Hawks alone"),
        (Wildlife.HAWK, Card.B): translate("Cards", "Hawks that count"),
        (Wildlife.HAWK, Card.C): translate("Cards", "Lines of sight"),
        (Wildlife.HAWK, Card.D): translate("Cards", "Species between"),
        (Wildlife.FOX, Card.A): translate("Cards", "Species beside it"),
        (Wildlife.FOX, Card.B): translate("Cards", "Species twice"),
        (Wildlife.FOX, Card.C): translate("Cards", "Tokens of a species"),
        (Wildlife.FOX, Card.D): translate("Cards", "Species twice"),
    }
    return captions[species, scoring.card(species)]


def _steps(table: Table, *, last_is_open: bool) -> Iterator[Step]:
    for size, points in table.items():
        if points:
            yield f"{size}+" if last_is_open and size == max(table) else f"{size}", points


def _most(grid: Grid) -> dict[tuple[Wildlife, Card], int]:
    """What has room around one place, or around two side by side."""
    one = Cell(0, 0)
    two = (one, grid.step(one, 0))
    around_two = {near for cell in two for near in grid.neighbours(cell)}.difference(two)
    return {
        (Wildlife.ELK, Card.D): grid.sides,
        (Wildlife.FOX, Card.A): grid.sides,
        (Wildlife.FOX, Card.B): grid.sides // 2,
        (Wildlife.FOX, Card.C): grid.sides,
        (Wildlife.FOX, Card.D): len(around_two) // 2,
    }


def _run_steps(rulings: Rulings) -> tuple[Step, ...]:
    """Salmon card D has no table: what one salmon more and one token more bring."""

    def points(drawing: str) -> int:
        tokens = Tokens(HEX, drawn_tokens(HEX, drawing))
        return sum(unit.points for unit in salmon.card_d(tokens, rulings))

    run = points("S S S")
    return (
        (translate("Cards", "a salmon"), points("S S S S") - run),
        (translate("Cards", "a token beside it"), points("S S S B") - run),
    )
