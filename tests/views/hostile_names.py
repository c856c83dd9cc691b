"""Names that attack the window, and what they can do to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path

import numpy as np
from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QAction, QColor, QHelpEvent, QImage, QKeySequence, QPixmap, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QPushButton,
    QToolTip,
    QWidget,
)

from tests.views.fitting import Drawn, read_tip, watched_drawing

_GLARING = QColor(255, 0, 254)  # a colour that nothing else has
_KEY = QKeySequence("Alt+Z")  # which only a name has
_MORE = "…"
_NOTHING = "no tip"
_TIP = "qtooltip_label"


def hostile_names(folder: Path) -> tuple[str, ...]:
    """Four names: a picture that is there, a table, mark-up with a key in it, and a long word."""
    path = folder / "x.png"
    picture = QImage(64, 64, QImage.Format.Format_RGB32)
    picture.fill(_GLARING)
    assert picture.save(str(path))
    return (f'<img src="{path}">', "<table width=30000>x</table>", "<b>&Zoë&amp;", "W" * 100)


def taken_for_mark_up(window: QWidget, names: tuple[str, ...]) -> list[str]:
    """Where a name would be read as mark-up, or is."""
    wrong = []
    for where, words in _guessed(window):
        if Qt.mightBeRichText(words) and any(name in words for name in names if "<" in name):
            wrong.append(f"{where}: {words!r}")
    if _glares(window.grab()):
        wrong.append("the picture of a name is shown")
    return wrong + _stolen_keys(window)


def _stolen_keys(window: QWidget) -> list[str]:
    """Buttons that a key presses because of a name."""
    buttons = window.findChildren(QAbstractButton)
    return [f"key of {one.text()!r}" for one in buttons if one.shortcut() == _KEY]


def _guessed(window: QWidget) -> Iterator[tuple[str, str]]:
    """All words of which Qt finds out by itself whether they are mark-up."""
    for widget in (window, *window.findChildren(QWidget)):
        kind = type(widget).__name__
        yield f"tip of {kind}", widget.toolTip()
        yield f"about {kind}", widget.whatsThis()
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield f"{kind} {widget.objectName()}", widget.text()
        elif isinstance(widget, QHeaderView):
            yield from _header_tips(widget)
        elif isinstance(widget, QAbstractItemView):
            yield from _item_tips(widget)
    for action in window.findChildren(QAction):
        yield "tip of an action", action.toolTip()


def _header_tips(header: QHeaderView) -> Iterator[tuple[str, str]]:
    model, tip = header.model(), Qt.ItemDataRole.ToolTipRole
    for section in range(header.count() if model else 0):
        yield "tip of a head", model.headerData(section, header.orientation(), tip) or ""


def _item_tips(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    for index in _items(view):
        yield "tip of an item", index.data(Qt.ItemDataRole.ToolTipRole) or ""


def _items(view: QAbstractItemView) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(model.rowCount() if model else 0):
        indexes = (model.index(row, column) for column in count())
        yield from takewhile(QModelIndex.isValid, indexes)


def _glares(picture: QPixmap) -> bool:
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32) & 0xFFFFFF
    return bool((pixels == _GLARING.rgb() & 0xFFFFFF).any())


def cut_for_good(window: QWidget, names: tuple[str, ...]) -> list[str]:
    """Names that are shown in part, without a tip that says all of them."""
    with watched_drawing() as drawn:
        window.grab()
    wrong = []
    for one in drawn:
        cut = cut_names(one.words, names)
        if cut and not any(name in _tip_over(one) for name in cut):
            wrong.append(f"{one.words!r} on {type(one.on).__name__} {_tip_over(one)!r}")
    for label in [one for one in window.findChildren(QWidget) if one.objectName() != _TIP]:
        if isinstance(label, QLabel | QPushButton) and label.isVisible():
            cut = cut_names(label.text(), names)
            if cut and not any(name in read_tip(label.toolTip()) for name in cut):
                wrong.append(f"{label.text()!r} in {label.objectName()}")
        elif isinstance(label, QHeaderView) and label.isVisible():
            wrong += _cut_heads(label, names)
        elif isinstance(label, QAbstractItemView) and label.isVisible():
            wrong += _cut_items(label, names)
    return list(dict.fromkeys(wrong))


def _cut_items(view: QAbstractItemView, names: tuple[str, ...]) -> Iterator[str]:
    """Items that Qt itself cuts."""
    for index in _items(view):
        words, place = str(index.data() or ""), view.visualRect(index)
        cut = cut_names(words, names)
        whole = view.fontMetrics().horizontalAdvance(words) < place.width() and not cut
        if place.intersects(view.viewport().rect()) and not whole:
            seen = place.intersected(view.viewport().rect())
            told = tip_at(view.viewport(), seen.center())
            shown = [name for name in names if name in words or name in cut]
            yield from (f"item {words!r}" for name in shown if name not in told)


def _cut_heads(head: QHeaderView, names: tuple[str, ...]) -> Iterator[str]:
    for section in range(head.count()):
        words = str(head.model().headerData(section, head.orientation()) or "")
        first, size = head.sectionViewportPosition(section), head.sectionSize(section)
        across = head.orientation() is Qt.Orientation.Horizontal
        room = size if across else head.width()
        middle = first + size // 2
        place = QPoint(middle, head.height() // 2) if across else QPoint(head.width() // 2, middle)
        if head.fontMetrics().horizontalAdvance(words) > room:
            told = tip_at(head.viewport(), place)
            yield from (f"head {words!r}" for name in names if name in words and name not in told)


def cut_names(words: str, names: tuple[str, ...]) -> list[str]:
    """The names of which `words` holds a beginning only, by an ellipsis or their first word."""
    if any(words.strip() == name.partition(" ")[0] != name for name in names):
        return [name for name in names if name.startswith(words.strip())]
    before, more, _ = words.partition(_MORE)
    if not more:
        return []
    lengths = {name: _shared(before, name) for name in names}
    longest = max(lengths.values())
    return [name for name, length in lengths.items() if length == longest > 0]


def _shared(before: str, name: str) -> int:
    """How much of the beginning of `name` ends `before`."""
    return next((n for n in range(len(name), 0, -1) if before.endswith(name[:n])), 0)


def _tip_over(drawn: Drawn) -> str:
    """What is said when the mouse rests on these words."""
    if drawn.on is None:
        return ""
    seen = drawn.place.toRect().intersected(drawn.on.rect())
    return tip_at(drawn.on, seen.center())


def tip_at(widget: QWidget, point: QPoint) -> str:
    QToolTip.showText(QPoint(), _NOTHING, widget)
    window = widget.window()
    target = window.childAt(widget.mapTo(window, point)) or widget
    there = target.mapFromGlobal(widget.mapToGlobal(point))
    event = QHelpEvent(QHelpEvent.Type.ToolTip, there, widget.mapToGlobal(point))
    QApplication.sendEvent(target, event)
    said = QToolTip.text()
    for tip in QApplication.topLevelWidgets():
        if tip.objectName() == _TIP:
            tip.close()
    return "" if said == _NOTHING else read_tip(said)
