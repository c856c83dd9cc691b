"""Printing a report, with a look at the pages first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QGraphicsView, QWidget

from cascadia_qt.views.paper.pages import PAPER, page_layout, paint_pages
from cascadia_qt.views.paper.report import Report, ReportMaker
from cascadia_qt.views.room import room_for
from cascadia_qt.words.language import translate

_RESOLUTION = 1200
_SIZE = QSize(1080, 840)
# A field inside another one needs no border of its own; the last buttons are those that print,
# and where the toolbar is too long nobody finds them.
_STYLE = """
QComboBox QLineEdit { border: none; padding: 0; min-height: 0; background: none; }
QToolBar { padding: 2px 4px; spacing: 0; }
QToolBar::separator { margin: 6px 3px; }
QToolButton, QToolButton:focus { padding: 3px; }
"""


def print_preview(made: ReportMaker, parent: QWidget) -> QPrintPreviewDialog:
    """The pages as they will be; without a printer they can go into a PDF. Let go when closed."""
    report = made(PAPER)
    dialog = QPrintPreviewDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(translate("Print", "Print the score"))
    dialog.setAccessibleName(dialog.windowTitle())
    dialog.setStyleSheet(_STYLE)
    dialog.resize(_SIZE.boundedTo(room_for(dialog)))
    printer = dialog.printer()
    printer.setResolution(_RESOLUTION)
    printer.setPageLayout(page_layout())
    printer.setDocName(report.title)
    dialog.paintRequested.connect(lambda printer: _paint(report, printer))
    desk = dialog.findChild(QGraphicsView)
    if desk is not None and (scene := desk.scene()) is not None:
        desk.setAccessibleName(report.title)
        scene.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        desk.viewport().setBackgroundRole(QPalette.ColorRole.AlternateBase)
    return dialog


def _paint(report: Report, printer: QPrinter) -> None:
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        paint_pages(report, printer)
    finally:
        QGuiApplication.restoreOverrideCursor()
