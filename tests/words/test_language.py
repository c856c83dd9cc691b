"""Words as languages write them."""

from __future__ import annotations

import pytest

from cascadia_qt.words.language import capital


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("one elk", "One elk"),
        ("à la fin", "À la fin"),
        ("één wapiti", "Eén wapiti"),
        ("éénmaal", "Eénmaal"),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital(clause: str, sentence: str) -> None:
    assert capital(clause) == sentence
