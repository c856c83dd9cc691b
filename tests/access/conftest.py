"""A screen reader beside a program in a real window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.access.tree import TOOLS, Reader, screen_reader
from tests.games.cascadia.window.display import Display, display, missing_tools
from tests.games.cascadia.window.program import Home, running, until

Read = Callable[..., AbstractContextManager[Reader]]


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    if missing := [*missing_tools(), *(tool for tool in TOOLS if not shutil.which(tool))]:
        leave = pytest.fail if os.environ.get("CI") else pytest.skip
        leave(f"needs {' and '.join(missing)}")
    with display(tmp_path_factory.mktemp("screen")) as made:
        yield made


@pytest.fixture
def read(tmp_path: Path, screen: Display) -> Iterator[Read]:
    """Starts the program with words on its command line, and reads it."""
    bus, home = tmp_path / "bus", Home(tmp_path / "home")
    bus.mkdir(mode=0o700)
    home.write_settings(motion=0, handover=False)
    with screen_reader(bus) as (reader, told):
        environment = home.environment(DISPLAY=screen.name, QT_QPA_PLATFORM="xcb", **told)

        @contextmanager
        def started(*words: str) -> Iterator[Reader]:
            with running(list(words), environment) as process:
                until(reader.programs, "the program is on the bus")
                screen.window_of(process)
                yield reader

        yield started
