"""What every test stands on: strict hypothesis profiles, and English unless French is asked for."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cascadia_qt.model.garbage import collect_what_is_due
from cascadia_qt.shelf import PLACES
from tests.looks import Wear, wardrobe
from tests.patient_bot import PatientBot

settings.register_profile("default", deadline=None, print_blob=True)
# Continuous integration draws the same examples each time and so never fails by luck.
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "default")

# A screen as people have it; that of Qt's platform without a display is 800 pixels wide.
_SCREEN = Path(__file__).with_name("screen.json")
os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={_SCREEN}")

# Whoever is started in the background of a shell hears no Ctrl+C, and neither do his children.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Texts are read in English, whatever the machine speaks.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, and no process is alone with it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture
def alone_on_shelf() -> Iterator[Callable[[str], None]]:
    """Takes all other games from the shelf; afterwards they stand there in their old order."""
    before = dict(PLACES)

    def take_others(game: str) -> None:
        for other in PLACES.keys() - {game}:
            del PLACES[other]

    yield take_others
    PLACES.clear()
    PLACES.update(before)


@pytest.fixture(scope="session", autouse=True)
def what_was_imported_set_aside() -> None:
    """Modules and thousands of tests stay anyway: no collection need search them."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def garbage_between_tests() -> Iterator[None]:
    """Collects as the program does: never in a thread, and never while something is painted."""
    gc.disable()
    yield
    collect_what_is_due()


@pytest.fixture(autouse=True)
def no_window_left() -> Iterator[None]:
    """What a test has opened or closed neither hears of the next one's style nor is read there."""
    before = windows()
    yield
    for window in windows() - before:
        window.deleteLater()
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def windows() -> set[QWidget]:
    """Those that belong to no other."""
    return {widget for widget in QApplication.topLevelWidgets() if widget.parent() is None}


@pytest.fixture(autouse=True)
def unheard() -> Iterator[None]:
    """Whoever listens in one test is gone in the next."""
    yield
    QAccessible.setActive(False)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture
def wear(qapp: QApplication) -> Iterator[Wear]:
    """Dresses the application in a theme until the test is over."""
    with wardrobe() as wear:
        yield wear


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where hundreds of programs need not wait for a disk."""
    quick = Path("/dev/shm")
    with TemporaryDirectory(dir=quick if quick.is_dir() else None) as folder:
        (Path(folder) / "tmp").mkdir()
        monkeypatch.setattr("tempfile.tempdir", f"{folder}/tmp")
        yield Path(folder)


@pytest.fixture(scope="session")
def translations() -> None:
    """Compiles the translations as they are now."""
    script = Path(__file__).parent.parent / "packaging" / "translations.py"
    subprocess.run([sys.executable, str(script), "compile"], check=True)
