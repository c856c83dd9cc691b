"""The print preview: it opens without a printer, shows every page and is let go."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice, QPageSize
from PySide6.QtPrintSupport import QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.views.paper import printing
from cascadia_qt.views.paper.pages import paint_pages
from cascadia_qt.views.paper.printing import print_preview
from cascadia_qt.views.paper.report import Report
from tests.views.toy_report import PAGES, ToyReport

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


def test_every_page_is_shown(parent: QWidget) -> None:
    dialog = print_preview(ToyReport, parent)
    assert pages_of(dialog).pageCount() == len(PAGES)
    assert dialog.windowTitle() == dialog.accessibleName() == "Print the score"


@pytest.mark.parametrize(
    ("territory", "size"),
    [
        (QLocale.Country.UnitedStates, QPageSize.PageSizeId.Letter),
        (QLocale.Country.France, QPageSize.PageSizeId.A4),
    ],
    ids=["letter", "a4"],
)
def test_paper_is_of_the_country(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    territory: QLocale.Country,
    size: QPageSize.PageSizeId,
) -> None:
    here = QLocale(QLocale.Language.AnyLanguage, territory)
    monkeypatch.setattr(QLocale, "system", lambda: here)
    printer = print_preview(ToyReport, parent).printer()
    assert printer.pageLayout().pageSize().id() is size
    assert printer.docName() == ToyReport.title


def test_the_pointer_waits_while_pages_are_painted(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Qt.CursorShape | None] = []

    def paint(report: Report, device: QPagedPaintDevice) -> None:
        seen.append(_pointer())
        paint_pages(report, device)

    monkeypatch.setattr(printing, "paint_pages", paint)
    pages_of(print_preview(ToyReport, parent))
    assert seen == [Qt.CursorShape.WaitCursor]
    assert _pointer() is None


def _pointer() -> Qt.CursorShape | None:
    pointer = QGuiApplication.overrideCursor()
    return None if pointer is None else pointer.shape()


def test_it_is_let_go_when_it_is_closed(parent: QWidget, qtbot: QtBot) -> None:
    dialog = print_preview(ToyReport, parent)
    pages_of(dialog)
    dialog.close()
    qtbot.waitUntil(lambda: not parent.findChildren(QPrintPreviewDialog))
