"""What can be read about Cascadia."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from cascadia_qt.games.cascadia.rules.scoring.corridors import largest_corridors
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS
from cascadia_qt.games.cascadia.rules.state import Options
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.art.help_art import SCENES, help_picture, scene_pieces
from cascadia_qt.games.cascadia.views.cards.help_pages import CardPages
from cascadia_qt.games.cascadia.views.cards.rulings import ruling_facts, ruling_picture
from cascadia_qt.games.cascadia.words.cards import card_subject
from cascadia_qt.rules.grid import HEX
from cascadia_qt.views.help.book import HelpBook


def help_book(options: Options | None = None) -> HelpBook:
    """Its pages and those of the cards, as a table has agreed to read them."""
    grid = HEX if options is None else options.grid
    cards = CardPages(grid, DEFAULT_RULINGS if options is None else options.scoring.rulings)

    def picture(name: str, ratio: float) -> QPixmap | None:
        painters = (help_picture, ruling_picture, cards.picture)
        painted = (paint(name, ratio) for paint in painters)
        return next((each for each in painted if each is not None), None)

    return HelpBook("cascadia", picture, _facts(), cards.pages, _aliases(options))


def _facts() -> dict[str, int]:
    """The numbers of the pages, asked of the rules."""
    scene = SCENES["corridor"]
    edges = {cell: tile.turned(turns) for cell, tile, turns, _ in scene_pieces(scene)}
    forest = largest_corridors(scene.grid, edges)[Habitat.FOREST]
    return {"corridor": len(forest), **dict(ruling_facts())}


def _aliases(options: Options | None) -> dict[str, str]:
    """What pieces and the lines of the score sheet are about."""
    cards = {
        species.word: "wildlife" if options is None else card_subject(options.scoring, species)
        for species in Wildlife
    }
    habitats = {habitat.word: "habitats" for habitat in Habitat}
    return {**cards, **habitats, "total": "aim", "helps": "journal#helps"}
