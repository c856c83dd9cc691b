"""Finished games are kept where the window keeps them."""

from __future__ import annotations

from datetime import datetime

from cascadia_qt.rules.record import Record
from cascadia_qt.store.finished_game import Circumstances, Helps, finished_game
from cascadia_qt.store.folders import kept_places
from cascadia_qt.store.keeping import Report, keep
from cascadia_qt.terminal.prompts import Screen


def keep_finished(record: Record, helps: Helps | None) -> Report:
    """Before anything is shown of its end; `helps` are None where nobody knows."""
    finished = finished_game(record, Circumstances(datetime.now(), helps=helps))
    return keep(kept_places(), finished)


def tell_kept(screen: Screen, report: Report, sentence: str) -> None:
    """What went wrong, if anything did, and the sentence if the game is kept."""
    screen.say()
    for each in report.sentences:
        screen.say(each)
    if report.game is not None:
        screen.say(sentence)
