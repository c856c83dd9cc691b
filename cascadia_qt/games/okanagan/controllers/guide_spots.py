"""Where on the table of Okanagan the things are that its guide points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from cascadia_qt.games.okanagan.controllers.choosing import Option
from cascadia_qt.games.okanagan.model.guide_spots import DeskSpot, OptionSpot
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.guide.stage import Spot
from cascadia_qt.words.guide import AnswerSpot


def spots_on(page: TablePage, options: Sequence[Option], spot: Any) -> Iterator[Spot]:
    """The places of `spot`, where `options` can be chosen; none if it is not to be seen."""
    desk = page.desk
    match spot:
        case OptionSpot(option) if option in options:
            yield desk, desk.whole_of(options.index(option)).toAlignedRect()
        case DeskSpot() if options:
            around = QRectF()
            for number in range(len(options)):
                around |= desk.whole_of(number)
            yield desk, around.toAlignedRect()
        case AnswerSpot(answer):
            button = page.prompt.button_of(answer)
            if button is not None:
                yield button, button.rect()
        case Cell():
            yield page.view.viewport(), page.view.rect_of(spot)
