"""Case files in the window: the list, one case after the other, and what is solved."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property

from PySide6.QtCore import QObject

from cascadia_qt.controllers.hall import Hall
from cascadia_qt.games.cryptid.ai.cases import GRADES, Case, case_of_the_day
from cascadia_qt.games.cryptid.controllers.sheet_display import SheetDisplay
from cascadia_qt.games.cryptid.model.case_book import CaseBook
from cascadia_qt.games.cryptid.model.deduction import Deduction
from cascadia_qt.games.cryptid.model.reasoner import case_file, reasoner
from cascadia_qt.games.cryptid.model.sheet_marks import Mark, Marks, with_mark
from cascadia_qt.games.cryptid.rules.options import NO_HELP
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.cases.page import CasesPage
from cascadia_qt.games.cryptid.views.map.painting import MapContents
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.games.cryptid.words.case_files import (
    RESEARCHERS,
    case_name,
    question_words,
    solved_words,
    wrong_words,
)
from cascadia_qt.games.cryptid.words.cases import CaseHint, case_hint_words
from cascadia_qt.games.cryptid.words.names import owner_name
from cascadia_qt.model.asked_worker import AskedWorker
from cascadia_qt.rules.game import Seat
from cascadia_qt.words.language import translate

_STRUCK = "struck"


class Cases(QObject):
    """Opens the page of the case files; cases are found in a process of their own."""

    def __init__(
        self,
        hall: Hall,
        faces: Faces,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self._hall = hall
        self._faces = faces
        self._today = today
        self._page: CasesPage | None = None
        self._sheet = SheetDisplay(faces, self)
        self._case: Case | None = None
        self._hints: tuple[CaseHint, ...] = ()
        self._given = 0
        self._marks: Marks = {}
        self._answered: int | None = None
        self._sheet.marked.connect(self._mark)
        self._sheet.clue_pointed.connect(self._show_map)

    @cached_property
    def book(self) -> CaseBook:
        """What is solved; read when it is first wanted."""
        book = CaseBook(self._hall.folder, self)
        book.failed.connect(self._hall.complain)
        book.load()
        return book

    @cached_property
    def _reasoner(self) -> AskedWorker:
        asked = reasoner(self)
        asked.answered.connect(self._take)
        asked.failed.connect(self._fail)
        return asked

    def open(self) -> None:
        """Shows the list."""
        self._page = page = CasesPage(self._faces, self._sheet.panel())
        page.destroyed.connect(lambda: self._forget(page))
        page.list.left.connect(self._hall.go_back)
        page.list.case_chosen.connect(self.open_case)
        page.case.left.connect(self._show_list)
        page.case.hint_requested.connect(self.hint)
        page.case.next_requested.connect(self._open_next)
        page.case.map.cell_chosen.connect(self.answer)
        page.case.helped.toggled.connect(self._show_sheet)
        page.dressed.connect(self._show_anew)
        self._show_list()
        self._hall.show_page(page)

    def close(self) -> None:
        """Ends all thinking; everything is on disk afterwards."""
        if "_reasoner" in self.__dict__:
            self._reasoner.close()
        if "book" in self.__dict__:
            self.book.wait()

    @property
    def page(self) -> CasesPage | None:
        return self._page

    @property
    def case(self) -> Case | None:
        """The case that is being thought about."""
        return self._case

    def open_case(self, grade: str, number: int) -> None:
        """Looks a case up; it is shown as soon as it is found."""
        self._reasoner.ask((case_file, grade, number))

    def hint(self) -> None:
        """One hint more."""
        if self._given < len(self._hints):
            self._given += 1
            self._show_hints()

    def answer(self, cell: int) -> None:
        """Says that the habitat is on a cell."""
        if self._case is not None:
            self._answered = cell
            if cell == self._case.habitat:
                self.book.note(self._case.grade, self._case.number)
            self._show_verdict()

    def _take(self, found: tuple[Case, tuple[CaseHint, ...]]) -> None:
        if self._page is None:
            return
        self._case, self._hints = found
        self._given, self._marks, self._answered = 0, {}, None
        self._sheet.forget()
        self._show_case()
        self._page.show_case()

    def _fail(self) -> None:
        self._hall.complain(translate("CryptidCases", "The case could not be looked up."))

    def _open_next(self) -> None:
        """The next case of the same grade that is not solved."""
        if self._case is not None:
            number = self._case.number + 1
            while number in self.book.solved[self._case.grade]:
                number += 1
            self.open_case(self._case.grade, number)

    def _show_list(self) -> None:
        if self._page is not None:
            self._case = None
            following = {grade: self.book.next_number(grade) for grade in GRADES}
            day = case_of_the_day(self._today())
            self._page.list.show_cases(day, self.book.solved, following)
            self._page.show_list()

    @property
    def _names(self) -> tuple[str, ...]:
        assert self._case is not None
        return RESEARCHERS[: self._case.state.options.players]

    def _show_case(self) -> None:
        assert self._page is not None
        assert self._case is not None
        case = self._case
        title = case_name(case.grade, case.number)
        held = case.state.options.clues[case.state.options.colours(case.seat)[0]]
        self._page.case.show_case(title, question_words(self._names[case.seat]), held)
        self._show_hints()
        self._show_sheet()
        self._page.case.map.ring(0)
        self._show_verdict()

    def _show_hints(self) -> None:
        assert self._page is not None
        names = [owner_name(self._names, colour) for colour in range(len(self._names))]
        said = [case_hint_words(hint, names) for hint in self._hints[: self._given]]
        self._page.case.show_hints(said, len(self._hints))

    def _show_sheet(self, _helped: bool = False) -> None:
        if self._page is None or self._case is None:
            return
        case = self._case
        helped = _STRUCK if self._page.case.helped.isChecked() else NO_HELP
        deduction = Deduction(case.state, case.seat, helped)
        tints = token_colours(self._seats)
        self._sheet.show(deduction, self._names, tints, self._marks, uncovered=True)
        self._show_map()

    @property
    def _seats(self) -> list[Seat]:
        return [Seat(name) for name in self._names]

    def _show_map(self, _clue: str | None = None) -> None:
        if self._page is None or self._case is None:
            return
        state = self._case.state
        self._page.case.map.show_contents(
            MapContents(
                state.options.board,
                state.cubes,
                state.discs,
                token_colours(self._seats),
                lit=self._sheet.pointed_cells,
                names=self._names,
            )
        )

    def _show_verdict(self) -> None:
        if self._page is None or self._case is None or self._answered is None:
            return
        case, view = self._case, self._page.case
        solved = self._answered == case.habitat
        words = (
            solved_words(case.habitat)
            if solved
            else wrong_words(case.state, self._names, self._answered)
        )
        view.show_verdict(words, solved=solved)
        view.map.ring(1 << case.habitat if solved else 0)

    def _mark(self, colour: int, clue: str, mark: Mark) -> None:
        self._marks = with_mark(self._marks, (colour, clue), mark)
        self._show_sheet()

    def _show_anew(self) -> None:
        if self._case is None:
            self._show_list()
        else:
            self._show_case()

    def _forget(self, page: CasesPage) -> None:
        if self._page is page:
            self._page = self._case = None
