"""Which games are looked at: of which kind, whose, in which variant, with how many players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cascadia_qt import shelf
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.statistics import Choices, one_game
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.fields import set_tab_order
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.statistics.words import facets_of, game_name, players_name

_WIDTH = 128  # so that six stand beside each other
_ARROW = 44  # beside the words of a field


class FilterBar(QWidget):
    """A field for each thing that games differ in, each of which may also be left to anything.

    Which game is asked only where there are several.

    Signals:
        filter_changed: somebody has chosen; carries the GameFilter.
    """

    filter_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices = Choices(game=one_game(()))
        self._row = FlowLayout(self, spacing=16)
        self._game, self._person, self._players, self._helps = map(self._add, range(4))
        self._words: list[_Choice] = []
        self._game.field.currentIndexChanged.connect(self._begin_anew)
        for choice in (self._person, self._players, self._helps):
            choice.field.currentIndexChanged.connect(self._tell)
        self._fill(EVERYTHING)

    @property
    def chosen(self) -> GameFilter:
        words = tuple(choice.field.currentData() for choice in self._shown_words)
        game = self._game.field.currentData() if len(self._games) > 1 else None
        if any(words):  # which mean nothing in other games
            game = self.choices.game
        return GameFilter(
            game=game,
            variant=words if any(words) else (),
            players=self._players.field.currentData(),
            person=self._person.field.currentData(),
            unhelped=self._helps.field.currentData() is True,
        )

    def show_choices(self, choices: Choices, which: GameFilter | None = None) -> None:
        """Offers what there is, and chooses `which` or what is chosen already."""
        if choices != self.choices or which not in (None, self.chosen):
            chosen = which or self.chosen
            self.choices = choices
            self._fill(chosen)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill(self.chosen)
        super().changeEvent(event)

    @property
    def _games(self) -> set[str]:
        """Those of the shelf, and whatever else was played."""
        return {*shelf.PLACES, *self.choices.games}

    @property
    def _shown_words(self) -> list[_Choice]:
        return self._words[: len(facets_of(self.choices.game))]

    @property
    def _fields(self) -> list[ElidedField]:
        """In their order, without that of the game."""
        words = [choice.field for choice in self._shown_words]
        return [self._person.field, *words[:1], self._players.field, *words[1:], self._helps.field]

    def _add(self, place: int) -> _Choice:
        label, field = PlainLabel(), ElidedField()
        label.setProperty("quiet", True)
        label.setBuddy(field)
        pair = _pair(label, field)
        self._row.insert_widget(place, pair)
        return _Choice(pair, label, field)

    def _tell(self) -> None:
        self.filter_changed.emit(self.chosen)

    def _begin_anew(self) -> None:
        """Another game has other variants, which the store has yet to tell."""
        which = replace(self.chosen, game=self._game.field.currentData(), variant=())
        self.choices = replace(self.choices, game=one_game(self.choices.games, which), words=())
        self._fill(which)
        self._tell()

    def _fill(self, which: GameFilter) -> None:
        anybody, anything = self.tr("Everybody"), self.tr("Any")
        choices, facets = self.choices, facets_of(self.choices.game)
        games = sorted(self._games, key=game_name)
        self._game.offer(self.tr("Ga&me"), anything, games, game_name, which.game)
        self._game.pair.setVisible(len(games) > 1)
        self._person.offer(self.tr("&Person"), anybody, choices.persons, str, which.person)
        players = (anything, choices.players, players_name, which.players)
        self._players.offer(self.tr("P&layers"), *players)
        without = (anything, (True,), self._without_helps, which.unhelped or None)
        self._helps.offer(self.tr("Help&s"), *without)
        self._make_room(len(facets))
        none: tuple[None, ...] = (None,) * len(facets)
        known, chosen = (*choices.words, *none), (*which.variant, *none)
        for number, (choice, facet) in enumerate(zip(self._shown_words, facets, strict=True)):
            there = known[number] or ()
            choice.offer(facet.label(), anything, there, facet.name, chosen[number])

    def _without_helps(self, _chosen: bool) -> str:
        return self.tr("Without helps")

    def _make_room(self, facets: int) -> None:
        """The first facet stands before the number of players, the others behind it."""
        while len(self._words) < facets:
            number = len(self._words)
            self._words.append(self._add(number + 2 if number == 0 else number + 3))
            self._words[-1].field.currentIndexChanged.connect(self._tell)
        for number, choice in enumerate(self._words):
            choice.pair.setVisible(number < facets)
        set_tab_order([self._game.field, *self._fields])


@dataclass(frozen=True, slots=True)
class _Choice:
    """A field with its label."""

    pair: QWidget
    label: QLabel
    field: ElidedField

    def offer(
        self,
        word: str,
        first: str,
        values: Iterable[Any],
        name: Callable[[Any], str],
        chosen: object,
    ) -> None:
        """`first` is for anything; what was chosen stays, also when no game has it any more."""
        self.label.setText(word)
        self.field.setAccessibleName(word.replace("&", ""))
        field = self.field
        words = field.fontMetrics().horizontalAdvance(first)
        field.setMinimumWidth(max(_WIDTH, words + _ARROW))
        with QSignalBlocker(field):
            field.clear()
            field.addItem(first, None)
            for value in values:
                field.addItem(name(value), value)
            if chosen is not None and field.findData(chosen) < 0:
                field.addItem(name(chosen), chosen)
            field.setCurrentIndex(max(0, field.findData(chosen)) if chosen is not None else 0)
        field.tell()


def _pair(label: QLabel, field: ElidedField) -> QWidget:
    """Which are never parted."""
    pair = QWidget()
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(label)
    row.addWidget(field)
    return pair
