"""The help of every game: each page in every language, with pictures that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.shelf import PLACES
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.words.languages import CODES
from tests.help_text import book_of, text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

# A game on the list must say here how many pages there are.
PAGES = {"cascadia": 9, "cryptid": 11, "kaskaria": 9, "okanagan": 13}
each_game = pytest.mark.parametrize("game", PLACES)
every_page = pytest.mark.parametrize(
    ("game", "page"),
    [
        pytest.param(game, page, id=f"{game}-{language}-{page.stem}")
        for game in PLACES
        for language in CODES
        for page in help_pages(game, language)
    ],
)


def shape(page: Path) -> list[object]:
    """Headings, lists, tables, pictures, anchors and numbers, without their words."""
    found: list[object] = []
    for line in text_of(page).splitlines():
        mark = re.match(r"#+|[-|]|\d\.", line)
        if mark is not None:
            found.append(f"{mark[0]}{line.count('|')}")
        found += re.findall(r"\]\((.*?)\)|(\{#.*?\})", line)
    return [*found, *sorted(set(re.findall(r"\{[a-z].*?\}", text_of(page))))]


@each_game
def test_every_page_is_there_in_every_language(game: str) -> None:
    for language in CODES:
        pages = help_pages(game, language)
        assert len(pages) == PAGES[game]
        assert {page.parent.name for page in pages} == {language}


@each_game
def test_all_languages_are_built_alike(game: str) -> None:
    for language in CODES:
        for english, other in zip(help_pages(game, "en"), help_pages(game, language), strict=True):
            assert shape(english) == shape(other), (language, english.name)
            assert len(shape(english)) > 1


@every_page
def test_pages_begin_with_their_title(game: str, page: Path) -> None:
    assert re.match(r"# \S", text_of(page))


@every_page
def test_pictures_exist_and_say_what_they_show(qtbot: QtBot, game: str, page: Path) -> None:
    for said, name in re.findall(r"!\[(.*?)\]\((.*?)\)", text_of(page)):
        assert said, name
        picture = book_of(game).picture(name, 2.0)
        assert picture is not None, name
        assert picture.devicePixelRatio() == 2.0


@each_game
def test_french_pages_have_no_breaking_space_before_punctuation(game: str) -> None:
    for page in help_pages(game, "fr"):
        assert not re.search(r" [:;?!]", text_of(page)), page.name
