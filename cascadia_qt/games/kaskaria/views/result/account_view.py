"""Where somebody's gold comes from, a line a part."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from cascadia_qt.games.kaskaria.views.art.faces import Faces
from cascadia_qt.games.kaskaria.views.result.shown_result import SYMBOLS, ShownResult
from cascadia_qt.games.kaskaria.words.explanation import PARTS, part_name
from cascadia_qt.views.sheet.part_account import AccountLine, PartAccount
from cascadia_qt.words.language import labelled

_LINES = (*PARTS, "tie_break")
_SYMBOL = 24


class AccountView(PartAccount):
    """Tells all parts of one player; the one that is looked at stands out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QSize(_SYMBOL, _SYMBOL), parent)

    def show_symbols(self, faces: Faces) -> None:
        ratio = self.devicePixelRatioF()
        for part, name in SYMBOLS.items():
            self.show_sign(part, faces.symbol(name, _SYMBOL, ratio))

    def show_account(self, result: ShownResult, seat: int, part: str) -> None:
        """Explains everything that `seat` has, and `part` above all."""
        shortened = replace(result, seats=self.with_short_names(result.seats))
        told, whole = shortened.account(seat, part), result.account(seat, part)
        self.show_head(told.heading, whole.heading, told.rule)
        lines = {
            line.part: AccountLine(line.gold, labelled(part_name(line.part), line.why))
            for line in shortened.lines(seat)
        }
        for each in _LINES:
            self.show_line(each, lines.get(each), strong=part in (each, "total"))
