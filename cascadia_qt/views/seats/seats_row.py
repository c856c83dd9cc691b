"""The seats before a game in the order of play, with a place for one more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cascadia_qt.assets import resource
from cascadia_qt.rules.game import Seat
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.room import room_for
from cascadia_qt.views.seats.seat_board import SeatBoard, SeatChoice, SeatPicture, board_width
from cascadia_qt.views.theme import SEAT_COLOURS
from cascadia_qt.words.seats import named

_GAP = 16
_AROUND = 60  # the margins of a dialog and its scroll bar
_LEAST = 1004  # that dialogs can be narrowed to


def width_for(boards: int, dialog: QWidget) -> int:
    """How wide `dialog` is if so many boards stand side by side, as far as its screen has room."""
    wanted = boards * (board_width(dialog.font()) + _GAP) - _GAP + _AROUND
    return min(wanted, room_for(dialog).width())


def widen(dialog: QWidget, boards: int) -> None:
    """Opens `dialog` as wide as that; it may be narrowed, as its boards flow."""
    wanted = width_for(boards, dialog)
    dialog.setMinimumWidth(min(wanted, _LEAST))
    if wanted > _LEAST:
        dialog.resize(wanted, dialog.sizeHint().height())


class SeatsRow(QWidget):
    """One board a seat; no two have the same colour, and a name that two have is said to be wrong.

    A game tells what there is to choose, and the picture at the head of a board; an `update` of the
    row paints all of them anew. It may make a widget of its own for every board, on which it is
    there for persons.

    Signals:
        changed: a seat is another one, or there are more, fewer, or in another order.
    """

    changed = Signal()

    def __init__(
        self,
        seats: tuple[Seat, ...],
        choice: SeatChoice,
        picture: SeatPicture,
        own: Callable[[], QWidget] | None = None,
    ) -> None:
        super().__init__()
        self._own = own
        self._choice = choice
        self._picture = picture
        self._boards: list[SeatBoard] = []
        self._add = QPushButton(self.tr("&Add a player"))
        self._add.setProperty("place_to_fill", True)
        self._add.setIcon(QIcon(str(resource("marks/plus.svg"))))
        self._add.setIconSize(QSize(18, 12))
        self._add.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._add.setMinimumWidth(board_width(self.font()))
        self._add.clicked.connect(self._add_seat)
        self._row = FlowLayout(self, _GAP)
        for seat in seats:
            self._append(seat)
        self._row.addWidget(self._add)
        self._refresh()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """As they were typed: who has no name plays with the one that is proposed."""
        return tuple(board.seat for board in self._boards)

    @property
    def own(self) -> list[QWidget]:
        """The game's own widget of each seat, in the order of play."""
        return [board.own for board in self._boards if board.own is not None]

    @property
    def valid(self) -> bool:
        """Whether no two seats have the same name."""
        return not any(self._errors())

    @property
    def tab_order(self) -> list[QWidget]:
        """Everything that the keyboard reaches, from the first to the last."""
        boards = [widget for board in self._boards for widget in board.tab_order]
        return [*boards, self._add]

    def _append(self, seat: Seat) -> None:
        """Another board; with a free colour if that of `seat` is taken or unknown."""
        free = [word for word in SEAT_COLOURS if word not in self._colours()]
        colour = seat.colour if seat.colour in free else free[0]
        coloured = replace(seat, colour=colour)
        own = None if self._own is None else self._own()
        board = SeatBoard(coloured, self._choice, self._picture, own)
        board.changed.connect(self._refresh)
        board.move_asked.connect(lambda by: self._move(board, by))
        board.remove_asked.connect(lambda: self._remove(board))
        self._row.insert_widget(len(self._boards), board)
        self._boards.append(board)

    def _add_seat(self) -> None:
        self._append(Seat(""))
        self._refresh()
        self._boards[-1].focus_name()

    def _remove(self, board: SeatBoard) -> None:
        index = self._boards.index(board)
        self._boards.remove(board)
        self._row.removeWidget(board)
        board.hide()
        board.deleteLater()
        self._refresh()
        self._boards[min(index, len(self._boards) - 1)].focus_name()

    def _move(self, board: SeatBoard, by: int) -> None:
        index = self._boards.index(board) + by
        self._boards.remove(board)
        self._boards.insert(index, board)
        self._row.removeWidget(board)
        self._row.insert_widget(index, board)
        self._refresh()
        board.focus_order(by)

    def _colours(self) -> set[str | None]:
        return {board.colour for board in self._boards}

    def _refresh(self) -> None:
        """Places, proposed names, free colours and errors follow from the seats there are."""
        proposed, errors = named(self.seats), self._errors()
        count, players = len(self._boards), self._choice.players
        for index, board in enumerate(self._boards):
            board.show_place(index, count, needed=count <= players.start)
            board.propose_name(proposed[index].name)
            board.show_taken(self._colours() - {board.colour})
            board.show_error(errors[index])
        self._add.setVisible(count < players.stop - 1)
        self.changed.emit()

    def _errors(self) -> list[str]:
        """What is wrong with each name; nothing for those that are well."""
        names = [seat.name.casefold() for seat in named(self.seats)]
        taken = self.tr("This name is taken.")
        return [taken if names.count(name) > 1 else "" for name in names]
