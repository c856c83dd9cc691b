"""How a game ended: everybody's clue beside the map, and who could have known when."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.cryptid.ai.hindsight import Hindsight, Question
from cascadia_qt.games.cryptid.forms.result_dialog import Ui_CryptidResultDialog
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.map.map_widget import MapWidget
from cascadia_qt.games.cryptid.views.result.finding_row import FindingRow
from cascadia_qt.games.cryptid.views.result.findings import (
    Finding,
    findings,
    question_finding,
    spoken,
)
from cascadia_qt.games.cryptid.views.result.shown_result import ShownResult
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.games.cryptid.words.looking_back import known_words
from cascadia_qt.views.counting import Counting
from cascadia_qt.views.fields import make_one_tab_stop, set_tab_order
from cascadia_qt.views.flow_layout import let_flow
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel, say
from cascadia_qt.views.room import most_of_window
from cascadia_qt.views.sheet.result_dialog import ResultDialog

_LEAST_LIST = 300


class CryptidResultDialog(ResultDialog):
    """Shows what is known of a game."""

    def __init__(self, result: ShownResult, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result = result
        self._faces = faces
        self._counting: Counting | None = None
        ui = self._ui = Ui_CryptidResultDialog()
        ui.setupUi(self)
        explain(self, "after")
        let_flow(ui.buttons, ui.column)
        self._map = MapWidget(faces, result.state.options.board)
        self._map.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._waiting = PlainLabel()
        self._rows: list[FindingRow] = []
        self._build()
        self._show_words()
        self._connect()
        self._rows[0].setChecked(True)
        self._rows[0].setFocus()
        self.resize(most_of_window(self))

    def show_hindsight(self, looked: Hindsight) -> None:
        """Who could have known when, and which questions were worth asking."""
        self._waiting.hide()
        known = zip(self._result.names, looked.known, strict=True)
        for name, turn in known:
            self._add_line(known_words(name, turn))
        useful = [question for question in looked.most_useful if question.bits > 0]
        self._add_questions(self.tr("Most useful questions"), useful)
        self._add_questions(self.tr("Least useful questions"), looked.least_useful)
        self._ui.findings_column.addStretch(1)
        self._set_order()

    def tell_no_hindsight(self) -> None:
        """Nobody could find out who could have known."""
        self._waiting.setText(self.tr("This could not be found out."))

    def light_up(self, percent: int) -> None:
        """Lets the clues light up in turn once it is shown, in `percent` of the usual time."""
        if percent:
            self._counting = Counting(len(self._result.clues), percent, self)
            self._counting.counted.connect(self._light)
            self._counting.done.connect(self._rest)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._counting is not None and not self._counting.running:
            self._counting.begin()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._ui.retranslateUi(self)
            self._show_words()
        elif event.type() == QEvent.Type.PaletteChange:
            for row in self._rows:
                row.show_pictures(token_colours(self._result.seats))
            self._show_checked()
        super().changeEvent(event)

    def _build(self) -> None:
        ui, over = self._ui, self._result.over
        ui.findings.setMinimumWidth(_LEAST_LIST)
        ui.map_column.addWidget(self._map)
        self._add_rows(findings(self._result))
        if over:
            self._add_heading(self.tr("Who could have known"))
            self._waiting.setText(self.tr("This is being thought out…"))
            self._waiting.setProperty("quiet", True)
            ui.findings_column.addWidget(self._waiting)
        else:
            ui.findings_column.addStretch(1)

    def _add_questions(self, title: str, questions: Iterable[Question]) -> None:
        asked = [question_finding(question, self._result) for question in questions]
        if asked:
            self._add_heading(title)
            self._add_rows(asked)

    def _add_heading(self, text: str) -> None:
        heading = PlainLabel(text)
        heading.setProperty("heading", True)
        self._ui.findings_column.addWidget(heading)

    def _add_line(self, text: str) -> None:
        line = PlainLabel()
        line.setWordWrap(True)
        say(line, text)
        self._ui.findings_column.addWidget(line)

    def _add_rows(self, found: Iterable[Finding]) -> None:
        colours = token_colours(self._result.seats)
        for finding in found:
            row = FindingRow(finding, colours, self._faces)
            row.toggled.connect(self._show_checked)
            row.pointed.connect(self._show_pointed)
            self._ui.findings_column.addWidget(row)
            self._rows.append(row)
        make_one_tab_stop(self._rows)

    def _connect(self) -> None:
        ui = self._ui
        self.connect_buttons(ui, over=self._result.over)
        self._set_order()

    def _set_order(self) -> None:
        ui = self._ui
        set_tab_order(
            [
                *self._rows,
                ui.close_button,
                ui.again_button,
                ui.same_deal_button,
                ui.replay_button,
                ui.export_button,
                ui.print_button,
            ]
        )

    def _light(self, counted: float) -> None:
        """Row 0 is the habitat, which comes last."""
        self._rows[1 + min(int(counted), len(self._result.clues) - 1)].setChecked(True)

    def _rest(self) -> None:
        self._counting = None
        self._rows[0].setChecked(True)

    def _show_words(self) -> None:
        told = self._result.outcome
        self.setWindowTitle(told.title)
        say(self._ui.score_title, told.title)
        say(self._ui.score_detail, told.detail)
        self.setAccessibleDescription(f"{told.title}. {told.detail}")
        self._ui.deal.setText(self.tr("Deal number {0}").format(self._result.seed))
        self._map.setAccessibleName(self.tr("Map"))

    def _show_pointed(self, pointed: bool) -> None:
        row = self.sender()
        if pointed and isinstance(row, FindingRow):
            self._show(row.finding)
        else:
            self._show_checked()

    def _show_checked(self) -> None:
        row = next((row for row in self._rows if row.isChecked()), None)
        if row is not None:
            self._show(row.finding)
            self._ui.scroll.ensureWidgetVisible(row)

    def _show(self, finding: Finding) -> None:
        self._map.show_contents(self._result.contents(finding.lit))
        self._map.ring(finding.ringed)
        self._map.setAccessibleDescription(spoken(finding))
