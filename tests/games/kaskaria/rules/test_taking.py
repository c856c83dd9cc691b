"""Taking cards: from the pile, from the display, and what the waterfall does."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cascadia_qt.games.kaskaria.rules.cards import CARDS, Card
from cascadia_qt.games.kaskaria.rules.events import (
    CardTaken,
    DisplayRefilled,
    Event,
    TurnEnded,
    WaterfallCame,
)
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.play import setup
from cascadia_qt.games.kaskaria.rules.state import Phase
from cascadia_qt.rules.game import IllegalAction
from cascadia_qt.rules.rng import Rng
from tests.games.kaskaria.table import all_cards, cards, hero, played, scene, steps, with_pile

TEN = hero("red gold gold, blue gold gold, pink gold gold, brown gold gold, green gold gold")
NINE = hero("red gold gold, blue gold gold, pink gold gold, brown gold gold, green gold")
EMPTY = scene(hero(), hero())


def test_the_top_of_the_pile_comes_into_the_hand() -> None:
    (step,) = steps(EMPTY, "pile")
    (card,) = step.state.heroes[0].hand
    assert step.events == (CardTaken(0, card, None), TurnEnded(0))
    assert len(step.state.pile) == len(EMPTY.pile) - 1
    assert (step.state.seat, step.state.phase) == (1, Phase.TURN)


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_card_of_the_display_is_replaced_in_its_slot(slot: int) -> None:
    state = scene(hero(), hero(), display="red gold, blue gold, pink gold")
    (step,) = steps(state, f"display {slot}")
    taken, refilled, ended = step.events
    assert taken == CardTaken(0, state.display[slot], slot)
    assert refilled == DisplayRefilled(slot, step.state.display[slot])
    assert ended == TurnEnded(0)
    others = [other for other in range(3) if other != slot]
    assert [step.state.display[other] for other in others] == [
        state.display[other] for other in others
    ]


def test_what_the_display_had_is_remembered_by_everybody() -> None:
    state = played(EMPTY, "display 2", "pile")
    assert [each.shown for each in state.heroes] == [("grey griffin",), ()]


def test_a_card_played_is_remembered_no_longer() -> None:
    start = scene(hero("grey runner"), hero())
    state = played(start, "display 2", "pile", "set grey runner griffin")
    assert state.heroes[0].shown == ()


def test_of_two_equal_cards_the_one_played_may_be_the_one_remembered() -> None:
    start = scene(hero("grey gold runner"), hero(), display="grey gold, red gold, blue gold")
    state = played(start, "display 0", "pile", "set grey gold runner")
    assert state.heroes[0].hand == ("grey gold",)
    assert state.heroes[0].shown == ()


def test_every_card_seen_stops_undo() -> None:
    assert [step.revealed for step in steps(EMPTY, "pile", "display 1")] == [True, True]


@pytest.mark.parametrize("move", ["pile", "display 0"])
def test_with_ten_cards_nothing_is_taken(move: str) -> None:
    with pytest.raises(IllegalAction, match="with ten cards in hand a set must be played"):
        played(scene(TEN, hero()), move)


def test_with_ten_cards_only_sets_are_legal() -> None:
    noted = [KASKARIA.format(action) for action in KASKARIA.legal(scene(TEN, hero()))]
    assert noted == [
        f"set {colour} gold gold" for colour in ("red", "green", "blue", "pink", "brown")
    ]


def test_with_nine_cards_a_tenth_is_taken() -> None:
    state = scene(NINE, hero())
    assert "pile" in map(KASKARIA.format, KASKARIA.legal(state))
    assert len(played(state, "pile").heroes[0].hand) == 10


def test_ten_cards_of_nine_colours_always_hold_a_set() -> None:
    hand = "red gold gold, orange gold, yellow gold, green gold, blue gold, purple gold, pink gold"
    state = scene(
        hero(hand + ", brown gold, grey gold"), hero(), display="grey gold, red runner runner"
    )
    assert [KASKARIA.format(action) for action in KASKARIA.legal(state)] == ["set red gold gold"]


def test_equal_cards_in_two_slots_are_two_actions() -> None:
    noted = [KASKARIA.format(action) for action in KASKARIA.legal(EMPTY)]
    assert noted == ["pile", "display 0", "display 1", "display 2"]


class TestWaterfall:
    """Only the waterfall is left in the pile."""

    DRY = with_pile(scene(hero(), hero(), discard="red gold runner, blue gold runner", seed=2), "")

    def test_the_discarded_are_shuffled_in_and_the_card_is_drawn_again(self) -> None:
        (step,) = steps(self.DRY, "pile")
        (card,) = step.state.heroes[0].hand
        assert step.events[:2] == (WaterfallCame(4), CardTaken(0, card, None))
        assert card in self.DRY.pile.discard
        assert step.state.pile.discard == ()
        assert len(step.state.pile) == 4
        assert step.state.pile.waterfalls == 1

    def test_a_refill_is_drawn_again_too(self) -> None:
        (step,) = steps(self.DRY, "display 1")
        taken, came, refilled, _ = step.events
        assert taken == CardTaken(0, Card("grey gold"), 1)
        assert came == WaterfallCame(4)
        assert refilled == DisplayRefilled(1, step.state.display[1])
        assert step.state.display[1] in self.DRY.pile.discard

    def test_the_set_being_played_stays_out_of_it(self) -> None:
        start = scene(hero("pink plus2 runner"), hero(), discard="red gold runner")
        state = played(with_pile(start, ""), "set pink plus2 runner", "pile")
        assert state.pile.waterfalls == 1
        assert state.playing == ("pink plus2", "pink runner")
        assert state.pile.discard == ()
        assert not {"pink plus2", "pink runner"} & set(state.pile.cards)

    def test_it_may_come_again_at_once(self) -> None:
        coming = [
            replace(self.DRY, pile=replace(self.DRY.pile, rng=Rng(seed))) for seed in range(99)
        ]
        twice = [state for state in coming if played(state, "pile").pile.waterfalls > 1]
        assert twice
        assert all(len(played(state, "pile").pile) == 4 for state in twice)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_comes_anywhere_in_the_lower_half(self, players: int) -> None:
        """Everywhere as likely: of n cards at least half come before it, and at most all."""
        start = setup(Options(players), 1)
        left = len(start.pile.cards)
        drawn_before: Counter[int] = Counter()
        for seed in range(3000):
            pile = replace(start.pile, rng=Rng(seed), discard=cards("red gold"))
            drawn, events = -1, list[Event]()
            while not events:
                _, pile = pile.drawn(events)
                drawn += 1
            drawn_before[drawn] += 1
        wanted = range(-(-left // 2), left + 1)
        assert sorted(drawn_before) == list(wanted)
        even = 3000 / len(wanted)
        assert all(0.5 * even < times < 1.6 * even for times in drawn_before.values())

    def test_no_card_is_ever_lost(self) -> None:
        start = scene(hero(), hero(), discard="red gold runner", before=0)
        assert all_cards(played(start, *["pile", "display 0"] * 8)) == Counter(CARDS)
