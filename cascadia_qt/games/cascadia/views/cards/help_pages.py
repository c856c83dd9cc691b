"""A page of the help for each scoring card, with examples that the engine draws and scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from cascadia_qt.games.cascadia.rules.scoring.rulings import Rulings, Scoring
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.drawing import Drawing, drawing_picture
from cascadia_qt.games.cascadia.views.cards.picture import verdict
from cascadia_qt.games.cascadia.words.card_examples import examples
from cascadia_qt.games.cascadia.words.card_points import card_steps, steps_caption
from cascadia_qt.games.cascadia.words.cards import (
    card_rule,
    card_ruling,
    card_subject,
    card_title,
    variant_name,
    variant_rule,
)
from cascadia_qt.rules.grid import Grid
from cascadia_qt.views.help.book import HelpPage

translate = QCoreApplication.translate


class CardPages:
    """The pages of all cards on one grid, read as one table does.

    Attributes:
        pages: four of each animal, and those of the simple cards.
    """

    def __init__(self, grid: Grid, rulings: Rulings) -> None:
        self._grid = grid
        self._faces = Faces()
        self._drawings: dict[str, Drawing] = {}
        self.pages = [self._page(*shown) for shown in _all_cards(rulings)]

    def picture(self, name: str, ratio: float) -> QPixmap | None:
        """An example that a page calls `name`; None if it has none."""
        drawing = self._drawings.get(name)
        return None if drawing is None else drawing_picture(drawing, self._faces, ratio)

    def _page(self, scoring: Scoring, species: Wildlife) -> HelpPage:
        """Rule, points, examples, and how the table reads what is contested."""
        simple = scoring.variant is not Variant.CARDS
        title = variant_name(scoring.variant) if simple else card_title(scoring, species)
        rule = (
            variant_rule(scoring.variant)
            if simple
            else card_rule(species, scoring.card(species), self._grid)
        )
        subject, ruling = card_subject(scoring, species), card_ruling(scoring, species)
        said = translate("CardPage", "At this table: {0}").format(ruling) if ruling else ""
        points = _points(scoring, species, self._grid)
        shown = _table(["", ""], self._examples(subject, scoring, species))
        return HelpPage(
            subject, "\n\n".join(filter(None, (f"# {title}", rule, points, shown, said)))
        )

    def _examples(self, subject: str, scoring: Scoring, species: Wildlife) -> Iterator[list[str]]:
        for number, example in enumerate(examples(scoring, species, self._grid)):
            name, drawing = f"{subject}-{number}", Drawing(self._grid, scoring, species, example)
            self._drawings[name] = drawing
            yield [f"![{verdict(drawing)}]({name})", verdict(drawing)]


def _all_cards(rulings: Rulings) -> Iterator[tuple[Scoring, Wildlife]]:
    for species in Wildlife:
        for card in Card:
            yield Scoring(Variant.CARDS, (card,) * len(Wildlife), rulings), species
    for variant in (Variant.FAMILY, Variant.INTERMEDIATE):
        yield Scoring(variant, rulings=rulings), Wildlife.BEAR


def _points(scoring: Scoring, species: Wildlife, grid: Grid) -> str:
    steps = card_steps(scoring, species, grid)
    head = [steps_caption(scoring, species), *(size for size, _ in steps)]
    return _table(head, [[translate("PointsTable", "Points"), *(str(each) for _, each in steps)]])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
