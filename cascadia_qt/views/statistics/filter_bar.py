"""Which games are looked at: whose, on which tiles, with how many players, scored by what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.statistics import Choices
from cascadia_qt.views.fields import ElidedField
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.statistics.words import grid_name, players_name, scoring_name

_WIDTH = 144


class FilterBar(QWidget):
    """Four fields, each of which may also be left to anything.

    Signals:
        filter_changed: somebody has chosen; carries the GameFilter.
    """

    filter_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = Choices((), (), (), ())
        self._labels = [PlainLabel() for _ in range(4)]
        self._fields = [ElidedField() for _ in range(4)]
        row = FlowLayout(self, spacing=16)
        for label, field in zip(self._labels, self._fields, strict=True):
            label.setProperty("quiet", True)
            label.setBuddy(field)
            field.setMinimumWidth(_WIDTH)
            field.currentIndexChanged.connect(self._tell)
            row.addWidget(_pair(label, field))
        self._fill(EVERYTHING)

    @property
    def chosen(self) -> GameFilter:
        person, grid, players, scoring = (field.currentData() for field in self._fields)
        return GameFilter(grid, players, scoring, person)

    def show_choices(self, choices: Choices, which: GameFilter | None = None) -> None:
        """Offers what there is, and chooses `which` or what is chosen already."""
        if choices != self._choices or which not in (None, self.chosen):
            self._choices = choices
            self._fill(which or self.chosen)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill(self.chosen)
        super().changeEvent(event)

    def _tell(self) -> None:
        self.filter_changed.emit(self.chosen)

    def _fill(self, which: GameFilter) -> None:
        anybody, anything = self.tr("Everybody"), self.tr("Any")
        choices, (person, grid, players, scoring) = self._choices, self._fields
        _offer(person, anybody, choices.persons, str, which.person)
        _offer(grid, anything, choices.grids, grid_name, which.grid)
        _offer(players, anything, choices.players, players_name, which.players)
        _offer(scoring, anything, choices.scorings, scoring_name, which.scoring)
        words = (self.tr("&Person"), self.tr("&Tiles"), self.tr("P&layers"), self.tr("Ca&rds"))
        self._name(words)

    def _name(self, words: Sequence[str]) -> None:
        for label, field, word in zip(self._labels, self._fields, words, strict=True):
            label.setText(word)
            field.setAccessibleName(word.replace("&", ""))


def _pair(label: QLabel, field: ElidedField) -> QWidget:
    """Which are never parted."""
    pair = QWidget()
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(label)
    row.addWidget(field)
    return pair


def _offer(
    field: ElidedField,
    first: str,
    values: Iterable[Any],
    name: Callable[[Any], str],
    chosen: object,
) -> None:
    """What was chosen stays, also when no game has it any more."""
    with QSignalBlocker(field):
        field.clear()
        field.addItem(first, None)
        for value in values:
            field.addItem(name(value), value)
        if chosen is not None and field.findData(chosen) < 0:
            field.addItem(name(chosen), chosen)
        field.setCurrentIndex(max(0, field.findData(chosen)) if chosen is not None else 0)
    field.tell()
