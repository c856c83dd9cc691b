"""Exported scores: each format is opened again and holds every figure; or there is no file."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.paper.export import (
    FORMATS,
    export_report,
)
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.games.cascadia.views.scored_tables import (
    FAMILY,
    ODD_NAMES,
    TABLES,
    named,
    numbers,
    parts,
    table,
)
from tests.views.drawn_text import run_on, squeezed, texts

Make = Callable[[], ScoredTable]
Rows = list[list[str]]

MEGABYTE = 1_000_000

pytestmark = pytest.mark.usefixtures("qapp")
every_table = pytest.mark.parametrize("make", TABLES.values(), ids=list(TABLES))


def exported(folder: Path, kind: str, shown: ScoredTable, theme: Theme = LIGHT) -> bytes:
    path = folder / f"score.{kind}"
    export_report(report_of(shown), path, theme)
    return path.read_bytes()


def blocks(data: bytes) -> tuple[Rows, Rows]:
    """The sheet and the units of a table."""
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    gap = rows.index([])
    return rows[:gap], rows[gap + 1 :]


def pdf_words(data: bytes) -> list[str]:
    """The words of each page, run on."""
    return [squeezed(page.extract_text()) for page in PdfReader(io.BytesIO(data)).pages]


# PNG


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("players", [1, 4])
def test_a_picture_is_large_and_full(tmp_path: Path, players: int, theme: Theme) -> None:
    image = QImage.fromData(exported(tmp_path, "png", table(players), theme))
    assert image.width() == 2400
    assert image.height() > 1500
    assert image.pixelColor(0, 0) == QColor(theme.paper)
    small = image.scaled(QSize(200, 200))
    assert len({small.pixel(x, y) for x in range(200) for y in range(200)}) > 1000


# SVG


@every_table
def test_a_drawing_is_text_with_every_figure(tmp_path: Path, make: Make) -> None:
    shown = make()
    data = exported(tmp_path, "svg", shown)
    root = ET.fromstring(data)
    width, height = root.attrib["width"], root.attrib["height"]
    assert root.attrib["viewBox"] == f"0 0 {width} {height}"
    assert width == "2400"
    found = texts(data)
    words = [text.words for text in found]
    for line in LINES:
        assert is_within(numbers(shown, line), words)
    for seat in shown.seats:
        assert squeezed(seat.name) in run_on(found)
    assert len(data) < 4 * MEGABYTE


def is_within(row: list[str], words: list[str]) -> bool:
    return any(words[at : at + len(row)] == row for at in range(len(words)))


def test_a_drawing_has_a_title_and_who_played(tmp_path: Path) -> None:
    root = ET.fromstring(exported(tmp_path, "svg", named(table(4), ODD_NAMES)))
    space = "{http://www.w3.org/2000/svg}"
    title, played = root.findtext(f"{space}title"), root.findtext(f"{space}desc")
    assert title is not None
    assert title.endswith("points")
    assert played is not None
    assert all(name in played for name in ODD_NAMES)


def test_a_drawing_looks_like_the_picture(tmp_path: Path) -> None:
    picture = QImage.fromData(exported(tmp_path, "png", table(2)))
    drawing = QImage(picture.size(), QImage.Format.Format_RGB32)
    drawing.fill(QColor("magenta"))
    painter = QPainter(drawing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    renderer = QSvgRenderer(QByteArray(exported(tmp_path, "svg", table(2))))
    renderer.render(painter, QRectF(drawing.rect()))
    painter.end()
    assert likeness(picture, drawing) < 2


def likeness(one: QImage, other: QImage) -> float:
    """How far apart two pictures are on average, in steps of colour."""
    small = QSize(150, 150)
    first, second = (
        bytes(image.scaled(small).convertToFormat(QImage.Format.Format_RGB888).constBits())
        for image in (one, other)
    )
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


# PDF


@every_table
def test_a_document_is_text_with_every_figure(tmp_path: Path, make: Make) -> None:
    shown = make()
    data = exported(tmp_path, "pdf", shown)
    first, *others = pdf_words(data)
    for line in LINES:
        row = [re.escape(squeezed(word)) for word in numbers(shown, line)]
        head = 2 if len(row) > 2 and row[1].isalpha() else 1
        # What a card scores may stand between its letter and the numbers.
        assert re.search("".join(row[:head]) + ".*?" + "".join(row[head:]), first)
    assert len(others) == len(shown.seats)
    for sheet, words in zip(shown.sheets, others, strict=True):
        for unit in sheet.units:
            assert squeezed(explanation(unit)) in words
    assert len(data) < 5 * MEGABYTE


def test_words_in_a_document_have_spaces_and_no_ligatures(tmp_path: Path) -> None:
    shown = named(table(2), ["Griffin Field", "Bo"])
    page = PdfReader(io.BytesIO(exported(tmp_path, "pdf", shown))).pages[0]
    words = page.extract_text()
    assert "Griffin Field and Bo" in words
    assert "Nature tokens" in words
    assert "\t" not in words


def test_a_document_knows_its_title(tmp_path: Path) -> None:
    about = PdfReader(io.BytesIO(exported(tmp_path, "pdf", table(1)))).metadata
    assert about is not None
    assert about.title
    assert re.fullmatch(r"\d+ points.*", about.title)


# CSV


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=lambda grid: grid.name)
@pytest.mark.parametrize("turns", [None, 13], ids=["over", "running"])
def test_a_table_is_the_sheets(tmp_path: Path, players: int, grid: Grid, turns: int | None) -> None:
    shown = table(players, grid, turns)
    check_table(exported(tmp_path, "csv", shown), shown)


def test_a_table_of_the_family_game(tmp_path: Path) -> None:
    shown = table(4, HEX, None, FAMILY)
    check_table(exported(tmp_path, "csv", shown), shown)


def check_table(data: bytes, shown: ScoredTable) -> None:
    sheet, units = blocks(data)
    assert sheet[0] == ["Line", "Name", *(seat.name for seat in shown.seats)]
    columns = list(zip(*sheet[1:], strict=True))
    ids = columns[0]
    for column, scored in zip(columns[2:], shown.sheets, strict=True):
        points = dict(zip(ids, map(int, column), strict=True))
        for line in LINES:
            assert points.pop(line.id) == line.points(scored)
        bonuses = {f"{each.word}_bonus": scored.of(Category.BONUS, each) for each in Habitat}
        assert points == bonuses
    assert units[0] == ["Player", "Line", "Points", "Why", "Cells"]
    assert units[1:] == list(unit_rows(shown))


def unit_rows(shown: ScoredTable) -> Iterator[list[str]]:
    for seat, sheet in zip(shown.seats, shown.sheets, strict=True):
        for line in parts():
            for unit in line.units(sheet):
                id_ = f"{line.id}_bonus" if unit.category is Category.BONUS else line.id
                cells = " ".join(f"({a}, {b})" for a, b in unit.cells)
                yield [seat.name, id_, str(unit.points), explanation(unit), cells]


def test_the_points_of_units_add_up_to_their_lines(tmp_path: Path) -> None:
    sheet, units = blocks(exported(tmp_path, "csv", table(3)))
    for column, player in enumerate(sheet[0][2:], 2):
        for row in sheet[1:]:
            own = [int(unit[2]) for unit in units if unit[:2] == [player, row[0]]]
            if row[0] not in ("wildlife", "habitats", "total"):
                assert sum(own) == int(row[column])


def test_spreadsheets_know_the_letters(tmp_path: Path) -> None:
    assert exported(tmp_path, "csv", table(1)).startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_name_becomes_a_formula(tmp_path: Path, name: str) -> None:
    sheet, units = blocks(exported(tmp_path, "csv", named(table(1), [name])))
    assert sheet[0][2] == units[1][0] == f"'{name}"


def test_other_names_stay_as_they_are(tmp_path: Path) -> None:
    names = ["a=b", 'O\'Neil, "Bob"; <b>', "Zoë 🦊", "שלום"]
    sheet, _ = blocks(exported(tmp_path, "csv", named(table(4), names)))
    assert sheet[0][2:] == names


# All of them


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_the_same_table_gives_the_same_file(tmp_path: Path, kind: str) -> None:
    first, second = (undated(exported(tmp_path, kind, table(2))) for _ in range(2))
    assert first == second


def undated(data: bytes) -> bytes:
    """`data` without the time that a document keeps."""
    return re.sub(rb'D:\d{14}|\d{4}-\d\d-\d\dT[^"]*', b"", data)


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_names_with_letters_that_no_file_may_hold(tmp_path: Path, kind: str) -> None:
    data = exported(tmp_path, kind, named(table(1), ["Ann\x01\ufffe\ud800 Bee"]))
    if kind == "svg":
        assert "Ann    Bee" in (ET.fromstring(data)[1].text or "")
    assert data
