"""A page of Markdown, well set: headings, leading, tables and painted pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from cascadia_qt.views.help.book import Picture
from cascadia_qt.views.help.search import places
from cascadia_qt.views.theme import current_theme

_BODY_SIZE = 1.1  # to the size of the program's font
_HEADING_SIZES = (1.75, 1.25)
_LEADING = 135.0  # per cent of the height of a line
_SPACE = 8.0
_CELL_PADDING = 5.0
_COLUMN_GAP = 20.0
_MARGIN = 20.0
_INDENT = 22.0
_NEAR = 0.25  # of the height: what stands there can be read with the title above it
_PICTURE = "\ufffc"  # stands for a picture in the text of a block


class HelpText(QTextBrowser):
    """Shows one page, with the pictures of the game that it is about."""

    def __init__(self, picture: Picture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = ""
        self._wanted, self._joined = "", False
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
        for block in _blocks(document):
            _set_block(block, font)
        for table in _tables(document):
            _drop_empty_head(table)
            _set_table(table, QColor(self._set_in.line))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._mark()

    def go_to_heading(self, number: int) -> None:
        """Scrolls until the heading with this number is on top."""
        headings = [each for each in _blocks(self.document()) if each.blockFormat().headingLevel()]
        self._go_to(headings[number] if number else self.document().begin())

    def go_to_paragraph(self, number: int) -> None:
        """Scrolls until a paragraph, as `paragraphs` counts them, can be read."""
        self._go_to(self.document().findBlockByNumber(number))

    def _go_to(self, block: QTextBlock) -> None:
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        near = top < self.viewport().height() * _NEAR
        self.verticalScrollBar().setValue(0 if near else round(top - _SPACE))

    def mark(self, wanted: str, *, joined: bool) -> None:
        """Lights the words of `wanted` wherever they are found."""
        self._wanted, self._joined = wanted, joined
        self._mark()

    def _mark(self) -> None:
        theme = current_theme()
        form = QTextCharFormat()
        form.setBackground(QColor(theme.gold))
        form.setForeground(QColor(theme.on_gold))
        marks = []
        for block in _blocks(self.document()):
            for begin, end in places(block.text(), self._wanted, joined=self._joined):
                mark = QTextEdit.ExtraSelection()
                mark.cursor = QTextCursor(block)
                mark.cursor.setPosition(block.position() + begin)
                mark.cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                mark.format = form
                marks.append(mark)
        self.setExtraSelections(marks)

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
    _underline_links(block)
    if level:
        chars = QTextCharFormat()
        chars.setFontPointSize(font.pointSizeF() * _HEADING_SIZES[min(level, 2) - 1])
        chars.setFontWeight(QFont.Weight.DemiBold)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(chars)


def _underline_links(block: QTextBlock) -> None:
    """So that they are told apart without their colour."""
    underlined = QTextCharFormat()
    underlined.setFontUnderline(True)
    cursor = QTextCursor(block)
    for place in range(block.position() + 1, block.position() + block.length()):
        cursor.setPosition(place)
        if cursor.charFormat().isAnchor():  # that of the letter before
            cursor.movePosition(
                QTextCursor.MoveOperation.PreviousCharacter, QTextCursor.MoveMode.KeepAnchor
            )
            cursor.mergeCharFormat(underlined)


def paragraphs(markdown: str) -> list[str]:
    """What a page says, without its pictures: its title, paragraphs and cells of tables."""
    document = QTextDocument()
    document.setMarkdown(markdown)
    for table in _tables(document):
        _drop_empty_head(table)
    return [block.text().replace(_PICTURE, "") for block in _blocks(document)]


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _tables(document: QTextDocument) -> list[QTextTable]:
    return [each for each in document.rootFrame().childFrames() if isinstance(each, QTextTable)]


def _drop_empty_head(table: QTextTable) -> None:
    if not any(
        table.cellAt(0, column).firstCursorPosition().block().text()
        for column in range(table.columns())
    ):
        table.removeRows(0, 1)


def _set_table(table: QTextTable, line: QColor) -> None:
    """No boxes: a thin line between rows."""
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
