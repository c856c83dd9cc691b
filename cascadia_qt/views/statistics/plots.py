"""Plots on paper: what pyqtgraph draws, in the colours and fonts of the program."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

os.environ["PYQTGRAPH_QT_LIB"] = "PySide6"

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.plain_text import breakable
from cascadia_qt.views.statistics.legend import Legend
from cascadia_qt.views.statistics.words import points_words
from cascadia_qt.views.text_size import growth
from cascadia_qt.views.theme import Theme, current_theme
from cascadia_qt.views.tips import show_tip

pg.setConfigOption("exitCleanup", False)

_REACH = 24.0  # pixels around the pointer in which a reading is found
_RING = 12
_AXES = ("left", "bottom")
_ZOOM = 1.25
_LEFT = 64  # pixels beside a plot, the same for plots that stand above each other
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Readings:
    """What can be read off a plot: where, and in which words.

    Attributes:
        across: whether a whole column belongs to a reading, as with bars.
    """

    xs: Numbers
    ys: Numbers
    words: Callable[[int], str]
    across: bool = False


def plain_plot() -> Any:
    """A pyqtgraph PlotWidget without its menus and buttons."""
    plot = pg.PlotWidget(enableMenu=False)
    plot.setFrameShape(QFrame.Shape.NoFrame)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setAntialiasing(True)
    item = plot.getPlotItem()
    # It makes a menu nevertheless, of no window: that would outlive the plot.
    item.ctrlMenu.setParent(plot, item.ctrlMenu.windowFlags())
    item.hideButtons()
    item.setContentsMargins(0, 8, 8, 0)
    item.getViewBox().disableAutoRange()
    item.getViewBox().setDefaultPadding(0)
    item.setMouseEnabled(False, False)
    for side in _AXES:
        axis = item.getAxis(side)
        axis.enableAutoSIPrefix(False)
        axis.setStyle(tickLength=0, tickTextOffset=8, maxTickLevel=0, tickAlpha=255)
    item.getAxis("left").setWidth(_LEFT)
    item.getAxis("left").setZValue(-1)
    item.getAxis("left").setGrid(255)
    return plot


class Plot(QWidget):
    """A plot under a heading and a legend, whose readings are hovered, walked through and chosen.

    Signals:
        reading_chosen: a reading was clicked, or Return pressed on it; carries its number.
    """

    reading_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.canvas = plain_plot()
        self._heading, self._readout = PlainLabel(), PlainLabel(parent=self)
        self._legend = Legend()
        self._readings: Readings | None = None
        self._current: int | None = None
        self._whole = QRectF(0, 0, 1, 1)
        self._zooms = False
        self._mark = pg.ScatterPlotItem(size=_RING, brush=None, pxMode=True)
        self._mark.setZValue(100)
        self._dress()
        self._build()

    @property
    def theme(self) -> Theme:
        """The colours of now; what is drawn with others is to be drawn anew."""
        return current_theme()

    def _dress(self) -> None:
        """What pyqtgraph keeps of the colours, on raised paper."""
        theme = self.theme
        self.canvas.setBackground(theme.raised)
        for side in _AXES:
            axis = self.canvas.getAxis(side)
            axis.setPen(QPen(QColor(theme.faded), 1))
            axis.setTickPen(QPen(QColor(theme.line), 1))
            axis.setTextPen(QColor(theme.faded))
        self.canvas.getAxis("left").setPen(None)
        self._mark.setPen(self.pen(theme.gold, 2.5))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    @property
    def current(self) -> int | None:
        """The reading that is looked at."""
        return self._current

    def pen(self, colour: QColor | str, width: float) -> Any:
        """A pen for pyqtgraph, which counts the pixels of the device."""
        return pg.mkPen(colour, width=width * self.devicePixelRatioF())

    def clear(self) -> None:
        self.canvas.clear()
        self.canvas.addItem(self._mark)
        self._readings = None
        self.read(None)

    def set_titles(self, across: str, up: str) -> None:
        """Titles of the axes."""
        font = self.font()
        for side, title in (("bottom", across), ("left", up)):
            axis = self.canvas.getAxis(side)
            axis.setTickFont(font)
            axis.label.setFont(font)
            axis.setLabel(title, color=self.theme.faded)
            axis.showLabel(bool(title))
        # Pyqtgraph measures less than letters with descenders need.
        high = QFontMetrics(font).height()
        self.canvas.getAxis("bottom").setStyle(autoExpandTextSpace=False, tickTextHeight=high)
        self.canvas.getAxis("left").setWidth(round(_LEFT * growth(font)))

    def set_heading(self, words: str, legend: Sequence[tuple[Any, str, str]] = ()) -> None:
        """What there is to see, and what the signs mean: kinds, colours and words."""
        self._heading.setText(words)
        self._legend.show_entries(legend)

    def set_range(self, whole: QRectF, least: float | None = None) -> None:
        """What is shown; with `least` the wheel zooms in on so much of the width."""
        self._whole, self._zooms = whole, least is not None
        view = self.canvas.getViewBox()
        view.setLimits(xMin=None, xMax=None, minXRange=None, maxXRange=None)
        self.show_all()
        self.canvas.setMouseEnabled(self._zooms, False)
        if least is not None:
            view.setLimits(xMin=whole.left(), xMax=whole.right(), minXRange=least)

    def show_all(self) -> None:
        across = (self._whole.left(), self._whole.right())
        self.canvas.setRange(xRange=across, yRange=(self._whole.top(), self._whole.bottom()))

    def set_readings(self, readings: Readings) -> None:
        self._readings = readings
        self.read(None)

    def read(self, number: int | None) -> None:
        """Marks a reading and tells it."""
        readings, self._current = self._readings, number
        if readings is None or number is None:
            self._mark.setData([], [])
            self._readout.hide()
            return
        x, y = float(readings.xs[number]), float(readings.ys[number])
        self._mark.setData([x], [y])
        self._tell(readings.words(number), self._place(x, y))

    def reading_at(self, place: QPointF) -> int | None:
        """The reading next to `place` on the canvas."""
        readings = self._readings
        if readings is None or not len(readings.xs):
            return None
        view = self.canvas.getViewBox()
        if not view.sceneBoundingRect().contains(place):
            return None
        width, height = view.viewPixelSize()
        at = view.mapSceneToView(place)
        across = (readings.xs - at.x()) / width
        up = 0.0 if readings.across else (readings.ys - at.y()) / height
        far = np.hypot(across, up)
        nearest = int(np.argmin(far))
        return nearest if readings.across or far[nearest] <= _REACH else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        count = 0 if self._readings is None else len(self._readings.xs)
        if key in _STEPS and count:
            self._walk(_STEPS[key], count)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and count:
            self._go_to(0 if key == Qt.Key.Key_Home else count - 1)
        elif key in _CHOOSING and self._current is not None:
            self.reading_chosen.emit(self._current)
        elif not (self._zooms and self._zoom_by_key(event.text())):
            super().keyPressEvent(event)

    def tip_at(self, place: QPointF) -> str:
        """What is cut at `place` on the canvas, in full."""
        return ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.read(None)
        elif isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
        return super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.read(None)
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.theme.why), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)

    def _build(self) -> None:
        self._heading.setProperty("heading", True)
        self._readout.setObjectName("statistics_readout")
        self._readout.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._readout.hide()
        head = FlowLayout(spacing=16)
        head.setContentsMargins(8, 0, 8, 0)
        head.addWidget(self._heading)
        head.add_gap()
        head.addWidget(self._legend)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.canvas, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.canvas.viewport().installEventFilter(self)
        self.canvas.scene().sigMouseMoved.connect(self._hover)
        self.canvas.scene().sigMouseClicked.connect(self._click)
        self.canvas.getViewBox().sigRangeChanged.connect(self._forget)

    def _hover(self, place: QPointF) -> None:
        number = self.reading_at(place)
        if number != self._current:
            self.read(number)

    def _click(self, event: Any) -> None:
        number = self.reading_at(event.scenePos())
        if number is not None and event.button() is Qt.MouseButton.LeftButton:
            self.reading_chosen.emit(number)

    def _forget(self) -> None:
        self.read(None)

    def _walk(self, step: int, count: int) -> None:
        if self._current is None:
            self._go_to(0 if step > 0 else count - 1)
        else:
            self._go_to(min(max(self._current + step, 0), count - 1))

    def _go_to(self, number: int) -> None:
        """Reads a number, and moves what is shown there if need be."""
        assert self._readings is not None
        x = float(self._readings.xs[number])
        low, high = self.canvas.getViewBox().viewRange()[0]
        if not low <= x <= high:
            self.canvas.setXRange(x - (high - low) / 2, x + (high - low) / 2)
        self.read(number)

    def _zoom_by_key(self, text: str) -> bool:
        view = self.canvas.getViewBox()
        if text == "0":
            self.show_all()
        elif text in ("+", "-"):
            view.scaleBy(x=1 / _ZOOM if text == "+" else _ZOOM)
        else:
            return False
        return True

    def _place(self, x: float, y: float) -> QPoint:
        scene = self.canvas.getViewBox().mapViewToScene(QPointF(x, y))
        place: QPoint = self.canvas.mapTo(self, self.canvas.mapFromScene(scene))
        return place

    def _tell(self, words: str, place: QPoint) -> None:
        """Beside the point, on the side where there is room."""
        self._readout.setText(breakable(words))
        self.setAccessibleDescription(words)
        self._readout.setWordWrap(False)
        if self._readout.sizeHint().width() > self.width() - 32:
            self._readout.setWordWrap(True)
        self._readout.adjustSize()
        box = QRect(place + QPoint(16, -16 - self._readout.height()), self._readout.size())
        if box.right() > self.width() - 8:
            box.moveRight(place.x() - 16)
        box.moveTop(max(8, box.top()))
        self._readout.move(box.topLeft())
        self._readout.show()
        self._readout.raise_()


def value_ticks(high: float, most: int = 5) -> list[tuple[float, str]]:
    """Round numbers from nothing to `high`."""
    steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000)
    step = next((step for step in steps if high / step <= most), steps[-1])
    count = int(high // step) + 1
    return [(float(step * n), points_words(step * n, 0)) for n in range(count)]
