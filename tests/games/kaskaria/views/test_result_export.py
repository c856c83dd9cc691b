"""Exported results: each format is opened again and holds every figure."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage

from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.result.report import report_of
from cascadia_qt.games.kaskaria.views.result.shown_result import ROWS
from cascadia_qt.games.kaskaria.words.explanation import part_name
from cascadia_qt.views.paper.export import FORMATS, export_report
from cascadia_qt.views.paper.pages import PAPER
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.games.kaskaria.views.results import CLEAR, NAMES, PRINTED, TIE, played, shown
from tests.views.drawn_text import drawn, run_on, squeezed, texts

pytestmark = pytest.mark.usefixtures("qapp")

STATES = {"printed": PRINTED, "tie": TIE, "clear": CLEAR, "running": played(3, 30)}
every_state = pytest.mark.parametrize("state", STATES.values(), ids=list(STATES))
ODD_NAMES = ('O\'Neil, "Bob"; <b>', "Zoë 🦊", "שלום", "W" * 40)


def exported(
    folder: Path,
    kind: str,
    state: State,
    theme: Theme = LIGHT,
    names: tuple[str, ...] = NAMES,
) -> bytes:
    path = folder / f"result.{kind}"
    export_report(report_of(shown(state, names)), path, theme)
    return path.read_bytes()


def rows(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_is_large_and_full(tmp_path: Path, theme: Theme) -> None:
    image = QImage.fromData(exported(tmp_path, "png", PRINTED, theme))
    assert image.width() == 2400
    assert image.height() > 1200
    assert image.pixelColor(0, 0) == QColor(theme.paper)
    small = image.scaled(QSize(200, 200))
    assert len({small.pixel(x, y) for x in range(200) for y in range(200)}) > 1000


@every_state
def test_a_document_tells_every_part_and_why(tmp_path: Path, state: State) -> None:
    result = shown(state)
    (page,) = PdfReader(io.BytesIO(exported(tmp_path, "pdf", state))).pages
    words = squeezed(page.extract_text())
    assert squeezed(result.outcome.title) in words
    for seat, name in enumerate(result.names):
        assert squeezed(name) in words
        for line in result.lines(seat):
            assert squeezed(line.why) in words
    for row in ROWS:
        numbers = [str(result.gold(seat, row)) for seat in range(len(result.seats))]
        assert squeezed(part_name(row)) in words
        if result.place(0, row) is None:
            assert "".join(numbers) in words


@every_state
def test_a_drawing_is_text_with_every_number(tmp_path: Path, state: State) -> None:
    result = shown(state)
    data = exported(tmp_path, "svg", state)
    assert ET.fromstring(data).attrib["width"] == "2400"
    found = texts(data)
    for row in ROWS:
        at = [text.words for text in found].index(part_name(row))
        told = [text.words for text in found[at + 1 :] if text.words.isdecimal()]
        assert told[: len(result.seats)] == [
            str(result.gold(seat, row)) for seat in range(len(result.seats))
        ]


@every_state
def test_a_table_is_the_sheet_and_the_reasons(tmp_path: Path, state: State) -> None:
    result = shown(state)
    found = rows(exported(tmp_path, "csv", state))
    gap = found.index([])
    sheet, reasons = found[:gap], found[gap + 1 :]
    assert sheet[0] == ["Line", "Name", *result.names]
    assert [row[0] for row in sheet[1:]] == list(ROWS)
    for column, seat in enumerate(range(len(result.seats)), 2):
        *parts, total = (int(row[column]) for row in sheet[1:])
        assert sum(parts) == total == result.reckonings[seat].total
    assert reasons[0] == ["Player", "Line", "Gold", "Why"]
    for seat, name in enumerate(result.names):
        own = [row[1:] for row in reasons if row[0] == name]
        assert own == [
            [line.part, "" if line.gold is None else str(line.gold), line.why]
            for line in result.lines(seat)
        ]


@pytest.mark.parametrize("name", ["=1+1", "+49", "-x", "@SUM(A1)"])
def test_no_name_becomes_a_formula(tmp_path: Path, name: str) -> None:
    data = exported(tmp_path, "csv", CLEAR, names=(name, "Bo"))
    assert rows(data)[0][2] == f"'{name}"


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_odd_names_are_written(tmp_path: Path, kind: str) -> None:
    assert exported(tmp_path, kind, PRINTED, names=ODD_NAMES)
    assert exported(tmp_path, kind, CLEAR, names=("Ann\x01\ufffe\ud800 Bee", "Bo"))


@pytest.mark.parametrize("room", [QRectF(0, 0, 1594, 2293), QRectF(0, 0, 2365, 1522)])
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES], ids=["usual", "odd"])
@every_state
def test_nothing_is_written_outside_of_the_page(
    state: State, names: tuple[str, ...], room: QRectF
) -> None:
    (page,) = report_of(shown(state, names))(PAPER).pages(room)
    found = drawn(room.size().toSize(), page)
    assert run_on(found)
    around = room.adjusted(-2, -2, 2, 2)
    assert [text.words for text in found if not around.contains(text.box)] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_words_stand_over_others(players: int) -> None:
    report = report_of(shown(played(players)))(LIGHT)
    found = drawn(report.picture_size(), report.paint_picture)
    for number, one in enumerate(found):
        over = [other.words for other in found[number + 1 :] if one.box.intersects(other.box)]
        assert over == [], one.words
