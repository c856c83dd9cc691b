"""What persons were helped with, in words."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.helps import HELPS, without
from cascadia_qt.shelf import GAMES
from cascadia_qt.words.helps import (
    help_name,
    help_words,
    helps_counted,
    helps_of_persons,
    helps_words,
)
from cascadia_qt.words.outcome import Outcome, with_helps

FOUR = ("hints", "previews", "places", "undo")
TOLD = Outcome("Ann wins", "By far.", (0,))


def test_every_help_of_every_game_has_words() -> None:
    for entry in GAMES.values():
        assert {*entry.helps} <= {*HELPS}
    assert len({help_name(name) for name in HELPS}) == len({*map(help_words, HELPS)}) == len(HELPS)


def test_somebody_has_all_some_or_none() -> None:
    for off, said, counted in (
        ((), "all helps", "Helps: all"),
        (("previews", "places"), "hints, taking back", "Helps: 2 of 4"),
        (FOUR, "no helps", "Helps: none"),
        (("memory",), "all helps", "Helps: all"),  # which is not offered here
    ):
        helps = without(off)
        assert (helps_words(helps, FOUR), helps_counted(helps, FOUR)) == (said, counted)


def test_the_only_help_of_a_game_is_named() -> None:
    for off, said, counted in (
        ((), "marked places", "Marked places: yes"),
        (("places",), "without marked places", "Marked places: no"),
    ):
        helps = without(off)
        assert (helps_words(helps, FOUR[2:3]), helps_counted(helps, FOUR[2:3])) == (said, counted)


def test_a_result_says_it_where_somebody_does_without() -> None:
    ann, ben, robot = Seat("Ann"), Seat("Ben", helps=without(FOUR)), Seat("Robot", "hard")
    assert helps_of_persons((ann, ben, robot), FOUR) == "Ann: all helps; Ben: no helps."
    assert with_helps(TOLD, (ann, ben), FOUR).detail == "By far. Ann: all helps; Ben: no helps."
    assert with_helps(TOLD, (ann, robot), FOUR) == TOLD
    hinted = (replace(ann, hinted=1), replace(ben, name="Cleo", hinted=0), Seat("Di", hinted=3))
    assert helps_of_persons(hinted, FOUR) == (
        "Ann: all helps, 1 hint given; Cleo: no helps; Di: all helps, 3 hints given."
    )
    assert with_helps(TOLD, (ben,), ("memory",)) == TOLD
