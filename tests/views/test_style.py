"""The style sheet is whole: no colour is left out and every picture is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cascadia_qt.views.style import style_sheet
from cascadia_qt.views.theme import DARK, LIGHT, Theme


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_picture_is_there(theme: Theme) -> None:
    pictures = re.findall(r'url\("(.+?)"\)', style_sheet(theme))
    assert pictures
    assert [name for name in pictures if not Path(name).is_file()] == []


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_word_is_replaced_and_every_brace_closed(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "$" not in sheet
    assert sheet.count("{") == sheet.count("}")
