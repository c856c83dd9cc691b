"""Playing sets: what a hand holds, what each card does, and in which order."""

from __future__ import annotations

import pytest

from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.rules.events import (
    CardTaken,
    FigureMoved,
    GoldCollected,
    SetPlayed,
    TurnEnded,
)
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.sets import Effect, effect, sets_in
from cascadia_qt.games.kaskaria.rules.state import Phase
from cascadia_qt.rules.game import IllegalAction
from tests.games.kaskaria.table import cards, hero, played, scene, steps

ALL_OF_BLUE = "blue gold gold plus2 runner runner griffin"


def noted(hand: str) -> list[str]:
    return [KASKARIA.format(action).removeprefix("set ") for action in sets_in(cards(hand))]


@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ("", []),
        ("blue gold", []),
        ("blue gold, red gold", []),
        ("blue gold runner", ["blue gold runner"]),
        ("blue griffin gold", ["blue gold griffin"]),
        ("blue gold gold", ["blue gold gold"]),
        (
            "blue gold gold runner",
            ["blue gold gold runner", "blue gold gold", "blue gold runner"],
        ),
        (
            "red plus2 griffin, blue gold runner, red runner",
            [
                "red plus2 runner griffin",
                "red plus2 runner",
                "red plus2 griffin",
                "red runner griffin",
                "blue gold runner",
            ],
        ),
    ],
)
def test_a_set_is_two_or_more_cards_of_one_colour(hand: str, sets: list[str]) -> None:
    assert noted(hand) == sets


def test_any_part_of_a_colour_is_a_set() -> None:
    assert len(noted(ALL_OF_BLUE)) == 3 * 2 * 3 * 2 - 1 - 4


@pytest.mark.parametrize(
    ("kinds", "plain", "fearless"),
    [
        ("gold runner", Effect(1, 0, 1, 0), Effect(1, 0, 1, 0)),
        ("gold gold", Effect(2, 0, 0, 0), Effect(5, 0, 0, 0)),
        ("runner runner", Effect(0, 0, 2, 0), Effect(0, 0, 3, 0)),
        ("plus2 griffin", Effect(0, 2, 0, 1), Effect(0, 2, 0, 1)),
        ("gold gold plus2 runner runner griffin", Effect(2, 2, 2, 1), Effect(5, 2, 3, 1)),
    ],
)
def test_what_a_set_does(kinds: str, plain: Effect, fearless: Effect) -> None:
    assert effect(kinds.split(), fearless=False) == plain
    assert effect(kinds.split(), fearless=True) == fearless


@pytest.mark.parametrize(("fearless", "gold", "runner"), [(False, 2, 2), (True, 5, 3)])
def test_a_set_is_carried_out(fearless: bool, gold: int, runner: int) -> None:
    start = scene(hero("blue gold gold runner runner griffin, red gold"), hero(), fearless=fearless)
    (step,) = steps(start, "set blue gold gold runner runner griffin")
    assert step.events == (
        SetPlayed(0, cards("blue gold gold runner runner griffin")),
        GoldCollected(0, gold),
        FigureMoved(0, "runner", runner, runner),
        FigureMoved(0, "griffin", 1, 1),
        TurnEnded(0),
    )
    (after, _) = step.state.heroes
    assert (after.gold, after.runner, after.griffin) == (gold, runner, 1)
    assert after.hand == ("red gold",)
    assert step.state.pile.discard == tuple(sorted(cards("blue gold gold runner runner griffin")))
    assert (step.state.seat, step.state.playing) == (1, ())
    assert not step.revealed


def test_the_rest_of_a_colour_stays_in_hand() -> None:
    state = played(scene(hero("blue gold gold runner"), hero()), "set blue gold runner")
    assert state.heroes[0].hand == ("blue gold",)


class TestPlusTwo:
    START = scene(hero("blue gold plus2 runner"), hero())

    def test_gold_comes_before_the_cards_and_steps_after_them(self) -> None:
        first, second, third = steps(
            self.START, "set blue gold plus2 runner", "display 0", "display 1"
        )
        assert first.events == (
            SetPlayed(0, cards("blue gold plus2 runner")),
            GoldCollected(0, 1),
        )
        assert (first.state.phase, first.state.taking, first.state.seat) == (Phase.TAKING, 2, 0)
        assert (second.state.phase, second.state.taking) == (Phase.TAKING, 1)
        assert second.state.hero.runner == 0
        assert third.events[-2:] == (FigureMoved(0, "runner", 1, 1), TurnEnded(0))
        assert len(third.state.heroes[0].hand) == 2
        assert third.state.pile.discard == ("blue gold", "blue plus2", "blue runner")

    def test_the_display_is_refilled_after_each_card(self) -> None:
        _, second, third = steps(self.START, "set blue gold plus2", "display 0", "display 0")
        fresh = second.state.display[0]
        assert third.events[0] == CardTaken(0, fresh, 0)

    def test_only_cards_can_be_taken_meanwhile(self) -> None:
        state = played(self.START, "set blue gold plus2")
        assert state.playing == ("blue gold", "blue plus2")
        assert [KASKARIA.format(action) for action in KASKARIA.legal(state)] == [
            "pile",
            "display 0",
            "display 1",
            "display 2",
        ]
        for move in ("set blue gold runner", "go in", "stay"):
            with pytest.raises(IllegalAction, match='cards of a "\\+2" are to be taken first'):
                played(state, move)

    def test_ten_cards_in_hand_do_not_hinder_it(self) -> None:
        hand = "red gold gold, pink gold gold, green gold gold, brown gold gold, blue plus2 runner"
        state = played(scene(hero(hand), hero()), "set blue plus2 runner", "pile", "pile")
        assert len(state.heroes[0].hand) == 10


@pytest.mark.parametrize(
    "move", ["set red gold gold", "set blue gold gold", "set blue gold griffin"]
)
def test_only_cards_in_hand_can_be_played(move: str) -> None:
    with pytest.raises(IllegalAction, match="the hand does not hold such a set"):
        played(scene(hero("blue gold runner, red gold"), hero()), move)


@pytest.mark.parametrize("kinds", [("gold",), (), ("runner", "gold"), ("gold", "gold", "gold")])
def test_what_is_no_set_is_refused(kinds: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction, match="the hand does not hold such a set"):
        KASKARIA.apply(scene(hero("blue gold gold runner"), hero()), PlaySet("blue", kinds))
