"""Play a deal: one that somebody has given the code of, or the deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape

from PySide6.QtCore import QDate, QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cascadia_qt.games.cascadia.rules.deal_code import (
    BadCode,
    Deal,
    Fault,
    day_deal,
    deal_code,
    read_deal_code,
)
from cascadia_qt.games.cascadia.store.days import DayResult
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.deal.days_list import DaysList, days_in_a_row
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.games.cascadia.words.deal_codes import complaint, deal_words
from cascadia_qt.views.fields import keep_place, mark_error, set_tab_order
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel, marked_label, set_primary
from cascadia_qt.views.room import room_for
from cascadia_qt.views.text_size import growth, sized

_SIZE = QSize(792, 488)
_CODE_STYLE = "font-size: 1.65em; min-height: 34px;"
_PATTERN = "XXXX-XXXX-XXXX"
_AROUND_CODE = 28
_LONGEST_TEXT = 80  # with whatever stands between the characters


class DealDialog(QDialog):
    """Two cards: a code to type or paste, and today's deal with the days played so far.

    Signals:
        deal_chosen: a code is to be played; carries its Deal. The dialog is accepted already.
        day_chosen: the deal of a day is to be played; carries the date. So is it here.
    """

    deal_chosen = Signal(object)
    day_chosen = Signal(object)

    def __init__(
        self,
        today: date,
        days: Sequence[DayResult],
        faces: Faces,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        explain(self, "journal#match")
        self._today, self._days = today, tuple(days)
        self._code, self._paste = QLineEdit(), QPushButton()
        self._code_title, self._day_title = PlainLabel(), PlainLabel()
        self._said, self._date = marked_label(), PlainLabel()
        self._cards, self._day_cards = CardsPanel(faces), CardsPanel(faces)
        self._play, self._play_day, self._close = QPushButton(), QPushButton(), QPushButton()
        self._history_title, self._no_days = PlainLabel(), PlainLabel()
        self._history = DaysList()
        self._dress()
        self._build()
        self._listen()
        self._retranslate()
        self._code.setFocus()

    @property
    def deal(self) -> Deal | None:
        """What the code stands for; None while it is none."""
        try:
            return read_deal_code(self._code.text())
        except BadCode:
            return None

    def show_code(self, text: str) -> None:
        """As if somebody had typed it."""
        self._code.setText(text.strip()[:_LONGEST_TEXT])

    def _dress(self) -> None:
        for title in (self._code_title, self._day_title):
            title.setProperty("heading", True)
        self._history_title.setProperty("title", True)
        for quiet in (self._date, self._no_days):
            quiet.setProperty("quiet", True)
        for label in (self._said, self._no_days):
            label.setWordWrap(True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._code.setStyleSheet(sized(_CODE_STYLE))
        self._code.setPlaceholderText(_PATTERN)
        self._code.ensurePolished()
        whole = self._code.fontMetrics().horizontalAdvance(_PATTERN)
        self._code.setMinimumWidth(whole + _AROUND_CODE)
        self._code.setMaxLength(_LONGEST_TEXT)
        keep_place(self._cards)
        day = day_deal(self._today).options
        self._day_cards.show_scoring(day.scoring, day.grid)

    def _build(self) -> None:
        typed, cards, footer = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        typed.addWidget(self._code, 1)
        typed.addWidget(self._paste)
        left, right = _card(cards), _card(cards)
        left.addWidget(self._code_title)
        left.addLayout(typed)
        left.addWidget(self._said)
        left.addWidget(self._cards)
        left.addStretch(1)
        left.addWidget(self._play, 0, Qt.AlignmentFlag.AlignRight)
        for widget in (self._day_title, self._date, self._day_cards):
            right.addWidget(widget)
        right.addWidget(self._play_day, 0, Qt.AlignmentFlag.AlignRight)
        for widget in (self._history_title, self._no_days):
            right.addWidget(widget)
        right.addWidget(self._history, 1)
        right.addStretch(0)
        footer.addStretch(1)
        footer.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addLayout(cards, 1)
        column.addLayout(footer)
        self._said.setMinimumHeight(self._said.fontMetrics().lineSpacing() * 3)
        self.resize((_SIZE * growth(self.font())).boundedTo(room_for(self)))

    def _listen(self) -> None:
        for button in (self._paste, self._play, self._play_day, self._close):
            button.setAutoDefault(False)
        self._code.textChanged.connect(self._read)
        self._code.returnPressed.connect(self._enter)
        self._paste.clicked.connect(self._paste_code)
        self._play.clicked.connect(self._choose_deal)
        self._play_day.clicked.connect(lambda: self._choose_day(self._today))
        self._history.itemActivated.connect(self._choose_old_day)
        self._close.clicked.connect(self.reject)
        order = [self._code, self._paste, self._play, self._play_day, self._history, self._close]
        set_tab_order(order)

    def _paste_code(self) -> None:
        self.show_code(QGuiApplication.clipboard().text())
        self._code.setFocus()

    def _enter(self) -> None:
        """Enter plays the code; today's deal if there is none."""
        if self.deal is not None:
            self._choose_deal()
        elif not self._code.text().strip():
            self._choose_day(self._today)

    def _choose_deal(self) -> None:
        deal = self.deal
        if deal is not None:
            self.accept()
            self.deal_chosen.emit(deal)

    def _choose_day(self, day: date) -> None:
        self.accept()
        self.day_chosen.emit(day)

    def _choose_old_day(self, item: QListWidgetItem) -> None:
        self._choose_day(self._history.day(self._history.row(item)))

    def _read(self) -> None:
        """Says below the field what the code means, or what is wrong with it."""
        try:
            deal = read_deal_code(self._code.text())
        except BadCode as error:
            self._show_fault(error)
        else:
            self._show_deal(deal)
        empty = not self._code.text().strip()
        set_primary(self._play, not empty)
        set_primary(self._play_day, empty)

    def _show_fault(self, error: BadCode) -> None:
        self._cards.hide()
        self._play.setEnabled(False)
        # Who is still typing has done nothing wrong.
        going_on = error.fault in (Fault.EMPTY, Fault.SHORT)
        sentence = self._invitation() if error.fault is Fault.EMPTY else complaint(error)
        mark_error(self._code, "" if going_on else sentence)
        self._say(escape(sentence), error=not going_on)

    def _show_deal(self, deal: Deal) -> None:
        self._cards.show_scoring(deal.options.scoring, deal.options.grid)
        self._cards.show()
        self._play.setEnabled(True)
        mark_error(self._code, "")
        self._say(f"<b>{deal_code(deal)}</b><br>{escape(deal_words(deal))}")

    def _say(self, marked: str, *, error: bool = False) -> None:
        self._said.setText(marked)
        self._said.setProperty("error", error)
        self._said.setProperty("quiet", self.deal is None and not error)
        self._said.style().unpolish(self._said)
        self._said.style().polish(self._said)

    def _invitation(self) -> str:
        return self.tr("Type or paste a code: whoever plays it gets the same tiles and tokens.")

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Play a deal"))
        self._code_title.setText(self.tr("A deal code"))
        self._code.setAccessibleName(self._code_title.text())
        self._paste.setText(self.tr("&Paste"))
        self._play.setText(self.tr("P&lay this deal"))
        self._day_title.setText(self.tr("Deal of the day"))
        today = QDate(self._today.year, self._today.month, self._today.day)
        self._date.setText(QLocale().toString(today, QLocale.FormatType.LongFormat))
        played = any(each.day == self._today for each in self._days)
        again, first = self.tr("Play it &again"), self.tr("Play &today's deal")
        self._play_day.setText(again if played else first)
        self._no_days.setText(
            self.tr("It is the same for everybody. The days you play are listed here.")
        )
        self._close.setText(self.tr("&Close"))
        self._show_history()
        self._read()

    def _show_history(self) -> None:
        row = days_in_a_row(self._days, self._today)
        title = self.tr("Days played")
        if row > 1:
            title = self.tr("Days played, {0} in a row").format(row)
        self._history_title.setText(title)
        self._history.setAccessibleName(title)
        self._history.show_days(self._days)
        self._history.setVisible(bool(self._days))
        self._history_title.setVisible(bool(self._days))
        self._no_days.setVisible(not self._days)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def _card(row: QHBoxLayout) -> QVBoxLayout:
    """A card in `row`, and the column inside it."""
    card = QFrame()
    card.setObjectName("help_card")
    column = QVBoxLayout(card)
    column.setContentsMargins(20, 16, 20, 16)
    column.setSpacing(12)
    row.setSpacing(16)
    row.addWidget(card, 1)
    return column
