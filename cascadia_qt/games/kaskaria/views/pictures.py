"""A game of Kaskaria as a picture, for the command `render`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from cascadia_qt.games.kaskaria.model.tableau import tableau_at
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.table.plate_art import PlateLook, paint_plate
from cascadia_qt.games.kaskaria.views.waiting_island import paint_island
from cascadia_qt.rules.complaint import Complaint
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.views.theme import DARK, LIGHT, current_theme, dressed, seat_colour

_MARGIN = 0.03  # of the shorter side
_PLATES = 0.2  # of the height
_LETTERS = 0.2  # of the height of a plate


def record_picture(played: Record, turn: int | None, size: QSize, dark: bool) -> QImage:
    """The island and the heroes after so many turns, everybody's together; raises BadDocument.

    Hands are shown as everybody may see them.
    """
    history = _after(played.history, turn)
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    with dressed(DARK if dark else LIGHT) as theme:
        image.fill(QColor(theme.paper))
        painter = QPainter(image)
        _paint(painter, QRectF(image.rect()), played, history)
        painter.end()
    return image


def _after(history: History[Any, Any, Any], turn: int | None) -> History[Any, Any, Any]:
    """The history as it was after so many turns."""
    if turn is None:
        return history
    states: list[State] = [history.start, *(entry.step.state for entry in history.entries)]
    found = next((number for number, state in enumerate(states) if state.turn == turn), None)
    if found is None:
        raise BadDocument(
            Complaint(
                "KaskariaRender",
                "The game has {0} turns, so there is no turn {1}.",
                states[-1].turn,
                turn,
            )
        )
    return history.moved(found)


def _paint(
    painter: QPainter, room: QRectF, played: Record, history: History[Any, Any, Any]
) -> None:
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    gap = _MARGIN * min(room.width(), room.height())
    inside = room.adjusted(gap, gap, -gap, -gap)
    high = inside.height() * _PLATES
    ways, table, faces = played.options.ways, tableau_at(history, None), Faces()
    paint_island(painter, inside.adjusted(0, 0, 0, -high - gap), table, ways, played.seats, faces)
    wide = (inside.width() - gap * (len(played.seats) - 1)) / len(played.seats)
    to_move = played.rules.to_move(history.state)
    font = QFont()
    font.setPixelSize(max(1, int(high * _LETTERS)))
    for seat, who in enumerate(played.seats):
        place = QRectF(inside.left() + (wide + gap) * seat, inside.bottom() - high, wide, high)
        player = table.players[seat]
        colour = QColor(seat_colour(who, seat, dark=current_theme().dark))
        look = PlateLook(who.name, colour, player, player.hand, ways, seat == to_move)
        paint_plate(painter, place, look, font, faces)
