"""A player's nature tokens: one more, one less."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.table.live_panel import paint_token
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip

_PICTURE = QSize(32, 32)
_RADIUS = 13.0


class NatureRow(QWidget):
    """Token, number, and two buttons.

    Signals:
        stepped: carries +1 or -1.
    """

    stepped = Signal(int)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._name, self._number = PlainLabel(), PlainLabel()
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setMinimumWidth(24)
        self._number.setProperty("heading", True)
        self.less, self.more = QPushButton("\N{MINUS SIGN}"), QPushButton("+")
        track = QFrame()
        track.setProperty("track", True)
        counter = QHBoxLayout(track)
        counter.setContentsMargins(2, 2, 2, 2)
        counter.setSpacing(0)
        for button, by in ((self.less, -1), (self.more, 1)):
            button.setProperty("segment", True)
            button.setMinimumWidth(40)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, by=by: self.stepped.emit(by))
        for widget in (self.less, self._number, self.more):
            counter.addWidget(widget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(_TokenPicture(faces))
        row.addWidget(self._name, 1)
        row.addWidget(track)
        self.show_count(0)

    def show_count(self, count: int) -> None:
        self._number.setText(str(count))
        self._name.setText(self.tr("Nature"))
        self.less.setEnabled(count > 0)
        names = {self.more: self.tr("One nature token more"), self.less: self.tr("One less")}
        for button, name in names.items():
            button.setAccessibleName(name)
            button.setAccessibleDescription(self.tr("Nature tokens: {0}").format(count))
        set_tip(self.more, self.tr("One nature token more: key N"))
        set_tip(self.less, self.tr("One less: Shift+N"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_count(int(self._number.text()))
        super().changeEvent(event)


class _TokenPicture(QWidget):
    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self.setFixedSize(_PICTURE)

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = QPointF(_PICTURE.width() / 2, _PICTURE.height() / 2)
        paint_token(QPainter(self), self._faces, None, middle, _RADIUS)
