"""The score sheet of a table, beside it the landscape and the reasons of each number."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from cascadia_qt.games.cascadia.forms.score_dialog import Ui_ScoreDialog
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.deal.label import DealLabel
from cascadia_qt.games.cascadia.views.score.counting import SheetCounting
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.games.cascadia.views.score.sheet_art import SheetArt
from cascadia_qt.games.cascadia.views.score.table import ScoreTable
from cascadia_qt.games.cascadia.views.why.reasons import Account, Reason, account
from cascadia_qt.games.cascadia.words.helps import HELPS
from cascadia_qt.games.cascadia.words.outcome import outcome, while_counted
from cascadia_qt.games.cascadia.words.score_lines import LINES_BY_ID
from cascadia_qt.views.flow_layout import let_flow
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import say
from cascadia_qt.views.room import most_of_window
from cascadia_qt.words.outcome import Outcome, with_helps


class ScoreDialog(QDialog):
    """Shows everybody's points line by line, and why; it is let go when it is closed.

    Signals:
        again_requested: another game with the same people; the dialog is closed already.
        same_deal_requested: the same deal once more; the dialog is closed already.
        review_requested: the game is to be reviewed turn by turn; the dialog is closed already.
        number_focused: a number is looked at; carries its seat and the id of its line, which is
            "bear" to "fox", "wildlife", "mountain" to "river", "habitats", "nature" or "total".
        export_requested, print_requested: the scores are wanted as a file or on paper.
        quit_requested: the program is to end; the dialog is closed already.
    """

    again_requested = Signal()
    same_deal_requested = Signal()
    review_requested = Signal()
    number_focused = Signal(int, str)
    export_requested = Signal()
    print_requested = Signal()
    quit_requested = Signal()

    def __init__(self, table: ScoredTable, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._table = table
        self._seat = 0
        self._account = Account("", "", ())
        self._counting: SheetCounting | None = None
        self._ui = Ui_ScoreDialog()
        self._ui.setupUi(self)
        self._buttons = let_flow(self._ui.buttons, self._ui.column)
        self._show_outcome()
        self._connect()
        self._offer_what_comes_next()
        self._ui.landscape.show_table(table, faces)
        self._ui.reasons.set_look(faces)
        numbers = ScoreTable(table.seats, table.sheets, self)
        art = SheetArt(numbers, self._outcome().winners, faces)
        self._ui.sheet.show_scores(numbers, art)
        self._ui.sheet.setFocus()
        self.resize(most_of_window(self))

    def look_at(self, seat: int, line: str) -> None:
        """Looks at the number of `seat` in the line with this id."""
        self._ui.sheet.look_at(seat, LINES_BY_ID[line])

    def count_up(self, percent: int) -> None:
        """Counts everything up as soon as it is shown, in `percent` of the usual time."""
        if percent:
            person = next((n for n, seat in enumerate(self._table.seats) if seat.bot is None), 0)
            self._counting = SheetCounting(self._ui.sheet, person, percent, self)
            self._counting.done.connect(self._tell_outcome)
            self._show_outcome()

    def show_deal(self, code: str) -> None:
        """The code of the deal, to be copied, and, when the game is over, to be played again."""
        self._buttons.insert_widget(2, DealLabel(code, self))
        self._ui.same_deal_button.setVisible(self._table.over)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._counting is not None and not self._counting.running:
            self._counting.begin()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._ui.retranslateUi(self)
            self._show_outcome()
            self._explain(*self._ui.sheet.looked_at)
        super().changeEvent(event)

    def _connect(self) -> None:
        ui = self._ui
        ui.sheet.number_focused.connect(self._explain)
        ui.sheet.number_focused.connect(self.number_focused)
        ui.sheet.number_chosen.connect(ui.reasons.setFocus)
        ui.reasons.reason_focused.connect(self._light)
        ui.reasons.reason_chosen.connect(self._go_to)
        ui.landscape.hovered.connect(lambda cell, _: ui.reasons.point_at(cell))
        ui.landscape.clicked.connect(lambda cell, _: ui.reasons.touch(cell))
        ui.close_button.clicked.connect(self.reject)
        ui.again_button.clicked.connect(self._play_again)
        ui.same_deal_button.clicked.connect(self._play_same_deal)
        ui.same_deal_button.hide()
        ui.review_button.clicked.connect(self._review)
        ui.export_button.clicked.connect(self.export_requested)
        ui.print_button.clicked.connect(self.print_requested)
        QShortcut(QKeySequence("Q"), self, self._quit)
        QShortcut(QKeySequence("F"), self, ui.landscape.fit)
        QShortcut(QKeySequence.StandardKey.ZoomIn, self, ui.landscape.zoom_in)
        QShortcut(QKeySequence.StandardKey.ZoomOut, self, ui.landscape.zoom_out)

    def _offer_what_comes_next(self) -> None:
        # What counts for one player each is a match, which has its own page to go on from.
        over = self._table.over and self._table.options.players == len(self._table.seats)
        self._ui.again_button.setVisible(over)
        persons = any(seat.bot is None for seat in self._table.seats)
        self._ui.review_button.setVisible(over and persons)

    def _outcome(self) -> Outcome:
        seats, over = self._table.seats, self._table.over
        told = outcome([seat.name for seat in seats], self._table.sheets, over=over)
        return with_helps(told, seats, HELPS) if over else told

    def _tell_outcome(self) -> None:
        """Everything is counted: the winner is named, and looked at."""
        self._counting = None
        self._show_outcome()
        self._ui.sheet.look_at_winner()

    def _show_outcome(self) -> None:
        result = self._outcome() if self._counting is None else while_counted()
        self.setWindowTitle(result.title)
        say(self._ui.score_title, result.title)
        say(self._ui.score_detail, result.detail)
        self.setAccessibleDescription(f"{result.title}. {result.detail}")

    def _explain(self, seat: int, line: str) -> None:
        """Explains a number, in words and on the landscape."""
        explain(self, line)
        self._seat = seat
        self._account = explained = account(self._table, seat, LINES_BY_ID[line])
        say(self._ui.why_heading, explained.heading)
        say(self._ui.why_rule, explained.rule)
        self._ui.reasons.setAccessibleName(explained.heading)
        self._ui.reasons.setAccessibleDescription(explained.rule)
        self._ui.landscape.setAccessibleDescription(explained.heading)
        self._light(None)
        self._ui.reasons.show_reasons(explained.reasons)

    def _light(self, reason: Reason | None) -> None:
        """Lights everything of the number; of a sum only the line that is looked at, if any."""
        if reason is None:
            self._ui.landscape.explain(self._seat, self._account.lit)
        elif reason.leads_to is None:
            self._ui.landscape.explain(self._seat, self._account.lit, reason.unit)
        else:
            self._ui.landscape.explain(self._seat, reason.units)

    def _go_to(self, reason: Reason) -> None:
        assert reason.leads_to is not None
        self._ui.sheet.look_at(self._seat, reason.leads_to)

    def _play_same_deal(self) -> None:
        self.accept()
        self.same_deal_requested.emit()

    def _play_again(self) -> None:
        self.accept()
        self.again_requested.emit()

    def _review(self) -> None:
        self.accept()
        self.review_requested.emit()

    def _quit(self) -> None:
        self.accept()
        self.quit_requested.emit()
