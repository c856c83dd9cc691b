"""Cryptid learned by playing: five moments of one game, with one thing to do at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cascadia_qt.games.cryptid.model.guide_spots import (
    CellSpot,
    Draft,
    LensSpot,
    NoteSpot,
    SeatSpot,
    SheetSpot,
)
from cascadia_qt.games.cryptid.model.sheet_marks import Mark, read_marks
from cascadia_qt.games.cryptid.rules.actions import Action, Ask, PutCube, Search, Share
from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED, column_of, row_of
from cascadia_qt.games.cryptid.rules.clues import Structure
from cascadia_qt.games.cryptid.rules.events import Event
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import HELPS, Options
from cascadia_qt.games.cryptid.rules.puzzle import Board
from cascadia_qt.games.cryptid.rules.sections import Section
from cascadia_qt.games.cryptid.rules.state import State
from cascadia_qt.games.cryptid.words import guide as words
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.words.guide import Guide, GuideStep, Lesson

_SEED = 1
_NO_HELP, _STRUCK = HELPS[:2]
_SECOND, _THIRD = 1, 2  # the others
_SECTIONS = ((2, False), (5, False), (6, False), (1, True), (3, False), (4, True))
_STRUCTURES = (
    ("stone", "white", "E4"),
    ("stone", "green", "A8"),
    ("stone", "blue", "L2"),
    ("shack", "white", "K6"),
    ("shack", "green", "J2"),
    ("shack", "blue", "B4"),
)
_BOARD = Board(
    "normal",
    tuple(Section(number, turned) for number, turned in _SECTIONS),
    tuple(Structure(kind, colour, CELL_NAMED[at]) for kind, colour, at in _STRUCTURES),
)
_CLUES = ("on:forest:desert", "on:forest:water", "w2:shack")
_DENIED, _WRONG = CELL_NAMED["J4"], "on:desert:water"  # a cell, and a clue that its cube refutes
# The game up to the second cubes, further up to the sheet, and further up to the end.
_TO_CUBES = "share K1; share E3; share F5"
_TO_SHEET = """
share F8; share G1; share G4; ask J4 1; cube J6; ask G5 0; ask K8 0; ask I4 2; ask K3 2; ask F6 1
"""
_TO_END = "search E7; cube B8; ask H1 2; ask J3 1"


def _actions(text: str) -> tuple[Action, ...]:
    return tuple(CRYPTID.parse(word) for word in " ".join(text.split()).split("; "))


def _record(*parts: str, sheets: str = _NO_HELP) -> Record:
    """The game after `parts` of it; `sheets` is how much they help."""
    options = Options(len(_CLUES), _BOARD, _CLUES, helps=(sheets,) * len(_CLUES))
    history: History[State, Action, Event] = History(CRYPTID.setup(options, _SEED))
    for part in parts:
        for action in _actions(part):
            history = history.played(CRYPTID, action)
    seats = tuple(Seat("", colour=colour) for colour in ("teal", "plum", "rust"))
    return Record(CRYPTID, options, _SEED, seats, history)


def _far_from(cell: int) -> Callable[[Draft], bool]:
    """Whether another cell is meant; whoever types comes by its column or row."""

    def strays(draft: Draft) -> bool:
        chosen = draft.cell
        return chosen is not None and not (
            column_of(chosen) == column_of(cell) or row_of(chosen) == row_of(cell)
        )

    return strays


def _putting(
    says: Callable[[int], str],
    put: Share | PutCube,
    after: Callable[[], str],
    then: tuple[Action, ...] = (),
) -> GuideStep:
    return GuideStep(
        says=partial(says, put.cell),
        nudge=partial(words.put_there, put.cell),
        spots=(CellSpot(put.cell),),
        actions=(put,),
        strays=_far_from(put.cell),
        then=then,
        after=after,
    )


def _asking(
    says: Callable[[int, int], str], ask: Ask, after: Callable[[], str] | None = None
) -> GuideStep:
    return GuideStep(
        says=partial(says, ask.cell, ask.seat),
        nudge=words.ask_that,
        spots=(CellSpot(ask.cell), SeatSpot(ask.seat)),
        actions=(ask,),
        strays=_far_from(ask.cell),
        after=after,
    )


def _searching(
    says: Callable[[int], str], cell: int, after: Callable[[], str] | None = None
) -> GuideStep:
    return GuideStep(
        says=partial(says, cell),
        nudge=partial(words.search_that, cell),
        spots=(CellSpot(cell), LensSpot()),
        actions=(Search(cell),),
        strays=_far_from(cell),
        after=after,
    )


def _lighting(says: Callable[[], str], clue: str) -> GuideStep:
    cells = _BOARD.clue_cells[clue]
    return GuideStep(
        says=says,
        nudge=words.light_that,
        spots=(SheetSpot(clue),),
        reached=lambda draft: draft.lit == cells,
    )


def _is_crossed(draft: Draft) -> bool:
    marks = read_marks(draft.note, len(_CLUES), (_WRONG,))
    return marks.get((_SECOND, _WRONG)) is Mark.CROSSED


CLUE = Lesson(
    lambda: _record(_TO_CUBES),
    (
        GuideStep(
            says=words.look,
            nudge=words.look_there,
            spots=(NoteSpot(),),
            reached=lambda draft: draft.looked,
            after=partial(words.looked, _CLUES[0]),
        ),
    ),
)
QUESTIONS = Lesson(
    lambda: _record(_TO_CUBES),
    (
        _putting(
            words.share, Share(CELL_NAMED["F8"]), words.shared, _actions("share G1; share G4")
        ),
        _asking(words.ask, Ask(_DENIED, _SECOND)),
        _putting(words.pay, PutCube(CELL_NAMED["J6"]), words.paid, _actions("ask G5 0; ask K8 0")),
        _asking(words.ask_other, Ask(CELL_NAMED["I4"], _THIRD), words.answered),
    ),
)
SHEET = Lesson(
    lambda: _record(_TO_CUBES, _TO_SHEET),
    (
        _lighting(words.light, _WRONG),
        GuideStep(
            says=partial(words.cross, _DENIED, _SECOND),
            nudge=words.cross_that,
            spots=(SheetSpot(_WRONG, _SECOND),),
            reached=_is_crossed,
            after=words.crossed,
        ),
    ),
)
SEARCH = Lesson(
    lambda: _record(_TO_CUBES, _TO_SHEET),
    (
        _searching(words.search, CELL_NAMED["E7"]),
        _putting(words.pay_search, PutCube(CELL_NAMED["B8"]), words.paid_search),
    ),
)
ENDING = Lesson(
    lambda: _record(_TO_CUBES, _TO_SHEET, _TO_END, sheets=_STRUCK),
    (
        _lighting(partial(words.light_last, _SECOND), _CLUES[_SECOND]),
        _searching(
            partial(words.search_last, seat=_THIRD, clue=_CLUES[_THIRD]),
            CELL_NAMED["I7"],
            words.found,
        ),
    ),
)
GUIDE = Guide(lessons=(CLUE, QUESTIONS, SHEET, SEARCH, ENDING))
