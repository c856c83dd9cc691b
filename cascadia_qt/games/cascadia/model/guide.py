"""Cascadia learned by playing: short prepared games in which there is one thing to do at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cascadia_qt.games.cascadia.model.guide_spots import (
    PairSpot,
    TileSpot,
    TokenSpot,
)
from cascadia_qt.games.cascadia.model.prepared import (
    drawn_land,
    matching,
    played,
    prepared,
    tile_of,
)
from cascadia_qt.games.cascadia.rules.actions import (
    Action,
    NatureFree,
    PlaceTile,
    PlaceToken,
    ReplaceThree,
    Take,
)
from cascadia_qt.games.cascadia.rules.environment import (
    Environment,
    starting_environment,
    with_tile,
    with_token,
)
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet
from cascadia_qt.games.cascadia.rules.scoring.unit import Category
from cascadia_qt.games.cascadia.rules.state import TURNS, score_sheets
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import HEX_BOX
from cascadia_qt.games.cascadia.words import guide as words
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.record import Record
from cascadia_qt.words.guide import AnswerSpot, Guide, GuideStep, Lesson

_STARTER = HEX_BOX.starters[3]  # its keystone is a forest for elk
_KEYSTONE, _BESIDE, _ABOVE = Cell(0, 0), Cell(1, 0), Cell(1, -1)
_FIRST = tile_of("forest wetland", "BF")
_GROWING = tile_of("forest prairie", "ES")
_FURTHER = tile_of("mountain wetland", "BS")
FOREST_MEETS_FOREST = (0, 3, 4, 5)  # how the growing tile may lie above


def _first_land() -> Environment:
    return starting_environment(_STARTER)


def _second_land() -> Environment:
    """What the first turn has made of it."""
    return with_token(with_tile(_first_land(), _BESIDE, _FIRST, 1), _KEYSTONE, Wildlife.ELK)


def _first_turn() -> Record:
    return prepared(_first_land(), (_FURTHER, _FIRST), "HEFB")


def _crowded() -> Record:
    """Three salmon; those who come for them are none."""
    return prepared(_second_land(), (_GROWING,), "SSFS", nature=1, turn=1, seed=16)


def _growing() -> Record:
    return played(prepared(_second_land(), (_GROWING,), "HBFS", turn=1), Take(0))


TURNING = Lesson(
    _first_turn,
    (
        GuideStep(
            says=words.take, nudge=words.take_ringed, spots=(PairSpot(1),), actions=(Take(1),)
        ),
        GuideStep(
            says=words.turn,
            nudge=words.turn_on,
            spots=(_BESIDE, AnswerSpot("turn")),
            reached=lambda draft: draft.rotation == 1,
        ),
        GuideStep(
            says=words.lay,
            nudge=words.lay_in_ring,
            spots=(_BESIDE,),
            actions=(PlaceTile(_BESIDE, 1),),
            strays=lambda draft: draft.laid not in (None, _BESIDE),
        ),
        GuideStep(
            says=words.place,
            nudge=words.place_in_ring,
            spots=(_KEYSTONE,),
            actions=(PlaceToken(_KEYSTONE),),
            after=words.keystone,
        ),
    ),
)
CHOOSING = Lesson(
    _crowded,
    (
        GuideStep(
            says=words.crowd,
            nudge=words.press_replace,
            spots=(AnswerSpot("accept"),),
            actions=(ReplaceThree(),),
            strays=lambda draft: draft.picking or (draft.wiping, draft.kept) != (None, None),
            after=words.crowd_gone,
        ),
        GuideStep(
            says=words.spend,
            nudge=words.press_pick,
            spots=(AnswerSpot("pick"),),
            reached=lambda draft: draft.picking,
        ),
        GuideStep(
            says=words.pick,
            nudge=words.pick_these,
            spots=(TileSpot(0), TokenSpot(2)),
            actions=(NatureFree(0, 2),),
            strays=lambda draft: draft.picked not in (None, 0),
            after=words.picked,
        ),
    ),
)
GROWING = Lesson(
    _growing,
    (
        GuideStep(
            says=words.corridor,
            nudge=words.corridor_there,
            spots=(_ABOVE,),
            actions=(PlaceTile(_ABOVE, 0),),
            strays=lambda draft: (
                draft.laid not in (None, _ABOVE) or draft.rotation not in FOREST_MEETS_FOREST
            ),
            after=lambda: words.corridor_score(
                _sheet(_growing(), PlaceTile(_ABOVE, 0)).habitat(Habitat.FOREST)
            ),
        ),
    ),
)


def _sheet(record: Record, action: Action) -> ScoreSheet:
    """The score after `action`."""
    return score_sheets(record.rules.apply(record.history.state, action).state)[0]


def _placing(
    species: Wildlife, drawing: str, turn: int = 5, nature: int = 0
) -> tuple[Callable[[], Record], PlaceToken]:
    """A game with an animal in hand, whose tile was laid on the star; and where it is to go."""
    land, star = drawn_land(drawing)
    laid = matching(land, star, species)
    tokens = species.name[0] + "".join(each.name[0] for each in Wildlife if each is not species)

    def record() -> Record:
        game = prepared(land, (laid.tile,), tokens[:4], nature=nature, turn=turn)
        return played(game, Take(0), PlaceTile(star, laid.rotation))

    return record, PlaceToken(star)


def _animal(
    species: Wildlife,
    says: Callable[[], str],
    nudge: Callable[[], str],
    scored: Callable[[int], str],
    drawing: str,
) -> Lesson:
    """What one animal likes."""
    record, action = _placing(species, drawing)

    def after() -> str:
        return scored(_sheet(record(), action).of(Category.WILDLIFE, species))

    spots = (action.cell,)
    step = GuideStep(says=says, nudge=nudge, spots=spots, actions=(action,), after=after)
    return Lesson(record, (step,))


def _end() -> Lesson:
    """The last turn of a game, and its score."""
    drawing = """
      . H S S B .
     B f E S F E .
    . B F E * B H
     . e E S B F .
      . H S . s .
    """
    record, action = _placing(Wildlife.FOX, drawing, TURNS - 1, 2)

    def after() -> str:
        sheet = _sheet(record(), action)
        return words.ended(sheet.wildlife_total, sheet.habitat_total, sheet.nature, sheet.total)

    step = GuideStep(
        says=words.last,
        nudge=words.last_there,
        spots=(action.cell,),
        actions=(action,),
        after=after,
    )
    return Lesson(record, (step,))


def _alike(wanted: Any, action: Any) -> bool:
    """A forest grows wherever it meets another, whichever way the tile lies."""
    match wanted, action:
        case PlaceTile(cell, 0), PlaceTile(other, rotation) if cell == other == _ABOVE:
            return rotation in FOREST_MEETS_FOREST
    return bool(wanted == action)


GUIDE = Guide(
    alike=_alike,
    lessons=(
        TURNING,
        CHOOSING,
        GROWING,
        _animal(
            Wildlife.BEAR,
            words.bear,
            words.bear_there,
            words.bear_score,
            """
             H e S .
            b E B *
             . h F .
            """,
        ),
        _animal(
            Wildlife.ELK,
            words.elk,
            words.elk_there,
            words.elk_score,
            """
             . S B e
            . E E *
             h F . .
            """,
        ),
        _animal(
            Wildlife.SALMON,
            words.salmon,
            words.salmon_there,
            words.salmon_score,
            """
             B . H .
            S S f .
             s S * .
            . E . F
            """,
        ),
        _animal(
            Wildlife.HAWK,
            words.hawk,
            words.hawk_there,
            words.hawk_score,
            """
             H e B .
            . h s *
             F . E .
            """,
        ),
        _animal(
            Wildlife.FOX,
            words.fox,
            words.fox_there,
            words.fox_score,
            """
             B e S .
            . E * H
             f B . .
            """,
        ),
        _end(),
    ),
)
