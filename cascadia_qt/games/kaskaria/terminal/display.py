"""What a player is shown: pictures, or sentences where they are wanted or there is no room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from cascadia_qt.games.kaskaria.rules.actions import PlaySet
from cascadia_qt.games.kaskaria.rules.cards import BACK
from cascadia_qt.games.kaskaria.rules.state import State
from cascadia_qt.games.kaskaria.terminal.palette import card_styles
from cascadia_qt.games.kaskaria.terminal.pictures import (
    Brush,
    display_picture,
    fits,
    hand_picture,
    ways_picture,
)
from cascadia_qt.games.kaskaria.words.names import cards_of_colour, figure_name
from cascadia_qt.games.kaskaria.words.sets import set_words
from cascadia_qt.games.kaskaria.words.spoken import (
    discard_words,
    display_words,
    hand_words,
    hero_words,
    pile_words,
)
from cascadia_qt.terminal.prompts import ACCENTS, FEW_COLOURS, Screen
from cascadia_qt.words.language import labelled, translate


class Display:
    """Shows things on a screen.

    Attributes:
        screen: which one.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        accent = ACCENTS.get(screen.colours or "truecolor", FEW_COLOURS)
        self._brush = Brush(screen.plain, card_styles(screen.colours), accent)

    def heading(self, name: str, turn: int) -> None:
        """Whose turn it is."""
        self.screen.head(translate("KaskariaTerminal", "{0}, turn {1}").format(name, turn))

    def ways(self, state: State, names: Sequence[str]) -> None:
        """Where everybody stands."""
        drawn = ways_picture(state, [self.screen.plainly(name) for name in names], self._brush)
        if not self._drawn(drawn):
            for seat in range(len(state.heroes)):
                self.screen.say(f"{hero_words(state, names, seat)}.")

    def cards(self, state: State) -> None:
        """The display, and how many cards are in both piles."""
        if not self._drawn(display_picture(state, self._brush)):
            self.screen.say(f"{display_words(state)}.")
        self.screen.say(f"{pile_words(state)}. {discard_words(state)}.", "dim")

    def hand(self, state: State, seat: int, whole: Mapping[str, PlaySet]) -> None:
        """The hand by colour, with what each whole set would do, by the number to be typed."""
        known = {
            played.colour: (number, set_words(state, seat, played.kinds))
            for number, played in whole.items()
        }
        if self._drawn(hand_picture(state, seat, known, self._brush, self.screen.width)):
            return
        label = translate("KaskariaTerminal", "Your cards")
        self.screen.say(f"{labelled(label, hand_words(state.heroes[seat].hand))}.")
        self.sets(state, seat, whole)

    def sets(self, state: State, seat: int, sets: Mapping[str, PlaySet]) -> None:
        """What sets would do, a line each."""
        for number, played in sets.items():
            cards = cards_of_colour(played.colour, played.kinds)
            words = f"{labelled(number, cards)} ({set_words(state, seat, played.kinds)})"
            self.screen.say(f"{words}." if self.screen.speaks else f"  {words}")

    def others(self, state: State, names: Sequence[str], seat: int) -> None:
        """What is known of the cards of the others."""
        for other, hero in enumerate(state.heroes):
            if other != seat:
                self.screen.say(f"{labelled(names[other], hand_words(hero.hand))}.")
        if any(BACK in hero.hand for hero in state.heroes):
            text = translate("KaskariaTerminal", "Everybody has seen what the display had.")
            self.screen.say(text, "dim")

    def legend(self) -> None:
        """What the letters of the pictures mean."""
        if self.screen.speaks:
            return
        signs = "  ".join(
            f"{sign} {figure_name(figure)}" for figure, sign in self._brush.figures.items()
        )
        volcano = translate("KaskariaTerminal", "{0} volcano").format(self._brush.volcano)
        self.screen.say(f"{signs}  {volcano}", "dim")

    def _drawn(self, lines: Sequence[Text]) -> bool:
        """Draws, if pictures are wanted and there is room."""
        if self.screen.speaks or not fits(lines, self.screen.width):
            return False
        self.screen.show(*lines)
        return True
