"""Which games and which players a page is about."""

from __future__ import annotations

import re
from dataclasses import dataclass

Condition = tuple[str, tuple[object, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFilter:
    """None is any.

    Attributes:
        game: the id of the rules.
        variant: a word for each of its facets; empty for any variant.
        person: a name; only games where this person played, and only their scores.
        unhelped: only persons who had no help but taking back, and games with such a person.
    """

    game: str | None = None
    variant: tuple[str | None, ...] = ()
    players: int | None = None
    person: str | None = None
    unhelped: bool = False

    def of_games(self) -> Condition:
        """An SQL condition on games, and what stands in for its question marks."""
        parts, values = self._agreed()
        if self._of_persons:
            parts.append(f"id IN ({self._games_of_persons})")
            values += self._person
        return _all(parts), tuple(values)

    def of_seats(self, *, computers: bool = False) -> Condition:
        """An SQL condition on seats with their games: those of persons, or of computers."""
        parts, values = self._agreed()
        if computers and self._of_persons:
            parts.append(f"game IN ({self._games_of_persons})")
        elif not computers:
            parts += self._of_persons
        parts.append("bot IS NOT NULL" if computers else "bot IS NULL")
        return _all(parts), (*values, *self._person)

    @property
    def _of_persons(self) -> list[str]:
        """Conditions on the seats of persons."""
        named = [] if self.person is None else ["name = ?"]
        return [*named, "helped = 0"] if self.unhelped else named

    @property
    def _person(self) -> list[object]:
        return [] if self.person is None else [self.person]

    @property
    def _games_of_persons(self) -> str:
        which = _all([*self._of_persons, "bot IS NULL"])
        return f"SELECT game FROM seats WHERE {which}"  # noqa: S608 - our words

    def _agreed(self) -> tuple[list[str], list[object]]:
        agreed = {"rules = ?": self.game, "players = ?": self.players} | self._of_variant()
        chosen = {test: value for test, value in agreed.items() if value is not None}
        return list(chosen), list(chosen.values())

    def _of_variant(self) -> dict[str, str]:
        """All variants of a game have as many words, so that each is compared with its own."""
        if not any(self.variant):
            return {}
        if all(self.variant):
            return {"variant = ?": " ".join(map(str, self.variant))}
        words = ("*" if word is None else _as_it_is(word) for word in self.variant)
        return {"variant GLOB ?": " ".join(words)}


EVERYTHING = GameFilter()


def _as_it_is(word: str) -> str:
    return re.sub(r"[*?[]", r"[\g<0>]", word)


def _all(parts: list[str]) -> str:
    return " AND ".join(parts) or "TRUE"
