"""Animals and habitats as somebody pencils them."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath

from cascadia_qt.games.cascadia.rules.plans import ANIMALS
from cascadia_qt.games.cascadia.views.art.wildlife import silhouette
from cascadia_qt.views.art.curves import ellipse
from cascadia_qt.views.art.pencil import Sketch
from cascadia_qt.views.art.sketches import drawn, fir, grass, peak, strokes, waves


def plan_sketch(kind: str) -> Sketch:
    if kind in ANIMALS:
        return drawn(silhouette(ANIMALS[kind]))
    habitats = {"mountain": peak, "forest": fir, "prairie": grass, "river": waves}
    return habitats.get(kind, _reeds)()


@cache
def _reeds() -> Sketch:
    """A wetland: bulrushes over water."""
    heads = QPainterPath()
    for x, y in ((-36, -46), (34, -30)):
        heads.addPath(ellipse(x, y, 13, 32))
    lines = strokes("-36,-14 -34,20 -30,62", "34,2 32,26 28,62", "0,62 0,20 -4,-30 -12,-78")
    lines.addPath(strokes("-36,-78 -37,-86 -38,-92", "34,-62 34,-70 35,-76"))
    lines.addPath(strokes("-84,72 -42,62 0,74 42,64 84,74"))
    lines.addPath(heads)
    return Sketch(lines, heads)
