"""What is wrong with a code is said in a sentence, and what is right in a line."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.deal_code import BadCode, Deal, deal_code, read_deal_code
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Card, Variant
from cascadia_qt.games.cascadia.words.deal_codes import complaint, deal_words
from cascadia_qt.rules.grid import HEX, SQUARE

CARDS = Scoring(Variant.CARDS, (Card.A, Card.B, Card.C, Card.D, Card.A))
CODE = deal_code(Deal(Options(HEX, 2, CARDS), 10**9)).replace("-", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("", "There is no code yet.", id="empty"),
        pytest.param(
            CODE[:3] + "O" + CODE[4:],
            f"The letter O is not used in codes; did you mean {CODE[3]}?",
            id="letter",
        ),
        pytest.param(
            CODE[:-1] + "0",
            f"The digit 0 is not used in codes; did you mean {CODE[-1]}?",
            id="digit",
        ),
        pytest.param("HELLO", "The letter L is not used in codes.", id="more-is-wrong"),
        pytest.param("AB/CDE", "The sign / is not used in codes.", id="sign"),
        pytest.param(CODE[:7], "The code is too short: 7 of 12 characters.", id="short"),
        pytest.param(CODE + "K", "The code is too long: 13 instead of 12 characters.", id="long"),
        pytest.param(
            CODE[1::-1] + CODE[2:],
            "The code is too long: 12 instead of 5 characters.",
            id="first-swapped",
        ),
        pytest.param(
            CODE[:-2] + CODE[:-3:-1],
            "The check does not fit: a character is wrong, or two have changed places.",
            id="check",
        ),
        pytest.param(
            "9" + CODE[1:], "This code is from a newer version of the program.", id="newer"
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(BadCode) as caught:
        read_deal_code(text)
    assert complaint(caught.value) == sentence


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(HEX, 1, CARDS), "Hexagons · one player · cards A B C D A"),
        (Options(SQUARE, 3, Scoring(Variant.FAMILY)), "Squares · 3 players · Family card"),
        (Options(HEX, 2, SCENARIOS[3].scoring, 4), "Hexagons · 2 players · Scenario 4"),
        (
            Options(HEX, 2, Scoring(Variant.INTERMEDIATE, rulings=Rulings(elk_d_gaps=False))),
            "Hexagons · 2 players · Intermediate card · with rulings of its own",
        ),
    ],
    ids=["cards", "family", "scenario", "rulings"],
)
def test_what_is_dealt_is_said_in_a_line(options: Options, words: str) -> None:
    assert deal_words(Deal(options, 5)) == words
