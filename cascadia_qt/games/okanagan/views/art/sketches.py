"""Territories as somebody pencils them."""

from __future__ import annotations

from cascadia_qt.views.art.pencil import Sketch
from cascadia_qt.views.art.sketches import fir, grass, peak, waves


def terrain_sketch(terrain: str) -> Sketch:
    return {"forest": fir, "lake": waves, "meadow": grass, "rock": peak}[terrain]()
