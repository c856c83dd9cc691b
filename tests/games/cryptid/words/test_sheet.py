"""Why a clue is struck, in words."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cryptid.rules.cells import CELL_NAMED
from cascadia_qt.games.cryptid.rules.clues import CLUES
from cascadia_qt.games.cryptid.rules.hints import HINTS
from cascadia_qt.games.cryptid.rules.reasons import HintRefutes, TokenRefutes
from cascadia_qt.games.cryptid.words.bots import FIRST_BOT, SHARES, bot_names
from cascadia_qt.games.cryptid.words.clues import clue_words, hint_words
from cascadia_qt.games.cryptid.words.sheet import reason_words


@pytest.mark.parametrize(
    ("clue", "cube", "lies", "said"),
    [
        ("w1:forest", True, True, "a cube of Ben on F4, which lies within 1 of a forest"),
        ("not w1:forest", True, False,
         "a cube of Ben on F4, which does not lie within 1 of a forest"),
        ("on:desert:swamp", False, False,
         "a disc of Ben on F4, which does not lie on desert or swamp"),
        ("not w3:blue", False, True,
         "a disc of Ben on F4, which lies within 3 of a blue structure"),
    ],
)  # fmt: skip
def test_a_reason_names_token_cell_and_place(clue: str, cube: bool, lies: bool, said: str) -> None:
    reason = TokenRefutes(1, clue, CELL_NAMED["F4"], cube, lies, 0)
    assert reason_words(reason, "Ben") == said


def test_a_hint_is_told_as_it_was_given() -> None:
    reason = HintRefutes("w2:bear", "no within-2 clue")
    assert reason_words(reason, "Ben") == "the hint: no clue says “within 2”"


def test_every_clue_and_every_hint_has_words_of_its_own() -> None:
    clues = [clue_words(clue) for clue in CLUES["advanced"]]
    assert len(set(clues)) == len(clues)
    assert clue_words("not w2:bear") == "not within 2 of a bear's territory"
    hints = [hint_words(hint) for hint in HINTS]
    assert len(set(hints)) == len(hints)


def test_the_computers_are_named_from_the_strongest_down() -> None:
    assert list(bot_names()) == ["ruthless", "sharp", "steady", "novice", "random"]
    assert FIRST_BOT in bot_names()


def test_the_shares_beside_the_names_are_as_strong_as_was_wanted() -> None:
    for bot, name in bot_names().items():
        assert name.endswith(" {}, {}, {} %".format(*SHARES[bot]))
    for place, players in enumerate((3, 4, 5)):
        even = 100 / players
        assert SHARES["novice"][place] < even / 2
        assert SHARES["sharp"][place] > even
        assert SHARES["ruthless"][place] >= 2 * even
