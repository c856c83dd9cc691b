"""Both ways, the hand and the display, drawn in a terminal; a word tells what a colour tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from cascadia_qt.games.kaskaria.rules.state import FIGURES, State
from cascadia_qt.games.kaskaria.words.names import (
    card_name,
    cards_words,
    colour_name,
    gold_words,
    kind_name,
)
from cascadia_qt.games.kaskaria.words.spoken import by_colour
from cascadia_qt.words.language import translate
from cascadia_qt.words.short_names import short_names

LONGEST_NAME = 12
_STEP, _VOLCANO = 2, 5  # columns of a space of a way, and of the volcano
_NUMBER = 3  # columns for what can be typed


class Brush:
    """How things are drawn.

    Attributes:
        plain: in ASCII.
        styles: of the nine colours.
        accent: the style of what can be typed, and of figures.
    """

    def __init__(self, plain: bool, styles: Mapping[str, str], accent: str) -> None:
        self.plain = plain
        self.styles = styles
        self.accent = accent

    @property
    def figures(self) -> Mapping[str, str]:
        """The letters of both figures."""
        letters = translate("KaskariaTerminal", "RG")
        if not len(set(letters)) == len(letters) == len(FIGURES):
            letters = "RG"
        return dict(zip(FIGURES, letters, strict=True))

    @property
    def space(self) -> str:
        return "." if self.plain else "·"

    @property
    def volcano(self) -> str:
        return "/^\\" if self.plain else "/▲\\"


def ways_picture(state: State, names: Sequence[str], brush: Brush) -> list[Text]:
    """A line a player: the way of the runner to the volcano, and from the right the griffin's."""
    short = short_names(names, lambda name: cell_len(name) <= LONGEST_NAME)
    first = max(map(cell_len, short)) + 2
    lines = [_head(state, first)]
    for name, hero in zip(short, state.heroes, strict=True):
        line = Text(name + " " * (first - cell_len(name)), "bold")
        runner = _way(state.way("runner"), hero.runner)
        griffin = _way(state.way("griffin"), hero.griffin)
        for here in runner:
            line.append_text(_space("runner", here, brush))
        line.append_text(_volcano(state, (hero.runner, hero.griffin), brush))
        for here in reversed(griffin):
            line.append_text(_space("griffin", here, brush))
        line.append(f"  {gold_words(hero.gold)}, {cards_words(len(hero.hand))}")
        lines.append(line)
    return lines


def _head(state: State, first: int) -> Text:
    """What is at the ends of both ways."""
    village = translate("KaskariaTerminal", "village")
    waterfall = translate("KaskariaTerminal", "waterfall")
    room = _STEP * sum(state.options.ways) + _VOLCANO - cell_len(village) - cell_len(waterfall)
    return Text(" " * first + village + " " * max(room, 1) + waterfall, "dim")


def _way(way: int, steps: int) -> list[bool]:
    """For each space from the village on whether the figure is there; the volcano is no space."""
    return [place == steps for place in range(way)]


def _space(figure: str, here: bool, brush: Brush) -> Text:
    sign = brush.figures[figure] if here else brush.space
    return Text(f"{sign} ", brush.accent if here else "dim")


def _volcano(state: State, steps: tuple[int, int], brush: Brush) -> Text:
    """The volcano with those figures of one player that are in it, each on its side."""
    runner, griffin = (
        brush.figures[figure] if done == state.way(figure) else " "
        for figure, done in zip(FIGURES, steps, strict=True)
    )
    drawn = Text(runner, brush.accent)
    drawn.append(brush.volcano, "bold")
    return drawn.append(griffin, brush.accent)


def hand_picture(
    state: State, seat: int, sets: Mapping[str, tuple[str, str]], brush: Brush, width: int
) -> list[Text]:
    """A line a colour with its cards; `sets` are number and effect of those that are sets.

    What a set would do stands below it where there is no room beside it.
    """
    held = by_colour(state.heroes[seat].hand)
    names = max((cell_len(colour_name(colour)) for colour in held), default=0)
    cards = {colour: _chips(colour, kinds, brush) for colour, kinds in held.items()}
    room = max((drawn.cell_len for drawn in cards.values()), default=0)
    lines = []
    for colour, drawn in cards.items():
        number, does = sets.get(colour, ("", ""))
        name = colour_name(colour)
        line = Text(f"{number:>{_NUMBER}} ", brush.accent)
        line.append(name + " " * (names - cell_len(name) + 1), "bold")
        before = line.cell_len
        line.append_text(drawn)
        lines.append(line)
        if does and before + room + 2 + cell_len(does) <= width:
            line.append(" " * (room - drawn.cell_len + 2) + does)
        elif does:
            lines.append(Text(" " * before + does))
    return lines


def _chips(colour: str, kinds: Sequence[str], brush: Brush) -> Text:
    chips = (Text(f"[{_short_kind(kind)}]", brush.styles[colour]) for kind in kinds)
    return Text(" ").join(chips)


def _short_kind(kind: str) -> str:
    return translate("KaskariaTerminal", "runner") if kind == "runner" else kind_name(kind)


def display_picture(state: State, brush: Brush) -> list[Text]:
    """The display with the number of each slot, from 1 on."""
    line = Text()
    for slot, card in enumerate(state.display, 1):
        line.append(f"{slot:>{_NUMBER}} ", brush.accent)
        line.append(f"[{card_name(card)}]", brush.styles[card.colour])
    return [line]


def fits(lines: Sequence[Text], width: int) -> bool:
    return all(line.cell_len <= width for line in lines)
