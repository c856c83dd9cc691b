"""Reports as files: each format is opened again, and there is a whole file or none."""

from __future__ import annotations

import io
import re
import resource
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QByteArray, QLocale, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cascadia_qt.views.file_formats import ExportError
from cascadia_qt.views.paper.export import FORMATS, export_report
from cascadia_qt.views.portable import portable_text
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.views.toy_report import PAGES, SIZE, ToyReport

pytestmark = pytest.mark.usefixtures("qapp")


def exported(folder: Path, kind: str, theme: Theme = LIGHT) -> bytes:
    path = folder / f"score.{kind}"
    export_report(ToyReport, path, theme)
    return path.read_bytes()


def undated(data: bytes) -> bytes:
    """`data` without the time that a document keeps."""
    return re.sub(rb'D:\d{14}|\d{4}-\d\d-\d\dT[^"]*', b"", data)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_is_as_large_as_the_report_in_its_colours(tmp_path: Path, theme: Theme) -> None:
    image = QImage.fromData(exported(tmp_path, "png", theme))
    assert image.size() == SIZE
    assert image.pixelColor(0, 0) == QColor(theme.paper)
    assert image.pixelColor(300, 250) == QColor(theme.gold)


def test_a_drawing_is_text_with_a_title(tmp_path: Path) -> None:
    root = ET.fromstring(exported(tmp_path, "svg"))
    space = "{http://www.w3.org/2000/svg}"
    assert (root.attrib["width"], root.attrib["height"]) == ("600", "400")
    assert root.attrib["viewBox"] == "0 0 600 400"
    assert root.findtext(f"{space}title") == ToyReport.title
    assert root.findtext(f"{space}desc") == ToyReport.about
    assert [text.text for text in root.iter(f"{space}text")] == [ToyReport.title]


def test_a_drawing_looks_like_the_picture(tmp_path: Path) -> None:
    picture = QImage.fromData(exported(tmp_path, "png", DARK))
    drawing = QImage(picture.size(), QImage.Format.Format_RGB32)
    drawing.fill(QColor("magenta"))
    painter = QPainter(drawing)
    renderer = QSvgRenderer(QByteArray(exported(tmp_path, "svg", DARK)))
    renderer.render(painter, QRectF(drawing.rect()))
    painter.end()
    for x, y in ((0, 0), (300, 250), (500, 300), (599, 399)):
        assert drawing.pixelColor(x, y) == picture.pixelColor(x, y)


def test_a_document_has_every_page_and_knows_its_title(tmp_path: Path) -> None:
    document = PdfReader(io.BytesIO(exported(tmp_path, "pdf")))
    assert document.metadata is not None
    assert document.metadata.title == ToyReport.title
    for page, words in zip(document.pages, PAGES, strict=True):
        assert words in page.extract_text()


def test_a_document_has_spaces_and_no_ligatures(tmp_path: Path) -> None:
    words = PdfReader(io.BytesIO(exported(tmp_path, "pdf"))).pages[1].extract_text()
    assert ToyReport.about in words
    assert "\t" not in words


def test_a_table_is_what_the_report_says(tmp_path: Path) -> None:
    assert exported(tmp_path, "csv") == ToyReport(LIGHT).csv()


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_the_same_report_gives_the_same_file(tmp_path: Path, kind: str) -> None:
    first, second = (undated(exported(tmp_path, kind)) for _ in range(2))
    assert first == second


def test_what_no_file_may_hold_becomes_room() -> None:
    assert portable_text("Ann\x01\ufffe\uffff\ud800 Bee") == "Ann     Bee"
    assert portable_text("Zoë 🦊 שלום <b>") == "Zoë 🦊 שלום <b>"


def test_a_drawing_has_a_font_to_fall_back_on(tmp_path: Path) -> None:
    data = exported(tmp_path, "svg").decode()
    families = re.findall(r'font-family="([^"]*)"', data)
    assert families
    assert all(family.endswith(", sans-serif") for family in families)


@pytest.mark.parametrize(
    ("territory", "size"),
    [
        (QLocale.Country.UnitedStates, (612, 792)),
        (QLocale.Country.Canada, (612, 792)),
        (QLocale.Country.France, (595, 842)),
        (QLocale.Country.UnitedKingdom, (595, 842)),
        (QLocale.Country.AnyCountry, (595, 842)),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_paper_is_of_the_country(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    territory: QLocale.Country,
    size: tuple[int, int],
) -> None:
    here = QLocale(QLocale.Language.AnyLanguage, territory)
    if territory is QLocale.Country.AnyCountry:
        here = QLocale.c()
    monkeypatch.setattr(QLocale, "system", lambda: here)
    box = PdfReader(io.BytesIO(exported(tmp_path, "pdf"))).pages[0].mediabox
    assert (round(box.width), round(box.height)) == size


def test_a_document_is_on_light_paper_whatever_the_theme(tmp_path: Path) -> None:
    light, dark = (exported(tmp_path, "pdf", theme) for theme in (LIGHT, DARK))
    assert undated(light) == undated(dark)


def test_suffixes_are_read_in_any_case(tmp_path: Path) -> None:
    export_report(ToyReport, tmp_path / "SCORE.CSV", LIGHT)
    assert (tmp_path / "SCORE.CSV").read_bytes() == exported(tmp_path, "csv")


def test_a_file_dialog_is_told_every_format() -> None:
    assert FORMATS.name_filters() == [
        "PDF document (*.pdf)",
        "PNG picture (*.png)",
        "SVG drawing (*.svg)",
        "CSV table (*.csv)",
    ]


@pytest.mark.parametrize(
    ("name", "chosen", "path"),
    [
        ("/a/score", 0, "/a/score.pdf"),
        ("/a/score", 3, "/a/score.csv"),
        ("/a/score.svg", 1, "/a/score.svg"),
        ("/a/score.PNG", 0, "/a/score.PNG"),
        ("/a/Ann vs. Ben", 1, "/a/Ann vs. Ben.png"),
    ],
)
def test_a_name_gets_the_suffix_it_lacks(name: str, chosen: int, path: str) -> None:
    assert FORMATS.path_for(name, FORMATS.name_filters()[chosen]) == Path(path)


def test_a_dialog_that_tells_no_format_gets_a_document() -> None:
    assert FORMATS.path_for("score", "") == Path("score.pdf")


@pytest.mark.parametrize("kind", FORMATS.suffixes)
@pytest.mark.parametrize("place", ["missing/score", "folder"])
def test_where_nothing_can_be_written(tmp_path: Path, place: str, kind: str) -> None:
    path = tmp_path / f"{place}.{kind}"
    folder = tmp_path / f"folder.{kind}"
    folder.mkdir()
    sentence = rf"{re.escape(path.name)} cannot be written: [^\n\[]+\."
    with pytest.raises(ExportError, match=rf"^{sentence}$"):
        export_report(ToyReport, path, LIGHT)
    assert list(tmp_path.rglob("*")) == [folder]


@pytest.mark.parametrize("name", ["score", "score.jpg", "score.", ".png"])
def test_other_formats_are_refused(tmp_path: Path, name: str) -> None:
    known = r"\.pdf, \.png, \.svg, \.csv"
    with pytest.raises(ExportError, match=rf"^{re.escape(name)} must end in one of {known}\.$"):
        export_report(ToyReport, tmp_path / name, LIGHT)
    assert not list(tmp_path.iterdir())


@pytest.fixture
def full_disk() -> Iterator[None]:
    """Files cannot grow beyond a few bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("kind", FORMATS.suffixes)
@pytest.mark.usefixtures("full_disk")
def test_a_full_disk_leaves_what_was_there(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"score.{kind}"
    path.write_bytes(b"before")
    with pytest.raises(ExportError, match=rf"^score\.{kind} cannot be written: "):
        export_report(ToyReport, path, LIGHT)
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]
