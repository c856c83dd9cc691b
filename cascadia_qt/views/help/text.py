"""A page of Markdown, well set: headings, leading, tables and painted pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QPixmap,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from cascadia_qt.views.theme import current_theme

_BODY_SIZE = 1.1  # to the size of the program's font
_HEADING_SIZES = (1.75, 1.25)
_LEADING = 135.0  # per cent of the height of a line
_SPACE = 8.0
_CELL_PADDING = 5.0
_COLUMN_GAP = 20.0
_MARGIN = 20.0
_INDENT = 22.0
_PICTURE = "\ufffc"  # stands for a picture in the text of a block


# The picture that a page calls by a name, for a device pixel ratio; None if there is none.
Picture = Callable[[str, float], QPixmap | None]


class HelpText(QTextBrowser):
    """Shows one page, with the pictures of the game that it is about."""

    def __init__(self, picture: Picture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = ""
        self._set_in = current_theme()

    def show_page(self, markdown: str) -> None:
        self._page, self._set_in = markdown, current_theme()
        document = self.document()
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _BODY_SIZE)
        document.setDefaultFont(font)
        document.setDocumentMargin(_MARGIN)
        document.setIndentWidth(_INDENT)
        document.setMarkdown(markdown)
        block = document.begin()
        while block.isValid():
            _set_block(block, font)
            block = block.next()
        _set_tables(document.rootFrame(), QColor(self._set_in.line))
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and current_theme() is not self._set_in:
            bar = self.verticalScrollBar()
            read = bar.value()
            self.show_page(self._page)
            bar.setValue(read)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._picture(QUrl(name).fileName(), self.devicePixelRatioF())
        return super().loadResource(kind, name)


def _set_block(block: QTextBlock, font: QFont) -> None:
    cursor = QTextCursor(block)
    form = QTextBlockFormat(block.blockFormat())
    level = form.headingLevel()
    proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    in_table = cursor.currentTable() is not None
    tight = level or in_table or _PICTURE in block.text()
    form.setLineHeight(100.0 if tight else _LEADING, proportional)
    form.setTopMargin(2 * _SPACE if level > 1 else 0)
    form.setBottomMargin(0 if in_table else _SPACE)
    cursor.setBlockFormat(form)
    if _PICTURE in block.text():
        middle = QTextCharFormat()
        middle.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(middle)
    if level:
        chars = QTextCharFormat()
        chars.setFontPointSize(font.pointSizeF() * _HEADING_SIZES[min(level, 2) - 1])
        chars.setFontWeight(QFont.Weight.DemiBold)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(chars)


def _set_tables(frame: QTextFrame, line: QColor) -> None:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            _set_table(child, line)


def _set_table(table: QTextTable, line: QColor) -> None:
    """No boxes: a thin line between rows, and no head where it says nothing."""
    if not any(
        table.cellAt(0, column).firstCursorPosition().block().text()
        for column in range(table.columns())
    ):
        table.removeRows(0, 1)
    form = table.format()
    form.setBorder(0)
    form.setBorderCollapse(True)
    form.setCellSpacing(0)
    form.setCellPadding(_CELL_PADDING)
    form.setTopMargin(_SPACE)
    form.setBottomMargin(_SPACE)
    table.setFormat(form)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            chars = cell.format().toTableCellFormat()
            if row < table.rows() - 1:
                chars.setBottomBorder(1)
                chars.setBottomBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
                chars.setBottomBorderBrush(line)
            chars.setRightPadding(_COLUMN_GAP)
            chars.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            cell.setFormat(chars)
