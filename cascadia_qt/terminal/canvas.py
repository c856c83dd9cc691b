"""Characters on a plane, each with its style, that become lines of text."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Grows where something is put; what was put last is seen."""

    def __init__(self) -> None:
        self._places: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Puts `text` from left to right."""
        for offset, letter in enumerate(text):
            self._places[x + offset, y] = letter, style

    def paste(self, x: int, y: int, other: Canvas) -> None:
        """Puts what `other` shows, its origin on the place given."""
        for (dx, dy), letter in other._places.items():
            self._places[x + dx, y + dy] = letter

    def lines(self) -> list[Text]:
        """What was put, from its first column and row on."""
        if not self._places:
            return []
        columns, rows = zip(*self._places, strict=True)
        left = min(columns)
        return [self._line(left, max(columns), y) for y in range(min(rows), max(rows) + 1)]

    @property
    def width(self) -> int:
        columns = [x for x, _ in self._places]
        return max(columns) - min(columns) + 1 if columns else 0

    def _line(self, left: int, right: int, y: int) -> Text:
        line = Text()
        for x in range(left, right + 1):
            letter, style = self._places.get((x, y), (" ", ""))
            line.append(letter, style)
        line.rstrip()
        return line
