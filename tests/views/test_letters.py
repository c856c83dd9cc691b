"""Letters on pieces: of its own for each of a kind, in every language, and large enough to read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from cascadia_qt.assets import resource
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.rules.tiles import BOXES
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.words.letters import habitat_letter, species_letter
from cascadia_qt.games.cryptid.rules.sections import TERRAINS as CRYPTID_TERRAINS
from cascadia_qt.games.cryptid.views.art.symbols import paint_symbol
from cascadia_qt.games.cryptid.words.letters import terrain_letter as cryptid_letter
from cascadia_qt.games.kaskaria.rules.cards import COLOURS
from cascadia_qt.games.kaskaria.views.art.cards import paint_card
from cascadia_qt.games.kaskaria.words.letters import colour_letter
from cascadia_qt.games.okanagan.rules.rewards import TERRAINS as OKANAGAN_TERRAINS
from cascadia_qt.games.okanagan.views.art.tile import paint_tile
from cascadia_qt.games.okanagan.words.letters import terrain_letter as okanagan_letter
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from cascadia_qt.views.art.letter import LEAST_PIXELS, paint_letter
from cascadia_qt.views.layout import layout_for
from cascadia_qt.views.theme import LIGHT, dressed
from cascadia_qt.words.languages import CODES, SOURCE
from tests.views.pictures import picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

LETTERED = LIGHT._replace(lettered=True)
SMALL = 40
KINDS: dict[str, list[str]] = {
    "habitats": [habitat_letter(habitat) for habitat in Habitat],
    "animals": [species_letter(species) for species in Wildlife],
    "Cryptid": [cryptid_letter(terrain) for terrain in CRYPTID_TERRAINS],
    "Okanagan": [okanagan_letter(terrain) for terrain in OKANAGAN_TERRAINS],
    "Kaskaria": [colour_letter(colour) for colour in COLOURS],
}


def letters_in(language: str) -> dict[str, str]:
    """What stands for the letters of a kind in a language, by those of English."""
    if language == SOURCE:
        return {}
    tree = ET.parse(resource(f"translations/cascadia_{language}.ts"))
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in tree.iter("context")
        if context.findtext("name", "").endswith("Letters")
        for message in context.iter("message")
    }


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_of_a_kind_share_a_letter(kind: str) -> None:
    source = " ".join(KINDS[kind])
    for language in CODES:
        letters = letters_in(language).get(source, source).split()
        assert len(letters) == len(set(letters)) == len(KINDS[kind])
        assert all(len(letter) == 1 and letter.isupper() for letter in letters)


def test_letters_are_told_apart_when_they_are_smallest() -> None:
    letters = sorted({letter for kind in KINDS.values() for letter in kind})
    pictures = [
        picture(lambda p, r, x=letter: paint_letter(p, r.center(), 4.0, x), 12, 12)  # type: ignore[misc]
        for letter in letters
    ]
    assert all(unlike(one, other) > 0 for one, other in combinations(pictures, 2))


def test_a_letter_is_never_too_small_and_never_covers_its_piece() -> None:
    def height(scale: float, wanted: float) -> int:
        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.translate(rect.center())
            painter.scale(scale, scale)
            paint_letter(painter, QPointF(), wanted, "H")

        image = picture(paint, 40, 40)
        rows = range(image.height())
        return sum(any(image.pixelColor(x, y).alpha() > 200 for x in rows) for y in rows)

    assert height(1, 20) > 20
    assert height(0.25, 20) >= LEAST_PIXELS
    assert height(0.1, 20) == 0


def tile(grid: Grid, number: int) -> QImage:
    return Faces().tile(layout_for(grid), BOXES[grid].tiles[number], 0, 24, 1).toImage()


PIECES: dict[str, Callable[[], QImage]] = {
    "hexagon": lambda: tile(HEX, 40),
    "square": lambda: tile(SQUARE, 3),
    "token": lambda: Faces().token(Wildlife.HAWK, 12, 1).toImage(),
    "terrain": lambda: picture(partial(paint_symbol, name="desert"), SMALL, SMALL),
    "survey": lambda: picture(partial(paint_tile, tile=7, rotation=1), SMALL, SMALL),
    "card": lambda: picture(partial(paint_card, colour="red", kind="gold"), SMALL, 56),
}


@pytest.mark.parametrize("piece", PIECES)
def test_small_pieces_have_letters_where_they_are_wanted(piece: str) -> None:
    paint = PIECES[piece]
    with dressed(LIGHT):
        bare = paint()
    with dressed(LETTERED):
        lettered = paint()
    changed = sum(
        bare.pixel(x, y) != lettered.pixel(x, y)
        for x in range(bare.width())
        for y in range(bare.height())
    )
    assert changed >= LEAST_PIXELS**2 / 2
