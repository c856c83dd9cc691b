"""Okanagan on the shelf: a valley that is surveyed, and the valley of a game that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cascadia_qt.controllers.box_picture import BoxPicture
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.okanagan.views.art.box import SurveyedValley

# What people have on the valley is loaded when a game waits.
if TYPE_CHECKING:
    from cascadia_qt.games.okanagan.views.waiting_valley import WaitingValley
    from cascadia_qt.rules.record import Record


def box_picture(hall: Hall) -> BoxPicture:
    return BoxPicture(hall, SurveyedValley())


def running_table(record: Record) -> WaitingValley:
    """The valley as everybody sees it."""
    from cascadia_qt.games.okanagan.views.waiting_valley import WaitingValley

    return WaitingValley(record.history.state.board, record.seats)
