"""The numbers in short: games, means, bests and victories, and what games were like."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cascadia_qt.store.statistics import Part
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.statistics.data import Group, StatisticsData
from cascadia_qt.views.statistics.part_rows import PartRows
from cascadia_qt.views.statistics.words import count_words, part_title, points_words
from cascadia_qt.views.tall_scroll import TallScroll


class Overview(QWidget):
    """Large numbers of persons, with those of computers small below, and three lists."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = [NumberCard() for _ in range(4)]
        self._parts = {part: PartRows() for part in Part}
        numbers, parts = (
            FlowLayout(spacing=16, stretched=True),
            FlowLayout(spacing=16, stretched=True),
        )
        for number in self._numbers:
            numbers.addWidget(number)
        for part in self._parts.values():
            parts.addWidget(_card(part))
        inside, scroll = QWidget(), TallScroll()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(numbers)
        column.addLayout(parts)
        column.addStretch(1)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def show_data(self, data: StatisticsData) -> None:
        titles = (
            self.tr("Games"),
            self.tr("Mean score"),
            self.tr("Best score"),
            self.tr("Victories"),
        )
        persons, computers = self._words(data.persons), self._words(data.computers)
        said = self.tr("Computers: {0}")
        for card, *words in zip(self._numbers, titles, persons, computers, strict=True):
            title, number, other = words
            card.show_number(title, number, said.format(other))
        for part, rows in self._parts.items():
            rows.show_parts(part, data.parts[part], part_title(part))

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
        self.setAccessibleName(f"{title}: {number}. {other}")


def _card(inside: QWidget) -> QFrame:
    card = QFrame()
    card.setObjectName("statistics_card")
    layout = QVBoxLayout(card)
    layout.setContentsMargins(20, 16, 20, 16)
    layout.addWidget(inside)
    return card
