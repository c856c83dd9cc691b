"""The help of every game: each page in every language, with pictures that there are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cascadia_qt.shelf import PLACES
from cascadia_qt.views.help.book import help_pages
from cascadia_qt.words.languages import CODES
from tests.help_text import book_of, subjects_of, text_of

pytestmark = pytest.mark.qt_log_ignore("plugin does not support", extend=True)

# A game on the list must say here how many pages there are.
PAGES = {"cascadia": 9, "cryptid": 11, "kaskaria": 9, "okanagan": 13, "hall": 1}
each_game = pytest.mark.parametrize("game", PLACES)
each_folder = pytest.mark.parametrize("game", [*PLACES, "hall"])
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


@each_folder
def test_every_page_is_there_in_every_language(game: str) -> None:
    for language in CODES:
        pages = help_pages(game, language)
        assert len(pages) == PAGES.get(game)
        assert {page.parent.name for page in pages} == {language}


@each_folder
def test_all_languages_are_built_alike(game: str) -> None:
    for language in CODES:
        for english, other in zip(help_pages(game, "en"), help_pages(game, language), strict=True):
            assert shape(english) == shape(other), (language, english.name)
            assert len(shape(english)) > 1


@every_page
def test_pages_begin_with_their_title(game: str, page: Path) -> None:
    assert re.match(r"# \S", text_of(page))


@cache
def sharpness(game: str, name: str) -> float | None:
    """Of a picture of the help, which pages of all languages show; None where there is none."""
    picture = book_of(game).picture(name, 2.0)
    return None if picture is None else picture.devicePixelRatio()


@every_page
def test_pictures_exist_and_say_what_they_show(qtbot: QtBot, game: str, page: Path) -> None:
    for said, name in re.findall(r"!\[(.*?)\]\((.*?)\)", text_of(page)):
        assert said, name
        assert sharpness(game, name) == 2.0, name


@each_folder
def test_french_pages_have_no_breaking_space_before_punctuation(game: str) -> None:
    for page in help_pages(game, "fr"):
        assert not re.search(r" [:;?!]", text_of(page)), page.name


# What the printed rules, and those of the pages, say about the pictures.
NUMBERS: dict[str, dict[str, object]] = {
    "cascadia": {
        "corridor": 4,
        "places": 10,
        "landscape-wildlife": 4 + 5 + 5 + 1,
        "squares-wildlife": 5 + 1,
        "salmon": 0,
        "salmon-other": 2 + 2 + 8,
        "salmon-d": 0,
        "salmon-d-other": 2 + 2,
        "elk-c": 28 + 4,
        "elk-c-other": 28,
        "elk-d": 8,
        "elk-d-other": 2 + 2 + 2,
        "hawk": 3,
        "fox": 3,
    },
    "cryptid": {"habitat": "H4", "least": 42, "most": 66},
    "kaskaria": {
        "plus2-gold": 1,
        "plus2-cards": 2,
        "fearless-steps": 3,
        "fearless-gold": 5,
        "ways-runner": 10,
        "ways-griffin": 6,
        **{f"runner-{place}": gold for place, gold in enumerate((7, 4, 4, 1))},
        **{f"griffin-{place}": gold for place, gold in enumerate((7, 4, 1, 0))},
    },
    "okanagan": {"white": 4, "red": 2, "yellow": 2, "heap": 6, "rest": 2, "total": 59},
}


@each_game
def test_numbers_in_captions_are_those_of_the_rules(game: str) -> None:
    book = book_of(game)
    assert {name: book.facts[name] for name in NUMBERS[game]} == NUMBERS[game]
    raw = " ".join(text_of(page) for page in help_pages(game, "en"))
    assert set(re.findall(r"\{([a-z].*?)\}", raw)) - {"folder"} == set(book.facts)
    for language in CODES:
        assert not any("{" in page.text for page in book.pages(language))


def links_on(page: Path) -> set[str]:
    return set(re.findall(r"(?<!!)\[[^]]*\]\((.*?)\)", text_of(page)))


@each_game
def test_links_lead_to_pages(game: str) -> None:
    known = subjects_of(book_of(game))
    for language in CODES:
        for page in (*help_pages(game, language), *help_pages("hall", language)):
            assert links_on(page) <= known, page


def test_every_card_is_linked() -> None:
    (page,) = (page for page in help_pages("cascadia", "en") if page.stem == "3-wildlife")
    assert links_on(page) == {each.name for each in book_of("cascadia").further}
