"""What can be read about Cascadia."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPixmap

from cascadia_qt.games.cascadia.rules.environment import open_cells
from cascadia_qt.games.cascadia.rules.scoring.corridors import largest_corridors
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS, Scoring
from cascadia_qt.games.cascadia.rules.scoring.sheet import score
from cascadia_qt.games.cascadia.rules.scoring.tokens import Group
from cascadia_qt.games.cascadia.rules.state import Options, Player
from cascadia_qt.games.cascadia.rules.terms import Card, Habitat, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.help_art import SCENES, help_picture, scene_environment
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
    places = SCENES["places"]
    return {
        "corridor": len(_corridor("corridor")),
        "places": len(open_cells(places.grid, scene_environment(places))),
        **dict(_points("landscape")),
        **dict(_points("squares")),
        **dict(ruling_facts()),
    }


def _corridor(scene: str) -> Group:
    """The forest of a picture."""
    shown = SCENES[scene]
    edges = {cell: placed.edges for cell, placed in scene_environment(shown).items()}
    return largest_corridors(shown.grid, edges)[Habitat.FOREST]


def _points(scene: str) -> Iterator[tuple[str, int]]:
    """What a picture scores, with the first card of every animal."""
    shown = SCENES[scene]
    scoring = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))
    (sheet,) = score(shown.grid, scoring, [Player(scene_environment(shown)).landscape])
    yield f"{scene}-wildlife", sheet.wildlife_total
    yield f"{scene}-habitats", sheet.habitat_total
    yield f"{scene}-total", sheet.total


def _aliases(options: Options | None) -> dict[str, str]:
    """What pieces and the lines of the score sheet are about."""
    cards = {
        species.word: "wildlife" if options is None else card_subject(options.scoring, species)
        for species in Wildlife
    }
    habitats = {habitat.word: "habitats" for habitat in Habitat}
    return {**cards, **habitats, "total": "aim", "helps": "journal#helps"}
