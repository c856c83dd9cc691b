"""A choice among names that may be longer than its field."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from cascadia_qt.views.plain_text import plain
from cascadia_qt.views.tips import set_tip

_MARGIN = 4  # inside a field


class ElidedField(QComboBox):
    """Shows the beginning of a long name, and all of it in a tip.

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
