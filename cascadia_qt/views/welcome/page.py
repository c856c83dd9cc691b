"""The first page: a shelf of games, and what else one can do under it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.program_name import program_name
from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.game_action import GameAction
from cascadia_qt.views.labels import named_label
from cascadia_qt.views.plain_text import without_key
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.welcome.continue_card import ContinueCard, RunningGame
from cascadia_qt.views.welcome.game_box import BoxWords, GameBox

# Buttons and manners that only a filled page needs are imported then.
_EDGE = 32
_COLUMN = 260
_MOST = 4  # buttons beside each other
_LARGER = 2  # times as wide as the others
_BETWEEN = 16  # boxes
_RESTING = 250  # milliseconds
_Reason = Qt.FocusReason
# A menu or another window is closed: the focus is back, but nobody has walked to the box.
_BACK = (_Reason.PopupFocusReason, _Reason.MenuBarFocusReason, _Reason.ActiveWindowFocusReason)


class WelcomePage(QWidget):
    """Offers games old and new; Return starts what is proposed, Tab and arrows walk.

    Signals:
        seen: the page is painted for the first time.
        continue_requested, open_requested, journal_requested, help_requested,
            preferences_requested: a button was pressed.
        new_requested: a box was pressed; carries its game.
        looked_at: a box has the focus, or the pointer rests on it; carries its game.
        invited: something that the game looked at offers was chosen; carries its name.
        recent_requested: a recent game was chosen; carries its path.
    """

    seen = Signal()
    continue_requested = Signal()
    new_requested = Signal(str)
    looked_at = Signal(str)
    invited = Signal(str)
    open_requested = Signal()
    journal_requested = Signal()
    help_requested = Signal()
    preferences_requested = Signal()
    recent_requested = Signal(object)

    def __init__(self, games: Iterable[str]) -> None:
        super().__init__()
        self._seen = False
        self._pointed: GameBox | None = None
        self._enlarged: str | None = None
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(_RESTING)
        self._resting.timeout.connect(self._rest)
        self._title = named_label("welcome_title")
        self._resume = ContinueCard()
        _let_press(self._resume, self.continue_requested)
        self.boxes = {game: self._box(game) for game in games}
        self._invitations: list[tuple[GameAction, QPushButton]] = []
        self._open = _button(self.open_requested)
        self._journal = _button(self.journal_requested)
        self._help = _button(self.help_requested)
        self._preferences = _button(self.preferences_requested)
        self._recent_title = named_label("welcome_section")
        self._recent = QVBoxLayout()
        self._recent.setSpacing(4)
        self._recent_buttons: list[QPushButton] = []
        self._build()
        self.show_games(None, ())

    def _box(self, game: str) -> GameBox:
        box = GameBox(game)
        box.clicked.connect(lambda: self.new_requested.emit(game))
        box.installEventFilter(self)
        return box

    def _build(self) -> None:
        self._shelf = QGridLayout()
        self._shelf.setSpacing(_BETWEEN)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(_EDGE, 16, _EDGE, 16)
        column.setSpacing(12)
        column.addWidget(self._title)
        # Only then filled: of what is in a layout that is added Python keeps items, and takes what
        # comes to lie there for them once Qt has deleted them.
        column.addLayout(self._shelf, 1)
        self._fill_shelf()
        column.addWidget(self._menu())
        self._scroll = TallScroll()
        self._scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    def _menu(self) -> QFrame:
        """What lies under the shelf: the game that waits, what can be done, games of lately."""
        menu = QFrame()
        menu.setObjectName("welcome_menu")
        self._under = QBoxLayout(QBoxLayout.Direction.LeftToRight, menu)
        self._under.setContentsMargins(0, 0, 0, 0)
        self._under.setSpacing(16)
        self._doing, self._lately = QWidget(), QWidget()
        self._buttons = QGridLayout(self._doing)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(8)
        column = QVBoxLayout(self._lately)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._recent_title)
        column.addLayout(self._recent)
        column.addStretch(1)
        self._lately.setMinimumWidth(_COLUMN)
        top = Qt.AlignmentFlag.AlignTop
        self._under.addWidget(self._resume, 0, top)
        self._under.addWidget(self._doing, 2, top)
        self._under.addWidget(self._lately, 1)
        return menu

    def _share_room(self) -> None:
        """Side by side as far as there is room, else one below the other."""
        shown = [part for part in (self._resume, self._lately) if not part.isHidden()]
        beside = sum(part.sizeHint().width() + 16 for part in shown)
        widest = max(button.sizeHint().width() + 8 for button in self._grid())
        room = self.width() - 2 * _EDGE
        self._fill_shelf()
        row = beside + 2 * widest <= room
        ways = QBoxLayout.Direction
        self._under.setDirection(ways.LeftToRight if row else ways.TopToBottom)
        left = room - beside if row else room
        self._fill_grid(max(min(left // widest, _MOST), 1))

    def _grid(self) -> list[QPushButton]:
        mine = [button for _, button in self._invitations]
        return [*mine, self._open, self._journal, self._help, self._preferences]

    def _fill_grid(self, most: int) -> None:
        """Rows of up to `most` buttons, as even as they can be."""
        buttons = self._grid()
        rows = -(-len(buttons) // most)
        columns = -(-len(buttons) // rows)
        for number, button in enumerate(buttons):
            self._buttons.addWidget(button, number // columns, number % columns)
        for column in range(_MOST):
            self._buttons.setColumnStretch(column, 1 if column < columns else 0)

    def _fill_shelf(self) -> None:
        """One row of boxes; where that is too narrow for them, two."""
        boxes = len(self.boxes)
        widest = max(box.sizeHint().width() for box in self.boxes.values())
        room = (self.width() - 2 * _EDGE - (boxes - 1) * _BETWEEN) // widest
        columns = boxes if room >= boxes else (boxes + 1) // 2
        tallest = max(box.sizeHint().height() for box in self.boxes.values())
        self._shelf.setRowMinimumHeight(1, tallest if columns < boxes else 0)
        self._shelf.setRowMinimumHeight(0, tallest)  # the style lets buttons be as low as a line
        for number, (game, box) in enumerate(self.boxes.items()):
            self._shelf.addWidget(box, number // columns, number % columns)
            larger = game == self._enlarged and room >= boxes - 1 + _LARGER
            self._shelf.setColumnStretch(number, _LARGER if larger else int(number < columns))

    def enlarge(self, game: str) -> None:
        """Makes one box larger than the others, for who has never played."""
        self._enlarged = game
        self._fill_shelf()

    def show_words(self, game: str, words: BoxWords) -> None:
        self.boxes[game].show_words(words)

    def show_picture(self, game: str, picture: QWidget) -> None:
        self.boxes[game].show_picture(picture)

    def show_invitations(self, actions: Iterable[GameAction]) -> None:
        """Offers what only the game looked at has, beside what there is for every game."""
        from cascadia_qt.views.fields import set_tab_order

        for _, old in self._invitations:
            self._buttons.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._invitations = [
            (each, _button(lambda _=False, name=each.name: self.invited.emit(name)))
            for each in actions
            if each.invitation is not None
        ]
        self._retranslate()
        set_tab_order([self._resume, *self.boxes.values(), *self._grid()])

    def show_games(self, running: RunningGame | None, recent: Sequence[tuple[str, Path]]) -> None:
        """Offers the game that was not finished, and games opened lately."""
        self._resume.show_game(running)
        self._retranslate()
        first = next(iter(self.boxes.values()))
        self._propose(first if running is None else self._resume)
        for button in self._recent_buttons:
            button.deleteLater()
        self._recent_buttons = []
        self._lately.setVisible(bool(recent))
        for title, path in recent:
            self._add_recent(title, path)
        self._share_room()

    def _add_recent(self, title: str, path: Path) -> None:
        from cascadia_qt.views.elided_button import ElidedButton

        button = ElidedButton()
        _let_press(button, lambda: self.recent_requested.emit(path))
        button.setText(without_key(title))
        button.setObjectName("welcome_recent")
        button.setProperty(RINGED, True)
        set_tip(button, f"{title}\n{path}")
        button.setAccessibleDescription(str(path))
        self._recent.addWidget(button)
        self._recent_buttons.append(button)

    def show_running(self, picture: QWidget) -> None:
        """Shows the game that was not finished."""
        self._resume.show_picture(picture)

    def _propose(self, button: QPushButton) -> None:
        """Has the focus when the page gets it, unless somebody has walked elsewhere already."""
        before = self.focusProxy()
        waits = before is None or self.focusWidget() is before
        self.setFocusProxy(button)
        if waits:
            button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def _rest(self) -> None:
        """A pointer that only passes by looks at nothing."""
        if self._pointed is not None:
            self.looked_at.emit(self._pointed.game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, GameBox) and isinstance(event, QFocusEvent):
            if event.gotFocus() and event.reason() not in _BACK:
                self.looked_at.emit(watched.game)
        elif isinstance(watched, GameBox) and event.type() == QEvent.Type.HoverEnter:
            self._pointed = watched
            self._resting.start()
        elif watched is self._pointed and event.type() == QEvent.Type.HoverLeave:
            self._resting.stop()
        elif event.type() == QEvent.Type.Paint and not self._seen:
            self._seen = True
            self.seen.emit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share_room()

    def _retranslate(self) -> None:
        self._title.setText(program_name())
        self._scroll.setAccessibleName(program_name())
        for each, button in self._invitations:
            assert each.invitation is not None
            button.setText(each.invitation())
        self._open.setText(self.tr("&Open a game…"))
        self._journal.setText(self.tr("&Journal"))
        self._help.setText(self.tr("How to p&lay"))
        self._preferences.setText(self.tr("&Preferences"))
        self._recent_title.setText(self.tr("Recent games"))
        self._share_room()


def _button(pressed: object) -> QPushButton:
    return _let_press(QPushButton(), pressed)


def _let_press(button: QPushButton, pressed: object) -> QPushButton:
    button.setAutoDefault(True)  # so that Return presses it
    button.clicked.connect(pressed)
    return button
