"""What a result is to everything that writes it into a file or prints it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from cascadia_qt.views.theme import Theme

Page = Callable[[QPainter], None]


class Printed(Protocol):
    """Something to keep, in the colours of a theme.

    Pictures are measured in pixels and pages in 225ths of an inch, so that both are set alike.
    """

    @property
    def title(self) -> str:
        """What it is, such as the outcome in words."""

    @property
    def about(self) -> str:
        """Who played, and the day."""

    @property
    def theme(self) -> Theme: ...

    def picture_size(self) -> QSize: ...

    def paint_picture(self, painter: QPainter) -> None:
        """Everything as one picture, with its background."""

    def pages(self, room: QRectF) -> Sequence[Page]:
        """Everything on paper with so much room; the line below belongs to the pages."""


class Report(Printed, Protocol):
    """A result to keep."""

    def csv(self) -> bytes:
        """The numbers as a table for spreadsheets."""


# It is made where it is written, in the colours that are wanted there.
PrintedMaker = Callable[[Theme], Printed]
ReportMaker = Callable[[Theme], Report]
