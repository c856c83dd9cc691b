"""The cases of one grade as a card: the next one, or any by its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from cascadia_qt.games.cryptid.ai.cases import GRADES
from cascadia_qt.games.cryptid.model.case_book import HIGHEST
from cascadia_qt.games.cryptid.views.art.faces import Faces
from cascadia_qt.games.cryptid.words.case_files import grade_name, grade_words
from cascadia_qt.views.card import paint_card
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.theme import current_theme
from cascadia_qt.words.language import labelled, translate

_EDGE, _GAP = 16, 10
_LANTERN = 1.4  # how high a lantern is, beside the name
_OUT = 0.22  # how much is seen of one that does not burn
_INSET = 6  # of a number in its field, which style sheets cannot move


class GradeCard(QWidget):
    """A grade.

    Signals:
        case_chosen: carries the number.
    """

    case_chosen = Signal(int)

    def __init__(self, grade: str, faces: Faces) -> None:
        super().__init__()
        self._grade = grade
        self._faces = faces
        self._solved, self._following = 0, 1
        self.name, self.about, self.count = PlainLabel(), PlainLabel(), PlainLabel()
        self.next, self.open = QPushButton(), QPushButton()
        self.number = QSpinBox()
        self.number.setRange(1, HIGHEST)
        self._build()
        self.next.clicked.connect(lambda: self.case_chosen.emit(self._following))
        self.open.clicked.connect(self._open_number)
        self.number.lineEdit().returnPressed.connect(self._open_number)
        self.retranslate()

    def _build(self) -> None:
        self.name.setProperty("heading", True)
        for label in (self.about, self.count):
            label.setProperty("quiet", True)
        for button in (self.next, self.open):
            button.setAutoDefault(True)  # so that Return presses it
        self.number.lineEdit().setTextMargins(_INSET, 0, 0, 0)
        self.about.setWordWrap(True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        numbered = QHBoxLayout()
        numbered.setSpacing(_GAP)
        numbered.addWidget(self.number, 1)
        numbered.addWidget(self.open)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(_GAP)
        column.addWidget(self.name)
        column.addWidget(self.about, 1)
        column.addWidget(self.count)
        column.addWidget(self.next)
        column.addLayout(numbered)

    def show_grade(self, solved: int, following: int) -> None:
        """How many cases are solved, and the first that is not."""
        self._solved, self._following = solved, following
        self.number.setValue(following)
        self.retranslate()

    @property
    def _lantern_side(self) -> float:
        return QFontMetricsF(self.name.font()).height() * _LANTERN

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.name.setContentsMargins(0, 0, round(self._lantern_side * len(GRADES)), 0)
        super().resizeEvent(event)

    def _open_number(self) -> None:
        self.case_chosen.emit(self.number.value())

    def retranslate(self) -> None:
        name = grade_name(self._grade)
        self.name.setText(name)
        self.about.setText(grade_words(self._grade))
        self.count.setText(translate("CryptidCases", "{0} solved").format(self._solved))
        self.next.setText(translate("CryptidCases", "Next: case {0}").format(self._following))
        self.open.setText(translate("CryptidCases", "Open"))
        number = translate("CryptidCases", "Number of the case")
        self.number.setAccessibleName(labelled(name, number))
        self.next.setAccessibleName(labelled(name, self.next.text()))
        self.open.setAccessibleName(labelled(name, self.open.text()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        paint_card(painter, QRectF(self.rect()), theme, theme.line)
        self._paint_lanterns(painter)

    def _paint_lanterns(self, painter: QPainter) -> None:
        """Beside the name, as many burn as the grade is hard."""
        place, side = self.name.geometry(), self._lantern_side
        face = self._faces.lantern(side, self.devicePixelRatioF())
        left = place.right() - side * len(GRADES)
        for number in range(len(GRADES)):
            painter.setOpacity(1.0 if number <= GRADES.index(self._grade) else _OUT)
            painter.drawPixmap(QPointF(left, place.center().y() - side / 2), face)
            left += side
