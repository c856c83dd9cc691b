"""Cascadia on the shelf: a landscape that grows, and the one of a game that waits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cascadia_qt.assets import resource
from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.growing_landscape import GrowingLandscape
from cascadia_qt.model.file_reader import FileReader
from cascadia_qt.model.storage import load_game
from cascadia_qt.rules.grid import HEX
from cascadia_qt.rules.record import Record


class BoxPicture(QWidget):
    """Grows as soon as its film is known, which is played again beside the window."""

    def __init__(self, faces: Callable[[], Faces], hall: Hall) -> None:
        super().__init__()
        self._faces = faces
        self._hall = hall
        self._land: GrowingLandscape | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        hall.preferences.changed.connect(self._apply_motion)
        FileReader(self).read(resource("welcome/cascadia.json"), _film, self._show)

    def _show(self, film: list[Environment]) -> None:
        faces, motion = self._faces(), self._hall.motion
        self._land = GrowingLandscape(HEX, film, faces, motion, raised=True)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self._land)
        self._apply_motion()

    def _apply_motion(self) -> None:
        if self._land is not None:
            self._land.set_moving(self._hall.preferences.motion > 0)


def running_land(record: Record, faces: Faces, hall: Hall) -> GrowingLandscape:
    """The landscape of whoever is to move."""
    state = record.history.state
    land = state.players[record.rules.to_move(state)].environment
    picture = GrowingLandscape(record.options.grid, [land], faces, hall.motion)
    picture.set_moving(False)
    return picture


def _film(path: Path) -> list[Environment]:
    """The landscape of a finished game, piece by piece."""
    history = load_game(path).history
    film: list[Environment] = [history.start.players[0].environment]
    for entry in history.entries:
        land = entry.step.state.players[0].environment
        if land != film[-1]:
            film.append(land)
    return film
