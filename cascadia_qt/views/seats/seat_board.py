"""A seat before the game, as a little player board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QStyledItemDelegate,
    QWidget,
)

from cascadia_qt.assets import resource
from cascadia_qt.forms.seat_board import Ui_SeatBoard
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.helps import ALL_HELPS
from cascadia_qt.rules.names import typed_name
from cascadia_qt.views.card import paint_card
from cascadia_qt.views.fields import keep_place, make_one_tab_stop, show_error
from cascadia_qt.views.focus_ring import RINGED
from cascadia_qt.views.seats.helps_field import HelpsField
from cascadia_qt.views.style import dress
from cascadia_qt.views.table.panel_look import zoom_for
from cascadia_qt.views.theme import SEAT_COLOURS, current_theme, seat_colour
from cascadia_qt.views.tips import set_tip

# Paints the picture of the seat with that number, from 0, into the room at the head of its board.
SeatPicture = Callable[[QPainter, QRectF, int], None]

_WIDTH = 224
_CORNER = 6
_BAR = 4
_SWATCH = QSize(28, 28)
_TINT = 0.22  # how much of the seat's colour its head shows


def board_width(font: QFont) -> int:
    """How wide a board is at the least, so that its fields show what is chosen in them."""
    return round(_WIDTH * zoom_for(font))


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """What a game lets people choose for its seats.

    Attributes:
        players: how many may play.
        bots: its computers by what people read.
        first_bot: who of them is proposed.
        helps: those that a table may agree on for each person.
    """

    players: range
    bots: Mapping[str, str]
    first_bot: str
    helps: tuple[str, ...] = ()


class SeatBoard(QWidget):
    """Who sits there: a name, a colour, a person or a computer, and what helps a person.

    Attributes:
        own: what a game asks of persons, where computers have their level; None if nothing.

    Signals:
        changed: something else was chosen.
        move_asked: the seat wants another place in the order; carries by how much.
        remove_asked: the seat is not needed.
    """

    changed = Signal()
    move_asked = Signal(int)
    remove_asked = Signal()

    def __init__(
        self, seat: Seat, choice: SeatChoice, picture: SeatPicture, own: QWidget | None = None
    ) -> None:
        super().__init__()
        self._helps = HelpsField(seat.helps, choice.helps) if choice.helps else None
        self._first_bot = choice.first_bot
        self._picture = picture
        self.own = own
        self._number = 0
        self._ui = Ui_SeatBoard()
        self._ui.setupUi(self)
        self._swatches = {word: Swatch(word) for word in SEAT_COLOURS}
        for swatch in self._swatches.values():
            self._ui.swatch_row.addWidget(swatch)
        self._ui.swatch_row.addStretch(1)
        for bot, name in choice.bots.items():
            self._ui.level.addItem(name, bot)
        self._ui.level.setItemDelegate(QStyledItemDelegate(self))  # which the style sheet reaches
        self._add_further(own)
        self.setMinimumWidth(board_width(self.font()))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._show_seat(seat)
        self._set_up_buttons()

    def _add_further(self, own: QWidget | None) -> None:
        """What persons have where computers have their level."""
        further = [part for part in (own, self._helps) if part is not None]
        for part in further:
            self._ui.body.addWidget(part)
        # One of them and the level have the same place; a second one keeps its own.
        for part in further[1:] if further else [self._ui.level]:
            keep_place(part)

    def _show_seat(self, seat: Seat) -> None:
        ui = self._ui
        ui.name_edit.setText(seat.name)
        ui.name_edit.setCursorPosition(0)
        (ui.person if seat.bot is None else ui.computer).setChecked(True)
        self._show_kind(computer=seat.bot is not None)
        ui.level.setCurrentIndex(max(0, ui.level.findData(seat.bot or self._first_bot)))
        if seat.colour in self._swatches:
            self._swatches[seat.colour].setChecked(True)
        self._show_colour()

    def _set_up_buttons(self) -> None:
        ui = self._ui
        marks = {ui.earlier: "left", ui.later: "right", ui.remove: "cross"}
        for button, mark in marks.items():
            button.setIcon(QIcon(str(resource(f"marks/{mark}.svg"))))
            button.setIconSize(QSize(12, 12))
        ui.earlier.clicked.connect(lambda: self.move_asked.emit(-1))
        ui.later.clicked.connect(lambda: self.move_asked.emit(1))
        ui.remove.clicked.connect(self.remove_asked)
        ui.name_edit.textChanged.connect(self.changed)
        ui.level.currentIndexChanged.connect(self.changed)
        if self._helps is not None:
            self._helps.changed.connect(self.changed)
        ui.computer.toggled.connect(self._change_kind)
        for swatch in self._swatches.values():
            swatch.toggled.connect(self._change_colour)
        make_one_tab_stop(list(self._swatches.values()))
        make_one_tab_stop([ui.person, ui.computer])

    @property
    def seat(self) -> Seat:
        """Without a name if none was typed."""
        ui = self._ui
        bot = ui.level.currentData() if ui.computer.isChecked() else None
        helps = ALL_HELPS if bot or self._helps is None else self._helps.helps
        return Seat(typed_name(ui.name_edit.text()), bot, self.colour, helps)

    @property
    def colour(self) -> str | None:
        """The word of the chosen colour."""
        chosen = (word for word, swatch in self._swatches.items() if swatch.isChecked())
        return next(chosen, None)

    @property
    def tab_order(self) -> list[QWidget]:
        """Everything that the keyboard reaches, from the first to the last."""
        ui = self._ui
        further = (part for part in (self.own, self._helps) if part is not None)
        kind = (ui.person, ui.computer, ui.level, *further, ui.earlier, ui.later, ui.remove)
        return [ui.name_edit, *self._swatches.values(), *kind]

    def propose_name(self, name: str) -> None:
        """Who types no name has this one."""
        self._ui.name_edit.setPlaceholderText(name)

    def show_place(self, index: int, count: int, *, needed: bool) -> None:
        """The seat is the `index`th of `count`, from 0; one that is needed cannot be removed."""
        ui = self._ui
        self._number = index
        ui.place.setText(f"&{index + 1}")
        ui.earlier.setHidden(index == 0)
        ui.later.setHidden(index == count - 1)
        ui.remove.setHidden(needed)
        self.update()

    def show_taken(self, colours: Collection[str | None]) -> None:
        """Colours that others have and this seat cannot choose."""
        for word, swatch in self._swatches.items():
            swatch.setEnabled(word not in colours)

    def show_error(self, error: str) -> None:
        """What is wrong with the name; nothing if it is well."""
        show_error(self._ui.name_edit, self._ui.name_error, error)

    def focus_name(self) -> None:
        self._ui.name_edit.setFocus(Qt.FocusReason.TabFocusReason)
        self._ui.name_edit.selectAll()

    def focus_order(self, by: int) -> None:
        """Lets the same key move the seat on, or back once it can go no further."""
        first, second = self._ui.earlier, self._ui.later
        if by > 0:
            first, second = second, first
        (second if first.isHidden() else first).setFocus(Qt.FocusReason.TabFocusReason)

    def _change_kind(self, computer: bool) -> None:
        self._show_kind(computer=computer)
        self.changed.emit()

    def _show_kind(self, *, computer: bool) -> None:
        self._ui.level.setVisible(computer)
        for part in (self.own, self._helps):
            if part is not None:
                part.setVisible(not computer)

    def _change_colour(self, chosen: bool) -> None:
        if chosen:
            self._show_colour()
            self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and not self.colour:
            self._show_colour()
        super().changeEvent(event)

    def _show_colour(self) -> None:
        dress(self._ui.place, f"background: {self._paint_colour.name()};")
        self.update()

    @property
    def _paint_colour(self) -> QColor:
        return QColor(SEAT_COLOURS[self.colour] if self.colour else current_theme().faded)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        rect = QRectF(self.rect())
        paint_card(painter, rect, theme, theme.line)
        colour = self._paint_colour
        card = QPainterPath()
        card.addRoundedRect(rect.adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        head = QRectF(self._ui.head.geometry())
        painter.setClipPath(card)
        tint = QColor(colour)
        tint.setAlphaF(_TINT)
        painter.fillRect(head, tint)
        painter.fillRect(QRectF(head.left(), head.bottom() - _BAR, head.width(), _BAR), colour)
        self._picture(painter, head.adjusted(0, 0, 0, -_BAR), self._number)


class Swatch(QAbstractButton):
    """A colour to choose; one of several that exclude each other."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self._owner = Seat("", colour=word)
        self.setCheckable(True)
        self.setProperty(RINGED, True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        set_tip(self, self._name(word))
        self.setAccessibleName(self._name(word))

    def sizeHint(self) -> QSize:
        return _SWATCH

    def _name(self, word: str) -> str:
        names = {
            "teal": self.tr("Teal"),
            "rust": self.tr("Rust"),
            "plum": self.tr("Plum"),
            "slate": self.tr("Lake blue"),
            "moss": self.tr("Lichen"),
            "rose": self.tr("Wine red"),
        }
        return names.get(word, word)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        painter.setOpacity(1.0 if self.isEnabled() else 0.25)
        painter.setPen(Qt.PenStyle.NoPen)
        theme = current_theme()
        painter.setBrush(QColor(seat_colour(self._owner, 0, dark=theme.dark)))
        painter.drawEllipse(middle, 7, 7)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.why), 2))
            painter.drawEllipse(middle, 11, 11)
        elif self.isChecked():
            painter.setPen(QPen(QColor(theme.ink), 1.5))
            painter.drawEllipse(middle, 10, 10)
        elif self.underMouse() and self.isEnabled():
            painter.setPen(QPen(QColor(theme.gold), 1.5))
            painter.drawEllipse(middle, 10, 10)
