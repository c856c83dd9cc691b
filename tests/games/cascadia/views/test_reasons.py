"""The account of a number: its reasons add up to it and say what the rules counted."""

from __future__ import annotations

from functools import cache

import pytest

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable, scored_table
from cascadia_qt.games.cascadia.views.why.reasons import account
from cascadia_qt.games.cascadia.words.score_lines import LINES, LINES_BY_ID, Kind, Line
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import HEX, SQUARE, Cell, Grid
from tests.documents import NAMES, random_record

FAMILY = Scoring(Variant.FAMILY)
MIXED = Scoring(Variant.CARDS, (Card.B, Card.C, Card.A, Card.D, Card.C))
EACH_LINE = pytest.mark.parametrize("line", LINES, ids=lambda line: line.id)
LEAVES = [line for line in LINES if line.kind not in (Kind.SUM, Kind.TOTAL)]


@cache
def played(grid: Grid = HEX, players: int = 4, turns: int | None = None) -> ScoredTable:
    record = random_record(grid, players, turns=turns, scoring=MIXED)
    return scored_table(record.seats, record.history.state)


def made(*sheets: ScoreSheet, over: bool = True, scoring: Scoring = FAMILY) -> ScoredTable:
    """A table of which only the score matters."""
    seats = tuple(Seat(name) for name in NAMES[: len(sheets)])
    options = Options(HEX, len(sheets), scoring)
    return ScoredTable(options, seats, ({},) * len(sheets), sheets, over)


def hawks(points: int, nature: int = 0) -> ScoreSheet:
    unit = Unit(Category.WILDLIFE, Wildlife.HAWK, (Cell(0, 0),), points, Why.GROUP, 2)
    unused = Unit(Category.NATURE, None, (), nature, Why.UNUSED, nature)
    return ScoreSheet((unit, unused) if nature else (unit,))


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
@pytest.mark.parametrize("players", [1, 2, 4])
@EACH_LINE
def test_reasons_add_up_to_their_number(grid: Grid, players: int, line: Line) -> None:
    table = played(grid, players)
    for seat, sheet in enumerate(table.sheets):
        reasons = account(table, seat, line).reasons
        assert reasons
        counted = sum(reason.points or 0 for reason in reasons)
        assert counted == line.points(sheet) + line.bonus(sheet)


@pytest.mark.parametrize("line", LEAVES, ids=lambda line: line.id)
def test_a_line_is_explained_unit_by_unit(line: Line) -> None:
    table = played()
    for seat, sheet in enumerate(table.sheets):
        units = line.units(sheet)
        explained = account(table, seat, line)
        earning = [unit for unit in units if unit.points]
        wanted = earning + [unit for unit in units if not unit.points]
        assert explained.lit == tuple(wanted)
        assert [reason.unit for reason in explained.reasons if reason.points is not None] == wanted
        if units:
            spoken = [reason.spoken for reason in explained.reasons]
            assert spoken == [explanation(unit) for unit in wanted]


def test_points_stand_beside_the_words_not_in_them() -> None:
    reason, loser = account(
        made(ScoreSheet((*hawks(5).units, *hawks(0).units))), 0, LINES_BY_ID["hawk"]
    ).reasons
    assert (reason.text, reason.points) == ("A group of 2 hawks", 5)
    assert (loser.text, loser.points) == ("A group of 2 hawks, not a scoring size", 0)


@pytest.mark.parametrize(
    ("line", "categories"),
    [
        ("wildlife", {Category.WILDLIFE}),
        ("habitats", {Category.CORRIDOR, Category.BONUS}),
        ("total", set()),
    ],
)
def test_sums_light_what_counts_in_them(line: str, categories: set[Category]) -> None:
    table = played()
    for seat, sheet in enumerate(table.sheets):
        counting = [unit for unit in sheet.units if unit.points and unit.category in categories]
        lit = account(table, seat, LINES_BY_ID[line]).lit
        assert (lit is None) is (line == "total")  # which leaves the landscape as it is
        assert sorted(lit or (), key=str) == sorted(counting, key=str)


@pytest.mark.parametrize(
    ("line", "leads_to"),
    [
        ("wildlife", ["bear", "elk", "salmon", "hawk", "fox"]),
        ("habitats", ["mountain", "forest", "prairie", "wetland", "river"]),
        ("total", ["wildlife", "habitats", "habitats", "nature"]),
    ],
)
def test_sums_lead_to_the_lines_they_are_made_of(line: str, leads_to: list[str]) -> None:
    reasons = account(played(), 0, LINES_BY_ID[line]).reasons
    assert [reason.leads_to.id for reason in reasons if reason.leads_to] == leads_to
    assert [reason.unit for reason in reasons] == [None] * len(reasons)


def test_a_bonus_is_named_in_the_sum_of_the_habitats() -> None:
    river = [
        Unit(Category.CORRIDOR, Habitat.RIVER, (), 7, Why.CORRIDOR, 7),
        Unit(Category.BONUS, Habitat.RIVER, (), 2, Why.LONG_ENOUGH, 7),
    ]
    table = made(ScoreSheet(tuple(river)))
    last = account(table, 0, LINES_BY_ID["habitats"]).reasons[-1]
    assert (last.text, last.points, last.spoken) == (
        "River, 7 and bonus 2", 9, "River, 7 and bonus 2: 9",
    )  # fmt: skip
    total = account(table, 0, LINES_BY_ID["total"]).reasons
    assert [(reason.text, reason.points) for reason in total] == [
        ("Wildlife", 0),
        ("Corridors", 7),
        ("Bonuses for corridors of 7 or more", 2),
        ("Nature tokens", 0),
    ]


@pytest.mark.parametrize(
    ("line", "over", "text"),
    [
        ("hawk", False, "No hawks yet"),
        ("hawk", True, "No hawks"),
        ("river", False, "No river yet"),
        ("nature", True, "No nature tokens"),
    ],
)
def test_nothing_is_said_in_words(line: str, over: bool, text: str) -> None:
    explained = account(made(ScoreSheet(()), over=over), 0, LINES_BY_ID[line])
    assert [(reason.text, reason.points) for reason in explained.reasons] == [(text, None)]
    assert explained.lit == ()


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("line", LEAVES, ids=lambda line: line.id)
def test_every_line_has_words_for_nothing(line: Line, over: bool) -> None:
    reasons = account(made(ScoreSheet(()), over=over), 0, line).reasons
    assert len(reasons) == 1
    assert reasons[0].text.endswith("yet") is not over


@pytest.mark.parametrize(
    ("scoring", "heading", "rule"),
    [
        pytest.param(
            MIXED, "Ann · Hawk D · 5",
            "Pairs in sight, 1 to 3 species between: 4, 7, 9", id="card",
        ),
        pytest.param(
            FAMILY, "Ann · Hawk · 5",
            "Every group of 1, 2, 3 and more: 2, 5, 9", id="family",
        ),
    ],
)  # fmt: skip
def test_an_animal_is_headed_by_its_card(scoring: Scoring, heading: str, rule: str) -> None:
    explained = account(made(hawks(5), scoring=scoring), 0, LINES_BY_ID["hawk"])
    assert (explained.heading, explained.rule) == (heading, rule)


@pytest.mark.parametrize(
    ("players", "rule"),
    [
        (1, "The largest corridor: 1 a tile; 7 tiles or more: +2"),
        (2, "The largest corridor: 1 a tile; larger: +2, equal: +1"),
        (3, "The largest corridor: 1 a tile; largest of all: +3, second: +1"),
    ],
)
def test_the_rule_of_corridors_depends_on_the_players(players: int, rule: str) -> None:
    table = made(*[hawks(1)] * players)
    for line in ("river", "habitats"):
        assert account(table, 0, LINES_BY_ID[line]).rule == rule


@pytest.mark.parametrize(
    ("table", "seat", "standing"),
    [
        pytest.param(made(hawks(9), hawks(7)), 0, "2 points ahead of Ben.", id="winner"),
        pytest.param(made(hawks(9), hawks(7)), 1, "2 points behind Ann.", id="behind"),
        pytest.param(made(hawks(7), hawks(8)), 0, "One point behind Ben.", id="one-behind"),
        pytest.param(
            made(hawks(9), hawks(8, nature=1)), 0,
            "Ann and Ben both have 9 points; Ben has more nature tokens.", id="tie-break",
        ),
        pytest.param(
            made(hawks(9), hawks(7), over=False), 1,
            "This is what would count if the game ended now.", id="running",
        ),
        pytest.param(made(hawks(61)), 0, "The next step, at 70 points: getting the hang of it.",
                     id="alone"),
    ],
)  # fmt: skip
def test_a_total_says_how_it_stands(table: ScoredTable, seat: int, standing: str) -> None:
    assert account(table, seat, LINES_BY_ID["total"]).rule == standing
