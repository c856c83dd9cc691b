"""Names: what somebody types is a name that every reader takes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cascadia_qt.rules.document import Node
from cascadia_qt.rules.names import LONGEST_TYPED, showable, typed_name

# Whatever a clipboard holds, halves of a character and line ends of every kind among it.
anything = st.text(st.characters() | st.characters(categories=["Cc", "Cs", "Zl", "Zp", "Cf"]))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann Lee ", "Ann Lee"),
        ("Ann\tLee", "Ann Lee"),
        ("Ann\nLee\r\n", "Ann Lee"),
        ("Ann\x00Lee\x1b[31m", "Ann Lee [31m"),
        ("Ann\u2028Lee", "Ann Lee"),
        ("\ud83d", ""),
        ("\t\n", ""),
        ("Zoë 👩‍🌾", "Zoë 👩‍🌾"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("A" * 41, "A" * 40),
        ("A" * 39 + "  B", "A" * 39),
    ],
)
def test_what_becomes_of_what_is_typed(typed: str, name: str) -> None:
    assert typed_name(typed) == name


@given(anything)
def test_every_name_is_read_again(text: str) -> None:
    name = typed_name(text)
    assert len(name) <= LONGEST_TYPED
    assert Node(name, "name").text() == name
    assert showable(name)
    assert typed_name(name) == name
