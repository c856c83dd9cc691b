"""Reports on paper: every page has its number, and small paper holds as much as large."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from cascadia_qt.views.paper.lettering import Paragraph
from cascadia_qt.views.paper.pages import PAPER, numbered_pages, paint_pages
from tests.views.drawn_text import drawn, run_on, squeezed
from tests.views.toy_report import PAGES, ToyReport

A4 = QSizeF(1594, 2365)

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_foot_of_a_page_tells_where_it_belongs() -> None:
    first, second = (drawn(A4.toSize(), page) for page in numbered_pages(ToyReport(PAPER), A4))
    assert [text.words for text in first] == [PAGES[0], "Page 1 of 2"]
    told = f"{ToyReport.title} · {ToyReport.about}"
    assert run_on(second) == squeezed(f"{PAGES[1]}{told}Page 2 of 2")


def test_the_foot_lies_below_the_room_of_the_report() -> None:
    report = ToyReport(PAPER)
    pages = numbered_pages(report, A4)
    (room,) = report.rooms
    assert room.topLeft().isNull()
    assert room.width() == A4.width()
    for page in pages:
        foot = drawn(A4.toSize(), page)[-1].box
        assert foot.top() > room.bottom()
        assert QRectF(0, 0, A4.width() + 1, A4.height()).contains(foot)


def test_a_long_title_leaves_the_number_alone() -> None:
    report = ToyReport(PAPER)
    report.title = "Bartholomew Featherstone wins " * 20
    *_, words, number = drawn(A4.toSize(), numbered_pages(report, A4)[1])
    assert number.words == "Page 2 of 2"
    assert words.box.right() < number.box.left()


@pytest.mark.parametrize("upright", [True, False], ids=["upright", "wide"])
@pytest.mark.parametrize("size", ["A3", "A4", "A6"])
def test_paper_is_never_too_narrow(tmp_path: Path, size: str, upright: bool) -> None:
    """On little paper everything is smaller instead."""
    writer = QPdfWriter(str(tmp_path / "pages.pdf"))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId[size]))
    orientations = QPageLayout.Orientation
    writer.setPageOrientation(orientations.Portrait if upright else orientations.Landscape)
    report = ToyReport(PAPER)
    paint_pages(report, writer)
    (room,) = report.rooms
    assert min(room.width(), room.height() + 72) >= 1589
    assert (room.height() > room.width()) is upright


@given(
    text=st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=80),
    width=st.integers(20, 600),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_paragraph_keeps_every_letter(text: str, width: int) -> None:
    plain = Paragraph(text, 26, width)
    fitted = Paragraph.fitted(text, 60, width, 2)
    assert squeezed("".join(plain.lines)) == squeezed("".join(fitted.lines)) == squeezed(text)
    assert fitted.pixels <= 60
