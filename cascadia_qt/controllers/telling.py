"""Lets readers of the screen hear what others do, when it happens."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtWidgets import QWidget

from cascadia_qt.model.game_log import GameLog, LogRole
from cascadia_qt.views.access.announcing import announce


class Telling(QObject):
    """Reads out new rows of a log, as whoever looks is told of them.

    What somebody alone at the screen has done needs no telling; where persons share an open table
    each hears of everything.
    """

    def __init__(self, log: GameLog, by: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._by = by
        log.rowsInserted.connect(self._tell)

    def _own(self) -> Collection[int | None]:
        """The seat whose deeds are known to whoever listens."""
        session = self._log.session
        if session.has_curtain:
            return (self._log.looking,)
        return session.persons if len(session.persons) == 1 else ()

    def _tell(self, _parent: QModelIndex, first: int, last: int) -> None:
        own = self._own()
        rows = (self._log.index(row) for row in range(first, last + 1))
        told = (row for row in rows if row.data(LogRole.SEAT) not in own and row.data())
        announce(" ".join(row.data(Qt.ItemDataRole.AccessibleTextRole) for row in told), self._by)
