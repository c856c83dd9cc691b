"""What a person may be helped with, chosen on the board of a seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from cascadia_qt.rules.helps import Helps, without
from cascadia_qt.views.elided_field import ElidedField
from cascadia_qt.views.help.subject import explain
from cascadia_qt.views.labels import PlainLabel
from cascadia_qt.views.tips import set_tip
from cascadia_qt.words.helps import help_name, help_words, helps_counted, helps_words
from cascadia_qt.words.language import translate

_LEAST = 8  # letters
_MARGIN = 12
_INDENT = 30  # below the words of a box


class HelpsField(ElidedField):
    """Tells how many helps a person has, and opens a card on which each is on or off.

    Signals:
        changed: another help is on or off.
    """

    changed = Signal()

    def __init__(self, helps: Helps, offered: Sequence[str]) -> None:
        super().__init__()
        self._offered = offered
        self._not_here = [name for name in helps.off if name not in offered]
        self._card = HelpsCard(helps, offered, self)
        self._card.changed.connect(self._show)
        self._card.changed.connect(self.changed)
        self.setObjectName("helps_field")
        explain(self, "helps")
        self.setAccessibleName(translate("Helps", "Helps"))
        self.setMinimumContentsLength(_LEAST)
        self.addItem("")
        self._show()

    @property
    def helps(self) -> Helps:
        """What is chosen; what only another game has offered stays as it was."""
        return without((*self._card.off, *self._not_here))

    def showPopup(self) -> None:
        """Shows the card below the field, or wherever there is room."""
        card = self._card
        card.adjustSize()
        place = QRect(self.mapToGlobal(QPoint(0, self.height())), card.size())
        screen = self.screen().availableGeometry()
        place.moveRight(min(place.right(), screen.right()))
        if place.bottom() > screen.bottom():
            place.moveBottom(self.mapToGlobal(QPoint(0, -1)).y())
        place.moveTop(max(place.top(), screen.top()))
        card.open_at(place.topLeft())

    def tell(self) -> None:
        """A tip says which they are."""
        super().tell()
        set_tip(self, helps_words(self.helps, self._offered))

    def _show(self) -> None:
        self.setItemText(0, helps_counted(self.helps, self._offered))
        self.setAccessibleDescription(helps_words(self.helps, self._offered))
        self.tell()


class HelpsCard(QWidget):
    """A box a help, with what it does below it; Escape or a click elsewhere closes it.

    Signals:
        changed: another help is on or off.
    """

    changed = Signal()

    def __init__(self, helps: Helps, offered: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("helps_card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(translate("Helps", "Helps"))
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(2)
        self._boxes = {name: QCheckBox(help_name(name)) for name in offered}
        for name, box in self._boxes.items():
            about = PlainLabel(help_words(name))
            about.setProperty("quiet", True)
            about.setContentsMargins(_INDENT, 0, 0, 0)
            box.setChecked(name not in helps.off)
            box.setAccessibleDescription(help_words(name))
            box.toggled.connect(self.changed)
            column.addWidget(box)
            column.addWidget(about)

    @property
    def off(self) -> tuple[str, ...]:
        return tuple(name for name, box in self._boxes.items() if not box.isChecked())

    def open_at(self, corner: QPoint) -> None:
        self.move(corner)
        self.show()
        next(iter(self._boxes.values())).setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close()
        else:
            super().keyPressEvent(event)
