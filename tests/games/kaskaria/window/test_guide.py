"""Kaskaria learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.kaskaria.model.guide import GUIDE, WATERFALL
from cascadia_qt.games.kaskaria.model.guide_spots import (
    ColourSpot,
    PileSpot,
    SlotSpot,
    VolcanoSpot,
)
from cascadia_qt.games.kaskaria.rules.events import WaterfallCame
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.spot import Pile, Slot
from cascadia_qt.model.course import Course
from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.words.languages import CODES
from tests.games.kaskaria.window.conftest import Open
from tests.games.kaskaria.window.den import ANN, BEN, Den
from tests.views.fitting import misfits
from tests.window.learning import answers_to_others, finish, learn, told
from tests.window.opening import settle

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
STEPS = len(Course(GUIDE))
LIFTING = 2
SLOT_KEYS = (Key.Key_1, Key.Key_2, Key.Key_3)


def tap_what_is_lit(den: Den, guiding: Guiding) -> None:
    """Cards of a colour first, then what plays them."""
    step = guiding.course.step
    match step.spots[0]:
        case ColourSpot(colour):
            if den.turn.colour != colour:
                held = [card.colour for card in den.turn.hand]
                den.tap_card(held.index(colour))
            if step.actions:
                den.tap_badge(colour)
        case PileSpot():
            for _ in step.actions:
                den.tap(Pile())
        case SlotSpot(slot):
            den.tap(Slot(slot))
        case VolcanoSpot():
            QTest.mouseClick(den.page.entering.go_in, LEFT)


def press_keys(den: Den, guiding: Guiding) -> None:
    step = guiding.course.step
    match step.spots[0]:
        case ColourSpot():
            den.press(Key.Key_Return)
            if step.actions and den.turn.colour is not None:
                den.press(Key.Key_Return)
        case PileSpot():
            for _ in step.actions:
                den.press(Key.Key_P)
        case SlotSpot(slot):
            den.press(SLOT_KEYS[slot])
        case VolcanoSpot():
            den.press(Key.Key_Y)


def test_it_is_finished_by_taps_in_each_language(den: Den, translations: None) -> None:
    for language in CODES:
        den.shell.preferences.language = language
        settle()
        guiding = learn(den.shell, "kaskaria")
        assert finish(den.shell, guiding, partial(tap_what_is_lit, den)) == told(guiding)
        assert GuideProgress(den.shell.preferences, "kaskaria").finished
    den.shell.preferences.language = "en"


def test_it_is_finished_with_keys_and_its_words_are_short(den: Den) -> None:
    guiding = learn(den.shell, "kaskaria")
    said = finish(den.shell, guiding, partial(press_keys, den))
    assert len(said) > STEPS
    assert max(len(sentence.split()) for sentence in said) <= 13


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(den: Den) -> None:
    for step in range(STEPS):
        guiding = learn(den.shell, "kaskaria", step)
        wrong, answered = answers_to_others(guiding)
        assert wrong == answered > 0
        guiding.left.emit()
        settle()


def test_cards_of_another_colour_get_a_word_too(den: Den) -> None:
    guiding = learn(den.shell, "kaskaria", LIFTING)
    den.turn.lift("red")
    settle()
    assert "blue" in guiding.stage.bar.word.text()
    den.turn.lift("blue")
    settle()
    assert guiding.course.index == LIFTING + 1


def test_the_waterfall_comes_when_it_is_told_of() -> None:
    (step,) = WATERFALL.steps
    history = WATERFALL.record().history.played(KASKARIA, *step.actions)
    assert any(isinstance(event, WaterfallCame) for event in history.entries[-1].step.events)


def test_a_game_of_ones_own_waits_until_it_is_left(den: Den) -> None:
    den.play(ANN, BEN, open_hands=True)
    before = den.session.record
    guiding = learn(den.shell, "kaskaria", STEPS - 2)
    finish(den.shell, guiding, partial(tap_what_is_lit, den))
    assert den.session.record == before


def test_everything_has_room_in_each_language(open_den: Open, translations: None) -> None:
    den = open_den(text_size=150)
    guiding = learn(den.shell, "kaskaria")
    den.window.resize(1280, 720)
    for language in CODES:
        den.shell.preferences.language = language
        for step in (0, LIFTING, STEPS - 1):
            guiding.course.go_to(step)
            guiding.begin()
            settle()
            assert misfits(den.window, QSize(1280, 720)) == []
            assert guiding.stage.light.shown
            assert all(guiding.stage.rect().contains(ring) for ring in guiding.stage.light.shown)
