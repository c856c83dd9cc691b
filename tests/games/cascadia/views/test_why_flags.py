"""The flags of why lights: sums and reasons as the engine counted them, none over another."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QGuiApplication

from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.tokens import Tokens
from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit, Why
from cascadia_qt.games.cascadia.rules.scoring.wildlife import species_units
from cascadia_qt.games.cascadia.rules.state import score_sheets
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.views.table.board_items import TOKEN_RADIUS
from cascadia_qt.games.cascadia.views.why.flags import Flag, flag_font
from cascadia_qt.games.cascadia.views.why.lights import Lights
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.games.cascadia.words.units import reason
from cascadia_qt.rules.grid import HEX, Cell, Grid
from cascadia_qt.views.layout import layout_for
from tests.games.cascadia.boards import units
from tests.games.cascadia.views.why_boards import (
    BOTH,
    EVERY_SCORING,
    EVERY_SPECIES,
    SIZES,
    Board,
    Picture,
    boards,
    crowded,
    end_of_game,
    shade,
)

pytestmark = pytest.mark.usefixtures("qapp")


def number(flag: Flag) -> int:
    return 0 if flag.loses else int(flag.text)


def overlaps(flags: Sequence[Flag]) -> list[tuple[Flag, Flag]]:
    return [
        pair for pair in itertools.combinations(flags, 2) if pair[0].rect.intersects(pair[1].rect)
    ]


@BOTH
@EVERY_SPECIES
@EVERY_SCORING
def test_the_flags_sum_up_to_the_points_of_the_line(
    grid: Grid, species: Wildlife, scoring: Scoring
) -> None:
    for board in boards(grid, species, scoring):
        lights = board.lights()
        assert lights.units == board.units
        assert [flag.unit for flag in lights.flags] == [u for u in board.units if u.cells]
        elsewhere = sum(unit.points for unit in board.units if not unit.cells)
        total = sum(unit.points for unit in board.units)
        assert sum(map(number, lights.flags)) + elsewhere == total


@BOTH
@EVERY_SPECIES
@EVERY_SCORING
def test_what_earns_nothing_says_why(grid: Grid, species: Wildlife, scoring: Scoring) -> None:
    for board in boards(grid, species, scoring):
        for flag in board.lights().flags:
            assert flag.loses is (flag.unit.points == 0)
            assert not flag.loses or flag.text == reason(flag.unit)


@BOTH
@EVERY_SPECIES
@EVERY_SCORING
@SIZES
def test_no_flag_covers_another(
    grid: Grid, species: Wildlife, scoring: Scoring, size: float
) -> None:
    lands = [*boards(grid, species, scoring)]
    lands += [crowded(grid, species, scoring, seed) for seed in (1, 2)]
    for board in lands:
        assert overlaps(board.lights(size).flags) == []


@SIZES
def test_no_flag_covers_another_where_nothing_else_lies(size: float) -> None:
    """Twenty foxes, each with a reason of its own, on twenty tiles."""
    at = {Cell(a, b): Wildlife.FOX for a in range(5) for b in range(4)}
    scoring = Scoring(Variant.CARDS, (Card.B,) * len(Wildlife))
    counted = tuple(species_units(Tokens(HEX, at), scoring, Wildlife.FOX))
    flags = Board(layout_for(HEX), tuple(at), counted).lights(size).flags
    assert len(flags) == 20
    assert overlaps(flags) == []


@BOTH
@EVERY_SPECIES
@EVERY_SCORING
def test_flags_leave_the_tokens_of_others_alone(
    grid: Grid, species: Wildlife, scoring: Scoring
) -> None:
    """As long as there is room around them, as on the first board."""
    board = next(boards(grid, species, scoring))
    for flag in board.lights(28.0).flags:
        for unit in board.units:
            for cell in set(unit.cells).difference(flag.unit.cells):
                token = QRectF(0, 0, TOKEN_RADIUS * 1.4, TOKEN_RADIUS * 1.4)
                token.moveCenter(board.layout.centre(cell))
                assert not flag.rect.intersects(token), (flag, cell)


@BOTH
@EVERY_SPECIES
@EVERY_SCORING
@SIZES
def test_the_text_fits_into_its_flag(
    grid: Grid, species: Wildlife, scoring: Scoring, size: float
) -> None:
    for board in boards(grid, species, scoring):
        for flag in board.lights(size).flags:
            font = flag_font(QGuiApplication.font(), size, loses=flag.loses)
            metrics = QFontMetricsF(font)
            rows = flag.lines.split("\n")
            assert " ".join(rows) == flag.text
            assert max(map(metrics.horizontalAdvance, rows)) < flag.rect.width()
            assert metrics.height() * len(rows) < flag.rect.height()


def test_units_without_cells_have_no_flag() -> None:
    found = units(HEX, Wildlife.BEAR, Card.C, "B . B B . B B B")
    assert found[-1].why is Why.EVERY_SIZE
    nature = Unit(Category.NATURE, None, (), 3, Why.UNUSED, 3)
    lights = Lights(layout_for(HEX), [*found, nature], QGuiApplication.font())
    assert [flag.text for flag in lights.flags] == ["2", "5", "8"]
    assert lights.units == (*found, nature)


@BOTH
def test_the_same_units_always_have_the_same_flags(grid: Grid) -> None:
    scoring = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))
    board = crowded(grid, Wildlife.FOX, scoring, 3)
    assert board.lights().flags == board.lights().flags


@BOTH
@EVERY_SCORING
def test_every_line_of_a_finished_game_is_explained(grid: Grid, scoring: Scoring) -> None:
    state = end_of_game(grid, scoring)
    for player, sheet in zip(state.players, score_sheets(state), strict=True):
        for line in LINES:
            counted = line.units(sheet)
            board = Board(layout_for(grid), tuple(player.environment), counted)
            flags = board.lights().flags
            elsewhere = sum(unit.points for unit in counted if not unit.cells)
            worth = line.points(sheet) + line.bonus(sheet)
            assert sum(map(number, flags)) + elsewhere == worth
            assert overlaps(flags) == []
            assert [f.text for f in flags if f.loses] == [
                reason(unit) for unit in counted if unit.cells and not unit.points
            ]


def bonuses(sheet: ScoreSheet) -> list[Habitat]:
    return [
        unit.subject
        for unit in sheet.units
        if unit.category is Category.BONUS and isinstance(unit.subject, Habitat)
    ]


@BOTH
def test_a_corridor_and_its_bonus_have_their_flags_side_by_side(grid: Grid) -> None:
    state = end_of_game(grid, Scoring(Variant.FAMILY))
    seat, sheet = next(
        (seat, sheet) for seat, sheet in enumerate(score_sheets(state)) if bonuses(sheet)
    )
    habitat = bonuses(sheet)[0]
    counted = tuple(unit for unit in sheet.units if unit.subject is habitat)
    environment = state.players[seat].environment
    board = Board(layout_for(grid), tuple(environment), counted)
    corridor, bonus = board.lights().flags
    assert corridor.text == str(sheet.of(Category.CORRIDOR, habitat))
    assert bonus.text == f"+{sheet.of(Category.BONUS, habitat)}"
    assert corridor.rect.top() == bonus.rect.top()
    assert 0 < bonus.rect.left() - corridor.rect.right() < corridor.rect.width()
    lit = {cell for cell in environment if cell in counted[0].cells}
    picture = Picture(board.lights(28.0))
    for cell in environment:
        assert shade(picture, board.layout.centre(cell)) == ("lit" if cell in lit else "veiled")
