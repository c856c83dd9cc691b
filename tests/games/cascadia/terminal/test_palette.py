"""The colours of terminals, many or few: everything can be told apart, and its letters be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtGui import QColor
from rich.color import Color
from rich.style import Style

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.terminal.brush import Brush
from cascadia_qt.games.cascadia.terminal.palette import FEW, MANY, TRUE, palette_of
from tests.views.colour import contrast, difference, lab, smallest_difference

# What the sixteen colours look like, in the order of their numbers.
SIXTEEN = {
    "xterm": "000000cd000000cd00cdcd000000eecd00cd00cdcde5e5e5"
    "7f7f7fff000000ff00ffff005c5cffff00ff00ffffffffff",
    "linux": "000000aa000000aa00aa55000000aaaa00aa00aaaaaaaaaa"
    "555555ff555555ff55ffff555555ffff55ff55ffffffffff",
    "windows": "0c0c0cc50f1f13a10ec19c000037da8817983a96ddcccccc"
    "767676e7485616c60cf9f1a53b78ffb4009e61d6d6f2f2f2",
    "gnome": "2e3436cc00004e9a06c4a0003465a475507b06989ad3d7cf"
    "555753ef29298ae234fce94f729fcfad7fa834e2e2eeeeec",
    "mac": "000000c2362125bc24adad27492ee1d338d333bbc8cbcccd"
    "818383fc391f31e722eaec235833fff935f814f0f0e9ebeb",
}
BLIND = ("protan", "deutan", "tritan")


def styles(brush: Brush) -> Iterator[Style]:
    """Of everything that has a colour of its own, habitats first."""
    yield from (Style.parse(brush.edge(habitat)) for habitat in Habitat)
    yield from (Style.parse(brush.token(species)[1]) for species in Wildlife)


def fills(brush: Brush) -> list[Color]:
    return [colour for style in styles(brush) if (colour := style.bgcolor) is not None]


def seen(colour: Color, sixteen: str = "xterm") -> QColor:
    """What a terminal shows for `colour`."""
    if colour.number is not None and colour.number < 16:
        start = 6 * colour.number
        return QColor(f"#{SIXTEEN[sixteen][start : start + 6]}")
    return QColor(*colour.get_truecolor())


@pytest.mark.parametrize(
    ("system", "palette"),
    [("truecolor", TRUE), ("256", MANY), ("standard", FEW), ("windows", FEW), (None, TRUE)],
)
def test_a_terminal_gets_the_colours_that_it_can_show(system: str | None, palette: object) -> None:
    assert palette_of(system) is palette


def test_no_colour_of_few_is_left_to_be_found_by_rich() -> None:
    assert all((colour.number or 0) > 15 for colour in fills(Brush(False, MANY)))
    assert all(colour.number is not None for colour in fills(Brush(False, MANY)))
    assert all((colour.number or 0) < 16 for colour in fills(Brush(False, FEW)))


def test_256_colours_tell_everything_apart() -> None:
    colours = [seen(colour) for colour in fills(Brush(False, MANY))]
    assert len(colours) == 10
    assert smallest_difference(colours, "normal") > 20
    for vision in BLIND:
        assert smallest_difference(colours[:5], vision) > 13
        assert smallest_difference(colours[5:], vision) > 13


@pytest.mark.parametrize("sixteen", SIXTEEN)
def test_16_colours_tell_everything_apart(sixteen: str) -> None:
    colours = [seen(colour, sixteen) for colour in fills(Brush(False, FEW))]
    assert len(colours) == 10
    assert smallest_difference(colours, "normal") > 11
    assert smallest_difference(colours[:5], "normal") > 23
    assert smallest_difference(colours[5:], "normal") > 23


def test_a_terminal_without_bright_colours_tells_each_kind_apart() -> None:
    numbers = [(colour.number or 0) % 8 for colour in fills(Brush(False, FEW))]
    assert len(set(numbers[:5])) == len(set(numbers[5:])) == 5


@pytest.mark.parametrize(
    ("brush", "sixteen", "least"),
    [(Brush(False, MANY), "xterm", 4.5), *((Brush(False, FEW), name, 3) for name in SIXTEEN)],
    ids=["256", *SIXTEEN],
)
def test_letters_can_be_read(brush: Brush, sixteen: str, least: float) -> None:
    paper = Style.parse(brush.palette.paper.style)
    for style in (*styles(brush), paper):
        assert style.color is not None
        assert style.bgcolor is not None
        assert contrast(seen(style.color, sixteen), seen(style.bgcolor, sixteen)) > least


@pytest.mark.parametrize("ground", ["#000000", "#FFFFFF"], ids=["dark", "light"])
def test_what_has_no_colour_behind_it_is_read_on_dark_and_on_light(ground: str) -> None:
    gold = Style.parse(MANY.gold).color
    assert gold is not None
    assert contrast(seen(gold), QColor(ground)) > 4.4
    assert Style.parse(FEW.gold).color is None  # as all text of the terminal
    for colour in fills(Brush(False, MANY)):
        assert difference(lab(seen(colour)), lab(QColor(ground))) > 10


def test_tokens_and_paper_differ() -> None:
    paper = seen(Color.parse(MANY.paper.fill))
    for first, second in combinations([paper, *map(seen, fills(Brush(False, MANY)))], 2):
        assert difference(lab(first), lab(second)) > 15
