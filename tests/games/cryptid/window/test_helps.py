"""Helps are given to whoever they were agreed for; the hint of the table belongs to the game."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cryptid.controllers.turn import Stage
from cascadia_qt.games.cryptid.words.helps import HELPS
from cascadia_qt.rules.helps import without
from tests.games.cryptid.window.den import ANN, BEN, CLEO, Den


def test_places_are_marked_for_those_who_have_that(den: Den) -> None:
    den.play(replace(ANN, helps=without(HELPS)), BEN, CLEO, number=0)
    refused = []
    for marked in (False, True):
        den.open_curtain()
        assert den.stage is Stage.PLACING
        shown = den.page.scene.shown
        assert shown is not None
        assert (shown.lit is not None) == marked
        unlit = next(cell for cell in range(108) if not den.turn.lit >> cell & 1)
        refused.append("\n" in den.page.view.tip_of(unlit))
        den.turn.choose(next(cell for cell in range(108) if den.turn.lit >> cell & 1))
        den.turn.confirm()
    assert refused == [False, True]
