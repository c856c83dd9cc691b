"""The cards: every one is told from every other, also by whoever sees no colours."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from cascadia_qt.games.kaskaria.views.art.cards import (
    CARD_KINDS,
    CARD_RATIO,
    paint_back,
    paint_card,
    paint_waterfall_card,
)
from cascadia_qt.games.kaskaria.views.art.palette import CARD_COLOURS
from cascadia_qt.games.kaskaria.views.art.patterns import mark_of, paint_pattern
from cascadia_qt.games.kaskaria.views.art.symbols import SYMBOLS, paint_symbol
from tests.views.colour import contrast
from tests.views.pictures import Paint, margin_is_clear, picture, unlike

pytestmark = pytest.mark.usefixtures("qapp")

WIDTHS = pytest.mark.parametrize("width", [40, 80, 200])


def every_card() -> dict[str, Paint]:
    cards: dict[str, Paint] = {
        f"{colour} {kind}": partial(paint_card, colour=colour, kind=kind)
        for colour in CARD_COLOURS
        for kind in CARD_KINDS
    }
    return cards | {"waterfall": paint_waterfall_card, "back": paint_back}


def card(paint: Paint, width: int) -> QImage:
    return picture(paint, width, round(width * CARD_RATIO))


def pattern_alone(colour: str, width: int) -> QImage:
    """A whole card of nothing but the pattern of a colour."""
    image = QImage(width, round(width * CARD_RATIO), QImage.Format.Format_RGB32)
    image.fill(CARD_COLOURS[colour])
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / 100, width / 100)
    paint_pattern(painter, colour)
    painter.end()
    return image


@pytest.mark.parametrize("colour", CARD_COLOURS)
def test_a_pattern_is_seen_on_its_colour(colour: str) -> None:
    assert contrast(CARD_COLOURS[colour], mark_of(CARD_COLOURS[colour])) >= 1.8


@pytest.mark.parametrize("width", [40, 200])
def test_patterns_alone_tell_colours_apart(width: int) -> None:
    patterns = {colour: pattern_alone(colour, width) for colour in CARD_COLOURS}
    for one, other in combinations(patterns, 2):
        assert unlike(patterns[one], patterns[other]) > 0.2, (one, other)


@pytest.mark.parametrize("width", [40, 80])
def test_cards_differ_without_colour(width: int) -> None:
    cards = {name: card(paint, width) for name, paint in every_card().items()}
    alike = [
        (one, other)
        for one, other in combinations(cards, 2)
        if unlike(cards[one], cards[other]) < 0.05
    ]
    assert not alike


@WIDTHS
def test_a_card_stays_in_its_place(width: int) -> None:
    for name, paint in every_card().items():
        assert margin_is_clear(card(paint, width)), name


def test_a_card_fills_its_place_but_for_its_corners() -> None:
    inside = QPainterPath()
    inside.addRoundedRect(QRectF(13, 13, 98, 138), 12, 12)
    image = card(every_card()["red gold"], 100)
    for x in range(image.width()):
        for y in range(image.height()):
            if inside.contains(QRectF(x, y, 1, 1)):
                assert image.pixelColor(x, y).alpha() == 255, (x, y)
    assert image.pixelColor(12, 12).alpha() == 0


@pytest.mark.parametrize("side", [16, 24, 64])
def test_symbols_differ_and_stay_in_their_places(side: int) -> None:
    symbols = {name: picture(partial(paint_symbol, name=name), side, side) for name in SYMBOLS}
    assert all(margin_is_clear(image) for image in symbols.values())
    for one, other in combinations(symbols, 2):
        assert unlike(symbols[one], symbols[other]) > 0.02, (one, other)


def test_the_promised_symbols_are_there() -> None:
    promised = "gold runner griffin plus2 waterfall volcano amulet pile hand go_in stay"
    assert set(promised.split()) <= set(SYMBOLS)


@pytest.mark.parametrize("tint", ["#2B2A27", "#FDCA50"])
def test_a_tinted_symbol_has_no_other_hue(tint: str) -> None:
    hue = QColor(tint).hue()
    for name in SYMBOLS:
        image = picture(partial(paint_symbol, name=name, tint=QColor(tint)), 32, 32)
        image = image.convertToFormat(QImage.Format.Format_ARGB32)
        for x in range(image.width()):
            for y in range(image.height()):
                pixel = image.pixelColor(x, y)
                if pixel.alpha() == 255 and pixel.saturationF() > 0.25:
                    assert abs(pixel.hue() - hue) <= 20, (name, x, y)
