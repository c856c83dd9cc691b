"""Small manners of fields and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from cascadia_qt.views.plain_text import plain
from cascadia_qt.views.tips import set_tip

_MARGIN = 4  # inside a field


def keep_place(widget: QWidget) -> None:
    """Lets nothing move when `widget` hides."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


def show_error(edit: QLineEdit, beside: QLabel, error: str) -> None:
    """Says beside `edit` what is wrong with it; nothing if it is well."""
    beside.setText(error)
    mark_error(edit, error)


def mark_error(edit: QLineEdit, error: str) -> None:
    """Shows whether something is wrong with `edit`, which is said elsewhere."""
    edit.setAccessibleDescription(error)
    edit.setProperty("wrong", bool(error))
    edit.style().unpolish(edit)
    edit.style().polish(edit)


class ElidedField(QComboBox):
    """A choice among names: shows the beginning of a long one, and all of it in a tip.

    Signals:
        resized: there may be room for more or less of it.
    """

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentTextChanged.connect(self.tell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @property
    def shows_all(self) -> bool:
        """Whether there is room for the whole name."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option.currentText == self.currentText()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        whole = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(whole, option, field, self).width()
        if not option.currentIcon.isNull():
            room -= option.iconSize.width() + _MARGIN
        end = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, end, room - _MARGIN)

    def showPopup(self) -> None:
        """The list is as wide as what it offers."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        widest = self.view().sizeHintForColumn(0) + bar + 2 * _MARGIN
        self.view().setMinimumWidth(max(self.width(), widest))
        super().showPopup()

    def tell(self) -> None:
        """To be called when what is offered was changed silently."""
        set_tip(self, self.currentText())
        for row in range(self.count()):
            self.setItemData(row, plain(self.itemText(row)), Qt.ItemDataRole.ToolTipRole)


def make_one_tab_stop(buttons: Sequence[QAbstractButton]) -> None:
    """Lets Tab reach only the checked one of buttons that exclude each other, arrows the others."""

    def follow() -> None:
        for button in buttons:
            policy = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    for button in buttons:
        button.toggled.connect(follow)
    follow()


def set_tab_order(widgets: Sequence[QWidget]) -> None:
    """Lets Tab go through `widgets` from the first to the last."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)


def click_focused(page: QWidget) -> bool:
    """Clicks the button of `page` that has the focus; whether there is one.

    Outside of dialogs a button takes Space only and leaves Enter to whatever it lies on.
    """
    focus = page.focusWidget()
    if isinstance(focus, QAbstractButton):
        focus.click()
        return True
    return False
