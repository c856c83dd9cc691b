"""Which games and which players a page is about."""

from __future__ import annotations

from dataclasses import dataclass

Condition = tuple[str, tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class GameFilter:
    """None is any.

    Attributes:
        person: a name; only games where this person played, and only their scores.
    """

    grid: str | None = None
    players: int | None = None
    scoring: str | None = None
    person: str | None = None

    def of_games(self) -> Condition:
        """An SQL condition on games, and what stands in for its question marks."""
        parts, values = self._agreed()
        if self.person is not None:
            parts.append("id IN (SELECT game FROM seats WHERE name = ? AND bot IS NULL)")
            values.append(self.person)
        return _all(parts), tuple(values)

    def of_seats(self, *, computers: bool = False) -> Condition:
        """An SQL condition on seats with their games: those of persons, or of computers."""
        parts, values = self._agreed()
        if computers and self.person is not None:
            parts.append("game IN (SELECT game FROM seats WHERE name = ? AND bot IS NULL)")
            values.append(self.person)
        elif self.person is not None:
            parts.append("name = ?")
            values.append(self.person)
        parts.append("bot IS NOT NULL" if computers else "bot IS NULL")
        return _all(parts), tuple(values)

    def _agreed(self) -> tuple[list[str], list[object]]:
        agreed = {"grid": self.grid, "players": self.players, "scoring": self.scoring}
        chosen = {name: value for name, value in agreed.items() if value is not None}
        return [f"{name} = ?" for name in chosen], list(chosen.values())


EVERYTHING = GameFilter()


def _all(parts: list[str]) -> str:
    return " AND ".join(parts) or "TRUE"
