"""What the things on the table are, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cascadia_qt.games.kaskaria.model.tableau import Player
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.words.names import cards_words, gold_words
from cascadia_qt.games.kaskaria.words.spoken import step_words
from cascadia_qt.words.language import labelled

translate = QCoreApplication.translate


def heap_tip(count: int, *, drawn: bool) -> str:
    """The draw pile, or the discard pile, and how many cards lie there."""
    if drawn:
        return labelled(translate("KaskariaTable", "Pile"), cards_words(count))
    return labelled(translate("KaskariaTable", "Discard pile"), cards_words(count))


def plate_tip(name: str, player: Player, ways: Ways) -> str:
    """Everything that everybody knows of a hero."""
    said = [
        step_words("runner", player.runner, ways.runner),
        step_words("griffin", player.griffin, ways.griffin),
        gold_words(player.gold),
        cards_words(len(player.hand)),
    ]
    if player.amulet:
        said.append(translate("KaskariaTable", "has the amulet"))
    return labelled(name, ", ".join(said))
