"""The help of every game: each page in every language, with pictures that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.games.cascadia.views.art.help_art import help_picture as cascadia_picture
from cascadia_qt.games.cryptid.views.help_pictures import help_picture as cryptid_picture
from cascadia_qt.games.kaskaria.views.help_pictures import help_picture as kaskaria_picture
from cascadia_qt.games.okanagan.views.help_pictures import help_picture as okanagan_picture
from cascadia_qt.shelf import PLACES
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.words.languages import CODES
from tests.help_text import text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

# A game on the list must say here how many pages there are, and who paints their pictures.
PAGES = {"cascadia": 8, "cryptid": 10, "kaskaria": 8, "okanagan": 13}
PICTURES = {
    "cascadia": cascadia_picture,
    "cryptid": cryptid_picture,
    "kaskaria": kaskaria_picture,
    "okanagan": okanagan_picture,
}
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


def shape(page: Path) -> list[str]:
    """Headings, lists, tables and pictures, without their words."""
    found = []
    for line in text_of(page).splitlines():
        mark = re.match(r"#+|[-|]|\d\.", line)
        if mark is not None:
            found.append(f"{mark[0]}{line.count('|')}")
        found += re.findall(r"\]\((.*?)\)", line)
    return found


@each_game
def test_every_page_is_there_in_every_language(game: str) -> None:
    for language in CODES:
        pages = help_pages(game, language)
        assert len(pages) == PAGES[game]
        assert {page.parent.name for page in pages} == {language}


@each_game
def test_both_languages_are_built_alike(game: str) -> None:
    for english, french in zip(help_pages(game, "en"), help_pages(game, "fr"), strict=True):
        assert shape(english) == shape(french), english.name
        assert len(shape(english)) > 1


@every_page
def test_pages_begin_with_their_title(game: str, page: Path) -> None:
    assert re.match(r"# \S", text_of(page))


@every_page
def test_pictures_exist_and_say_what_they_show(qtbot: QtBot, game: str, page: Path) -> None:
    for said, name in re.findall(r"!\[(.*?)\]\((.*?)\)", text_of(page)):
        assert said, name
        picture = PICTURES[game](name, 2.0)
        assert picture is not None, name
        assert picture.devicePixelRatio() == 2.0


@each_game
def test_french_pages_have_no_breaking_space_before_punctuation(game: str) -> None:
    for page in help_pages(game, "fr"):
        assert not re.search(r" [:;?!]", text_of(page)), page.name
