"""The list of finished games: to watch again, export, delete, import and back up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.kept import Facet
from cascadia_qt.store.finished_game import GameSummary, SeatResult
from cascadia_qt.store.game_filter import EVERYTHING, GameFilter
from cascadia_qt.store.rows import KeptGame
from cascadia_qt.store.statistics import Choices
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel, named_label
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.statistics.filter_bar import FilterBar
from cascadia_qt.views.statistics.look import statistics_style
from cascadia_qt.views.statistics.table import Cell, Table
from cascadia_qt.views.statistics.table_view import TableView
from cascadia_qt.views.statistics.words import count_words, facets_of, game_name, has_scenarios
from cascadia_qt.views.style import dress
from cascadia_qt.views.theme import current_theme
from cascadia_qt.words.language import translate

Column = tuple[str, Callable[[GameSummary], Cell]]


class GamesList(QDialog):
    """A row a game, the latest first; Return watches it again, Delete deletes it.

    Signals:
        filter_changed: other games are to be listed; carries the GameFilter.
        replay_requested, export_requested, delete_requested: carry the id of the game.
        import_requested, backup_requested: games from files, and all games into one.
    """

    filter_changed = Signal(object)
    replay_requested = Signal(int)
    export_requested = Signal(int)
    delete_requested = Signal(int)
    import_requested = Signal()
    backup_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        explain(self, "program#games")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.filter = FilterBar()
        self.table = TableView(stretched=1)
        self._games: list[KeptGame] = []
        self._total = 0
        self._count, self._nothing = PlainLabel(), named_label("statistics_nothing")
        self._stack = QStackedWidget()
        self.replay, self.export, self.delete, self.import_, self.backup, self._close = (
            QPushButton() for _ in range(6)
        )
        dress(self, statistics_style(current_theme()))
        self._build()
        self._connect()
        self._retranslate()
        self.resize(most_of_window(self))
        self.table.setFocus()

    @property
    def current(self) -> int | None:
        """The id of the game that is chosen."""
        index = self.table.currentIndex()
        if not index.isValid() or not self._games:
            return None
        number = self.table.rows.row(index.row())[-1]
        assert isinstance(number, int)
        return number

    def show_choices(self, choices: Choices, which: GameFilter) -> None:
        self.filter.show_choices(choices, which)

    def show_games(self, games: Sequence[KeptGame], total: int) -> None:
        """The first of `total` games, or more of them; what is chosen stays chosen."""
        current = self.current
        self._games, self._total = list(games), total
        self.table.show_table(games_table(games, self.filter.choices.game))
        self.table.setColumnHidden(len(self.table.rows.table.heads) - 1, True)
        self._choose(current)
        self._retranslate()
        self._enable()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.show_games(self._games, self._total)
        elif event.type() == QEvent.Type.PaletteChange:
            dress(self, statistics_style(current_theme()))
        super().changeEvent(event)

    def _choose(self, game: int | None) -> None:
        rows = self.table.rows.table.rows
        row = next((number for number, row in enumerate(rows) if row[-1] == game), None)
        if row is not None:
            flags = QItemSelectionModel.SelectionFlag
            index = self.table.rows.index(row, 0)
            chosen = flags.ClearAndSelect | flags.Rows
            self.table.selectionModel().setCurrentIndex(index, chosen)

    def _build(self) -> None:
        self._count.setProperty("quiet", True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table.setSelectionMode(TableView.SelectionMode.SingleSelection)
        card = QFrame()
        card.setObjectName("statistics_card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.table)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(card)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        head = QHBoxLayout()
        head.addWidget(self.filter, 1)
        head.addWidget(self._count)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        column.addLayout(self._foot())

    def _foot(self) -> FlowLayout:
        foot = FlowLayout()
        for button in (self.replay, self.export, self.delete):
            foot.addWidget(button)
        foot.add_gap()
        for button in (self.import_, self.backup, self._close):
            button.setAutoDefault(False)
            foot.addWidget(button)
        self.replay.setDefault(True)
        self.replay.setProperty("primary", True)
        return foot

    def _connect(self) -> None:
        self.filter.filter_changed.connect(self.filter_changed)
        self.replay.clicked.connect(lambda: self._ask(self.replay_requested))
        self.export.clicked.connect(lambda: self._ask(self.export_requested))
        self.delete.clicked.connect(lambda: self._ask(self.delete_requested))
        self.import_.clicked.connect(self.import_requested)
        self.backup.clicked.connect(self.backup_requested)
        self._close.clicked.connect(self.reject)
        self.table.doubleClicked.connect(lambda: self._ask(self.replay_requested))
        keys = QKeySequence.StandardKey.Delete
        shortcut = QShortcut(QKeySequence(keys), self.table)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(lambda: self._ask(self.delete_requested))

    def _ask(self, signal: SignalInstance) -> None:
        if self.current is not None:
            signal.emit(self.current)

    def _enable(self) -> None:
        for button in (self.replay, self.export, self.delete):
            button.setEnabled(bool(self._games))
        self.backup.setEnabled(bool(self._games) or self.filter.chosen != EVERYTHING)
        self._stack.setCurrentIndex(int(bool(self._games)))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Finished games"))
        self.table.setAccessibleName(self.tr("Finished games"))
        self.replay.setText(self.tr("&Watch again"))
        self.export.setText(self.tr("&Export as file…"))
        self.delete.setText(self.tr("&Delete…"))
        self.import_.setText(self.tr("&Import…"))
        self.backup.setText(self.tr("&Backup…"))
        self._close.setText(self.tr("&Close"))
        self._count.setText(self.tr("Games: {0}").format(count_words(self._total)))
        if self.filter.chosen == EVERYTHING:
            self._nothing.setText(self.tr("Play a game to its end and it will be here."))
        else:
            self._nothing.setText(self.tr("There is no such game yet."))


def games_table(games: Sequence[KeptGame], game: str | None) -> Table:
    """Of one game, or of several with None; the last column is the id and is not shown."""
    columns: list[Column] = [
        (translate("Statistics", "Date"), lambda of: of.circumstances.finished),
        (translate("Statistics", "Players and scores"), _seats_words),
        *_measures([one.summary for one in games], game),
        *_agreed(game),
    ]
    rows = ((*(read(one.summary) for _, read in columns), one.id) for one in games)
    return Table((*(head for head, _ in columns), ""), tuple(rows))


def _measures(games: Sequence[GameSummary], game: str | None) -> list[Column]:
    """Points where there are any, and how long it took where there may be none."""
    best: Column = (translate("Statistics", "Best"), _best)
    rounds: Column = (translate("Statistics", "Rounds"), lambda of: of.rounds)
    if game is None:
        return [best, rounds]
    return [best if not games or any(of.has_points for of in games) else rounds]


def _agreed(game: str | None) -> list[Column]:
    if game is None:
        return [(translate("Statistics", "Game"), lambda of: game_name(of.game))]
    columns: list[Column] = [
        (facet.head(), partial(_word, facet=facet, number=number))
        for number, facet in enumerate(facets_of(game))
    ]
    if has_scenarios(game):
        scenario = translate("Statistics", "Scenario")
        columns.append((scenario, lambda of: of.circumstances.scenario))
    return columns


def _word(of: GameSummary, *, facet: Facet, number: int) -> str:
    return facet.name(of.variant.split(" ")[number])


def _best(of: GameSummary) -> int | None:
    return max((seat.points for seat in of.seats if seat.points is not None), default=None)


def _seats_words(of: GameSummary) -> str:
    """As they sat; where there are no points, by their places."""
    seats = of.seats if of.has_points else sorted(of.seats, key=lambda seat: seat.place)
    return " · ".join(map(_seat_words, seats))


def _seat_words(seat: SeatResult) -> str:
    """Who won has a star."""
    star = " \N{BLACK STAR}" if seat.won else ""
    if seat.points is None:
        return f"{seat.place} {seat.name}{star}"
    return f"{seat.name} {seat.points}{star}"
