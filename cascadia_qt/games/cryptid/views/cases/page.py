"""The page of the case files: their list, or one of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget

from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.cases.case_list import CaseList
from cascadia_qt.games.cryptid.views.cases.case_view import CaseView
from cascadia_qt.games.cryptid.views.sheet.panel import SheetPanel
from cascadia_qt.views.help.subject import explain


class CasesPage(QStackedWidget):
    """Shows the list first.

    Signals:
        dressed: language or theme are other ones; what is said and painted is, too.
    """

    dressed = Signal()

    def __init__(self, faces: Faces, sheet: SheetPanel) -> None:
        super().__init__()
        explain(self, "cases")
        self.list = CaseList(faces)
        self.case = CaseView(faces, sheet)
        self.addWidget(self.list)
        self.addWidget(self.case)

    def show_list(self) -> None:
        self.setCurrentWidget(self.list)
        self.setFocusProxy(self.list)
        self.list.setFocus()

    def show_case(self) -> None:
        self.setCurrentWidget(self.case)
        self.setFocusProxy(self.case)
        self.case.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self.dressed.emit()
