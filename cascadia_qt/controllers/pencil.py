"""The pencil of whoever looks: plans for cells of a board, kept in the note of his seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsScene

from cascadia_qt.controllers.digit_keys import DIGITS, FRENCH_ROW
from cascadia_qt.controllers.walking import nearest, walked
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.pencil import CROSS, Marks, read_marks, with_mark, write_marks
from cascadia_qt.views.access.announcing import announce
from cascadia_qt.views.art.pencil import Sketch
from cascadia_qt.views.art.sketches import cross
from cascadia_qt.views.board_view import BoardView
from cascadia_qt.views.layout import Layout
from cascadia_qt.views.table.pencil_box import AWAY, CLEAR, KEYED, RUBBER, PencilBox
from cascadia_qt.views.table.pencil_layer import PencilLayer
from cascadia_qt.words import pencil as words

Key = Qt.Key
_ARROWS = {
    Key.Key_Left: QPointF(-1, 0),
    Key.Key_Right: QPointF(1, 0),
    Key.Key_Up: QPointF(0, -1),
    Key.Key_Down: QPointF(0, 1),
}


class Pencil(QObject):
    """Draws on the board that a game shows; what can be planned there is the game's to say.

    Attributes:
        in_hand: whether clicks and keys draw.
        cursor: the cell that the pencil is held over.

    Signals:
        taken: it was taken in hand or put away; carries whether it is in hand.
        changed: something else is drawn.
    """

    taken = Signal(bool)
    changed = Signal()

    about = ""  # the page of the help
    rows: Sequence[Sequence[str]] = ()  # what can be pencilled, as it lies in the box

    def __init__(
        self, session: GameSession, looker: Looker, board: BoardView, layout: Layout
    ) -> None:
        super().__init__(board)
        self._session = session
        self._looker = looker
        self._board = board
        self._layout = layout
        self.kinds = (*(kind for row in self.rows for kind in row), CROSS)
        self.in_hand = False
        self.cursor: Cell | None = None
        self._kind = self.kinds[0]
        self._owner: int | None = None
        self._layer = PencilLayer(board, layout, self.sketch, self.about)
        self.box = PencilBox(board, self.rows, self.sketch, self.name, self.about)
        self.box.chosen.connect(self.choose)
        session.noted.connect(self.follow)
        session.changed.connect(self.follow)
        looker.changed.connect(self.follow)

    def scene_of(self, seat: int) -> QGraphicsScene:
        """Where the marks of `seat` are drawn."""
        raise NotImplementedError

    def places(self, seat: int) -> Collection[Cell]:
        """The cells for which `seat` can plan something."""
        raise NotImplementedError

    def pieces(self, seat: int) -> Collection[Cell]:
        """The cells of these on which something lies."""
        return ()

    def fits(self, seat: int, cell: Cell, kind: str) -> bool:
        """Whether a plan for one of the places still makes sense."""
        return True

    def picture(self, kind: str) -> Sketch:
        raise NotImplementedError

    def title(self, kind: str) -> str:
        raise NotImplementedError

    def where(self, cell: Cell) -> str:
        """How a cell is called."""
        raise NotImplementedError

    @property
    def shown(self) -> bool:
        """Whether the board of whoever looks is shown as it stands now."""
        raise NotImplementedError

    @property
    def seat(self) -> int | None:
        """Whose marks these are: whoever looks. Without a curtain that is whoever decides."""
        session = self._session
        if session.to_move is None:
            return None
        if not session.has_curtain and len(session.persons) > 1:
            return session.to_move if session.person_to_move else None
        return self._looker.seat

    @property
    def possible(self) -> bool:
        """Whether somebody could draw."""
        return self.seat is not None

    @property
    def marks(self) -> Marks:
        """What is planned and not yet settled by what lies there."""
        seat = self.seat
        if seat is None:
            return {}
        places = set(self.places(seat))
        found = read_marks(self._session.note(seat), self.kinds)
        return {
            cell: kind
            for cell, kind in found.items()
            if cell in places and self.fits(seat, cell, kind)
        }

    def sketch(self, kind: str) -> Sketch:
        return cross() if kind == CROSS else self.picture(kind)

    def name(self, kind: str) -> str:
        return words.cross_words() if kind == CROSS else self.title(kind)

    def words_at(self, cell: Cell) -> str:
        """What is pencilled on a cell, for who hears what others see; "" if nothing."""
        kind = self._layer.marks.get(cell)
        return "" if kind is None else words.marked_words(self.name(kind))

    def take(self) -> None:
        """Takes the pencil in hand, or puts it away."""
        if self.in_hand:
            self.put_away()
        elif (seat := self.seat) is not None:
            self.in_hand = True
            self._owner = seat
            self._board.setCursor(Qt.CursorShape.CrossCursor)
            self._board.setFocus()
            self.taken.emit(True)
            self.box.choose(self._kind)
            self.box.open([self._board.rect_of(cell) for cell in self.places(seat)])
            self.follow()  # somebody else may look by now

    def put_away(self) -> None:
        if self.in_hand:
            self.in_hand, self.cursor, self._owner = False, None, None
            self._board.unsetCursor()
            self._board.setAccessibleDescription("")
            self.box.put_away()
            self.taken.emit(False)
            self.follow()

    def follow(self) -> None:
        """Something else lies there, or somebody else looks."""
        if self.in_hand and self.seat != self._owner:
            self.put_away()
            return
        seat = self.seat
        if seat is None or not self.shown:
            self._layer.clear()
        else:
            places = self.places(seat) if self.in_hand else ()
            if self.cursor not in places:
                self.cursor = None
            scene, pieces = self.scene_of(seat), self.pieces(seat)
            self._layer.show(scene, self.marks, pieces, places, self.cursor)
        self.changed.emit()

    def point_at(self, cell: Cell | None) -> bool:
        """The pointer is over a cell; whether that was the pencil's."""
        if not (self.in_hand and self.shown):
            return False
        self._hold_over(cell if self._is_place(cell) else None)
        return True

    def press(self, cell: Cell, button: Qt.MouseButton) -> bool:
        """A cell was clicked; whether that was the pencil's."""
        if not (self.in_hand and self.shown):
            return False
        if self._is_place(cell):
            self._hold_over(cell)
            self._draw(RUBBER if button is Qt.MouseButton.RightButton else self._kind)
        return True

    def take_key(self, event: QKeyEvent) -> bool:
        """A key was pressed; whether that was the pencil's."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        digit = {**DIGITS, **FRENCH_ROW}.get(Key(event.key()))
        if digit is not None and plain == Qt.KeyboardModifier.ShiftModifier:
            plain = Qt.KeyboardModifier.NoModifier  # a French keyboard gives digits with Shift
        if not (self.in_hand and self.shown) or plain != Qt.KeyboardModifier.NoModifier:
            return False
        if digit is not None:
            self._choose_by_digit((digit - 1) % KEYED)
            return True
        return self._take_plain(Key(event.key()))

    def choose(self, kind: str) -> None:
        """Something in the box was chosen."""
        if kind == AWAY:
            self.put_away()
        elif kind == CLEAR:
            self._keep({})
        else:
            self._kind = kind
        self.box.choose(self._kind)

    def _choose_by_digit(self, place: int) -> None:
        kinds = self.kinds[:-1]
        if place < len(kinds):
            self._choose_and_draw(kinds[place])

    def _choose_and_draw(self, kind: str) -> None:
        self.choose(kind)
        if self.cursor is not None and self.marks.get(self.cursor) != kind:
            self._draw(kind)

    def _take_plain(self, key: Qt.Key) -> bool:
        match key:
            case Key.Key_Escape:
                self.put_away()
            case Key.Key_Delete | Key.Key_Backspace:
                self._draw(RUBBER)
            case Key.Key_X:
                self._choose_and_draw(CROSS)
            case Key.Key_Return | Key.Key_Enter | Key.Key_Space if not self._at_button:
                self._draw(self._kind)
            case _ if key in _ARROWS:
                self._walk(_ARROWS[key])
            case _:
                return False
        return True

    @property
    def _at_button(self) -> bool:
        """Whether the keyboard is at a button, which wants such a key for itself."""
        return isinstance(self._board.window().focusWidget(), QAbstractButton)

    def _draw(self, kind: str) -> None:
        """Draws at the cursor; what is drawn there already is rubbed out."""
        seat, cell, marks = self.seat, self.cursor, self.marks
        if seat is None or cell is None:
            return
        if kind == RUBBER or marks.get(cell) == kind:
            self._keep(with_mark(marks, cell, None))
        elif self.fits(seat, cell, kind):
            self._keep(with_mark(marks, cell, kind))
        else:
            self._say(words.refused_words(self.name(kind)))
            return
        self._say(self.words_at(cell) or words.unmarked_words())

    def _keep(self, marks: Marks) -> None:
        if self.seat is not None:
            self._session.set_note(self.seat, write_marks(marks))

    def _walk(self, direction: QPointF) -> None:
        seat = self.seat
        if seat is None:
            return
        places, board = self.places(seat), self._board
        if self.cursor is None:
            middle = board.mapToScene(board.viewport().rect().center())
            found = nearest(self._layout, places, middle)
        else:
            found = walked(self._layout, places, self.cursor, direction)
        self._hold_over(found)
        if found is not None:
            board.reveal(found)
            said = self.words_at(found) or words.unmarked_words()
            self._say(f"{self.where(found)}. {said}")

    def _is_place(self, cell: Cell | None) -> bool:
        return self.seat is not None and cell in self.places(self.seat)

    def _hold_over(self, cell: Cell | None) -> None:
        if cell != self.cursor:
            self.cursor = cell
            self.follow()

    def _say(self, said: str) -> None:
        self._board.setAccessibleDescription(said)
        announce(said, self._board)
