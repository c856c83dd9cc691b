"""What is imported in a thread leaves no objects of Qt there."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc, threading
from importlib import import_module
from PySide6.QtCore import QObject
gc.disable()
thread = threading.Thread(target=import_module, args=("cascadia_qt.views.statistics.plots",))
thread.start()
thread.join()
print([type(thing).__name__ for thing in gc.get_objects() if issubclass(type(thing), QObject)])
"""


def test_importing_plots_makes_no_object_of_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
