"""What each symbol is made of, in a square from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from cascadia_qt.games.kaskaria.views.art import palette, shapes
from cascadia_qt.views.art.curves import brush_stroke, ellipse, limb, outline, united
from cascadia_qt.views.colour import mixed


class Part(NamedTuple):
    """A shape that goes from `lit` in the upper left to `deep`; `lined` has an inked outline."""

    path: QPainterPath
    lit: QColor
    deep: QColor
    lined: bool = True


_NUGGETS = (
    # Each with its lit facet.
    (
        "-88,52! -78,18 -52,4 -22,10 -4,36 -12,72! -50,84 -82,76",
        "-72,44 -62,22 -42,18 -34,32 -50,40",
    ),
    ("-2,70! 4,30 30,8 62,12 88,34 92,68! 60,84 22,84", "14,46 26,26 46,24 54,36 36,44"),
    (
        "-52,10! -54,-26 -34,-60 4,-78 40,-64 54,-30 48,8! 6,30 -32,28",
        "-36,-10 -30,-42 -4,-56 16,-46 4,-28 -12,-18",
    ),
)
_GLINT = "0,-26! 5,-5! 26,0! 5,5! 0,26! -5,5! -26,0! -5,-5!"


def _gold() -> tuple[Part, ...]:
    parts: list[Part] = []
    for nugget, facet in _NUGGETS:
        parts.append(Part(outline(nugget), palette.GOLD_LIT, palette.GOLD_DEEP))
        parts.append(_lit(outline(facet), palette.GOLD_LIT, palette.SNOW))
    glint = QTransform().translate(0.44, -0.62).map(outline(_GLINT))
    return (*parts, _lit(glint, palette.SNOW, palette.GOLD_LIT))


def _runner() -> tuple[Part, ...]:
    place = QTransform().translate(0.06, 0.02).scale(1.03, 1.03)
    return (
        Part(place.map(shapes.runner_body()), palette.RUNNER_LIT, palette.RUNNER),
        Part(place.map(shapes.runner_head()), palette.SAND, palette.ROCK_LIT),
        Part(place.map(shapes.scarf()), palette.SNOW, palette.PAPER_SHADED),
        Part(place.map(shapes.cap(0)), palette.GRIFFIN_LIT, palette.GRIFFIN),
        _lit(place.map(shapes.runner_eye()), palette.INK, palette.INK),
    )


def _griffin() -> tuple[Part, ...]:
    place = QTransform().translate(0, 0.06)
    scales = QPainterPath()
    for row, half in ((-4, 10), (9, 12), (22, 12), (35, 9)):
        scales.addPath(brush_stroke(f"{-half},{row} 0,{row + 7} {half},{row}", 1.8, 1.8))
    return (
        Part(place.map(shapes.wings(0)), palette.GRIFFIN_LIT, palette.GRIFFIN),
        Part(place.map(_ribs()), palette.GRIFFIN_DEEP, palette.GRIFFIN_DEEP, lined=False),
        Part(place.map(shapes.griffin_body()), palette.GOLD_LIT, palette.GOLD),
        Part(place.map(scales), palette.GOLD_DEEP, palette.GOLD_DEEP, lined=False),
        _lit(place.map(ellipse(-13, -55, 3.8, 4.4)), palette.INK, palette.INK),
    )


def _ribs() -> QPainterPath:
    """The bones of the scalloped wings."""
    path = QPainterPath()
    for line in ("22,-22 56,-52 88,-78", "24,-14 54,-26 76,-20", "22,-6 42,-4 53,8"):
        path.addPath(brush_stroke(line, 2.6, 0.6))
    path.addPath(QTransform.fromScale(-1, 1).map(path))
    return path


def _plus2() -> tuple[Part, ...]:
    # Two cards, and upon them what one gets.
    cards = [
        Part(_card(-0.24, -0.06, -14), palette.SNOW, palette.PAPER_SHADED),
        Part(_card(0.2, -0.02, 12), palette.SNOW, palette.PAPER_SHADED),
    ]
    plus = united(limb("-62,22 -10,22", 20), limb("-36,-4 -36,48", 20))
    two = united(limb("12,6 20,-12 38,-20 56,-10 58,8 46,26 14,62", 20), limb("14,62 62,62", 20))
    return (
        *cards,
        Part(plus, palette.RUNNER_LIT, palette.RUNNER),
        Part(two, palette.RUNNER_LIT, palette.RUNNER),
    )


def _card(x: float, y: float, degrees: float, size: float = 1.0) -> QPainterPath:
    card = QPainterPath()
    card.addRoundedRect(QRectF(-0.5, -0.72, 1.0, 1.44), 0.13, 0.13)
    return QTransform().translate(x, y).rotate(degrees).scale(size, size).map(card)


def _back(x: float, y: float, degrees: float, size: float) -> tuple[Part, ...]:
    """A card seen from behind: dusk, and the volcano on it."""
    place = QTransform().translate(x, y).rotate(degrees).scale(size, size)
    inner = QPainterPath()
    inner.addRoundedRect(QRectF(-0.4, -0.62, 0.8, 1.24), 0.08, 0.08)
    hill = outline("-36,34! -18,4 -12,-14! 12,-14! 18,4 36,34!")
    lava = outline("-12,-14! 12,-14! 8,4 2,-2 -4,12 -8,0")
    return (
        Part(_card(x, y, degrees, size), palette.SNOW, palette.PAPER_SHADED),
        _lit(place.map(inner), palette.DUSK_LOW, palette.DUSK_HIGH),
        _lit(place.map(hill), palette.ROCK_LIT, palette.ROCK),
        _lit(place.map(lava), palette.LAVA_LIT, palette.LAVA),
    )


def _waterfall() -> tuple[Part, ...]:
    cliff = outline("-92,88! -92,-40 -74,-74 -36,-82 0,-74 40,-84 76,-72 92,-38 92,88!")
    grass = outline(
        "-94,-34! -78,-78 -38,-90 0,-80 42,-92 80,-76 95,-34! 60,-52 20,-46 -20,-50 -60,-44"
    )
    water = outline("-40,-64! 0,-56 40,-66! 44,-10 50,40 58,72! 0,86 -58,72! -50,40 -44,-10")
    streaks = QPainterPath()
    for line in ("-22,-54 -24,0 -28,52", "2,-50 2,10 0,64", "24,-56 27,-10 30,44"):
        streaks.addPath(brush_stroke(line, 5, 2))
    spray = _puffs((-50, 76, 20), (-18, 78, 22), (18, 77, 23), (52, 76, 20))
    return (
        Part(cliff, palette.ROCK_LIT, palette.ROCK_DEEP),
        Part(grass, palette.GRASS_LIT, palette.GRASS_DEEP),
        Part(water, palette.WATER, palette.SEA),
        _lit(streaks, palette.WATER_LIT, palette.WATER_LIT),
        Part(spray, palette.FOAM, palette.WATER_LIT),
    )


def _volcano() -> tuple[Part, ...]:
    smoke = _puffs((2, -48, 14), (-14, -62, 18), (16, -66, 20), (0, -80, 19))
    return (Part(smoke, palette.SMOKE_LIT, palette.SMOKE), *_mountain())


def _puffs(*puffs: tuple[float, float, float]) -> QPainterPath:
    """Round puffs of smoke or spray: where, and how large."""
    return united(*(ellipse(x, y, radius, radius) for x, y, radius in puffs))


def _mountain() -> tuple[Part, ...]:
    cone = outline("-94,84! -60,50 -38,4 -28,-34! 0,-26 28,-34! 38,4 60,50 94,84! 0,92")
    shade = outline("27,-33! 37,4 59,50 93,84! 34,90! 22,46 16,2 18,-29!")
    lava = outline("-20,-30! 0,-24 20,-30! 18,-6 24,20 14,44 8,18 2,4 -4,30 -10,54 -18,26 -14,2")
    return (
        Part(cone, palette.ROCK_LIT, palette.ROCK_DEEP),
        Part(shade, palette.ROCK, palette.ROCK_DEEP, lined=False),
        Part(ellipse(0, -34, 28, 9), palette.LAVA_LIT, palette.LAVA),
        Part(lava, palette.LAVA_LIT, palette.LAVA, lined=False),
    )


def _amulet() -> tuple[Part, ...]:
    cord = limb("-58,-90 -46,-40 -14,-14 0,-8 14,-14 46,-40 58,-90", 9)
    ray = outline("-17,-40! 0,-60! 17,-40!")
    sun = united(
        *(QTransform().translate(0, 0.36).rotate(turn).map(ray) for turn in range(0, 360, 45))
    )
    return (
        Part(cord, palette.RUNNER, palette.RUNNER_DEEP),
        Part(sun, palette.GOLD_LIT, palette.GOLD_DEEP),
        Part(ellipse(0, 36, 44, 44), palette.GOLD_LIT, palette.GOLD_DEEP),
        Part(ellipse(0, 36, 26, 26), palette.LAVA, palette.LAVA_DEEP),
        _lit(ellipse(-8, 26, 9, 7, -30), palette.SNOW, palette.LAVA_LIT),
    )


def _pile() -> tuple[Part, ...]:
    return (
        *_back(0.14, 0.14, 6, 1.14),
        *_back(0.0, 0.02, -3, 1.14),
        *_back(-0.1, -0.1, 0, 1.14),
    )


def _hand() -> tuple[Part, ...]:
    colours = ("red", "orange", "yellow", "green", "blue")
    parts: list[Part] = []
    for index, colour in enumerate(colours):
        fan = QTransform().translate(0, 0.8).rotate(16 * (index - 2)).translate(0, -0.92)
        base = palette.CARD_COLOURS[colour]
        parts.append(Part(fan.map(_card(0, 0, 0, 0.68)), mixed(base, palette.SNOW, 0.35), base))
    return tuple(parts)


def _go_in() -> tuple[Part, ...]:
    arrow = outline("-15,-98! 15,-98! 15,-64! 38,-64! 0,-22! -38,-64! -15,-64!")
    low = QTransform().translate(0, 0.06)
    parts = [part._replace(path=low.map(part.path)) for part in _mountain()]
    return (*parts, Part(arrow, palette.GRASS_LIT, palette.GRASS_DEEP))


def _stay() -> tuple[Part, ...]:
    # A tent under the moon: here one rests.
    moon = outline("50,-92! 26,-78 26,-44 54,-34! 78,-42 84,-64! 66,-54 50,-68")
    return (
        Part(moon, palette.GOLD_LIT, palette.GOLD),
        Part(ellipse(0, 74, 92, 18), palette.GRASS_LIT, palette.GRASS_DEEP),
        Part(outline("-78,74! -8,-54! 8,-54! 78,74! 0,82"), palette.RUNNER_LIT, palette.RUNNER),
        Part(outline("-24,78! 0,-36! 24,78! 0,80"), palette.WINDOW, palette.RUNNER_DEEP),
    )


def _lit(path: QPainterPath, lit: QColor, deep: QColor) -> Part:
    return Part(path, lit, deep, lined=False)


PARTS: dict[str, Callable[[], tuple[Part, ...]]] = {
    "gold": _gold,
    "runner": _runner,
    "griffin": _griffin,
    "plus2": _plus2,
    "waterfall": _waterfall,
    "volcano": _volcano,
    "amulet": _amulet,
    "pile": _pile,
    "hand": _hand,
    "go_in": _go_in,
    "stay": _stay,
}
