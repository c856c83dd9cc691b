"""A landscape as a poster: what is on it, how large it is, and how it will look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.views.poster.paper import (
    LEAST_SIDE,
    MOST_SIDE,
    SHEETS,
    Paper,
    Screen,
)
from cascadia_qt.games.cascadia.views.poster.poster import Poster, default_title
from cascadia_qt.games.cascadia.views.poster.preview import PosterPreview
from cascadia_qt.games.cascadia.views.score.scored_table import ScoredTable
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.statistics.segments import Segments
from cascadia_qt.views.theme import DARK, LIGHT

_SIZE = QSize(1080, 720)
_COLUMN = 344
_LONGEST_TITLE = 60
_PAUSE = 120  # milliseconds without a key, before what was typed is shown
_PIXELS = len(SHEETS)
_SQUARE = list(SHEETS).index("square")


@dataclass(frozen=True, slots=True)
class PosterChoice:
    """What is remembered for the next poster; `paper` is a number among the choices."""

    paper: int = 0
    wide: bool = False
    width: int = 1920
    height: int = 1080
    dark: bool = False


class PosterDialog(QDialog):
    """Shows the poster as it is chosen; it stays open until it is closed.

    Signals:
        save_requested: it is to be written; carries the Poster and its Paper.
    """

    save_requested = Signal(object, object)

    def __init__(
        self,
        table: ScoredTable,
        day: date,
        code: str,
        choice: PosterChoice,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "journal#poster")
        everybody = tuple(range(len(table.seats)))
        self._poster = Poster(table, everybody, default_title(table, everybody), day, code, LIGHT)
        self._preview = PosterPreview()
        self._title, self._who = QLineEdit(self._poster.title), ElidedField()
        self._paper, self._way, self._look = Segments(len(SHEETS) + 1), Segments(2), Segments(2)
        self._width, self._height = QSpinBox(), QSpinBox()
        self._labels = [PlainLabel() for _ in range(5)]
        self._error, self._about = PlainLabel(), PlainLabel()
        self._close, self._save = QPushButton(), QPushButton()
        self._ways = QStackedWidget()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._fill(choice)
        self._build()
        self._retranslate()
        self._listen()
        self._show()
        self._save.setFocus()

    @property
    def poster(self) -> Poster:
        """What is chosen."""
        theme = DARK if self._look.number else LIGHT
        title = self._title.text().strip()
        return replace(self._poster, seats=self._seats, title=title, theme=theme)

    @property
    def paper(self) -> Paper:
        number = self._paper.number
        if number == _PIXELS:
            return Screen(self._width.value(), self._height.value())
        sheet = list(SHEETS.values())[number]
        return sheet.turned() if self._way.number else sheet

    @property
    def choice(self) -> PosterChoice:
        width, height = self._width.value(), self._height.value()
        return PosterChoice(
            self._paper.number, bool(self._way.number), width, height, bool(self._look.number)
        )

    @property
    def _seats(self) -> tuple[int, ...]:
        everybody = tuple(range(len(self._poster.table.seats)))
        chosen = self._who.currentIndex()
        return everybody if chosen <= 0 else (chosen - 1,)

    def _fill(self, choice: PosterChoice) -> None:
        self._title.setMaxLength(_LONGEST_TITLE)
        self._who.addItem("")
        self._who.addItems([seat.name for seat in self._poster.table.seats])
        self._who.tell()
        for box, value in ((self._width, choice.width), (self._height, choice.height)):
            box.setRange(LEAST_SIDE, MOST_SIDE)
            box.setSingleStep(100)
            box.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.setValue(value)
        for segments in (self._paper, self._way, self._look):
            segments.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._paper.choose(choice.paper)
        self._way.choose(int(choice.wide))
        self._look.choose(int(choice.dark))

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 24, 24, 24)
        row.setSpacing(24)
        row.addWidget(self._preview, 1)
        row.addWidget(self._column())
        for button in (self._save, self._close):
            button.setAutoDefault(button is self._save)
        self._save.setDefault(True)
        self._save.setProperty("primary", True)
        room = self.screen().availableSize()
        self.resize(_SIZE.boundedTo(QSize(room.width(), room.height() - 40)))

    def _column(self) -> QWidget:
        self._ways.addWidget(self._way)
        self._ways.addWidget(_row(self._width, PlainLabel("×"), self._height))  # noqa: RUF001
        self._ways.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._error.setProperty("error", True)
        self._about.setProperty("quiet", True)
        for label in (self._error, self._about):
            label.setWordWrap(True)
        fields = (self._title, self._who, self._paper, self._ways, self._look)
        column = QWidget()
        column.setMinimumWidth(_COLUMN)
        column.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        inside = QVBoxLayout(column)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(6)
        for label, field in zip(self._labels, fields, strict=True):
            named = _named(label, field)
            named.setVisible(field is not self._who or len(self._poster.table.seats) > 1)
            inside.addWidget(named)
        for widget in (self._error, self._about):
            inside.addWidget(widget)
        inside.addStretch(1)
        inside.addWidget(_row(None, self._close, self._save))
        return column

    def _listen(self) -> None:
        self._title.textEdited.connect(lambda _: self._pause.start())
        self._pause.timeout.connect(self._show)
        self._who.currentIndexChanged.connect(self._choose_seats)
        for segments in (self._paper, self._way, self._look):
            segments.chosen.connect(lambda _: self._show())
        for box in (self._width, self._height):
            box.valueChanged.connect(lambda _: self._pause.start())
        self._close.clicked.connect(self.reject)
        self._save.clicked.connect(self._ask_to_save)

    def _choose_seats(self) -> None:
        """The title follows, unless somebody wrote another one."""
        table, before = self._poster.table, self._poster.seats
        if self._title.text() == default_title(table, before)[:_LONGEST_TITLE]:
            self._title.setText(default_title(table, self._seats))
        self._poster = replace(self._poster, seats=self._seats)
        self._show()

    def _ask_to_save(self) -> None:
        self._show()
        if self._save.isEnabled():
            self.save_requested.emit(self.poster, self.paper)

    def _show(self) -> None:
        self._pause.stop()
        paper = self.paper
        self._ways.setCurrentIndex(int(self._paper.number == _PIXELS))
        self._way.setEnabled(self._paper.number != _SQUARE)
        usable = not isinstance(paper, Screen) or paper.usable
        self._error.setVisible(not usable)
        self._save.setEnabled(usable)
        self._about.setText(self._measures())
        if usable:
            self._preview.show_poster(self.poster, paper)

    def _measures(self) -> str:
        """How large each kind of file will be."""
        paper = self.paper
        pixels = paper.pixels
        if isinstance(paper, Screen):
            return ""
        text = self.tr("{0} by {1} mm; as a PNG picture {2} by {3} pixels.")
        size = paper.millimetres
        return text.format(
            f"{size.width():g}", f"{size.height():g}", pixels.width(), pixels.height()
        )

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Landscape poster"))
        words = (
            self.tr("&Title"),
            self.tr("&Landscapes"),
            self.tr("&Paper"),
            self.tr("&Format"),
            self.tr("&Colours"),
        )
        for label, word in zip(self._labels, words, strict=True):
            label.setText(word)
        self._who.setItemText(0, self.tr("All players"))
        plain = [word.replace("&", "") for word in words]
        self._title.setAccessibleName(plain[0])
        self._who.setAccessibleName(plain[1])
        self._paper.set_words(plain[2], ["A4", "A3", "A2", self.tr("Square"), self.tr("Pixels")])
        self._way.set_words(plain[3], [self.tr("Upright"), self.tr("Wide")])
        self._look.set_words(plain[4], [self.tr("Light"), self.tr("Dark")])
        self._width.setAccessibleName(self.tr("Width in pixels"))
        self._height.setAccessibleName(self.tr("Height in pixels"))
        self._preview.setAccessibleName(self.tr("The poster as it will be"))
        self._error.setText(self.tr("One side may be twice as long as the other at most."))
        self._close.setText(self.tr("Cl&ose"))
        self._save.setText(self.tr("&Save…"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pause.start()


def _named(label: QLabel, field: QWidget) -> QWidget:
    """A field below its name."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 12)
    column.setSpacing(6)
    label.setProperty("title", True)
    label.setBuddy(field)
    column.addWidget(label)
    column.addWidget(field)
    return both


def _row(*widgets: QWidget | None) -> QWidget:
    """Widgets side by side; None is room between them."""
    row = QWidget()
    inside = QHBoxLayout(row)
    inside.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        if widget is None:
            inside.addStretch(1)
        else:
            inside.addWidget(widget, 0 if isinstance(widget, QLabel | QPushButton) else 1)
    return row
