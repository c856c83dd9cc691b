"""Cryptid on the shelf: a lantern's light on a map, and the map of a game that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.controllers.box_picture import BoxPicture
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cryptid.views.art.box import LanternMap

# The pieces on the map are loaded when a game waits.
if TYPE_CHECKING:
    from cascadia_qt.games.cryptid.views.art.faces import Faces
    from cascadia_qt.games.cryptid.views.waiting_map import WaitingMap
    from cascadia_qt.rules.record import Record


def box_picture(hall: Hall) -> BoxPicture:
    return BoxPicture(hall, LanternMap())


def running_table(record: Record, faces: Faces) -> WaitingMap:
    """The map as everybody sees it."""
    from cascadia_qt.games.cryptid.model.tableau import tableau_of
    from cascadia_qt.games.cryptid.views.waiting_map import WaitingMap

    table = tableau_of(record.history.state)
    return WaitingMap(table, record.options.board, record.seats, faces)
