"""What tests of the hall stand on: a shelf with nothing but the toy game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.stones import put_on_shelf
from tests.window.opening import opening
from tests.window.parlour import Parlour

HERE = Path(__file__).parent
Open = Callable[[], Parlour]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen says what it cannot do."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture
def open_parlour(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    alone_on_shelf: Callable[[str], None],
) -> Iterator[Open]:
    """Starts the program, again and again if wanted: settings and games stay on the disk."""
    put_on_shelf(monkeypatch)
    alone_on_shelf("stones")
    with opening(qapp, monkeypatch) as opened:

        def begin() -> Parlour:
            parlour = Parlour(qapp, tmp_path)
            opened.append(parlour)
            return parlour

        yield begin


@pytest.fixture
def parlour(open_parlour: Open) -> Parlour:
    return open_parlour()
