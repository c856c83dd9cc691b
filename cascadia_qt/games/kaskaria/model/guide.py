"""Kaskaria learned by playing: short prepared games in which there is one thing to do at a time."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cascadia_qt.games.kaskaria.model.guide_spots import (
    ColourSpot,
    PileSpot,
    SlotSpot,
    VolcanoSpot,
)
from cascadia_qt.games.kaskaria.rules.actions import GoIn, PlaySet, TakeShown, TakeUnseen
from cascadia_qt.games.kaskaria.rules.cards import CARDS, Card
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.pile import Pile
from cascadia_qt.games.kaskaria.rules.state import Hero, State
from cascadia_qt.games.kaskaria.words import guide as words
from cascadia_qt.rules.bag import Bag
from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.history import History
from cascadia_qt.rules.record import Record
from cascadia_qt.rules.rng import Rng
from cascadia_qt.words.guide import AnswerSpot, Guide, GuideStep, Lesson

_OPTIONS = Options(2, "short")
_OTHERS_HAND = ("brown gold", "green runner", "grey griffin", "orange runner", "pink gold")
_DISPLAY = ("purple runner", "orange griffin", "grey gold")
_FEW = 4  # cards in a pile that is nearly used up
_FAR = 10  # cards before the waterfall, where none is to come


def _prepared(
    learner: Hero, display: tuple[str, ...], *, seed: int, used_up: bool = False
) -> Record:
    """A game of two that begins like that; `seed` decides what is drawn."""
    other = Hero(tuple(map(Card, _OTHERS_HAND)), (), learner.runner // 2, learner.griffin // 2)
    shown = tuple(map(Card, display))
    left = Counter(CARDS)
    left.subtract((*learner.hand, *other.hand, *shown))
    rest = sorted(left.elements())
    drawn, discard = (rest[:_FEW], rest[_FEW:]) if used_up else (rest, [])
    pile = Pile(Bag.of(drawn), 0 if used_up else _FAR, Rng(seed), tuple(discard))
    state = State(_OPTIONS, (learner, other), shown, pile)
    seats = (Seat("", colour="teal"), Seat("", colour="plum"))
    return Record(KASKARIA, _OPTIONS, seed, seats, History(state))


def _learner(*hand: str, runner: int = 0, griffin: int = 0, gold: int = 0) -> Hero:
    return Hero(tuple(sorted(map(Card, hand))), (), runner, griffin, gold)


def _first() -> Record:
    learner = _learner("blue gold", "blue runner", "green gold", "pink runner", "red griffin")
    return _prepared(learner, ("yellow plus2", "blue griffin", "grey gold"), seed=3)


def _richer() -> Record:
    learner = _learner("red gold", "red plus2", "green gold", "pink runner", gold=1)
    return _prepared(learner, _DISPLAY, seed=2)


def _wet() -> Record:
    learner = _learner("green gold", "pink runner", "red griffin", runner=3, griffin=2, gold=3)
    return _prepared(learner, _DISPLAY, seed=17, used_up=True)


def _last() -> Record:
    hand = ("yellow gold", "yellow runner", "yellow runner", "green gold", "pink runner")
    return _prepared(_learner(*hand, runner=6, griffin=3, gold=4), _DISPLAY, seed=2)


def _ended() -> str:
    """What the game is worth, reckoned by the rules."""
    record = _last()
    history = record.history
    for step in ENDING.steps:
        for action in step.actions:
            history = history.played(KASKARIA, action)
    points = KASKARIA.result(replace(record, history=history).history.state).points
    assert points is not None
    return words.ended(points[0])


def _lifts(colour: str | None) -> bool:
    """Whether cards are lifted where one is to be taken."""
    return colour is not None


FIRST_SET = Lesson(
    _first,
    (
        GuideStep(
            says=words.take_shown,
            nudge=words.take_the_blue,
            spots=(SlotSpot(1),),
            actions=(TakeShown(1),),
            strays=_lifts,
            then=(TakeUnseen(),),
        ),
        GuideStep(
            says=words.take_unseen,
            nudge=words.take_from_pile,
            spots=(PileSpot(),),
            actions=(TakeUnseen(),),
            strays=_lifts,
            then=(TakeUnseen(),),
        ),
        GuideStep(
            says=words.lift,
            nudge=words.lift_the_blue,
            spots=(ColourSpot("blue"),),
            reached=lambda draft: draft == "blue",
        ),
        GuideStep(
            says=words.play,
            nudge=words.play_the_blue,
            spots=(ColourSpot("blue"), AnswerSpot("play")),
            actions=(PlaySet("blue", ("gold", "runner", "griffin")),),
            after=words.played,
        ),
    ),
)
PLUS_TWO = Lesson(
    _richer,
    (
        GuideStep(
            says=words.play_red,
            nudge=words.play_the_red,
            spots=(ColourSpot("red"), AnswerSpot("play")),
            strays=lambda draft: draft not in (None, "red"),
            actions=(PlaySet("red", ("gold", "plus2")),),
        ),
        GuideStep(
            says=words.take_two,
            nudge=words.take_from_pile,
            spots=(PileSpot(),),
            actions=(TakeUnseen(), TakeUnseen()),
            strays=_lifts,
            after=words.took_two,
        ),
    ),
)
WATERFALL = Lesson(
    _wet,
    (
        GuideStep(
            says=words.take_unseen_again,
            nudge=words.take_from_pile,
            spots=(PileSpot(),),
            actions=(TakeUnseen(),),
            strays=_lifts,
            after=words.waterfall,
        ),
    ),
)
ENDING = Lesson(
    _last,
    (
        GuideStep(
            says=words.play_yellow,
            nudge=words.play_the_yellow,
            spots=(ColourSpot("yellow"), AnswerSpot("play")),
            strays=lambda draft: draft not in (None, "yellow"),
            actions=(PlaySet("yellow", ("gold", "runner", "runner")),),
        ),
        GuideStep(
            says=words.go_in,
            nudge=words.go_in_now,
            spots=(VolcanoSpot(), AnswerSpot("go_in")),
            actions=(GoIn(),),
            after=_ended,
        ),
    ),
)
GUIDE = Guide(lessons=(FIRST_SET, PLUS_TWO, WATERFALL, ENDING))
