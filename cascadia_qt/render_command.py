"""The command `render`: a position or a record as a picture, without a window."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

from cascadia_qt.games.cascadia.rules import position
from cascadia_qt.games.cascadia.rules.scoring.sheet import score
from cascadia_qt.games.cascadia.rules.state import State, score_sheets
from cascadia_qt.games.cascadia.views.score.render import Plot, laid_tiles, render_table
from cascadia_qt.games.cascadia.words.seats import named_position
from cascadia_qt.rules import record
from cascadia_qt.rules.document import BadDocument, Node
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.grid import Grid
from cascadia_qt.shelf import RULES
from cascadia_qt.store.whole_file import write_whole
from cascadia_qt.terminal.files import read_document
from cascadia_qt.views.theme import DARK, LIGHT, seat_colour

translate = QCoreApplication.translate

_FORMATS = {position.FORMAT: "position", record.FORMAT: "record"}


@dataclass(frozen=True, slots=True)
class Request:
    """What to draw and where to.

    Attributes:
        file: the name of the document; "-" is standard input.
        turn: after how many turns a game is drawn, everybody's together; None is its end.
    """

    file: str
    output: str
    turn: int | None
    size: tuple[int, int]
    dark: bool


class _NotWritten(OSError):
    """There is no picture; the message is one plain sentence."""


def run(request: Request) -> int:
    """Draws and writes the picture whole or not at all; the result is the exit status."""
    try:
        grid, plots = _plots_in(read_document(request.file), request.turn)
    except BadDocument as error:
        print(f"cascadia-qt: {request.file}: {error}", file=sys.stderr)
        return 2
    _application = QGuiApplication.instance() or QGuiApplication(_arguments())
    try:
        theme = DARK if request.dark else LIGHT
        _write(render_table(grid, plots, QSize(*request.size), theme), request.output)
    except _NotWritten as error:
        print(f"cascadia-qt: {request.output}: {error}", file=sys.stderr)
        return 2
    return 0


def _arguments() -> list[str]:
    """Nothing is shown, so on Linux no display is asked for, whether there is one or not."""
    platform = ["-platform", "offscreen"] if sys.platform == "linux" else []
    return ["cascadia-qt", *platform]


def _plots_in(node: Node, turn: int | None) -> tuple[Grid, list[Plot]]:
    if node["format"].choice(_FORMATS) == "record":
        return _record_plots(node, turn)
    if turn is not None:
        raise BadDocument(translate("Render", "A position has no turns; only a record has."))
    laid = named_position(position.position_in(node))
    sheets = score(laid.grid, laid.scoring, [player.landscape for player in laid.players])
    plots = [
        Plot(player.name, seat_colour(Seat(player.name), number), player.tiles, sheet)
        for number, (player, sheet) in enumerate(zip(laid.players, sheets, strict=True))
    ]
    return laid.grid, plots


def _record_plots(node: Node, turn: int | None) -> tuple[Grid, list[Plot]]:
    played = record.record_in(node, RULES)
    state = _state_after(played, turn)
    rows = zip(played.seats, state.players, score_sheets(state), strict=True)
    plots = [
        Plot(seat.name, seat_colour(seat, number), laid_tiles(player.environment), sheet)
        for number, (seat, player, sheet) in enumerate(rows)
    ]
    return state.options.grid, plots


def _state_after(played: record.Record, turn: int | None) -> State:
    history = played.history
    last: State = history.state
    if turn is None:
        return last
    states: list[State] = [history.start, *(entry.step.state for entry in history.entries)]
    found = next((state for state in states if state.turn == turn), None)
    if found is None:
        sentence = translate("Render", "The game has {0} turns, so there is no turn {1}.")
        raise BadDocument(sentence.format(last.turn, turn))
    return found


def _write(image: QImage, output: str) -> None:
    if image.isNull():
        raise _NotWritten(translate("Render", "There is not enough memory for the picture."))
    buffer = QBuffer()
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    try:
        write_whole(Path(output), bytes(buffer.data().data()))
    except OSError as error:
        sentence = translate("Render", "The picture cannot be written: {0}.")
        raise _NotWritten(sentence.format(error.strerror)) from error
