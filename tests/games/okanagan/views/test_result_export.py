"""Exported results: each format is opened again and holds every figure."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QDate, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.okanagan.rules.rewards import REWARDS
from cascadia_qt.games.okanagan.rules.state import State
from cascadia_qt.games.okanagan.views.result.report import ResultReport, report_of
from cascadia_qt.games.okanagan.views.result.shown_result import row_name
from cascadia_qt.games.okanagan.words.explanation import line_words
from cascadia_qt.views.paper.export import FORMATS, export_report
from cascadia_qt.views.paper.pages import PAPER
from cascadia_qt.views.theme import DARK, LIGHT, Theme, palette
from tests.games.okanagan.views.results import CLEAR, NAMES, NUGGETS, PRINTED, TIE, played, shown
from tests.views.drawn_text import drawn, run_on, squeezed, texts

pytestmark = pytest.mark.usefixtures("qapp")

STATES = {
    "printed": PRINTED,
    "tie": TIE,
    "clear": CLEAR,
    "nuggets": NUGGETS,
    "four": played(4),
    "running": played(3, 60),
}
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
    for row in result.rows:
        assert squeezed(row_name(row)) in words


@every_state
def test_a_drawing_is_text_with_every_number(tmp_path: Path, state: State) -> None:
    """Before the points of nuggets stands how many there are."""
    result, seats = shown(state), range(len(shown(state).seats))
    data = exported(tmp_path, "svg", state)
    assert ET.fromstring(data).attrib["width"] == "2400"
    found = [text.words for text in texts(data)]
    for row in result.rows:
        wanted = []
        for seat in seats:
            points = result.points(seat, row)
            wanted.append("?" if points is None else str(points))
            if row == "nuggets":
                wanted.append(str(result.reckonings[seat].nuggets))
        told = found[found.index(row_name(row)) + 1 :]
        assert told[: len(wanted)] == wanted


@every_state
def test_a_table_is_the_sheet_the_rewards_and_the_reasons(tmp_path: Path, state: State) -> None:
    result = shown(state)
    sheet, held, reasons = parts_of(rows(exported(tmp_path, "csv", state)))
    assert sheet[0] == held[0] == ["Line", "Name", *result.names]
    assert [row[0] for row in sheet[1:]] == list(result.rows)
    assert [row[0] for row in held[1:]] == [*REWARDS, "nuggets"]
    for column, explorer in enumerate(result.state.explorers, 2):
        *parts, total = (int(row[column] or 0) for row in sheet[1:])
        assert sum(parts) == total == result.reckonings[column - 2].total
        assert [int(row[column]) for row in held[1:]] == [*explorer.rewards, explorer.nuggets]
    assert reasons[0] == ["Player", "Line", "Points", "Why"]
    for seat, name in enumerate(result.names):
        own = [row[1:] for row in reasons if row[0] == name]
        assert own == [
            [line.part, "" if line.points is None else str(line.points), line_words(line)]
            for line in result.lines(seat)
        ]


def parts_of(table: list[list[str]]) -> list[list[list[str]]]:
    """What stands between empty rows."""
    found: list[list[list[str]]] = [[]]
    for row in table:
        if row:
            found[-1].append(row)
        else:
            found.append([])
    return found


def test_paper_is_light_where_the_window_is_dark(qapp: QApplication) -> None:
    before = qapp.palette()
    pictures = []
    for theme in (LIGHT, DARK):
        qapp.setPalette(palette(theme))
        report = ResultReport(shown(CLEAR), PAPER, QDate(2026, 11, 18))
        image = QImage(900, 700, QImage.Format.Format_RGB32)
        image.fill(QColor(PAPER.paper))
        painter = QPainter(image)
        report.paint_table(painter, QRectF(0, 0, 300, 700))
        report.paint_sheet(painter, QPointF(300, 0), 600)
        painter.end()
        pictures.append(image)
    qapp.setPalette(before)
    assert pictures[0] == pictures[1]


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
    around = room.adjusted(-2, -2, 2, 2)
    for page in report_of(shown(state, names))(PAPER).pages(room):
        found = drawn(room.size().toSize(), page)
        assert run_on(found)
        assert [text.words for text in found if not around.contains(text.box)] == []


def test_reasons_that_have_no_room_have_a_page_of_their_own() -> None:
    wide = QRectF(0, 0, 2365, 1522)
    assert len(report_of(shown(CLEAR))(PAPER).pages(wide)) == 1
    first, second = report_of(shown(played(4)))(PAPER).pages(wide)
    told = [text.words for text in drawn(wide.size().toSize(), second)]
    assert all(name in told for name in NAMES)
    assert not any("Explorer:" in text.words for text in drawn(wide.size().toSize(), first))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_words_stand_over_others(players: int) -> None:
    report = report_of(shown(played(players)))(LIGHT)
    found = drawn(report.picture_size(), report.paint_picture)
    for number, one in enumerate(found):
        over = [other.words for other in found[number + 1 :] if one.box.intersects(other.box)]
        assert over == [], one.words
