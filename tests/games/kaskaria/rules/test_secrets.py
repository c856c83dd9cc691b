"""Who may know what: hands stay hidden, and what the display had is remembered."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cascadia_qt.games.kaskaria.rules.actions import Action
from cascadia_qt.games.kaskaria.rules.cards import BACK, CARDS, COLOURS
from cascadia_qt.games.kaskaria.rules.events import CardTaken, Event
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.options import Options
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.rules.history import Entry
from cascadia_qt.rules.rng import Rng
from tests.games.kaskaria.table import all_cards, hero, played, scene, steps

SHOWN = played(
    scene(hero("red gold runner"), hero("blue gold griffin"), hero("pink gold plus2")),
    "display 2",
    "pile",
    "pile",
)
OPEN = scene(hero("red gold"), hero("blue gold"), open_hands=True)


def test_only_hidden_hands_are_secrets() -> None:
    assert KASKARIA.has_secrets(Options(2))
    assert not KASKARIA.has_secrets(Options(2, open_hands=True))


class TestHide:
    def test_ones_own_hand_stays(self) -> None:
        for seat in range(3):
            hidden = KASKARIA.hide(SHOWN, seat, Rng(5))
            assert hidden.heroes[seat] == SHOWN.heroes[seat]

    def test_other_hands_keep_their_size_and_what_was_shown(self) -> None:
        for seed in range(30):
            hidden = KASKARIA.hide(SHOWN, 1, Rng(seed))
            assert [len(each.hand) for each in hidden.heroes] == [3, 3, 3]
            assert "grey griffin" in hidden.heroes[0].hand

    def test_every_unseen_card_may_be_anywhere(self) -> None:
        """Over many worlds the third hand has had every card that the second cannot see."""
        worlds = [KASKARIA.hide(SHOWN, 1, Rng(seed)) for seed in range(600)]
        had = {card for world in worlds for card in world.heroes[2].hand}
        public = Counter([*SHOWN.display, *SHOWN.heroes[0].shown, *SHOWN.heroes[1].hand])
        assert had == set((Counter(CARDS) - public).elements())

    def test_each_world_has_all_cards(self) -> None:
        for seed in range(20):
            assert all_cards(KASKARIA.hide(SHOWN, 2, Rng(seed))) == Counter(CARDS)

    def test_the_place_of_the_waterfall_stays_as_likely_as_it_is(self) -> None:
        hidden = KASKARIA.hide(SHOWN, 0, Rng(5))
        assert hidden.pile.before == SHOWN.pile.before
        assert hidden.pile.rng != SHOWN.pile.rng

    def test_equal_tables_give_equal_worlds_whatever_is_hidden(self) -> None:
        other = KASKARIA.hide(SHOWN, 1, Rng(77))
        assert other != SHOWN
        assert KASKARIA.hide(other, 1, Rng(5)) == KASKARIA.hide(SHOWN, 1, Rng(5))

    @pytest.mark.parametrize("state", [OPEN, replace(SHOWN, phase=Phase.OVER)])
    def test_where_all_is_known_only_chance_is_drawn_anew(self, state: State) -> None:
        hidden = KASKARIA.hide(state, 0, Rng(5))
        assert hidden == replace(state, pile=replace(state.pile, rng=Rng(5)))


class TestSeen:
    def test_another_hand_is_a_number_of_backs_and_what_was_shown(self) -> None:
        seen = KASKARIA.seen(SHOWN, 1)
        assert seen.heroes[0].hand == ("grey griffin", BACK, BACK)
        assert seen.heroes[1].hand == SHOWN.heroes[1].hand
        assert seen.heroes[2].hand == (BACK, BACK, BACK)

    def test_nobody_in_particular_sees_no_hand(self) -> None:
        seen = KASKARIA.seen(SHOWN, None)
        assert [each.hand.count(BACK) for each in seen.heroes] == [2, 3, 3]

    @pytest.mark.parametrize("seat", [None, 0])
    def test_the_pile_tells_only_how_many_cards_it_has(self, seat: int | None) -> None:
        for state in (SHOWN, OPEN, replace(SHOWN, phase=Phase.OVER)):
            seen = KASKARIA.seen(state, seat)
            assert set(seen.pile.cards) == {BACK}
            assert len(seen.pile) == len(state.pile)
            assert seen.pile.rng == Rng(0)

    def test_open_hands_and_those_at_the_end_are_seen(self) -> None:
        for state in (OPEN, replace(SHOWN, phase=Phase.OVER)):
            assert KASKARIA.seen(state, None).heroes == state.heroes

    def test_what_is_seen_tells_nothing_more(self) -> None:
        """No hidden card stands anywhere in what another seat sees."""
        text = repr(KASKARIA.seen(SHOWN, 2))
        hidden = {"red gold", "red runner", "blue gold", "blue griffin"}
        assert not any(repr(str(card)) in text for card in hidden)


class TestTold:
    def entry(self, move: str, *, open_hands: bool = False) -> Entry[State, Action, Event]:
        start = scene(hero(), hero(), open_hands=open_hands)
        (step,) = steps(start, move)
        return Entry(0, KASKARIA.parse(move), step)

    def test_a_card_from_the_pile_is_told_to_who_took_it_only(self) -> None:
        entry = self.entry("pile")
        assert KASKARIA.told(entry, 0) == entry.step.events
        for other in (None, 1):
            heard = KASKARIA.told(entry, other)
            assert heard == (CardTaken(0, None, None), *entry.step.events[1:])
            assert not any(colour in repr(heard) for colour in COLOURS)

    def test_a_card_of_the_display_is_told_to_everybody(self) -> None:
        entry = self.entry("display 1")
        assert KASKARIA.told(entry, None) == entry.step.events

    def test_with_open_hands_all_is_told(self) -> None:
        entry = self.entry("pile", open_hands=True)
        assert KASKARIA.told(entry, 1) == entry.step.events
