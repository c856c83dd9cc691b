"""The sizes of a player's largest corridors: typed in, or counted where tiles lie."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from cascadia_qt.games.cascadia.rules.terms import Habitat
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.art.vignette import paint_vignette
from cascadia_qt.games.cascadia.words.names import habitat_name
from cascadia_qt.views.theme import current_theme
from cascadia_qt.views.tips import set_tip

_PICTURE = QSize(41, 26)
_GAP = 5
_NUMBER = QRegularExpression("[0-9]{0,2}")


class CorridorFields(QWidget):
    """One field a habitat, below its picture.

    Signals:
        typed: carries the habitat and the size.
    """

    typed = Signal(object, int)

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._counted = False
        self.fields = {habitat: QLineEdit() for habitat in Habitat}
        self._pictures = [_Picture(habitat, faces) for habitat in Habitat]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(4)
        for column, (habitat, field) in enumerate(self.fields.items()):
            field.setValidator(QRegularExpressionValidator(_NUMBER, field))
            field.setPlaceholderText("0")
            field.setAlignment(Qt.AlignmentFlag.AlignCenter)
            field.setFixedWidth(_PICTURE.width())
            field.setProperty("tight", True)
            field.textEdited.connect(
                lambda text, habitat=habitat: self.typed.emit(habitat, int(text or 0))
            )
            grid.addWidget(self._pictures[column], 0, column)
            grid.addWidget(field, 1, column)
        self._retranslate()

    def show_sizes(self, sizes: Mapping[Habitat, int], *, counted: bool) -> None:
        """Shows how large the corridors are; those that were `counted` cannot be typed."""
        self._counted = counted
        for habitat, field in self.fields.items():
            size = sizes.get(habitat, 0)
            if size != int(field.text() or 0):
                field.setText(str(size) if size else "")
            field.setEnabled(not counted)
        self._retranslate()

    def _retranslate(self) -> None:
        typed = self.tr("{0}: how many tiles its largest corridor has")
        counted = self.tr("{0}: counted on the tiles that lie there")
        for habitat, field in self.fields.items():
            said = (counted if self._counted else typed).format(habitat_name(habitat))
            field.setAccessibleName(said)
            set_tip(field, said)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


class _Picture(QWidget):
    def __init__(self, habitat: Habitat, faces: Faces) -> None:
        super().__init__()
        self._habitat, self._faces = habitat, faces
        self.setFixedSize(_PICTURE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.rect().toRectF().center())
        paint_vignette(
            painter, self._faces, self._habitat, _PICTURE.width() - 2, current_theme().ink
        )
