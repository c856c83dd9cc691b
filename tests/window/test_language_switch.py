"""Another language while a page is shown: every word is as on a page made in that language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication, QPushButton

import cascadia_qt
from cascadia_qt.app import Application
from cascadia_qt.controllers import showing
from cascadia_qt.controllers.shell import Shell
from cascadia_qt.entry import Setup
from cascadia_qt.games.cascadia.model.setup import GameSetup
from cascadia_qt.games.cryptid.model.setup import CryptidSetup
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from cascadia_qt.shelf import PLACES
from cascadia_qt.views import curtain
from cascadia_qt.words.languages import CODES, SOURCE
from tests.painted_once import paint_once
from tests.window.opening import opening
from tests.window.readable import readable

SEATS = (Seat("Ann"), Seat("Ben"))
SETUPS = (GameSetup, CryptidSetup, KaskariaSetup, OkanaganSetup)
PLAYED = 14  # steps, after which a log has something to tell

Page = Callable[[Shell], None]


class Program:
    """The whole program with all its games."""

    def __init__(self, app: QApplication, folder: Path, language: str) -> None:
        settings = QSettings(str(folder / f"{language}.ini"), QSettings.Format.IniFormat)
        for name, value in {"motion": 0, "handover": False, "language": language}.items():
            settings.setValue(name, value)
        self.application = Application(app, settings, folder / f"autosave-{language}")
        self.shell = self.application.shell
        self.application.show()
        self.shell.window.resize(1280, 720)

    def show(self, page: Page) -> None:
        """A page, after the one with which everybody begins."""
        self.shell.show_welcome()
        settle()
        page(self.shell)
        settle()

    def speak(self, language: str) -> None:
        self.application.preferences.language = language
        settle()

    def end(self) -> None:
        self.speak(SOURCE)
        self.shell.window.close()
        settle()
        self.shell.window.deleteLater()
        self.application.deleteLater()
        settle()


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def played(setup: Callable[[tuple[Seat, ...]], Setup]) -> Record:
    """A game that has begun."""
    record: Record = setup(SEATS).dealt(5)
    history, luck = record.history, random.Random(3)
    for _ in range(PLAYED):
        history = history.played(record.rules, luck.choice(record.rules.legal(history.state)))
    return replace(record, history=history)


def at_table(record: Record, shell: Shell) -> None:
    """Behind the curtain, where there is one."""
    shell.play(record)


def before_curtain(record: Record, shell: Shell) -> None:
    shell.play(record)
    settle()
    here = shell.window.findChild(QPushButton, "curtain_here")
    if isinstance(here, QPushButton):
        here.click()


def as_words(record: Record, shell: Shell) -> None:
    """The board as a table of words, beside which preferences can be opened."""
    before_curtain(record, shell)
    shell.window.board_table.trigger()


def film(record: Record, shell: Shell) -> None:
    shell.replay(record)


def extra(record: Record, name: str, shell: Shell) -> None:
    """A page of a game besides its table."""
    shell.play(record)
    settle()
    shell.window.extras[name].trigger()


def pages() -> Iterator[tuple[str, Page]]:
    yield "welcome", lambda _shell: None
    records = [played(setup) for setup in SETUPS]
    for record in records:
        for shown in (at_table, before_curtain):
            yield f"{record.rules.id} {shown.__name__}", partial(shown, record)
    for record in records[:2]:
        yield f"{record.rules.id} as a table", partial(as_words, record)
    yield "film", partial(film, records[0])
    for name in ("scenarios", "score_pad"):
        yield name, partial(extra, records[0], name)
    for name in ("cases", "notebook"):
        yield name, partial(extra, records[1], name)


@pytest.mark.long
@pytest.mark.usefixtures("translations")
def test_every_page_follows_another_language(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain, "GRACE", 0)
    monkeypatch.setattr(showing, "STILL", 0)
    for game in PLACES:
        paint_once(monkeypatch, game)
    with opening(qapp, monkeypatch) as opened:
        program = Program(qapp, tmp_path, SOURCE)
        opened.append(program)
        for name, page in pages():
            program.speak(SOURCE)
            program.show(page)
            for language in CODES[1:]:
                program.speak(language)
            switched = readable()
            program.show(page)
            assert switched == readable(), name


def test_only_the_board_as_a_table_is_open_beside_preferences() -> None:
    """Every other dialog is modal: nobody comes to preferences, where a language is chosen."""
    package = Path(cascadia_qt.__file__).parent

    def found(wanted: str) -> list[str]:
        """The files in which something is done."""
        does = re.compile(wanted, re.I)
        files = sorted(package.rglob("*.py"))
        does_it = [path for path in files if does.search(path.read_text(encoding="utf-8"))]
        return [path.relative_to(package).as_posix() for path in does_it]

    assert found(r"dialog\w*(\(.*\))?\.show\(\)") == ["controllers/describing.py"]
    chosen = found(r"preferences\.language = |choice\(\"language\"")
    assert chosen == ["views/preferences_dialog.py"]
