"""Hidden hands at one screen: nobody reads a card that another seat holds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from cascadia_qt.controllers import showing, telling
from cascadia_qt.games.kaskaria.controllers.turn import Stage
from cascadia_qt.games.kaskaria.rules.actions import TakeUnseen
from cascadia_qt.games.kaskaria.rules.cards import COLOURS, Card
from cascadia_qt.games.kaskaria.rules.events import CardTaken, SetPlayed
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.views.table.card_item import CardItem
from cascadia_qt.games.kaskaria.words.names import card_name, colour_name, kind_name
from cascadia_qt.views.access.board_table import BoardTableDialog
from cascadia_qt.views.toast import Toast
from tests.games.kaskaria.table import hero, scene
from tests.games.kaskaria.window.den import ANN, BEN, CLEO, ROBOT, Den
from tests.window.readable import readable

Key = Qt.Key
# Cards of these colours are in no place but a hand.
MINE, YOURS = "blue gold runner", "red griffin plus2, green gold runner"


def said_colours() -> set[str]:
    """The colours of which any card is named anywhere in the window."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    words = readable()
    kinds = [kind_name(kind) for kind in ("gold", "plus2", "runner", "griffin")]
    return {
        colour
        for colour in COLOURS
        for text in words
        if any(f"{colour_name(colour)} {kind}" in text for kind in kinds)
        or f"{colour_name(colour)}:" in text
    }


def painted_cards(den: Den) -> set[Card]:
    """Every face that lies on the table."""
    items = den.page.scene.items()
    return {item.card for item in items if isinstance(item, CardItem)}


def told_colours(den: Den) -> set[str]:
    """The colours of cards that the log may name to whoever looks."""
    found = set()
    for entry in den.session.history.entries:
        for event in KASKARIA.told(entry, den.state.seat):
            match event:
                case SetPlayed(_, cards):
                    found.add(cards[0].colour)
                case CardTaken(_, card, _) if card is not None:
                    found.add(card.colour)
    return found


def test_whoever_looks_finds_only_what_he_may_know(den: Den) -> None:
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    assert den.closed
    assert said_colours() & {"blue", "red", "green"} == set()
    den.open_curtain()
    assert "blue" in said_colours()
    assert said_colours() & {"red", "green"} == set()
    assert {card.colour for card in painted_cards(den)} & {"red", "green"} == set()


def test_a_table_of_words_goes_with_who_may_read_it(den: Den) -> None:
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    window = den.shell.window
    window.board_table.trigger()
    assert window.findChild(BoardTableDialog) is None, "nobody may look yet"
    den.open_curtain()
    window.board_table.trigger()
    assert window.findChild(BoardTableDialog) is not None
    assert "blue" in said_colours()
    assert said_colours() & {"red", "green"} == set()
    den.turn.take(None)
    assert den.closed
    assert said_colours() & {"blue", "red", "green"} == set()
    assert window.findChild(BoardTableDialog) is None


def test_what_was_described_goes_with_who_asked(den: Den) -> None:
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_Right)
    den.shell.window.describe_beside.trigger()
    den.shell.window.describe.trigger()
    said = [toast.text() for toast in den.shell.window.findChildren(Toast)]
    assert "blue gold" in said[-1]
    den.press(Key.Key_0)
    assert den.closed
    assert said_colours() & {"blue", "red", "green"} == set()


def test_what_others_do_is_read_out_to_whoever_looks(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(telling, "announce", lambda words, _by: heard.append(words))
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.turn.take(None)
    assert heard == [""], "whoever has taken the card knows it"
    den.session.submit(TakeUnseen())
    assert heard[1:] == ["Ben, turn 1: Takes a card from the pile"]


def test_the_walk_would_find_a_card(den: Den) -> None:
    """A control: what a careless table shows is found."""
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.page.view.setToolTip(card_name(Card("red griffin")))
    assert "red" in said_colours()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_of_three_behind_the_curtain(den: Den, seed: int) -> None:
    """Faces that lie there, and everything that can be read, are those that rules let be seen."""
    luck = random.Random(seed)
    den.play(ANN, BEN, CLEO, length="short", seed=seed)
    for _ in range(40):
        if den.session.to_move is None:
            break
        if den.closed:
            den.open_curtain()
        den.press(luck.choice((Key.Key_Right, Key.Key_Space, Key.Key_PageUp)))
        den.press(Key.Key_End)
        seen = KASKARIA.seen(den.state, den.state.seat)
        may = {*seen.display, *seen.playing, *seen.pile.discard}
        for each in seen.heroes:
            may |= set(each.hand)
        assert painted_cards(den) <= may
        told = told_colours(den)
        assert said_colours() <= told | {card.colour for card in may}
        if den.turn.stage is Stage.ENTERING:
            den.press(Key.Key_N)
        elif den.turn.takes and luck.random() < 0.6:
            den.press(luck.choice((Key.Key_0, Key.Key_1)))
        else:
            den.press(Key.Key_Escape)
            for _ in range(2):
                den.press(Key.Key_Return)


def test_the_curtain_tells_what_is_public(den: Den) -> None:
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_0)
    assert den.closed
    assert "Ann: Takes a card from the pile" in readable()
    assert said_colours() & {"blue", "red", "green"} == set()


def test_one_person_and_open_hands_need_no_curtain(den: Den) -> None:
    den.play(ANN, ROBOT)
    assert not den.closed
    den.play(ANN, BEN, open_hands=True)
    assert not den.closed
    assert den.turn.seat == 0
    den.press(Key.Key_0)
    assert den.turn.seat == 1
    assert den.turn.decides


def test_what_one_has_taken_is_seen_before_the_curtain_falls(den: Den, qtbot: QtBot) -> None:
    den.application.preferences.motion = 50
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_0)
    assert not den.closed
    assert den.table.showing
    den.press(Key.Key_0)  # in a hurry, and not for somebody else
    assert den.closed
    assert den.session.history.cursor == 1
    den.open_curtain()
    den.press(Key.Key_1)
    qtbot.waitUntil(lambda: den.closed)


def test_a_card_can_be_read_before_the_curtain_falls_where_nothing_moves(
    den: Den, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "STILL", 60)
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_0)
    assert not den.closed
    assert den.page.isVisible()
    (drawn,) = set(den.state.heroes[0].hand) - set(den.session.history.start.heroes[0].hand)
    assert drawn in painted_cards(den)
    assert den.table._display.prompt == "Ben is next", "and is not asked to look yet"
    qtbot.waitUntil(lambda: den.closed)
    assert drawn not in painted_cards(den)


@pytest.mark.parametrize("motion", [0, 50])
def test_a_key_ends_the_still_moment(
    den: Den, monkeypatch: pytest.MonkeyPatch, motion: int
) -> None:
    monkeypatch.setattr(showing, "STILL", 60_000)
    den.application.preferences.motion = motion
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_0)
    assert not den.closed
    den.press(Key.Key_0)
    assert den.closed
    assert den.session.history.cursor == 1


def test_nobody_waits_where_no_curtain_falls(den: Den, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "STILL", 60_000)
    den.lay(scene(hero(MINE), hero(YOURS), open_hands=True), ANN, BEN)
    den.press(Key.Key_0)
    assert not den.table.showing
    den.lay(scene(hero("red plus2 gold"), hero()), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_4)
    assert not den.table.showing, "the turn goes on"


def test_nothing_of_a_hand_glides_to_the_next_person(den: Den) -> None:
    den.application.preferences.motion = 200
    den.lay(scene(hero(MINE), hero(YOURS)), ANN, BEN)
    den.open_curtain()
    den.press(Key.Key_4)
    den.press(Key.Key_Right)
    assert den.closed
    den.open_curtain()
    hand = {card.colour for card in painted_cards(den)}
    assert "green" in hand
    assert den.page.scene.places.hand.height() > 0
    mine = [item for item in den.page.scene.items() if isinstance(item, CardItem)]
    assert all(item.card.colour != "blue" for item in mine)
