"""Exported results: each format is opened again and holds every clue."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage

from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.views.result.report import report_of
from cascadia_qt.games.cryptid.words.sentences import clue_sentence
from cascadia_qt.rules.record import Record
from cascadia_qt.views.paper.export import FORMATS, export_report
from cascadia_qt.views.paper.pages import PAPER
from cascadia_qt.views.theme import DARK, LIGHT, Theme
from tests.games.cryptid.views.results import NAMES, finished, running, shown
from tests.views.drawn_text import drawn, run_on, squeezed

pytestmark = pytest.mark.usefixtures("qapp")

RECORDS = {
    "two": finished(2),
    "three": finished(3),
    "five": finished(5, "advanced"),
    "running": running(3),
}
every_record = pytest.mark.parametrize("record", RECORDS.values(), ids=list(RECORDS))
ODD_NAMES = ('O\'Neil, "Bob"; <b>', "Zoë 🦊", "שלום", "W" * 40, "=1+1")


def exported(
    folder: Path,
    kind: str,
    record: Record,
    theme: Theme = LIGHT,
    names: tuple[str, ...] = NAMES,
) -> bytes:
    path = folder / f"result.{kind}"
    export_report(report_of(shown(record, names)), path, theme)
    return path.read_bytes()


def rows(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_picture_is_large_and_full(tmp_path: Path, theme: Theme) -> None:
    image = QImage.fromData(exported(tmp_path, "png", RECORDS["five"], theme))
    assert image.width() == 2400
    assert image.height() > 1200
    assert image.pixelColor(0, 0) == QColor(theme.paper)
    small = image.scaled(QSize(200, 200))
    assert len({small.pixel(x, y) for x in range(200) for y in range(200)}) > 1000


@every_record
def test_a_document_tells_the_outcome_and_every_clue(tmp_path: Path, record: Record) -> None:
    result = shown(record)
    (page,) = PdfReader(io.BytesIO(exported(tmp_path, "pdf", record))).pages
    words = squeezed(page.extract_text())
    assert squeezed(result.outcome.title) in words
    for name in result.names:
        assert squeezed(name) in words
    told = [squeezed(clue_sentence(clue)) in words for clue in record.options.clues]
    assert told == [result.over] * len(told)


@every_record
def test_a_drawing_can_be_read_again(tmp_path: Path, record: Record) -> None:
    assert ET.fromstring(exported(tmp_path, "svg", record)).attrib["width"] == "2400"


@every_record
def test_a_table_holds_players_and_clues(tmp_path: Path, record: Record) -> None:
    result, options = shown(record), record.options
    found = rows(exported(tmp_path, "csv", record))
    gap = found.index([])
    players, clues = found[1:gap], found[gap + 2 :]
    assert [row[0] for row in players] == result.names
    assert {row[2] for row in players} == {str(result.state.round)}
    won = [seat for seat, row in enumerate(players) if row[1]]
    assert won == list(result.outcome.winners)
    if not result.over:
        assert clues == []
        return
    assert players[won[0]][1] == name_of(options.puzzle.habitat)
    assert [row[1] for row in clues] == list(options.clues)
    for colour, row in enumerate(clues):
        assert row[4].split() == [name_of(cell) for cell in cells_in(options.fitting(colour))]
        assert int(row[3]) == len(row[4].split())


def test_no_name_becomes_a_formula(tmp_path: Path) -> None:
    data = exported(tmp_path, "csv", RECORDS["three"], names=("=1+1", "+49", "@SUM(A1)"))
    assert [row[0] for row in rows(data)[1:4]] == ["'=1+1", "'+49", "'@SUM(A1)"]


@pytest.mark.parametrize("kind", FORMATS.suffixes)
def test_odd_names_are_written(tmp_path: Path, kind: str) -> None:
    assert exported(tmp_path, kind, RECORDS["five"], names=ODD_NAMES)


@pytest.mark.parametrize("room", [QRectF(0, 0, 1594, 2293), QRectF(0, 0, 2365, 1522)])
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES], ids=["usual", "odd"])
@every_record
def test_nothing_is_written_outside_of_the_page(
    record: Record, names: tuple[str, ...], room: QRectF
) -> None:
    (page,) = report_of(shown(record, names))(PAPER).pages(room)
    found = drawn(room.size().toSize(), page)
    assert run_on(found)
    around = room.adjusted(-2, -2, 2, 2)
    assert [text.words for text in found if not around.contains(text.box)] == []


@every_record
def test_no_words_stand_over_others(record: Record) -> None:
    report = report_of(shown(record))(LIGHT)
    found = drawn(report.picture_size(), report.paint_picture)
    for number, one in enumerate(found):
        over = [other.words for other in found[number + 1 :] if one.box.intersects(other.box)]
        assert over == [], one.words
