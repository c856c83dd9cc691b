"""A score sheet that is counted up line by line, as at a table; the winners come last."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtWidgets import QDialog

from cascadia_qt.games.cascadia.views.score.sheet_view import SheetView
from cascadia_qt.games.cascadia.words.score_lines import LINES
from cascadia_qt.views.any_input import AnyInput
from cascadia_qt.views.motion import Motion

_LINE = 300  # milliseconds
_BREATH = 2  # before the winners are known, in lines


class Counting(QObject):
    """Leads a sheet in a dialog from nothing to everything; any key or click ends it at once.

    Signals:
        done: everything is counted.
    """

    done = Signal()

    def __init__(self, sheet: SheetView, seat: int, percent: int, dialog: QDialog) -> None:
        """What is counted is explained for `seat`; `percent` is how long motions take."""
        super().__init__(dialog)
        self._sheet = sheet
        self._seat = seat
        self._passed = 0.0
        self._motion = Motion(self)
        self._motion.set_percent(percent)
        self._input = AnyInput(dialog, self._skip)
        self.running = False

    def begin(self) -> None:
        self.running = True
        self._input.listen()
        self._motion.watch(self, "passed", (len(LINES) + _BREATH) * _LINE, self._end)

    def _skip(self) -> bool:
        self._motion.finish()
        return True

    def _end(self) -> None:
        self.running = False
        self._input.stop()
        self._sheet.count_to(None)
        self.done.emit()

    def _get_passed(self) -> float:
        return self._passed

    def _set_passed(self, passed: float) -> None:
        self._passed = passed
        counted = min(passed * (len(LINES) + _BREATH), float(len(LINES)))
        # What explains a total tells who has won.
        line = LINES[min(int(counted), len(LINES) - 2)]
        self._sheet.count_to(counted)
        if self._sheet.looked_at != (self._seat, line.id):
            self._sheet.look_at(self._seat, line)

    passed = Property(float, _get_passed, _set_passed)
