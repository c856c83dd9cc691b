"""Kaskaria learned by playing, by whoever follows its light and its sentences."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.games.kaskaria.model.guide import GUIDE, WATERFALL
from cascadia_qt.games.kaskaria.model.guide_spots import (
    ColourSpot,
    PileSpot,
    SlotSpot,
    VolcanoSpot,
)
from cascadia_qt.games.kaskaria.model.tableau import tableau_at
from cascadia_qt.games.kaskaria.rules.events import WaterfallCame
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.spot import Pile, Slot
from cascadia_qt.model.course import Course
from tests.games.kaskaria.window.conftest import Open
from tests.games.kaskaria.window.den import ANN, BEN, Den
from tests.window.learning import (
    finish,
    finish_in_each_language,
    learn,
    look_at,
    stray_at_each_step,
)
from tests.window.opening import settle

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
STEPS = len(Course(GUIDE))
LIFTING, WET = 2, 6
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
    finish_in_each_language(den.shell, "kaskaria", partial(tap_what_is_lit, den))


def test_it_is_finished_with_keys_and_its_words_are_short(den: Den) -> None:
    guiding = learn(den.shell, "kaskaria")
    said = finish(den.shell, guiding, partial(press_keys, den))
    assert len(said) > STEPS
    assert max(len(sentence.split()) for sentence in said) <= 13


def test_whatever_else_is_done_gets_a_friendly_word_and_changes_nothing(den: Den) -> None:
    assert all(stray_at_each_step(den.shell, "kaskaria"))


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
    look_at(den.shell, learn(den.shell, "kaskaria"), (0, LIFTING, STEPS - 1))


def test_the_light_goes_on_to_what_plays_the_cards(den: Den) -> None:
    """A child that clicks the cards once more would lower one of them."""
    guiding = learn(den.shell, "kaskaria", LIFTING)
    cards = guiding.stage.light.shown[0]
    den.turn.lift("blue")
    settle()
    settle()
    badge, button = guiding.stage.light.shown
    assert badge.height() < cards.height() / 2
    play = den.page.prompt.button_of("play")
    assert play is not None
    assert button.size() == play.size()


def test_lifting_where_a_card_is_to_be_taken_gets_a_word(den: Den) -> None:
    guiding = learn(den.shell, "kaskaria", WET)
    den.turn.lift("green")
    settle()
    assert "pile" in guiding.stage.bar.word.text()
    den.turn.lower()
    settle()
    assert guiding.stage.bar.word.text() == ""


def test_the_cards_that_come_back_are_seen_before() -> None:
    history = WATERFALL.record().history
    table = tableau_at(history, 0)
    assert table.top in history.state.pile.discard
    assert table.discard > table.pile
