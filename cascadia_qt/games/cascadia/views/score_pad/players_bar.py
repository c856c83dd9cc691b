"""The head of the score pad: a tab a player with the total, and what is done with the whole pad."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.setup.pictures import FacesButton
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.plain_text import without_key
from cascadia_qt.views.table.panel_look import number_font, seat_tint
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_HEIGHT = 52
_TAB = QSize(176, 36)
_LEAST_TAB = QSize(72, 36)
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class PlayerTab(FacesButton):
    """A player's colour, name and total."""

    def __init__(self, seat: int, faces: Faces) -> None:
        super().__init__(faces)
        self.seat = seat
        self._who = Seat("")
        self._total = 0
        self._shown = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return _TAB

    def minimumSizeHint(self) -> QSize:
        return _LEAST_TAB

    def show_player(self, seat: Seat, total: int, *, shown: bool) -> None:
        self._who, self._total, self._shown = seat, total, shown
        self.setText(without_key(seat.name))
        set_tip(self, seat.name)
        self.setAccessibleName(self.tr("{0}: {1} points").format(seat.name, total))
        # Arrows reach the others, and a click leaves the focus on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if shown else Qt.FocusPolicy.NoFocus)
        self.update()

    def paint_picture(self, painter: QPainter) -> None:
        right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        theme = current_theme()
        colour = seat_tint(theme, self._who, self.seat)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._shown:
            bar = QRectF(self.rect()).adjusted(2, 0, -2, -2)
            bar.setTop(bar.bottom() - 3)
            painter.fillRect(bar, colour)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(17, self.height() / 2), 5, 5)
        painter.setPen(QColor(theme.ink if self._shown else theme.faded))
        painter.setFont(number_font(self.font(), 1.1, strong=True))
        inside = QRectF(self.rect()).adjusted(30, 0, -12, 0)
        painter.drawText(inside, right, str(self._total))
        wide = painter.fontMetrics().horizontalAdvance(str(self._total)) + 8
        painter.setFont(number_font(self.font(), strong=self._shown))
        words = inside.adjusted(0, 0, -wide, 0)
        name = painter.fontMetrics().elidedText(
            self._who.name, Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, left, name)


class PlayersBar(QWidget):
    """Tabs on the left, buttons on the right.

    Signals:
        seat_chosen: carries the seat.
        player_wanted: one more.
        undo_requested, redo_requested, open_requested, save_requested, clear_requested, left:
            a button was clicked.
    """

    seat_chosen = Signal(int)
    player_wanted = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    open_requested = Signal()
    save_requested = Signal()
    clear_requested = Signal()
    left = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("prompt_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.tabs = [PlayerTab(seat, faces) for seat in range(MOST_PLAYERS)]
        self.add = QPushButton()
        self.add.setProperty("place_to_fill", True)
        self.add.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo, self.redo, self.open, self.save, self.clear, self.back = (
            QToolButton() for _ in range(6)
        )
        self._shown = 0
        self._build()
        self._connect()
        self._retranslate()

    @property
    def _buttons(self) -> list[QToolButton]:
        return [self.undo, self.redo, self.open, self.save, self.clear, self.back]

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        for tab in self.tabs:
            row.addWidget(tab, 1)
            tab.setMaximumWidth(_TAB.width())
        row.addWidget(self.add)
        row.addStretch(0)
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            buttons.addWidget(button)
        row.addLayout(buttons)
        self.setFixedHeight(_HEIGHT)

    def _connect(self) -> None:
        for tab in self.tabs:
            tab.clicked.connect(lambda _=False, seat=tab.seat: self.seat_chosen.emit(seat))
        self.add.clicked.connect(self.player_wanted)
        signals = (
            self.undo_requested,
            self.redo_requested,
            self.open_requested,
            self.save_requested,
            self.clear_requested,
            self.left,
        )
        for button, signal in zip(self._buttons, signals, strict=True):
            button.clicked.connect(signal)

    def show_players(self, seats: Sequence[Seat], totals: Sequence[int], shown: int) -> None:
        self._shown = shown
        for tab in self.tabs:
            there = tab.seat < len(seats)
            tab.setVisible(there)
            if there:
                tab.show_player(seats[tab.seat], totals[tab.seat], shown=tab.seat == shown)
        self.add.setVisible(len(seats) < MOST_PLAYERS)

    def show_steps(self, *, can_undo: bool, can_redo: bool) -> None:
        self.undo.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        count = sum(not tab.isHidden() for tab in self.tabs)
        if step is not None and any(tab.hasFocus() for tab in self.tabs):
            seat = (self._shown + step) % count
            self.tabs[seat].setFocus()
            self.seat_chosen.emit(seat)
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        self.add.setText(self.tr("+ Player"))
        self.add.setAccessibleName(self.tr("One more player"))
        texts = {
            self.undo: (self.tr("Undo"), "Ctrl+Z"),
            self.redo: (self.tr("Redo"), "Ctrl+Y"),
            self.open: (self.tr("Open…"), "Ctrl+O"),
            self.save: (self.tr("Save…"), "Ctrl+S"),
            self.clear: (self.tr("Clear"), ""),
            self.back: (self.tr("Back"), self.tr("Esc")),
        }
        for button, (text, key) in texts.items():
            button.setText(text)
            button.setAccessibleName(text)
            set_tip(button, f"{text} ({key})" if key else text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
