"""Kaskaria on the shelf: a volcano that smokes, and the island of a game that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.controllers.box_picture import BoxPicture
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.kaskaria.views.art.box import SmokingVolcano

# The figures on the island are loaded when a game waits.
if TYPE_CHECKING:
    from cascadia_qt.games.kaskaria.views.art.faces import Faces
    from cascadia_qt.games.kaskaria.views.waiting_island import WaitingIsland
    from cascadia_qt.rules.record import Record


def box_picture(hall: Hall) -> BoxPicture:
    return BoxPicture(hall, SmokingVolcano())


def running_table(record: Record, faces: Faces) -> WaitingIsland:
    """The island as nobody in particular sees it."""
    from cascadia_qt.games.kaskaria.model.tableau import tableau_at
    from cascadia_qt.games.kaskaria.views.waiting_island import WaitingIsland

    table = tableau_at(record.history, None)
    return WaitingIsland(table, record.options.ways, record.seats, faces)
