"""The toy game, learned by playing: two tables, somebody else who passes, and a word to read."""

from __future__ import annotations

from cascadia_qt.rules.game import Seat
from cascadia_qt.rules.record import Record, new_record
from cascadia_qt.words.guide import Guide, GuideStep, Lesson
from tests.games.stones.rules import STONES, Move, Options


def _record() -> Record:
    return new_record(STONES, Options(2, 3), 5, (Seat(""), Seat("")), free_undo=False)


GUIDE = Guide(
    lessons=(
        Lesson(
            _record,
            (
                GuideStep(
                    says=lambda: "Draw a stone.",
                    nudge=lambda: "Not that: draw.",
                    spots=("draw",),
                    actions=(Move.DRAW,),
                    then=(Move.PASS,),
                ),
                GuideStep(
                    says=lambda: "Now pass.",
                    nudge=lambda: "Not that: pass.",
                    spots=("pass",),
                    actions=(Move.PASS,),
                    after=lambda: "That was nothing.",
                ),
            ),
        ),
        Lesson(
            _record,
            (
                GuideStep(says=lambda: "Stones are points.", spots=("mine",)),
                GuideStep(
                    says=lambda: "Swap.",
                    nudge=lambda: "Not that: swap.",
                    spots=("swap",),
                    actions=(Move.SWAP,),
                    after=lambda: "You know everything.",
                ),
            ),
        ),
    )
)
