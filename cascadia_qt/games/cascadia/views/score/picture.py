"""Records and positions as pictures, for the command `render`."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cascadia_qt.games.cascadia.rules import position
from cascadia_qt.games.cascadia.rules.scoring.sheet import score
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.views.score.render import Plot, laid_tiles, render_table
from cascadia_qt.games.cascadia.words.seats import named_position
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.views.theme import DARK, LIGHT, seat_colour


def record_picture(played: Record, turn: int | None, size: QSize, dark: bool) -> QImage:
    """The table after so many turns, everybody's together; raises BadDocument."""
    state = _state_after(played, turn)
    rows = zip(played.seats, state.players, score_sheets(state), strict=True)
    plots = [
        Plot(seat.name, seat_colour(seat, number), laid_tiles(player.environment), sheet)
        for number, (seat, player, sheet) in enumerate(rows)
    ]
    return render_table(state.options.grid, plots, size, DARK if dark else LIGHT)


def document_picture(node: Node, turn: int | None, size: QSize, dark: bool) -> QImage:
    """The position that begins at `node`; raises BadDocument."""
    if turn is not None:
        raise BadDocument(Complaint("Render", "A position has no turns; only a record has."))
    laid = named_position(position.position_in(node))
    sheets = score(laid.grid, laid.scoring, [player.landscape for player in laid.players])
    plots = [
        Plot(player.name, seat_colour(Seat(player.name), number), player.tiles, sheet)
        for number, (player, sheet) in enumerate(zip(laid.players, sheets, strict=True))
    ]
    return render_table(laid.grid, plots, size, DARK if dark else LIGHT)


def _state_after(played: Record, turn: int | None) -> State:
    history = played.history
    last: State = history.state
    if turn is None:
        return last
    states: list[State] = [history.start, *(entry.step.state for entry in history.entries)]
    found = next((state for state in states if state.turn == turn), None)
    if found is None:
        raise BadDocument(
            Complaint(
                "Render",
                "The game has {0} turns, so there is no turn {1}.",
                last.turn,
                turn,
            )
        )
    return found
