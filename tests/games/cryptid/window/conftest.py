"""What tests of Cryptid in the window stand on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.cryptid.controllers.results import Results
from tests.games.cryptid.window.den import Den
from tests.painted_once import paint_once
from tests.window.opening import opening

HERE = Path(__file__).parent
Open = Callable[..., Den]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen says what it cannot do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture
def open_den(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    alone_on_shelf: Callable[[str], None],
) -> Iterator[Open]:
    """Starts the program, again and again if wanted: settings and games stay on the disk."""
    alone_on_shelf("cryptid")
    paint_once(monkeypatch, "cryptid")
    monkeypatch.setattr(Results, "show_end", lambda _results: None)  # a dialog of its own tests
    with opening(qapp, monkeypatch) as opened:

        def begin(**preferences: object) -> Den:
            den = Den(qapp, tmp_path, **preferences)
            opened.append(den)
            return den

        yield begin


@pytest.fixture
def den(open_den: Open) -> Den:
    return open_den()
