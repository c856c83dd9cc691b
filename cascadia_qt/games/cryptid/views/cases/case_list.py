"""Which cases there are: that of the day, four grades without end, and those that are solved."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.ai.cases import GRADES
from cascadia_qt.games.cryptid.views.art.box import LanternMap
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.views.art.hexes import MAP_RECT
from cascadia_qt.games.cryptid.views.cases.grade_card import GradeCard
from cascadia_qt.games.cryptid.words.case_files import case_name, grade_name
from cascadia_qt.views.flow_layout import FlowLayout
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tall_scroll import TallScroll
from cascadia_qt.words.language import labelled, translate

_SIDE, _GAP = 32, 12
_PICTURE = 168  # how high the picture beside the title is
_SHOWN = 40  # of the solved cases of each grade, those with the highest numbers


class CaseList(QWidget):
    """The list of cases.

    Signals:
        case_chosen: carries grade and number.
        left: back to where one came from.
    """

    case_chosen = Signal(str, int)
    left = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._day: tuple[str, int] = (GRADES[0], 1)
        self._solved: Mapping[str, frozenset[int]] = {grade: frozenset() for grade in GRADES}
        self._title, self._about = PlainLabel(), PlainLabel()
        self._solved_title = PlainLabel()
        self._solved_flow = FlowLayout(spacing=6)
        self.back, self.day = QPushButton(), QPushButton()
        self.grades = {grade: GradeCard(grade, faces) for grade in GRADES}
        self.solved: list[QPushButton] = []
        self._build()
        self.back.clicked.connect(self.left)
        self.day.clicked.connect(lambda: self.case_chosen.emit(*self._day))
        for grade, card in self.grades.items():
            card.case_chosen.connect(partial(self.case_chosen.emit, grade))
        self._retranslate()

    def _build(self) -> None:
        self._title.setProperty("heading", True)
        self._about.setProperty("quiet", True)
        self._about.setWordWrap(True)
        self._solved_title.setProperty("title", True)
        self.day.setProperty("primary", True)
        for button in (self.back, self.day):
            button.setAutoDefault(True)  # so that Return presses it
        head = QHBoxLayout()
        head.setSpacing(_SIDE)
        head.addWidget(_picture())
        head.addLayout(self._words(), 1)
        cards = FlowLayout(spacing=_GAP, stretched=True)
        for card in self.grades.values():
            cards.addWidget(card)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(_SIDE, _SIDE // 2, _SIDE, _SIDE)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addSpacing(_GAP)
        column.addLayout(cards)
        column.addSpacing(_GAP)
        column.addWidget(self._solved_title)
        column.addLayout(self._solved_flow)
        column.addStretch(1)
        scroll = TallScroll()
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.setFocusProxy(self.day)

    def _words(self) -> QVBoxLayout:
        """What is said beside the picture, and the case of the day."""
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(_GAP)
        words.addLayout(top)
        words.addWidget(self._about)
        words.addStretch(1)
        words.addWidget(self.day, 0, Qt.AlignmentFlag.AlignLeft)
        return words

    def show_cases(
        self,
        day: tuple[str, int],
        solved: Mapping[str, frozenset[int]],
        following: Mapping[str, int],
    ) -> None:
        """The case of the day, the solved ones of each grade, and the next of each."""
        self._day, self._solved = day, solved
        for grade, card in self.grades.items():
            card.show_grade(len(solved[grade]), following[grade])
        self._show_solved()
        self._retranslate()

    def _show_solved(self) -> None:
        for button in self.solved:
            self._solved_flow.removeWidget(button)
            button.deleteLater()
        self.solved = []
        for grade in GRADES:
            for number in sorted(self._solved[grade])[-_SHOWN:]:
                button = QPushButton(case_name(grade, number))
                button.setAutoDefault(True)
                button.clicked.connect(partial(self.case_chosen.emit, grade, number))
                self._solved_flow.addWidget(button)
                self.solved.append(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(translate("CryptidCases", "Case files"))
        about = translate(
            "CryptidCases",
            "Positions from games of computers in which one habitat is left for whoever thinks it "
            "through. Nobody measures your time.",
        )
        self._about.setText(about)
        self.back.setText(translate("CryptidCases", "Back"))
        grade, number = self._day
        words = (
            translate("CryptidCases", "Case of the day (solved)")
            if number in self._solved[grade]
            else translate("CryptidCases", "Case of the day")
        )
        self.day.setText(labelled(words, grade_name(grade)))
        self._solved_title.setText(translate("CryptidCases", "Solved"))
        self._solved_title.setVisible(bool(self.solved))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for card in self.grades.values():
                card.retranslate()
            self._show_solved()
            self._retranslate()
        super().changeEvent(event)


def _picture() -> LanternMap:
    """The map at night; its light stands still where people think."""
    picture = LanternMap()
    picture.set_moving(False)
    picture.setFixedSize(round(_PICTURE * MAP_RECT.width() / MAP_RECT.height()), _PICTURE)
    return picture
