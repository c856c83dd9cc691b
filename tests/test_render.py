"""The command `render`: what is in the picture, and what is refused."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage

from cascadia_qt.games.cascadia.rules.position import LaidTile, write_position
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art import palette
from cascadia_qt.games.cascadia.views.score.render import Plot, render_table
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Cell, Grid
from cascadia_qt.rules.record import write_record
from cascadia_qt.shelf import PLACES
from cascadia_qt.views.layout import layout_for
from cascadia_qt.views.theme import DARK, LIGHT
from tests.documents import (
    Json,
    edited,
    example,
    player,
    position_of,
    random_record,
    rulebook,
    table,
)
from tests.terminal.command import Outcome, assert_refused, run, run_apart, written

Capture = pytest.CaptureFixture[str]

SMALL = "--size", "320x200"
BLANK = LaidTile(None, None, None, None)

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(capsys: Capture, tmp_path: Path, document: object, *options: str) -> QImage:
    """The picture that the command makes of `document`."""
    picture = tmp_path / "picture.png"
    source = written(tmp_path / "source.json", document)
    outcome = run(capsys, "render", source, "-o", str(picture), *options)
    assert outcome == Outcome(0, "", "")
    image = QImage(str(picture))
    assert not image.isNull()
    return image


def played(turns: int | None = None, grid: Grid = HEX, players: int = 2) -> str:
    return write_record(random_record(grid, players, turns=turns))


def drawn_record(capsys: Capture, tmp_path: Path, text: str, *options: str) -> QImage:
    source, picture = tmp_path / "record.json", tmp_path / "picture.png"
    source.write_text(text, encoding="utf-8")
    assert run(capsys, "render", str(source), "-o", str(picture), *options).status == 0
    return QImage(str(picture))


def painted(grid: Grid, tiles: dict[Cell, LaidTile], size: QSize | None = None) -> QImage:
    """One landscape on dark paper."""
    plot = Plot("Ann", "#1F7A74", tiles, ScoreSheet(()))
    return render_table(grid, [plot], size or QSize(400, 300), DARK)


def middle_of(image: QImage, colour: QColor) -> QPointF:
    """The middle of everything below the title that has about this colour."""
    found = [
        (x, y)
        for y in range(image.height() // 5, image.height())
        for x in range(image.width())
        if _near(image.pixelColor(x, y), colour)
    ]
    assert found
    count = len(found)
    return QPointF(sum(x for x, _ in found) / count, sum(y for _, y in found) / count)


def _near(one: QColor, other: QColor) -> bool:
    parts = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return max(map(abs, parts)) <= 12


def inked_pixels(image: QImage) -> set[tuple[int, int]]:
    """Where there is more than paper below the title."""
    paper = QColor(DARK.paper).rgb()
    return {
        (x, y)
        for y in range(image.height() // 5, image.height())
        for x in range(image.width())
        if image.pixel(x, y) != paper
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("grid", GRIDS.values(), ids=list(GRIDS))
def test_games_of_every_size_are_drawn(
    capsys: Capture, tmp_path: Path, grid: Grid, players: int
) -> None:
    image = drawn_record(capsys, tmp_path, played(8, grid, players), *SMALL)
    assert image.size() == QSize(320, 200)
    assert image.pixelColor(0, 0) == QColor(LIGHT.paper)


def test_a_picture_is_as_large_as_a_screen_unless_told(capsys: Capture, tmp_path: Path) -> None:
    assert drawn(capsys, tmp_path, example()).size() == QSize(1920, 1080)
    assert drawn(capsys, tmp_path, example(), "--size", "100x8192").size() == QSize(100, 8192)


def test_dark_paper(capsys: Capture, tmp_path: Path) -> None:
    image = drawn(capsys, tmp_path, example(), "--dark", *SMALL)
    assert image.pixelColor(0, 0) == QColor(DARK.paper)


def test_a_picture_is_always_the_same(capsys: Capture, tmp_path: Path) -> None:
    first = drawn(capsys, tmp_path, rulebook(), *SMALL)
    assert drawn(capsys, tmp_path, rulebook(), *SMALL) == first


def test_a_record_looks_like_the_position_it_led_to(capsys: Capture, tmp_path: Path) -> None:
    record = random_record(turns=12)
    laid = write_position(position_of(record.history.state))
    image = drawn_record(capsys, tmp_path, write_record(record), *SMALL)
    assert image == drawn(capsys, tmp_path, laid, *SMALL)


@pytest.mark.parametrize(
    "change",
    [
        ("players.0.name", "Bea"),
        ("players.0.nature", 3),
        ("players.0.tiles.0.token", "elk"),
        ("players.0.tiles.0.token", None),
        ("players.0.tiles.0.keystone", True),
        ("players.0.tiles.0.edges", ["river"] * 6),
        ("players.0.tiles.0.edges.0", "wetland"),
    ],
    ids=lambda change: change[0],
)
def test_whatever_differs_is_seen(
    capsys: Capture, tmp_path: Path, change: tuple[str, object]
) -> None:
    before = drawn(capsys, tmp_path, example(), *SMALL)
    assert drawn(capsys, tmp_path, edited(example(), change), *SMALL) != before


def test_a_game_is_drawn_after_any_turn(capsys: Capture, tmp_path: Path) -> None:
    whole = played(6)
    pictures = [
        drawn_record(capsys, tmp_path, whole, "--turn", str(turn), *SMALL) for turn in range(7)
    ]
    assert pictures[-1] == drawn_record(capsys, tmp_path, whole, *SMALL)
    assert pictures[4] == drawn_record(capsys, tmp_path, played(4), *SMALL)
    assert all(one != other for one, other in pairwise(pictures))


@pytest.mark.parametrize("species", Wildlife)
def test_a_token_has_its_colour_where_it_lies(species: Wildlife) -> None:
    cells = [Cell(-1, 0), Cell(0, 0), Cell(1, 0), Cell(0, 1)]
    base = palette.WILDLIFE[species].base
    token = LaidTile(None, None, None, species)
    layout = layout_for(HEX)
    middles = [
        middle_of(painted(HEX, {**dict.fromkeys(cells, BLANK), cell: token}), base)
        for cell in cells
    ]
    wide = layout.centre(cells[1]) - layout.centre(cells[0])
    scale = (middles[1].x() - middles[0].x()) / wide.x()
    assert scale > 0
    for cell, middle in zip(cells, middles, strict=True):
        off = (middle - middles[1]) - (layout.centre(cell) - layout.centre(cells[1])) * scale
        assert off.manhattanLength() < 2


def test_a_token_that_the_tile_does_not_show_is_drawn_all_the_same() -> None:
    edges = (Habitat.RIVER,) * HEX.sides
    image = painted(HEX, {Cell(0, 0): LaidTile(edges, (Wildlife.BEAR,), False, Wildlife.FOX)})
    assert middle_of(image, palette.WILDLIFE[Wildlife.FOX].base)


def test_a_tile_without_edges_is_blank_parchment() -> None:
    image = painted(HEX, {Cell(0, 0): BLANK})
    inked = inked_pixels(image)
    colours = [image.pixelColor(x, y) for x, y in inked]
    parchment = [colour for colour in colours if colour.lightness() > 190]
    assert len(parchment) > 0.9 * len(inked)


@given(data=st.data(), grid=st.sampled_from(list(GRIDS.values())))
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_mix_of_habitats_and_animals_is_refused(data: st.DataObject, grid: Grid) -> None:
    edges = st.tuples(*[st.sampled_from(Habitat)] * grid.sides)
    animals = st.sets(st.sampled_from(Wildlife)).map(lambda found: tuple(sorted(found)))
    tile = LaidTile(
        data.draw(st.none() | edges),
        data.draw(st.none() | animals),
        data.draw(st.none() | st.booleans()),
        data.draw(st.none() | st.sampled_from(Wildlife)),
    )
    image = painted(grid, {Cell(0, 0): tile}, QSize(120, 100))
    assert inked_pixels(image)


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=lambda grid: grid.name)
def test_every_side_has_its_habitat(grid: Grid) -> None:
    """A tile that is in no box: a single side of water, and land of two kinds."""
    land = [Habitat.PRAIRIE if side % 2 else Habitat.MOUNTAIN for side in range(grid.sides)]
    base = palette.HABITAT[Habitat.RIVER].base
    middles = []
    for side in range(grid.sides):
        edges = tuple(Habitat.RIVER if side == at else land[at] for at in range(grid.sides))
        image = painted(grid, {Cell(0, 0): LaidTile(edges, None, None, None)})
        middles.append(middle_of(image, base))
    centre = sum(middles, QPointF()) / grid.sides
    origin = layout_for(grid).centre(Cell(0, 0))
    for side, middle in enumerate(middles):
        towards = layout_for(grid).centre(grid.step(Cell(0, 0), side)) - origin
        off = middle - centre
        along = QPointF.dotProduct(off, towards)
        lengths = QPointF.dotProduct(off, off) * QPointF.dotProduct(towards, towards)
        assert along > 0
        assert along * along > 0.9 * lengths


def test_tiles_that_lie_far_apart_are_all_there() -> None:
    far = 1_000_000
    image = painted(HEX, {Cell(-far, -far): BLANK, Cell(0, 0): BLANK, Cell(far, far): BLANK})
    assert image.size() == QSize(400, 300)
    columns = {x for x, _ in inked_pixels(image)}
    for third in (range(133), range(133, 267), range(267, 400)):
        assert columns & set(third)


def test_a_wide_landscape_leaves_the_others_large(capsys: Capture, tmp_path: Path) -> None:
    near, far = player("Ann", "B B B"), player("Ben", "B B B")
    alone = drawn(capsys, tmp_path, table(near, near), "--dark", *SMALL)
    far["tiles"].append({"at": [5_000, 0]})
    beside = drawn(capsys, tmp_path, table(near, far), "--dark", *SMALL)
    left = [{place for place in inked_pixels(image) if place[0] < 160} for image in (alone, beside)]
    assert left[0] == left[1]


def test_nothing_but_names(capsys: Capture, tmp_path: Path) -> None:
    nobody: Json = {"name": "", "tiles": []}
    everyone = {"name": "🦊" * 100, "tiles": [], "nature": 1000}
    drawn(capsys, tmp_path, table(nobody, everyone), *SMALL)


@pytest.mark.parametrize(
    ("document", "options", "words"),
    [
        ({}, (), ["The document has no field"]),
        ([example()], (), ["The document must be an object"]),
        (edited(example(), ("grid", "round")), (), ["grid must be one of hex, square"]),
        (example(), ("--turn", "1"), ["A position has no turns; only a record has."]),
        (example(), ("--turn", "-1"), ["--turn"]),
        (example(), ("--turn", "10001"), ["--turn", "from 0 to 10000"]),
        (example(), ("--size", "300"), ["--size", "such as 1920x1080"]),
        (example(), ("--size", "300x"), ["--size", "from 100 to 8192"]),
        (example(), ("--size", "99x300"), ["--size", "'99'"]),
        (example(), ("--size", "100x8193"), ["--size", "'8193'"]),
    ],
)
def test_bad_input_is_refused_and_nothing_written(
    capsys: Capture, tmp_path: Path, document: object, options: tuple[str, ...], words: list[str]
) -> None:
    source = written(tmp_path / "source.json", document)
    outcome = run(capsys, "render", source, "-o", str(tmp_path / "a.png"), *options)
    assert_refused(outcome, *words)
    assert [path.name for path in tmp_path.iterdir()] == ["source.json"]


def test_a_turn_that_was_not_played_is_refused(capsys: Capture, tmp_path: Path) -> None:
    source = tmp_path / "record.json"
    source.write_text(played(3), encoding="utf-8")
    outcome = run(capsys, "render", str(source), "-o", str(tmp_path / "a.png"), "--turn", "4")
    assert_refused(outcome, "record.json: The game has 3 turns, so there is no turn 4.")
    assert not (tmp_path / "a.png").exists()


@pytest.mark.parametrize("game", PLACES)
def test_what_no_game_has_is_refused(capsys: Capture, tmp_path: Path, game: str) -> None:
    path = written(tmp_path / "other.json", {"format": f"{game}-other", "version": 1})
    target = tmp_path / "picture.png"
    assert_refused(run(capsys, "render", path, "-o", str(target)))
    assert not target.exists()


def test_a_missing_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    outcome = run(capsys, "render", str(tmp_path / "none.json"), "-o", str(tmp_path / "a.png"))
    assert_refused(outcome, "none.json: The file cannot be read")


def test_where_nothing_can_be_written(capsys: Capture, tmp_path: Path) -> None:
    source = written(tmp_path / "source.json", example())
    (tmp_path / "folder.png").mkdir()
    for name in ("folder.png", "missing/a.png"):
        outcome = run(capsys, "render", source, "-o", str(tmp_path / name), *SMALL)
        assert_refused(outcome, f"{name}: The picture cannot be written: ")
    assert {path.name for path in tmp_path.iterdir()} == {"source.json", "folder.png"}


def test_only_png_is_made(capsys: Capture, tmp_path: Path) -> None:
    source = written(tmp_path / "source.json", example())
    assert_refused(run(capsys, "render", source, "-o", "a.jpg"), "a.jpg", ".png")
    assert_refused(run(capsys, "render", source), "-o")


def test_a_bad_file_leaves_the_picture_of_before(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    picture.write_bytes(b"before")
    source = written(tmp_path / "source.json", {})
    assert run(capsys, "render", source, "-o", str(picture)).status == 2
    assert picture.read_bytes() == b"before"


def test_no_display_is_needed(tmp_path: Path) -> None:
    source = written(tmp_path / "source.json", example())
    picture = tmp_path / "a.png"
    nowhere = {"DISPLAY": ":4711", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    outcome = run_apart("render", source, "-o", str(picture), *SMALL, environment=nowhere)
    assert outcome == Outcome(0, "", "")
    assert QImage(str(picture)).size() == QSize(320, 200)
