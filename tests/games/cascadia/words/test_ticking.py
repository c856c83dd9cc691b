"""Who may tick achievements, in words."""

from __future__ import annotations

import pytest

from cascadia_qt.games.cascadia.rules.achievements import Refusal
from cascadia_qt.games.cascadia.words.ticking import refusal_words, ticking_words


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_a_sentence_of_its_own(refusal: Refusal) -> None:
    words = refusal_words(refusal)
    assert words[0].isupper()
    assert words.endswith(".")
    assert [other for other in Refusal if refusal_words(other) == words] == [refusal]


def test_what_the_preferences_allow_is_told() -> None:
    assert "one achievement" in ticking_words(everything=False)
    assert "every achievement" in ticking_words(everything=True)
