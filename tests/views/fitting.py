"""What does not fit into a window: out of reach, or with its words cut."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QFontDatabase, QFontMetricsF, QPainter, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolBar,
    QToolButton,
    QWidget,
)
from shiboken6.Shiboken import getCppPointer

from cascadia_qt.views.elided_button import ElidedButton
from tests.painted_once import painted_anew

TOUCHED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractScrollArea)
OFF = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_BOX = QAbstractScrollArea
_TAG = re.compile(r"<[^>]+>")
_BREAK = re.compile(r"[\s\u200b]+")
_SLACK = 1.5  # pixels: letters may lean out of their box by so much


LARGEST_ANYWHERE = 150  # per cent: larger text has room on a screen of LEAST_FOR_LARGEST
LEAST_FOR_LARGEST = QSize(1280, 720)


def all_misfits(window: QWidget, sizes: Iterable[QSize]) -> str:
    """What is wrong in windows of `sizes`, as far as text has to have room in them."""
    promised = dict.fromkeys(promised_size(size).toTuple() for size in sizes)
    found = ((size, one) for size in promised for one in misfits(window, QSize(*size)))
    return "\n".join(f"{size}: {one}" for size, one in found)


def promised_size(size: QSize) -> QSize:
    """`size`, or the smallest one in which text as large as it is now has to have room."""
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    percent = 100 * QApplication.font().pointSizeF() / usual
    return size if percent <= LARGEST_ANYWHERE else size.expandedTo(LEAST_FOR_LARGEST)


def misfits(window: QWidget, size: QSize) -> list[str]:
    """What is wrong with `window` where it may be as large as `size`; it is resized to that."""
    wrong = []
    least = window.minimumSizeHint().expandedTo(window.minimumSize())
    if least.boundedTo(size) != least:
        wrong.append(f"is {least.toTuple()} at least")
    window.resize(window.size().boundedTo(size))
    for _ in range(3):
        QApplication.processEvents()
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.window() is window:
            wrong += [f"{_name(widget)} {what}" for what in _misfits_of(widget, window)]
    return wrong + cut_drawings(window)


def _misfits_of(widget: QWidget, window: QWidget) -> Iterator[str]:
    if isinstance(widget, TOUCHED) and not _in_a_box(widget):
        yield from _out_of_reach(widget, window)
    if isinstance(widget, QLabel):
        yield from _cut_label(widget)
    elif isinstance(widget, (QPushButton, QToolButton)) and widget.text():
        if not isinstance(widget, ElidedButton) and widget.width() < widget.sizeHint().width():
            yield f"is cut: {widget.width()} of {widget.sizeHint().width()}"
        if widget.height() < widget.fontMetrics().height():
            yield f"is cut: {widget.height()} high"
    elif isinstance(widget, QComboBox):
        words = widget.fontMetrics().horizontalAdvance(widget.currentText())
        if words + 20 > widget.width() and widget.currentText() not in read_tip(widget.toolTip()):
            yield f"is cut: {widget.width()} for {words}"
    elif isinstance(widget, QToolBar):
        shown = [action for action in widget.actions() if action.isVisible()]
        for action in shown:
            if not widget.widgetForAction(action).isVisible():
                yield f"has no room for {action.text()!r}"
    elif isinstance(widget, QLineEdit) and not widget.text():
        words = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if words + 12 > widget.width():
            yield f"is cut: {widget.width()} for {words}"


def read_tip(tip: str) -> str:
    """What somebody reads of a tip."""
    if not Qt.mightBeRichText(tip):
        return tip
    page = QTextDocument()
    page.setHtml(tip)
    return page.toPlainText()


def _cut_label(label: QLabel) -> Iterator[str]:
    words = _TAG.sub("", label.text())
    if not words or words in read_tip(label.toolTip()):
        return
    width = label.contentsRect().width()
    if label.wordWrap():
        longest = max(_BREAK.split(words), key=len)
        if label.fontMetrics().horizontalAdvance(longest) > width + _SLACK:
            yield f"is narrower than {longest}"
        if label.heightForWidth(label.width()) > label.height():
            yield f"is {label.height()} of {label.heightForWidth(label.width())} high"
    elif label.sizeHint().width() > label.width() or label.sizeHint().height() > label.height():
        yield f"is {label.size().toTuple()} of {label.sizeHint().toTuple()}"


def _out_of_reach(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Follows `widget` outwards, through what can be scrolled to it."""
    place, inside = widget.rect(), widget
    while inside is not window:
        outside = inside.parentWidget()
        assert outside is not None
        place = QRect(inside.mapTo(outside, place.topLeft()), place.size())
        area = outside.parentWidget()
        if isinstance(area, QScrollArea) and outside is area.viewport():
            across = area.horizontalScrollBarPolicy() != OFF
            down = area.verticalScrollBarPolicy() != OFF
            if not across and not 0 <= place.left() <= place.right() < outside.width():
                yield f"cannot be scrolled to across: {place.left()} to {place.right()}"
            if not down and not 0 <= place.top() <= place.bottom() < outside.height():
                yield f"cannot be scrolled to: {place.top()} to {place.bottom()}"
            place, outside = QRect(outside.mapTo(area, QPoint()), outside.size()), area
        elif not outside.rect().contains(place):
            yield f"at {place.getRect()} sticks out of {_name(outside)} {outside.size().toTuple()}"
            return
        inside = outside


def _in_a_box(widget: QWidget) -> bool:
    """Whether it is a part of a field, or a bar of what is scrolled."""
    parent = widget.parentWidget()
    return isinstance(parent, (QComboBox, QAbstractSpinBox)) or "qt_" in widget.objectName()


def _name(widget: QWidget) -> str:
    words = getattr(widget, "text", str)()
    return f"{type(widget).__name__} {widget.objectName()!r} {words!r}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Words that were painted: what is cut of them, and where they are on which device.

    Attributes:
        on: the widget, if that is the device.
    """

    words: str
    cut: str
    device: int
    place: QRectF
    on: QWidget | None

    def covers(self, other: Drawn) -> bool:
        """Words that are written over others; the same ones may be, for weight or a shadow."""
        return (
            self.device == other.device
            and self.words != other.words
            and self.place.intersects(other.place)
        )


def cut_drawings(window: QWidget) -> list[str]:
    """The words that are painted into less room than they need, or over others."""
    with watched_drawing() as drawn:
        window.grab()
    wrong = [f"drawn {one.words!r}: {one.cut}" for one in drawn if one.cut]
    for one, other in combinations(drawn, 2):
        if one.covers(other):
            wrong.append(f"drawn {other.words!r} over {one.words!r}")
    return list(dict.fromkeys(wrong))


@contextmanager
def watched_drawing() -> Iterator[list[Drawn]]:
    """Will hold the words that are painted into a room."""
    found: list[Drawn] = []
    draw = QPainter.drawText

    def watched(painter: QPainter, *what: Any) -> Any:
        if len(what) == 3 and isinstance(what[0], (QRect, QRectF)) and what[2]:
            found.append(_drawn(painter, QRectF(what[0]), int(what[1]), what[2]))
        return draw(painter, *what)

    QPainter.drawText = watched  # type: ignore[method-assign, assignment]
    try:
        with painted_anew():
            yield found
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


def _drawn(painter: QPainter, room: QRectF, flags: int, words: str) -> Drawn:
    metrics = QFontMetricsF(painter.font(), painter.device())
    needed = metrics.boundingRect(room, flags, words)
    cut = ""
    if needed.width() > room.width() + _SLACK:
        cut = f"{room.width():.0f} of {needed.width():.0f} wide"
    # What is below the letters of one line may be missing.
    elif needed.height() > room.height() + _SLACK + metrics.descent():
        cut = f"{room.height():.0f} of {needed.height():.0f} high"
    above, below = metrics.height() / 5, metrics.descent()
    ink = needed.adjusted(_SLACK, above, -_SLACK, -below)
    device = painter.device()
    on = device if isinstance(device, QWidget) else None
    return Drawn(words, cut, getCppPointer(device)[0], painter.transform().mapRect(ink), on)
