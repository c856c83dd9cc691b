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
    for x, y in ((-0.34, -0.5), (0.3, -0.36)):
        heads.addPath(ellipse(x, y, 0.13, 0.3))
    lines = strokes("-34,-20 -32,20 -28,62", "30,-6 28,24 24,62", "-2,62 2,10 14,-34 30,-70")
    lines.addPath(strokes("-84,72 -42,62 0,74 42,64 84,74"))
    lines.addPath(heads)
    return Sketch(lines, heads)
