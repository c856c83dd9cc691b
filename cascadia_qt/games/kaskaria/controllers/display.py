"""Keeps a table page equal to a game and to the turn that is being thought about."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.kaskaria.controllers.keyboard import FIRST_SET
from cascadia_qt.games.kaskaria.controllers.prompting import (
    answers,
    given_up_answers,
    sentence,
    symbols,
)
from cascadia_qt.games.kaskaria.controllers.turn import HumanTurn, Stage, front_seat
from cascadia_qt.games.kaskaria.model.tableau import Tableau, tableau_at
from cascadia_qt.games.kaskaria.rules.actions import Action, TakeShown, TakeUnseen
from cascadia_qt.games.kaskaria.rules.game import KASKARIA
from cascadia_qt.games.kaskaria.rules.sets import effect
from cascadia_qt.games.kaskaria.rules.state import Phase, State
from cascadia_qt.games.kaskaria.views.table import prompt_words as words
from cascadia_qt.games.kaskaria.views.table.badge import Offer
from cascadia_qt.games.kaskaria.views.table.page import TablePage
from cascadia_qt.games.kaskaria.views.table.shown import Shown
from cascadia_qt.games.kaskaria.views.table.signs import signs_of
from cascadia_qt.games.kaskaria.views.table.spot import Pile, Slot, Spot
from cascadia_qt.games.kaskaria.words.names import card_name
from cascadia_qt.games.kaskaria.words.outcome import if_gone_in
from cascadia_qt.games.kaskaria.words.prompts import turn_words
from cascadia_qt.games.kaskaria.words.reading import held_card_words
from cascadia_qt.games.kaskaria.words.sets import set_words
from cascadia_qt.games.kaskaria.words.spoken import hand_words, table_words
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.views.film.look_back_words import look_back_answers, looking_back
from cascadia_qt.views.theme import seat_colour


class TableDisplay:
    """What is shown follows from game, turn and the step that is looked at, for one looker.

    Attributes:
        remembers: whether known cards of other hands are shown.
        given_up: whether the computer that is to move cannot think.
        searching: whether somebody thinks about a hint.
        beat: the table while something is being shown that has just happened.
    """

    def __init__(
        self, session: GameSession, looker: Looker, turn: HumanTurn, look: LookBack, page: TablePage
    ) -> None:
        self._session = session
        self._looker = looker
        self._turn = turn
        self._look = look
        self._page = page
        self._seats = session.record.seats
        self.remembers = True
        self.given_up = False
        self.searching = False
        self.beat: Tableau | None = None

    @property
    def state(self) -> State:
        """The state that is looked at, as whoever looks may see it."""
        state: State = KASKARIA.seen(self._look.history.state, self._looker.seat)
        return state

    @property
    def prompt(self) -> str:
        """What the prompt says."""
        if self._look.active:
            return looking_back(self._look.cursor, self._session.history.cursor)
        if self._ending:
            return words.just_over()
        if self.given_up:
            return words.given_up(self._session.can_undo)
        if self.searching:
            return words.searching()
        return sentence(self._turn, self.state, self._seats)

    @property
    def _ending(self) -> bool:
        """Whether the last turn is still being shown; the winner is not named before."""
        return self.beat is not None and self._session.to_move is None

    def show_state(self, *, gliding: bool = True, happening: bool = False) -> None:
        """The game is another one, or somebody else looks at it."""
        self.show_table(gliding=gliding, happening=happening)
        self._show_prompt()
        self._page.log.mark(self._look.cursor if self._look.active else None)

    def show_turn(self) -> None:
        """The turn that is being thought about is another one."""
        self.show_table()
        self._show_prompt()

    def show_table(self, *, gliding: bool = True, happening: bool = False) -> None:
        """What lies there, and what can be done with it; `happening` if it has just become so."""
        state, looked_back = self.state, self._look.active
        table = self.beat or tableau_at(self._look.history, self._looker.seat)
        over = state.phase is Phase.OVER
        seat = front_seat(self._session, self._looker, state)
        remembered = self.remembers and self._seats[seat].helps.memory
        shown = Shown(
            table,
            seat,
            None if over else state.seat,
            remembered=remembered or state.options.open_hands or over,
        )
        if self.beat is None and not looked_back:
            turn = self._turn
            shown = Shown(
                table,
                shown.seat,
                shown.active,
                shown.remembered,
                takes=turn.takes,
                lifted=turn.lifted,
                cursor=turn.cursor,
                offers=self._offers(state),
                advised=_spot_of(turn.advised),
            )
        self._page.scene.show(shown, gliding=gliding, happening=happening)
        self._page.view.setAccessibleDescription(self._told(state))
        self._page.view.landmarks.follow()

    def here(self) -> str:
        """The card at the cursor; what is to be done if there is none."""
        hand, cursor = self._turn.hand, self._turn.cursor
        if cursor is None or self._look.active:
            return self._page.prompt.accessibleName()
        card, lifted = hand[cursor], cursor in self._turn.lifted
        offer = self._offers(self.state).get(card.colour)
        said = (held_card_words(card, lifted=lifted), "" if offer is None else offer.words)
        return ". ".join(filter(None, said))

    def _offers(self, state: State) -> dict[str, Offer]:
        """The sets that can be played, with the digits that do it."""
        offers = {}
        for number, colour in enumerate(self._turn.colours):
            offered = self._turn.offered(colour)
            assert offered is not None
            offers[colour] = Offer(
                effect(offered.kinds, fearless=state.options.fearless),
                str(FIRST_SET + number),
                set_words(state, state.seat, offered.kinds),
                colour == self._turn.colour,
            )
        return offers

    def _told(self, state: State) -> str:
        """The table for who hears what others see, the card at the cursor first."""
        names = [seat.name for seat in self._seats]
        hand, cursor = self._turn.hand, self._turn.cursor
        at = []
        if cursor is not None and cursor < len(hand) and not self._look.active:
            at.append(f"{card_name(hand[cursor])}.")
        seat = front_seat(self._session, self._looker, state)
        held = hand_words(state.heroes[seat].hand)
        return " ".join((*at, f"{held}.", *table_words(state, names)))

    def _show_prompt(self) -> None:
        state, prompt = self.state, self._page.prompt
        shown = state.seat
        if state.phase is Phase.OVER and not self._ending:
            shown = KASKARIA.result(state).winners[0]
        who = self._seats[shown]
        turn = turn_words(KASKARIA.turn(state))
        prompt.show_prompt(who.name, seat_colour(who, shown), self.prompt, turn)
        prompt.show_sign(self._sign(shown))
        side, ratio = self._page.sign_side, self._page.devicePixelRatioF()
        if self._look.active:
            offered = look_back_answers(first=self._look.cursor == 0)
        elif self.given_up:
            offered = given_up_answers(self._session)
        elif self._ending:
            offered = iter(())
        else:
            offered = answers(self._turn, round(side * 0.7), ratio)
        prompt.show_answers(list(offered))
        self._show_entering(state)

    def _sign(self, seat: int) -> QPixmap:
        """What to do as a picture, or the figure of whom everybody waits for."""
        shown = () if self._look.active or self.given_up else symbols(self._turn)
        if shown:
            side, ratio = self._page.sign_side, self._page.devicePixelRatioF()
            return signs_of(shown, side, ratio)
        return self._page.figure_sign(seat)

    def _show_entering(self, state: State) -> None:
        """Before the volcano it is seen who would win."""
        asked = self._turn.stage is Stage.ENTERING and not self._look.active
        if not asked or not self._turn.foresees or self.beat is not None:
            self._page.entering.hide()
            return
        would = if_gone_in(state, [seat.name for seat in self._seats])
        totals = [reckoning.total for reckoning in would.reckonings]
        self._page.show_entering(totals, would.winners, enters=self._turn.wins_by_going_in)


def _spot_of(action: Action | None) -> Spot | None:
    """From where it takes a card."""
    match action:
        case TakeUnseen():
            return Pile()
        case TakeShown(slot):
            return Slot(slot)
    return None
