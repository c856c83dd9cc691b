"""A game to look at with a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.controllers.sheet import Sheet
from cascadia_qt.games.cryptid.rules.cells import cells_in, name_of
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import new_record
from tests.games.cryptid.table import options, played, shared

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
Opened = Callable[..., tuple[Sheet, GameSession, Looker]]


def session_of(number: int, helped: str, *, unique: bool = False) -> GameSession:
    """A game of persons in which tokens of everybody lie on the map."""
    agreed = options(number)
    agreed = replace(agreed, helps=(helped,) * agreed.players, unique_known=unique)
    seats = tuple(Seat(name) for name in NAMES[: agreed.players])
    session = GameSession(new_record(CRYPTID, agreed, 1, seats, free_undo=False))
    for move in _moves(session):
        session.submit(CRYPTID.parse(move))
    return session


def _moves(session: GameSession) -> list[str]:
    moves, state = [], session.state
    while state.phase.value == "share":
        moves.append(CRYPTID.format(CRYPTID.legal(state)[0]))
        state = played(state, moves[-1])
    assert state == shared(session.state)
    return [*moves, f"ask {name_of(cells_in(state.free_for_disc(1))[0])} 1"]


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Opened]:
    """Opens the sheet of a game for a seat."""
    owner, sheets = QObject(), []

    def open_sheet(
        number: int = 0, helped: str = "struck", seat: int | None = 0, *, unique: bool = False
    ) -> tuple[Sheet, GameSession, Looker]:
        session, looker = session_of(number, helped, unique=unique), Looker(seat)
        session.setParent(owner)
        looker.setParent(owner)
        sheet = Sheet(session, looker, Faces(), owner)
        sheets.append(sheet)
        return sheet, session, looker

    yield open_sheet
    for sheet in sheets:
        sheet.close()
        sheet.widget.deleteLater()
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
