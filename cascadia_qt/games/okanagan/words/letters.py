"""The letters of terrains, for pieces: no two share one in any language."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.rewards import TERRAINS
from cascadia_qt.words.language import translate


def terrain_letter(terrain: str) -> str:
    # Forest, lake, meadow, rock.
    return translate("OkanaganLetters", "F L M R").split()[TERRAINS.index(terrain)]
