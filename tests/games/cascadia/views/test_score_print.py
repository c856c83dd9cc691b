"""The print preview: it opens without a printer, shows every page and prints into a PDF."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.games.cascadia.words.units import explanation
from cascadia_qt.views.paper.printing import print_preview
from tests.games.cascadia.views.scored_tables import ODD_NAMES, named, table
from tests.views.drawn_text import squeezed

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def pages_of(dialog: QPrintPreviewDialog) -> QPrintPreviewWidget:
    """The pages of `dialog`, which is shown."""
    dialog.show()
    QGuiApplication.processEvents()
    found = dialog.findChild(QPrintPreviewWidget)
    assert isinstance(found, QPrintPreviewWidget)
    return found


def printed(dialog: QPrintPreviewDialog, path: Path) -> PdfReader:
    """What comes out when the dialog prints into a file."""
    shown = pages_of(dialog)
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    shown.print_()
    return PdfReader(path)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_page_for_all_and_one_for_each(parent: QWidget, players: int) -> None:
    dialog = print_preview(report_of(table(players)), parent)
    assert pages_of(dialog).pageCount() == 1 + players


def test_what_is_printed_has_names_and_reasons(parent: QWidget, tmp_path: Path) -> None:
    shown = named(table(2), ["Griffin", "Bo"])
    document = printed(print_preview(report_of(shown), parent), tmp_path / "printed.pdf")
    first, *others = (squeezed(page.extract_text()) for page in document.pages)
    for seat, sheet, words in zip(shown.seats, shown.sheets, others, strict=True):
        assert seat.name in first
        assert words.startswith(f"{seat.name}{sheet.nature}Total{sheet.total}")
        assert all(squeezed(explanation(unit)) in words for unit in sheet.units)


@pytest.mark.parametrize(
    ("page", "pages"),
    [
        pytest.param(QPageSize.PageSizeId.A4, 5, id="wide"),
        pytest.param(QPageSize.PageSizeId.A6, 5, id="small"),
        pytest.param(QPageSize.PageSizeId.A3, 5, id="large"),
    ],
)
def test_other_paper_is_filled_too(
    parent: QWidget, tmp_path: Path, page: QPageSize.PageSizeId, pages: int
) -> None:
    dialog = print_preview(report_of(named(table(4), ODD_NAMES)), parent)
    dialog.printer().setPageSize(QPageSize(page))
    dialog.printer().setPageOrientation(QPageLayout.Orientation.Landscape)
    document = printed(dialog, tmp_path / "printed.pdf")
    assert len(document.pages) == pages
    width, height = document.pages[0].mediabox.width, document.pages[0].mediabox.height
    assert width > height
