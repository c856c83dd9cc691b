"""The numbers in short: games, means, bests and victories, and what games were like."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cascadia_qt.store.statistics import Part, Rounds
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.statistics.data import Group, StatisticsData
from cascadia_qt.views.statistics.part_rows import PartRows
from cascadia_qt.views.statistics.words import (
    count_words,
    part_name,
    part_title,
    points_words,
)
from cascadia_qt.views.tall_scroll import TallScroll


class Overview(QWidget):
    """Large numbers of persons, with those of computers small below, and some lists."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = [NumberCard() for _ in range(4)]
        self._parts: list[tuple[QFrame, PartRows]] = []
        numbers, self._cards = (
            FlowLayout(spacing=16, stretched=True),
            FlowLayout(spacing=16, stretched=True),
        )
        for number in self._numbers:
            numbers.addWidget(number)
        inside, scroll = QWidget(), TallScroll()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(numbers)
        column.addLayout(self._cards)
        column.addStretch(1)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def show_data(self, data: StatisticsData) -> None:
        persons, computers = self._words(data.persons), self._words(data.computers)
        said = self.tr("Computers: {0}")
        for card, *words in zip(self._numbers, self._titles, persons, computers, strict=True):
            title, number, other = words
            card.show_number(title, number, said.format(other))
        if not data.has_points:
            self._show_rounds(data.rounds)
        for card in self._numbers[1:3]:
            card.setVisible(data.has_points or data.rounds is not None)
        self._show_parts(data)

    @property
    def _titles(self) -> tuple[str, str, str, str]:
        return (
            self.tr("Games"),
            self.tr("Mean score"),
            self.tr("Best score"),
            self.tr("Victories"),
        )

    def _show_rounds(self, rounds: Rounds | None) -> None:
        """How long games were, where nothing else can be compared."""
        mean, fewest = (rounds.mean, rounds.fewest) if rounds is not None else (None, None)
        _, first, second, _ = self._numbers
        first.show_number(self.tr("Mean rounds"), points_words(mean), "")
        second.show_number(self.tr("Fewest rounds"), count_words(fewest), "")

    def _show_parts(self, data: StatisticsData) -> None:
        while len(self._parts) < len(data.parts):
            rows = PartRows()
            self._parts.append((_card(rows), rows))
            self._cards.addWidget(self._parts[-1][0])
        for card, _ in self._parts[len(data.parts) :]:
            card.hide()
        for (card, rows), (part, its) in zip(self._parts, data.parts.items(), strict=False):
            named = [(part_name(part, one.key, data.game), one) for one in its]
            rows.show_parts(part_title(part, data.game), named, bars=part is not Part.GAME)
            card.show()

    def _words(self, group: Group) -> tuple[str, str, str, str]:
        scores = group.scores
        wins = sum(player.wins for player in group.players)
        contests = sum(player.contests for player in group.players)
        return (
            count_words(scores.games),
            points_words(scores.mean),
            count_words(scores.best),
            self.tr("{0} of {1}").format(count_words(wins), count_words(contests)),
        )


class NumberCard(QFrame):
    """One number that one sees from afar."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("statistics_card")
        self._title, self._number = PlainLabel(), named_label("statistics_number")
        self._other = PlainLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(2)
        for label in (self._title, self._number, self._other):
            column.addWidget(label)
        for label in (self._title, self._other):
            label.setProperty("quiet", True)

    def show_number(self, title: str, number: str, other: str) -> None:
        self._title.setText(title)
        self._number.setText(number)
        self._other.setText(other)
        self.setAccessibleName(f"{title}: {number}. {other}".strip())


def _card(inside: QWidget) -> QFrame:
    card = QFrame()
    card.setObjectName("statistics_card")
    layout = QVBoxLayout(card)
    layout.setContentsMargins(20, 16, 20, 16)
    layout.addWidget(inside)
    return card
