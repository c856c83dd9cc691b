"""What taps and pulls at the table mean for the turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn
from cascadia_qt.games.kaskaria.rules.actions import Action
from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.games.kaskaria.views.table.spot import Badged, InHand, Pile, Slot, Spot
from cascadia_qt.games.kaskaria.words.help_subjects import refusal_subject
from cascadia_qt.games.kaskaria.words.refusals import cards_refusal, refusal


class Gestures(QObject):
    """A tap takes a card, lifts a colour or plays it by its badge; a pull onto the island plays.

    While an earlier step is looked at, a tap leads back to the game.
    """

    def __init__(self, turn: HumanTurn, look: LookBack, page: TablePage) -> None:
        super().__init__(page)
        self._turn = turn
        self._look = look
        self._page = page
        self._just_lifted: int | None = None  # the place whose tap has lifted a whole colour
        page.view.tapped.connect(self._tap)
        page.view.pulled.connect(self._pull)
        page.view.dropped.connect(self._drop)
        turn.refused.connect(self._refuse)
        turn.no_set.connect(self._refuse_cards)

    def _tap(self, spot: Spot | None, second: bool) -> None:
        if self._look.active:
            self._look.leave()
            return
        turn = self._turn
        match spot:
            case Pile():
                turn.take(None)
            case Slot(number):
                turn.take(number)
            case Badged(colour):
                turn.play(colour)
            case InHand(place) if second and self._just_lifted == place:
                turn.play(turn.colour)
            case InHand(place):
                before = turn.colour
                turn.touch(place)
                self._just_lifted = place if turn.colour not in (None, before) else None
            case _:
                turn.lower()

    def _pull(self, place: int) -> None:
        """Pulling a card that is not lifted pulls its whole colour."""
        turn = self._turn
        if place not in turn.lifted and place < len(turn.hand):
            turn.lift(turn.hand[place].colour)

    def _drop(self, on_island: bool) -> None:
        if on_island:
            self._turn.play(self._turn.colour)

    def _refuse(self, action: Action) -> None:
        state = self._turn.state
        self._page.say(refusal(state, action), refusal_subject(state, action))

    def _refuse_cards(self, cards: Sequence[Card]) -> None:
        self._page.say(cards_refusal(cards), "sets")
