"""A line of a result to be looked at: tokens, a clue and words on a card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.result.findings import Finding, spoken
from cascadia_qt.views.card import paint_card
from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.labels import PlainLabel, say
from cascadia_qt.views.theme import current_theme

_TOKEN = 26
_CLUE = 48


class FindingRow(QAbstractButton):
    """Shows a finding; one of several that exclude each other.

    Signals:
        pointed: the pointer has come to it, or gone.
    """

    pointed = Signal(bool)

    def __init__(self, finding: Finding, colours: Sequence[QColor], faces: Faces) -> None:
        super().__init__()
        self.setProperty(RINGED, True)
        self.finding = finding
        self._faces = faces
        self._tokens = [(number, PlainLabel()) for number in finding.colours]
        self._clue = PlainLabel()
        self._title, self._detail = PlainLabel(), PlainLabel()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(spoken(finding))
        self._build()
        self.show_pictures(colours)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _build(self) -> None:
        self._title.setProperty("title", True)
        self._detail.setProperty("quiet", True)
        say(self._title, self.finding.title)
        say(self._detail, self.finding.detail)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._title, self._detail):
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            words.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(8)
        for picture in self._pictures:
            picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(picture)
        row.addLayout(words, 1)

    @property
    def _pictures(self) -> list[QLabel]:
        clue = [] if self.finding.clue is None else [self._clue]
        return [*(label for _, label in self._tokens), *clue]

    def show_pictures(self, colours: Sequence[QColor]) -> None:
        """In the colours of the theme, which may have changed."""
        ratio = self.devicePixelRatioF()
        for number, label in self._tokens:
            label.setPixmap(self._faces.token("disc", colours[number], number, _TOKEN, ratio))
        if self.finding.clue is not None:
            self._clue.setPixmap(self._faces.clue(self.finding.clue, _CLUE, ratio))

    def sizeHint(self) -> QSize:
        return self._layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._layout.minimumSize()

    def heightForWidth(self, width: int) -> int:
        return self._layout.heightForWidth(width)

    @property
    def _layout(self) -> QHBoxLayout:
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        return layout

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        if self.hasFocus():
            line, width = theme.why, 2
        elif self.isChecked() or self.underMouse():
            line, width = theme.gold, 2 if self.isChecked() else 1
        else:
            line, width = theme.line, 1
        paint_card(painter, QRectF(self.rect()), theme, line, width)
        if self.isChecked():
            bar = QRectF(1, 6, 4, self.height() - 12)
            painter.fillRect(bar, QColor(theme.gold))
