"""One line that says whose turn it is and what to do now, with the answers beside it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from cascadia_qt.views.access.announcing import announce
from cascadia_qt.views.fields import set_tab_order
from cascadia_qt.views.labels import elide, named_label, set_primary
from cascadia_qt.views.plain_text import short_words
from cascadia_qt.views.style import dress
from cascadia_qt.views.theme import behind_white
from cascadia_qt.views.tips import set_tip
from cascadia_qt.views.touch.large_targets import least

_USUAL_ANSWERS = 4
_MOST_ROWS = 2  # of answers that have no room beside the sentence
_LINES, _MOST_LINES = 2, 3  # of the sentence: what it always has room for, and may need
_NARROWEST = 6  # how wide a sentence is at least, in the height of its lines
_PADDING, _GAP, _EDGE = 8, 8, 16
_LONGEST_NAME = 16  # as many times the letter M


@dataclass(frozen=True, slots=True)
class Answer:
    """A button; `id` is what it reports, `key` the key that does the same.

    Attributes:
        price: how many of the tokens the player holds it costs.
        tip: what else is to be known about it.
        picture: the same for who cannot read.
    """

    id: str
    text: str
    key: str
    primary: bool = False
    price: int = 0
    tip: str = ""
    picture: QPixmap | None = field(default=None, compare=False)


class PromptBar(QWidget):
    """Whose turn, what to do, and buttons that keep their place.

    Answers that have no room, however they are laid, are in the menu of a last button.

    Attributes:
        withheld: the ids of answers that are not offered at this table.

    Signals:
        answered: carries the id of the answer.
    """

    answered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt_bar")
        self._who = named_label("prompt_who")
        self._colour = "transparent"
        self._what = named_label("prompt_what")
        self._what.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._what.setWordWrap(True)
        self._turn = named_label("prompt_turn")
        self._sign = named_label("prompt_sign")
        self._sign.hide()
        self._picture = named_label("prompt_picture")
        self._count = named_label("prompt_count")
        self._offered = QWidget()
        self.withheld: frozenset[str] = frozenset()
        self._answers: tuple[Answer, ...] = ()
        self._pressed: dict[int, str | None] = {}
        self._gathered: tuple[Answer, ...] = ()
        self._menu = QMenu(self)
        self._more = self._new_button()
        self._more.setObjectName("prompt_more")
        self._more.clicked.connect(self._open_menu)
        self._buttons: list[QPushButton] = []
        self._make_buttons(_USUAL_ANSWERS)
        self._beside = True
        self._build()

    def _build(self) -> None:
        """Everything is in one row; answers that have no room there get rows of their own."""
        held = QHBoxLayout()
        held.setSpacing(2)
        held.addWidget(self._sign)
        held.addWidget(self._picture)
        held.addWidget(self._count)
        self._offers = QGridLayout(self._offered)
        self._offers.setContentsMargins(0, 0, 0, 0)
        self._offers.setSpacing(_GAP)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(_EDGE, _PADDING, _EDGE, _PADDING)
        grid.setSpacing(_GAP)
        grid.addWidget(self._who, 0, 0)
        grid.addLayout(held, 0, 1)
        grid.addWidget(self._what, 0, 2)
        grid.addWidget(self._offered, 0, 3)
        grid.addWidget(self._turn, 0, 4)
        grid.setColumnStretch(2, 1)

    def _share_room(self) -> None:
        """The answers stand beside the sentence if they leave it room for its few lines."""
        line = math.ceil(QFontMetricsF(self._what.font()).lineSpacing())
        around = (self._who, self._sign, self._picture, self._count, self._turn)
        taken = sum(part.sizeHint().width() + _GAP for part in around if not part.isHidden())
        room = self.width() - 2 * _EDGE - taken
        widths = [button.sizeHint().width() for button in self._buttons[: len(self._answers)]]
        wanted = sum(widths) + _GAP * len(widths)
        left = room - wanted
        roomy = left >= _NARROWEST * line
        self._beside = roomy and self._what.heightForWidth(left) <= _MOST_LINES * line
        if self._beside:
            self._lay_answers(len(widths), len(widths))
        else:
            more = self._more.sizeHint().width()
            self._lay_answers(*_arranged(widths, more, self.width() - 2 * _EDGE))
        height = max(least(_LINES * line), self._what.heightForWidth(room - wanted * self._beside))
        if not self._beside:
            height += _GAP + self._offered.sizeHint().height()
        self.setFixedHeight(height + 2 * _PADDING)

    def _lay_answers(self, shown: int, columns: int) -> None:
        """Lays the first answers and gathers all others in the menu."""
        self._gather(self._answers[shown:])
        offered = [*self._buttons[:shown], *([self._more] if self._gathered else [])]
        for index, button in enumerate(offered):
            self._offers.addWidget(button, index // columns, index % columns)
        for button in (*self._buttons, self._more):
            button.setVisible(button in offered)
        self._offers.invalidate()
        if self._beside:
            self._grid.addWidget(self._offered, 0, 3)
        else:
            right = Qt.AlignmentFlag.AlignRight
            self._grid.addWidget(self._offered, 1, 0, 1, self._grid.columnCount(), right)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share_room()
        if event.type() == QEvent.Type.PaletteChange:
            self._tint_who()
        super().changeEvent(event)

    def show_prompt(self, who: str, colour: str, what: str, turn: str) -> None:
        letter = QFontMetricsF(self._who.font()).horizontalAdvance("M")
        elide(self._who, who, _LONGEST_NAME * letter)
        self._colour = colour
        self._tint_who()
        self._what.setText(short_words(what))
        set_tip(self._what, what)
        self._turn.setText(turn)
        if (said := f"{who}: {what}") != self.accessibleName():
            self.setAccessibleName(said)
            announce(said, self)
        self._share_room()

    def _tint_who(self) -> None:
        colour = behind_white(self._colour).name(QColor.NameFormat.HexArgb)
        dress(self._who, f"background: {colour};")

    def show_sign(self, picture: QPixmap) -> None:
        """What to do, for who cannot read."""
        self._sign.setPixmap(picture)
        self._sign.setVisible(not picture.isNull())
        self._share_room()

    def show_tokens(self, picture: QPixmap, count: int, tip: str) -> None:
        """What the player holds, as a picture and a number; nothing for none."""
        self._picture.setPixmap(picture)
        self._count.setText(str(count))
        for label in (self._picture, self._count):
            label.setVisible(count > 0)
            set_tip(label, tip)
        self._share_room()

    def show_answers(self, answers: Sequence[Answer]) -> None:
        self._answers = tuple(answer for answer in answers if answer.id not in self.withheld)
        self._make_buttons(len(self._answers))
        for button, answer in zip(self._buttons, self._answers, strict=False):
            self._dress(button, answer)
        self._more.setText(self.tr("More…"))
        self._share_room()

    def button_of(self, answer: str) -> QPushButton | None:
        """What is to be pressed for an answer: its button, or the one that opens the menu."""
        for button, offered in zip(self._buttons, self._answers, strict=False):
            if offered.id == answer:
                return self._more if offered in self._gathered else button
        return None

    def _make_buttons(self, count: int) -> None:
        """Makes those that are not there yet; Tab goes through all in their order."""
        if count <= len(self._buttons):
            return
        for index in range(len(self._buttons), count):
            button = self._new_button()
            button.pressed.connect(lambda index=index: self._begin(index))
            button.clicked.connect(lambda _=False, index=index: self._report(index))
            self._buttons.append(button)
        set_tab_order([*self._buttons, self._more])

    def _new_button(self) -> QPushButton:
        button = QPushButton(self._offered)
        button.hide()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _gather(self, answers: tuple[Answer, ...]) -> None:
        """A menu that is open stays open, as long as it says the same."""
        if answers == self._gathered:
            return
        self._gathered = answers
        self._menu.close()
        self._menu.clear()
        self._menu.setToolTipsVisible(any(answer.tip for answer in answers))
        for answer in answers:
            action = self._menu.addAction("  ".join(filter(None, (_price(answer), answer.text))))
            action.setText(f"{action.text()}\t{answer.key}")
            action.setIcon(self._icon(answer))
            set_tip(action, answer.tip)
            action.triggered.connect(lambda _=False, answer=answer: self.answered.emit(answer.id))

    def _open_menu(self) -> None:
        self._menu.popup(self._more.mapToGlobal(self._more.rect().bottomLeft()))
        self._menu.setActiveAction(self._menu.actions()[0])

    def hideEvent(self, event: QHideEvent) -> None:
        self._menu.close()
        super().hideEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Answers make nobody's window wide; they go elsewhere."""
        return QSize(0, super().minimumSizeHint().height())

    def _dress(self, button: QPushButton, answer: Answer) -> None:
        key = f"({answer.key})" if answer.key else ""
        button.setText("  ".join(filter(None, (_price(answer), answer.text, key))))
        button.setIcon(self._icon(answer))
        if answer.picture is not None:
            button.setIconSize(answer.picture.deviceIndependentSize().toSize())
        set_tip(button, answer.tip)
        button.setAccessibleDescription(answer.tip)
        set_primary(button, answer.primary)

    def _icon(self, answer: Answer) -> QIcon:
        if answer.picture is not None:
            return QIcon(answer.picture)
        return QIcon(self._picture.pixmap()) if answer.price else QIcon()

    def _begin(self, index: int) -> None:
        """A press becomes a click a moment later; meanwhile something else may be asked."""
        self._pressed[index] = self._answer_at(index)

    def _report(self, index: int) -> None:
        answer = self._answer_at(index)
        if answer is not None and answer == self._pressed.get(index):
            self.answered.emit(answer)

    def _answer_at(self, index: int) -> str | None:
        return self._answers[index].id if index < len(self._answers) else None


def _price(answer: Answer) -> str:
    return f"\N{MINUS SIGN}{answer.price}" if answer.price else ""


def _arranged(widths: Sequence[int], more: int, room: int) -> tuple[int, int]:
    """How many answers are shown in how many columns; the others are behind a button `more`."""
    if columns := _columns(widths, room):
        return len(widths), columns
    for shown in range(len(widths) - 1, 0, -1):
        if columns := _columns([*widths[:shown], more], room):
            return shown, columns
    return 0, 1


def _columns(widths: Sequence[int], room: int) -> int:
    """In how many columns buttons have room: in one row, or else in a few; 0 if they have none."""
    for columns in (len(widths), math.ceil(len(widths) / _MOST_ROWS)):
        widest = [max(widths[column::columns]) for column in range(columns)]
        if sum(widest) + _GAP * (columns - 1) <= room:
            return columns
    return 0
