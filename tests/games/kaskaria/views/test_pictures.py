"""A game as a picture: the same for everybody, and nothing of it is a secret."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.actions import TakeUnseen
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.views.pictures import record_picture
from cascadia_qt.rules.document import BadDocument
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record
from tests.games.kaskaria.table import hero, scene

SIZE = QSize(480, 320)


def record_of(state: State) -> Record:
    record = KaskariaSetup((Seat("Ann"), Seat("Ben"))).dealt(1)
    history = replace(record.history, start=state)
    return replace(record, options=state.options, history=history)


def test_hands_that_only_differ_in_secret_look_the_same(qapp: QApplication) -> None:
    one = record_of(scene(hero("blue gold runner"), hero("red gold")))
    other = record_of(scene(hero("green gold griffin"), hero("pink runner")))
    assert record_picture(one, None, SIZE, False) == record_picture(other, None, SIZE, False)
    shown = record_of(scene(hero("blue gold runner", gold=1), hero("red gold")))
    assert record_picture(one, None, SIZE, False) != record_picture(shown, None, SIZE, False)


def test_open_hands_are_seen(qapp: QApplication) -> None:
    one = record_of(scene(hero("blue gold"), hero("red gold"), open_hands=True))
    other = record_of(scene(hero("green gold"), hero("red gold"), open_hands=True))
    assert record_picture(one, None, SIZE, False) != record_picture(other, None, SIZE, False)


def test_a_picture_in_the_dark_leaves_the_theme_alone(qapp: QApplication) -> None:
    before = QGuiApplication.palette()
    record = record_of(scene(hero(), hero()))
    dark, light = (record_picture(record, None, SIZE, each) for each in (True, False))
    assert dark.pixelColor(1, 1).lightness() < light.pixelColor(1, 1).lightness()
    assert dark.size() == SIZE
    assert QGuiApplication.palette() == before


def test_turns_that_were_not_played_cannot_be_drawn(qapp: QApplication) -> None:
    record = record_of(scene(hero("blue gold"), hero()))
    played = replace(record, history=record.history.played(record.rules, TakeUnseen()))
    assert record_picture(played, 0, SIZE, False) == record_picture(record, None, SIZE, False)
    with pytest.raises(BadDocument, match="The game has 1 turns, so there is no turn 2"):
        record_picture(played, 2, SIZE, False)
