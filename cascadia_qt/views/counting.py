"""A result that is counted up line by line, as at a table; the winners come last."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtWidgets import QDialog

from cascadia_qt.views.any_input import AnyInput
from cascadia_qt.views.motion import Motion

_LINE = 300  # milliseconds
_BREATH = 2  # before the winners are known, in lines


class Counting(QObject):
    """Leads a dialog from nothing to everything; any key or click ends it at once.

    Signals:
        counted: so many lines are, the last of them in part.
        done: everything is counted.
    """

    counted = Signal(float)
    done = Signal()

    def __init__(self, lines: int, percent: int, dialog: QDialog) -> None:
        """There are so many lines; `percent` is how long motions take."""
        super().__init__(dialog)
        self._lines = lines
        self._passed = 0.0
        self._motion = Motion(self)
        self._motion.set_percent(percent)
        self._input = AnyInput(dialog, self._skip)
        self.running = False

    def begin(self) -> None:
        self.running = True
        self._input.listen()
        self._motion.watch(self, "passed", (self._lines + _BREATH) * _LINE, self._end)

    def _skip(self) -> bool:
        self._motion.finish()
        return True

    def _end(self) -> None:
        self.running = False
        self._input.stop()
        self.done.emit()

    def _get_passed(self) -> float:
        return self._passed

    def _set_passed(self, passed: float) -> None:
        self._passed = passed
        self.counted.emit(min(passed * (self._lines + _BREATH), float(self._lines)))

    passed = Property(float, _get_passed, _set_passed)
