"""Secret objectives and tiles at one screen: nobody reads what another seat holds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage

from cascadia_qt.games.okanagan.controllers.turn import PUBLIC
from cascadia_qt.games.okanagan.rules.events import (
    ObjectivesDrawn,
    ObjectivesDropped,
    ObjectivesKept,
    TileTaken,
)
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import START, TILES, UNSEEN
from cascadia_qt.games.okanagan.views.table.desk_look import ObjectiveFace, TileFace
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.tiles import tile_words
from tests.games.okanagan.window.den import ANN, BEN, CLEO, ROBOT, Den
from tests.games.okanagan.window.playing import decide_by_keys, decide_by_mouse
from tests.window.readable import readable

Key = Qt.Key
_TILES = range(START + 1, len(TILES))


def said_objectives() -> set[int]:
    """The objectives that are named anywhere in the window."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    words = readable()
    names = {card: objective_words(card) for card in range(len(OBJECTIVES))}
    return {card for card, name in names.items() if any(name in text for text in words)}


def said_tiles() -> set[int]:
    """The tiles that are named anywhere in the window, however they are turned."""
    words = readable()
    names = [(tile, tile_words(tile, turn)) for tile in _TILES for turn in range(4)]
    return {tile for tile, name in names if any(name in text for text in words)}


def painted_objectives(den: Den) -> set[int]:
    held = {card.objective for card in den.page.hand.look.cards}
    pieces = (piece.face for piece in den.page.desk.look.pieces)
    return held | {face.objective for face in pieces if isinstance(face, ObjectiveFace)}


def painted_tiles(den: Den) -> set[int]:
    assert den.page.scene.shown is not None
    shown = den.page.scene.shown
    found = {laid.tile for laid in shown.board.tiles.values()}
    if shown.ghost is not None:
        found.add(shown.ghost.laid.tile)
    if den.page.hand.look.tile is not None:
        found.add(den.page.hand.look.tile.tile)
    pieces = (piece.face for piece in den.page.desk.look.pieces)
    return found | {face.laid.tile for face in pieces if isinstance(face, TileFace)}


def may_know(den: Den, seat: int | None) -> tuple[set[int], set[int]]:
    """The objectives and tiles that `seat` sees now, or was ever told of."""
    seen: State = OKANAGAN.seen(den.state, seat)
    cards = {card for each in seen.explorers for card in each.objectives}
    tiles = {laid.tile for laid in seen.board.tiles.values()} | set(seen.supply.face_up)
    tiles |= {each.hand.tile for each in seen.explorers if each.hand}
    for entry in den.session.history.entries:
        for event in OKANAGAN.told(entry, seat):
            match event:
                case ObjectivesKept() | ObjectivesDrawn() | ObjectivesDropped():
                    cards |= set(event.objectives or ())
                case TileTaken():
                    tiles |= set() if event.tile is None else {event.tile}
                case _:
                    tiles |= {getattr(event, "tile", START)}
                    tiles |= set(getattr(event, "tiles", ()))
    return cards, tiles


def check(den: Den) -> None:
    """What can be read and seen is what whoever looks may know."""
    cards, tiles = may_know(den, den.table._looker.seat)
    assert said_objectives() <= cards
    assert painted_objectives(den) <= cards | {UNSEEN}
    assert painted_tiles(den) <= tiles | {START, UNSEEN}
    if den.state.laid is None:
        alike = {tile for tile in said_tiles() if not _has_twin(tile, tiles)}
        assert alike <= tiles


def _has_twin(tile: int, tiles: set[int]) -> bool:
    """Whether one of `tiles` reads the same in some turn."""
    read = {tile_words(tile, turn) for turn in range(4)}
    return any(tile_words(other) in read for other in tiles if other > START)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_of_three_behind_the_curtain(den: Den, seed: int) -> None:
    luck = random.Random(seed)
    den.play(ANN, BEN, CLEO, seed=seed)
    decisions = 0
    while den.session.to_move is not None:
        if den.closed:
            assert said_objectives() == set()
            den.open_curtain()
        seat = den.table._looker.seat
        public = den.state.phase in PUBLIC
        assert seat == den.state.seat or (seat is None and public)
        if decisions % 2 == 0:
            check(den)
        decide = decide_by_mouse if luck.random() < 0.3 else decide_by_keys
        decide(den, luck)
        decisions += 1
    assert decisions > 60


def test_the_walk_would_find_an_objective(den: Den) -> None:
    """A control: what a careless table shows is found."""
    den.play(ANN, BEN)
    den.open_curtain()
    foreign = den.state.explorers[1].objectives[0]
    assert foreign not in said_objectives()
    den.page.view.setToolTip(objective_words(foreign))
    assert foreign in said_objectives()


def other_decides(state: State) -> bool:
    """In the turn of the first seat the second one decides about a closing."""
    return (
        state.phase is Phase.BUILD
        and state.seat == 0
        and any(
            step.state.seat == 1 and step.state.phase in PUBLIC
            for step in (OKANAGAN.apply(state, action) for action in OKANAGAN.legal(state))
        )
    )


def test_what_is_public_needs_no_curtain_but_names_who_decides(den: Den) -> None:
    den.come_to(other_decides, ANN, BEN)
    assert den.table._looker.seat == 0
    mine = set(den.state.explorers[0].objectives)
    assert painted_objectives(den) == mine
    for place, action in enumerate(den.turn.options):
        after = OKANAGAN.apply(den.state, action).state
        if after.seat == 1 and after.phase in PUBLIC:
            den.choose(place)
            break
    assert not den.closed
    assert den.turn.decides
    assert den.page.prompt.accessibleName().startswith("Ben: ")
    assert painted_objectives(den) == {UNSEEN}
    assert said_objectives() == set(), "nor does the log tell what Ann has kept"
    assert not den.table.can_hint, "a hint would tell what Ben collects for"
    den.table.hint()
    assert not den.table._hints._worker.thinking
    window = den.shell.window
    assert window.undo.isEnabled() == den.table.can_undo, "what is offered can be done"
    assert window.hint.isEnabled() == den.table.can_hint
    luck = random.Random(1)
    while den.state.phase in PUBLIC:
        decide_by_keys(den, luck)
    assert den.closed, "what comes next shows somebody's objectives"


def test_whoever_decides_openly_can_ask_for_his_own_cards(den: Den) -> None:
    den.come_to(other_decides, ANN, BEN)
    for place, action in enumerate(den.turn.options):
        after = OKANAGAN.apply(den.state, action).state
        if after.seat == 1 and after.phase in PUBLIC:
            den.choose(place)
            break
    assert painted_objectives(den) == {UNSEEN}
    assert den.turn.decides_unseen
    den.press(Key.Key_O)
    assert den.closed
    assert said_objectives() == set()
    den.open_curtain()
    assert den.table._looker.seat == 1
    assert painted_objectives(den) == set(den.state.explorers[1].objectives)
    assert den.turn.decides
    assert not den.turn.decides_unseen
    luck = random.Random(1)
    while den.state.seat == 1 and den.state.phase in PUBLIC:
        decide_by_keys(den, luck)
    assert den.closed, "it is Ann's turn again"


def test_one_person_needs_no_curtain(den: Den) -> None:
    den.play(ANN, ROBOT)
    assert not den.closed
    assert den.turn.phase is Phase.KEEP
    assert painted_objectives(den) == set(den.state.explorers[0].objectives)


def test_the_curtain_tells_what_is_public(den: Den) -> None:
    den.play(ANN, BEN)
    den.open_curtain()
    decide_by_keys(den, random.Random(3))
    assert den.closed
    assert any(text.startswith("Ann: ") for text in readable())
    assert said_objectives() == set()


def test_nothing_of_a_hand_is_painted_behind_the_curtain(den: Den) -> None:
    """The page below is made anew for nobody, also as a picture."""
    den.play(ANN, BEN)
    den.open_curtain()
    seen: QImage = den.page.hand.grab().toImage()
    decide_by_keys(den, random.Random(3))
    assert den.closed
    assert painted_objectives(den) == {UNSEEN}
    assert den.page.hand.grab().toImage() != seen
