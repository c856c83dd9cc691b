"""Whatever is exported is whole, or the file is as it was: with every step that fails."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cascadia_qt.controllers import statistics
from cascadia_qt.games.cascadia.views.poster.export import FORMATS as POSTERS
from cascadia_qt.games.cascadia.views.poster.paper import Screen
from cascadia_qt.games.cascadia.views.score.report import report_of
from cascadia_qt.views.file_formats import ExportError, FileFormats
from cascadia_qt.views.paper.export import FORMATS as SCORES
from cascadia_qt.views.statistics.table import Table
from cascadia_qt.views.theme import LIGHT
from tests.disk.steps import Failing, watched
from tests.games.cascadia.views.scored_tables import table
from tests.games.cascadia.views.test_poster import poster
from tests.store import check_sentence

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(sys.platform == "win32", reason="takes other steps"),
]

BEFORE = b"what was exported before"
Export = Callable[[Path], None]


def _score(path: Path) -> None:
    SCORES.write(path, report_of(table(2)), LIGHT)


def _poster(path: Path) -> None:
    POSTERS.write(path, poster(table(1)), Screen(300, 300))


def _numbers(path: Path) -> None:
    statistics._FORMATS.write(path, Table(("Name", "Points"), (("Ann", 90),)))


EXPORTS: dict[str, Export] = {
    **{f"score.{suffix}": _score for suffix in SCORES.suffixes},
    **{f"poster.{suffix}": _poster for suffix in POSTERS.suffixes},
    "statistics.csv": _numbers,
}


@pytest.mark.parametrize("name", EXPORTS)
def test_an_export_is_whole_or_not_there(name: str, memory: Path) -> None:
    path = memory / name
    EXPORTS[name](path)
    whole = path.read_bytes()
    drawn_once = FileFormats({path.suffix[1:]: (str, lambda: whole)})
    number, failed = 0, True
    while failed:
        number += 1
        path.write_bytes(BEFORE)
        failing = Failing(number)
        try:
            with watched(failing):
                drawn_once.write(path)
        except ExportError as error:
            check_sentence(str(error))
            assert path.read_bytes() in (BEFORE, whole)
        else:
            assert path.read_bytes() == whole
        failed = failing.failed is not None
        assert sorted(memory.iterdir()) == sorted((path, memory / "tmp"))
        drawn_once.write(path)
        assert path.read_bytes() == whole
    assert number > 5


@pytest.mark.parametrize("name", ["score.pdf", "poster.png", "statistics.csv"])
def test_a_full_disk_is_told_of_by_the_export_itself(name: str, memory: Path) -> None:
    path = memory / name
    path.write_bytes(BEFORE)
    with watched(Failing(1, full=True)), pytest.raises(ExportError) as caught:
        EXPORTS[name](path)
    check_sentence(str(caught.value))
    assert path.read_bytes() == BEFORE
    assert sorted(memory.iterdir()) == sorted((path, memory / "tmp"))
