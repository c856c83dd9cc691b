"""Posters: everything has its own place, and every format holds it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cascadia_qt.games.cascadia.views.poster.export import (
    FORMATS,
    export_poster,
    poster_image,
)
from cascadia_qt.games.cascadia.views.poster.paper import MOST_PIXELS, SHEETS, Paper, Screen
from cascadia_qt.games.cascadia.views.poster.poster import (
    Poster,
    PosterPainter,
    default_title,
    poster_size,
)
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.words.score_lines import LINES, Kind
from cascadia_qt.rules.grid import HEX, SQUARE
from cascadia_qt.views.file_formats import ExportError
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.games.cascadia.views.scored_tables import FAMILY, ODD_NAMES, named, table
from tests.games.cascadia.views.test_score_export import likeness
from tests.views.drawn_text import Text, drawn, run_on, squeezed, texts

pytestmark = pytest.mark.usefixtures("qapp")

DAY = date(2026, 11, 16)
CODE = "HCVJ-MFXV-8P3G"
MEGABYTE = 1_000_000
LONG_NAMES = ("W" * 100, "<table width=30000>x</table>", "An " * 33, "<b>")
LONG_TITLE = "A long and very windy evening with all of the neighbours"
PAPERS: dict[str, Paper] = {
    "A4": SHEETS["A4"],
    "A4-wide": SHEETS["A4"].turned(),
    "square": SHEETS["square"],
    "half": Screen(800, 1600),
    "banner": Screen(1600, 800),
}
TABLES: dict[str, Callable[[], ScoredTable]] = {
    "solo": lambda: table(1),
    "solo-square": lambda: table(1, SQUARE),
    "two": lambda: table(2),
    "three-running": lambda: table(3, HEX, 20),
    "four-family": lambda: table(4, HEX, None, FAMILY),
    "four-square-start": lambda: table(4, SQUARE, 0),
    "odd-names": lambda: named(table(4), ODD_NAMES),
    "long-names": lambda: named(table(4), LONG_NAMES),
    "long-name": lambda: named(table(1), LONG_NAMES[:1]),
}
every_paper = pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
every_table = pytest.mark.parametrize("make", TABLES.values(), ids=list(TABLES))


def poster(
    shown: ScoredTable, title: str | None = None, theme: Theme = LIGHT, code: str = CODE
) -> Poster:
    seats = tuple(range(len(shown.seats)))
    words = default_title(shown, seats) if title is None else title
    return Poster(shown, seats, words, DAY, code, theme)


def written(one: Poster, paper: Paper) -> list[Text]:
    painting = PosterPainter(one, paper.shape, fineness=0.1)
    return drawn(painting.size.toSize(), painting.paint)


def exported(folder: Path, kind: str, one: Poster, paper: Paper) -> bytes:
    path = folder / f"poster.{kind}"
    export_poster(one, paper, path)
    return path.read_bytes()


# The plan


@every_paper
@every_table
@pytest.mark.parametrize("title", [None, LONG_TITLE, ""], ids=["names", "long", "none"])
def test_no_block_lies_on_another(
    make: Callable[[], ScoredTable], paper: Paper, title: str | None
) -> None:
    plan = PosterPainter(poster(make(), title), paper.shape).plan
    page = QRectF(0, 0, *poster_size(paper.shape).toTuple())
    assert page.contains(plan.frame)
    for block in plan.blocks:
        assert block.isValid()
        assert plan.frame.contains(block)
    for one, other in combinations(plan.blocks, 2):
        assert not one.intersects(other)
    assert all(min(land.width(), land.height()) > 250 for land in plan.lands)


@every_paper
@every_table
def test_no_words_lie_on_others_and_all_are_inside(
    make: Callable[[], ScoredTable], paper: Paper
) -> None:
    one = poster(make())
    frame = PosterPainter(one, paper.shape).plan.frame
    found = [text for text in written(one, paper) if text.words and text.words.isascii()]
    for text in found:
        assert frame.contains(text.box), text
    for text, other in combinations(found, 2):
        assert not text.box.intersects(other.box), (text, other)


@pytest.mark.parametrize("shape", [(210, 297), (297, 210), (300, 300), (1, 2), (2, 1)], ids=str)
def test_words_have_the_room_that_they_have_on_a4(shape: tuple[int, int]) -> None:
    size = poster_size(QSizeF(*shape))
    assert size.width() / size.height() == pytest.approx(shape[0] / shape[1])
    assert min(size.width(), size.height()) >= 2100 - 1e-6
    assert max(size.width(), size.height()) >= 2970 - 1e-6


# The words


@every_paper
@every_table
def test_it_says_who_what_when_and_which_deal(
    make: Callable[[], ScoredTable], paper: Paper
) -> None:
    shown = make()
    words = run_on(written(poster(shown), paper))
    for seat in shown.seats:
        assert squeezed(seat.name) in words
    assert "16November2026" in words
    assert f"Dealcode{CODE}" in words
    for line in LINES:
        if line.kind is not Kind.SUM:
            assert squeezed(line.name()) in words


@pytest.mark.parametrize("paper", [SHEETS["A4"], SHEETS["A4"].turned()], ids=["below", "beside"])
def test_every_figure_of_the_sheet_is_there(paper: Paper) -> None:
    shown = table(4)
    found = [text.words for text in written(poster(shown), paper)]
    for sheet in shown.sheets:
        for line in LINES:
            if line.kind is not Kind.SUM:
                assert str(line.points(sheet)) in found
            if line.bonus(sheet):
                assert f"+{line.bonus(sheet)}" in found


def test_one_landscape_of_several_has_its_own_points_only() -> None:
    shown = table(4)
    one = replace(poster(shown), seats=(2,), title="Cleo")
    painting = PosterPainter(one, SHEETS["A4"].shape)
    assert len(painting.plan.lands) == 1
    words = [text.words for text in written(one, SHEETS["A4"])]
    assert "Cleo" in words
    assert f"{shown.sheets[2].total} points" in words
    assert not {"Ann", "Ben", "Dan"} & set(words)


def test_a_game_nobody_knows_the_deal_of_has_no_code() -> None:
    words = run_on(written(poster(table(1), code=""), SHEETS["A4"]))
    assert "Deal" not in words


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_no_name_spoils_a_file(tmp_path: Path, kind: str) -> None:
    one = poster(named(table(2), ["A\x00n\ud800n", "B\x1bo\uffff"]))
    data = exported(tmp_path, kind, one, Screen(500, 500))
    if kind == "svg":
        assert "A n n and B o" in [text.words for text in texts(data)]


def test_words_are_in_the_language_of_the_program(shouting: None) -> None:
    words = run_on(written(poster(table(1)), SHEETS["A4"]))
    assert f"DEALCODE{CODE}" in words
    assert "BEAR" in words


# PNG


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(500, 700), (1201, 777)], ids=str)
def test_a_picture_has_the_pixels_asked_for(
    tmp_path: Path, theme: Theme, size: tuple[int, int]
) -> None:
    data = exported(tmp_path, "png", poster(table(1), theme=theme), Screen(*size))
    image = QImage.fromData(data)
    assert image.size() == QSize(*size)
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert {image.pixelColor(*corner).name() for corner in corners} == {QColor(theme.paper).name()}
    small = image.scaled(QSize(200, 200))
    assert len({small.pixel(x, y) for x in range(200) for y in range(200)}) > 1000


@pytest.mark.parametrize(("name", "pixels"), [("A4", (2480, 3508)), ("square", (3543, 3543))])
def test_paper_is_as_fine_as_print(name: str, pixels: tuple[int, int]) -> None:
    assert SHEETS[name].pixels == QSize(*pixels)
    assert SHEETS[name].turned().pixels == QSize(*reversed(pixels))
    assert all(s.pixels.width() * s.pixels.height() <= MOST_PIXELS for s in SHEETS.values())


@pytest.mark.parametrize(
    ("size", "usable"),
    [
        ((1920, 1080), True),
        ((1000, 2000), True),
        ((1000, 2001), False),
        ((399, 500), False),
        ((12000, 9999), True),
        ((12000, 12000), False),
        ((12001, 9000), False),
    ],
    ids=str,
)
def test_pictures_without_room_are_refused(size: tuple[int, int], usable: bool) -> None:
    assert Screen(*size).usable is usable


def test_too_large_a_picture_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cascadia_qt.games.cascadia.views.poster.export.poster_image", lambda *_: QImage()
    )
    with pytest.raises(ExportError, match=r"^There is not enough memory for so large a picture\.$"):
        export_poster(poster(table(1)), SHEETS["A4"], tmp_path / "poster.png")
    assert not list(tmp_path.iterdir())


# SVG


@pytest.mark.parametrize(
    ("make", "paper"),
    [(lambda: table(1), "A4"), (lambda: table(4), "square"), (lambda: table(4, SQUARE), "A4-wide")],
    ids=["solo", "four", "four-square-wide"],
)
def test_a_drawing_is_text_and_not_too_large(
    tmp_path: Path, make: Callable[[], ScoredTable], paper: str
) -> None:
    shown, sheet = make(), PAPERS[paper]
    data = exported(tmp_path, "svg", poster(shown), sheet)
    root = ET.fromstring(data)
    assert (root.attrib["width"], root.attrib["height"]) == sheet.lengths
    assert root.attrib["width"].endswith("mm")
    words = run_on(texts(data))
    assert f"Dealcode{CODE}" in words
    assert all(str(sheet.total) in words for sheet in shown.sheets)
    assert len(data) < 3.2 * MEGABYTE


def test_a_drawing_of_pixels_has_pixels(tmp_path: Path) -> None:
    root = ET.fromstring(exported(tmp_path, "svg", poster(table(1)), Screen(1600, 900)))
    assert (root.attrib["width"], root.attrib["height"]) == ("1600", "900")


def test_a_drawing_has_a_title_and_a_font_to_fall_back_on(tmp_path: Path) -> None:
    data = exported(
        tmp_path, "svg", poster(named(table(4), ODD_NAMES), "Us & <them>"), SHEETS["A4"]
    )
    space = "{http://www.w3.org/2000/svg}"
    root = ET.fromstring(data)
    assert root.findtext(f"{space}title") == "Us & <them>"
    about = root.findtext(f"{space}desc")
    assert about is not None
    assert all(name in about for name in ODD_NAMES)
    assert about.endswith(f"16 November 2026 · Deal code {CODE}")
    families = re.findall(r'font-family="([^"]*)"', data.decode())
    assert families
    assert all(family.endswith(", sans-serif") for family in families)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_drawing_looks_like_the_picture(tmp_path: Path, theme: Theme) -> None:
    one = poster(table(2), theme=theme)
    picture = poster_image(one, QSize(840, 1188))
    drawing = QImage(picture.size(), QImage.Format.Format_RGB32)
    drawing.fill(QColor("magenta"))
    painter = QPainter(drawing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    renderer = QSvgRenderer(QByteArray(exported(tmp_path, "svg", one, SHEETS["A4"])))
    renderer.render(painter, QRectF(drawing.rect()))
    painter.end()
    assert likeness(picture, drawing) < 3


# PDF


@pytest.mark.parametrize(
    ("paper", "millimetres"),
    [
        (SHEETS["A4"], (210, 297)),
        (SHEETS["A4"].turned(), (297, 210)),
        (SHEETS["A3"], (297, 420)),
        (SHEETS["A2"], (420, 594)),
        (SHEETS["square"], (300, 300)),
        (Screen(960, 480), (254, 127)),
    ],
    ids=["A4", "A4-wide", "A3", "A2", "square", "pixels"],
)
def test_a_document_is_one_page_of_exactly_that_size(
    tmp_path: Path, paper: Paper, millimetres: tuple[float, float]
) -> None:
    data = exported(tmp_path, "pdf", poster(table(1, HEX, 0)), paper)
    (page,) = PdfReader(io.BytesIO(data)).pages
    found = (float(page.mediabox.width), float(page.mediabox.height))
    assert found == pytest.approx([side * 72 / 25.4 for side in millimetres], abs=0.6)


def test_a_document_is_text_with_every_figure(tmp_path: Path) -> None:
    shown = table(4)
    data = exported(tmp_path, "pdf", poster(shown), SHEETS["A3"])
    document = PdfReader(io.BytesIO(data))
    words = document.pages[0].extract_text()
    assert "Ann, Ben, Cleo and Dan" in words
    assert f"Deal code {CODE}" in words
    assert "16 November 2026" in words
    assert all(str(sheet.total) in words for sheet in shown.sheets)
    assert document.metadata is not None
    assert document.metadata.title == "Ann, Ben, Cleo and Dan"
    assert len(data) < 6 * MEGABYTE


# All of them


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_dark_is_dark(tmp_path: Path, kind: str) -> None:
    light, dark = (
        exported(tmp_path, kind, poster(table(1, HEX, 0), theme=theme), Screen(400, 600))
        for theme in (LIGHT, DARK)
    )
    assert light != dark


@pytest.mark.parametrize("name", ["poster", "poster.jpg", ".png"])
def test_other_formats_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ExportError, match=rf"^{re.escape(name)} must end in one of \.png, "):
        export_poster(poster(table(1)), SHEETS["A4"], tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "poster.svg"
    with pytest.raises(ExportError, match=r"^poster\.svg cannot be written: "):
        export_poster(poster(table(1, HEX, 0)), Screen(400, 400), path)


def test_the_filter_decides_where_no_suffix_was_typed() -> None:
    assert FORMATS.path_for("a/poster", FORMATS.name_filters()[2]) == Path("a/poster.pdf")
    assert FORMATS.path_for("a/poster.SVG", FORMATS.name_filters()[2]) == Path("a/poster.SVG")
    assert FORMATS.path_for("a/poster", "") == Path("a/poster.png")
