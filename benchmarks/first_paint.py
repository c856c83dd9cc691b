"""Opens a window, says "painted" when it has been painted for the first time, and leaves.

`python -m benchmarks.first_paint bare` opens an empty window, `... program` that of the game, which
also says before how many seconds each part of its start took. Both import only what they need.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

PAINTED = "painted"


def bare() -> int:
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(1440, 900)
    when_painted(window, lambda: print(PAINTED, flush=True))
    window.show()
    return app.exec()


def program() -> int:
    begun = time.perf_counter()
    spent: dict[str, float] = {}

    def watch(app: Any) -> None:
        from cascadia_qt.controllers.shell import Shell

        spent["imports"] = time.perf_counter() - begun
        measure(spent, app, "make_application", "QApplication, icon, style")
        measure(spent, app.Application, "__init__", "window, preferences, theme")
        measure(spent, Shell, "show_welcome", "welcome page")
        report_paint(spent, app.Application)

    when_imported("cascadia_qt.app", watch)
    from cascadia_qt.__main__ import main

    return main([])


def when_imported(name: str, do: Callable[[ModuleType], None]) -> None:
    """Calls `do` with the module `name` as soon as somebody has imported it."""

    class Watch(MetaPathFinder):
        def find_spec(self, wanted: str, path: Any, _target: Any = None) -> ModuleSpec | None:
            spec = PathFinder.find_spec(wanted, path) if wanted == name else None
            if spec is not None and spec.loader is not None:
                execute = spec.loader.exec_module

                def watched(module: ModuleType) -> None:
                    execute(module)
                    do(module)

                setattr(spec.loader, "exec_module", watched)  # noqa: B010
            return spec

    sys.meta_path.insert(0, Watch())


def report_paint(spent: dict[str, float], application: Any) -> None:
    """Lets the first paint of the window be reported, with all that was `spent` before."""
    show = application.show

    def watched_show(self: Any) -> None:
        shown = time.perf_counter()

        def report() -> None:
            spent["show and first paint"] = time.perf_counter() - shown
            for title, seconds in spent.items():
                print(f"{seconds:.6f} {title}")
            print(PAINTED, flush=True)

        when_painted(self.shell.window, report)
        show(self)

    application.show = watched_show


def measure(spent: dict[str, float], owner: Any, name: str, title: str) -> None:
    """From now on a call of that name adds to `spent` how long it took."""
    wrapped: Callable[..., object] = getattr(owner, name)

    def call(*words: object, **named: object) -> object:
        start = time.perf_counter()
        result = wrapped(*words, **named)
        spent[title] = time.perf_counter() - start
        return result

    setattr(owner, name, call)


def when_painted(window: Any, report: Callable[[], None]) -> None:
    """Calls `report` after the first paint of `window` and ends the program."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                # From the event loop, when everything inside the window is painted too.
                QTimer.singleShot(0, self, report)
                QTimer.singleShot(0, self, QApplication.quit)
            return False

    window.installEventFilter(Watch(window))


if __name__ == "__main__":
    sys.exit({"bare": bare, "program": program}[sys.argv[1]]())
