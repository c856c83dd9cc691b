"""What a table agrees on before a game: the contested rules, and how far undo goes."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from cascadia_qt.games.cascadia.forms.table_rules import Ui_TableRules
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Rulings
from cascadia_qt.views.fields import make_one_tab_stop
from cascadia_qt.views.flow_layout import let_flow
from cascadia_qt.views.help.subject import explain


class TableRules(QWidget):
    """Four rulings with two answers each, and the agreement on undo.

    Attributes:
        tab_order: everything that the keyboard reaches, from the first to the last.

    Signals:
        changed: something else was chosen.
    """

    changed = Signal()

    def __init__(self, rulings: Rulings, *, free_undo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ui = self._ui = Ui_TableRules()
        ui.setupUi(self)
        let_flow(ui.groups, ui.column)
        self.show_rulings(rulings)
        ui.free_undo.setChecked(free_undo)
        pairs: list[list[QAbstractButton]] = [
            [ui.salmon_zero, ui.salmon_drop],
            [ui.salmon_three, ui.salmon_one],
            [ui.elk_split, ui.elk_cap],
            [ui.elk_gaps, ui.elk_no_gaps],
        ]
        subjects = ("salmon", "salmon-d", "elk-c", "elk-d")
        for pair, subject in zip(pairs, subjects, strict=True):
            make_one_tab_stop(pair)
            for button in pair:
                explain(button, f"rulings#{subject}")
        explain(ui.free_undo, "turn#see")
        buttons: list[QAbstractButton] = [*chain.from_iterable(pairs), ui.free_undo]
        for button in buttons:
            button.toggled.connect(self.changed)
        self.tab_order: list[QWidget] = [*buttons]

    def show_rulings(self, rulings: Rulings) -> None:
        ui = self._ui
        for button, chosen in (
            (ui.salmon_zero, rulings.salmon_malformed == "zero"),
            (ui.salmon_drop, rulings.salmon_malformed == "drop_overcrowded"),
            (ui.salmon_three, rulings.salmon_d_minimum == 3),
            (ui.salmon_one, rulings.salmon_d_minimum == 1),
            (ui.elk_split, rulings.elk_c_above_8 == "split"),
            (ui.elk_cap, rulings.elk_c_above_8 == "cap_28"),
            (ui.elk_gaps, rulings.elk_d_gaps),
            (ui.elk_no_gaps, not rulings.elk_d_gaps),
        ):
            button.setChecked(chosen)

    @property
    def rulings(self) -> Rulings:
        ui = self._ui
        return Rulings(
            salmon_malformed="zero" if ui.salmon_zero.isChecked() else "drop_overcrowded",
            salmon_d_minimum=3 if ui.salmon_three.isChecked() else 1,
            elk_c_above_8="split" if ui.elk_split.isChecked() else "cap_28",
            elk_d_gaps=ui.elk_gaps.isChecked(),
        )

    @property
    def free_undo(self) -> bool:
        """Whether undo may go past what has been revealed."""
        return self._ui.free_undo.isChecked()

    @property
    def summary(self) -> str:
        """Whether anything differs from what is recommended."""
        if self.rulings == DEFAULT_RULINGS and not self.free_undo:
            return self.tr("as recommended")
        return self.tr("changed for this table")
