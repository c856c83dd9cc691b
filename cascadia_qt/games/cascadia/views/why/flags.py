"""Flags with the sum or the reason of each unit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from cascadia_qt.games.cascadia.rules.scoring.unit import Category, Unit
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.why.places import Places
from cascadia_qt.games.cascadia.words.units import reason
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.layout import Layout

# In heights of the numbers.
_REASON = 0.85
_LONGEST_LINE = 4.4
_GAP = 0.2
_BESIDE, _ABOVE = 0.35, 0.08  # what is free around a text


@dataclass(frozen=True, slots=True)
class Flag:
    """What stands at a unit.

    Attributes:
        rect: in scene units.
        loses: whether the unit earns nothing; the text then is the reason.
        lines: the text as it is shown.
        pole: from the unit to a flag that stands away from it, otherwise without length.
    """

    unit: Unit
    text: str
    rect: QRectF
    loses: bool
    lines: str
    pole: QLineF


def flag_font(font: QFont, size: float, *, loses: bool) -> QFont:
    """`font` for a flag whose numbers are `size` scene units high."""
    made = QFont(font)
    made.setPixelSize(max(1, round(size * _REASON if loses else size)))
    made.setBold(not loses)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def placed_flags(
    layout: Layout, units: Sequence[Unit], font: QFont, size: float, room: QRectF
) -> tuple[Flag, ...]:
    """A flag for each of `units` that has cells, none over another, all in `room` if possible.

    Units with the same cells have theirs side by side, as a corridor and its bonus.
    """
    blocks: dict[tuple[Wildlife | Habitat | None, tuple[Cell, ...]], list[Unit]] = {}
    for unit in units:
        if unit.cells:
            blocks.setdefault((unit.subject, unit.cells), []).append(unit)
    places = Places(layout, units, room, margin=size * _GAP)
    flags = {}
    # Who has few cells has the least choice.
    for block in sorted(blocks.values(), key=lambda block: len(block[0].cells)):
        for flag in _placed_row(places, block, font, size):
            flags[flag.unit] = flag
    return tuple(flags[unit] for unit in units if unit in flags)


def _placed_row(places: Places, block: list[Unit], font: QFont, size: float) -> Iterator[Flag]:
    gap = size * _GAP
    texts = [_lines(unit, font, size) for unit in block]
    sizes = [_flag_size(unit, text, font, size) for unit, text in zip(block, texts, strict=True)]
    width = sum(each.width() for each in sizes) + gap * (len(sizes) - 1)
    row, pole = places.take(block[0], QSizeF(width, max(each.height() for each in sizes)))
    left = row.left()
    for unit, lines, each in zip(block, texts, sizes, strict=True):
        rect = QRectF(left, row.top(), each.width(), row.height())
        yield Flag(unit, _text(unit), rect, not unit.points, lines, pole)
        left = rect.right() + gap


def _text(unit: Unit) -> str:
    if not unit.points:
        return reason(unit)
    return f"+{unit.points}" if unit.category is Category.BONUS else str(unit.points)


def _lines(unit: Unit, font: QFont, size: float) -> str:
    """The text of `unit`, a long one in two lines that are as equal as possible."""
    text, metrics = _text(unit), _metrics(unit, font, size)
    if metrics.horizontalAdvance(text) <= size * _LONGEST_LINE:
        return text
    words = text.split(" ")
    breaks = (
        (" ".join(words[:number]), " ".join(words[number:])) for number in range(1, len(words))
    )
    best = min(breaks, key=lambda two: max(map(metrics.horizontalAdvance, two)), default=(text,))
    return "\n".join(best)


def _flag_size(unit: Unit, lines: str, font: QFont, size: float) -> QSizeF:
    metrics = _metrics(unit, font, size)
    words = lines.split("\n")
    height = metrics.height() * len(words) + 2 * _ABOVE * size
    width = max(map(metrics.horizontalAdvance, words)) + 2 * _BESIDE * size
    return QSizeF(max(width, height if unit.points else 0), height)


def _metrics(unit: Unit, font: QFont, size: float) -> QFontMetricsF:
    return QFontMetricsF(flag_font(font, size, loses=not unit.points))
