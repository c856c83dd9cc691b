"""Keeps a table page equal to a game and to the decision that is being thought about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtGui import QPixmap

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.cryptid.controllers.beats import Moment
from cascadia_qt.games.cryptid.controllers.prompting import (
    answers,
    given_up_answers,
    placed_colour,
    sentence,
    symbols,
    token_kind,
)
from cascadia_qt.games.cryptid.controllers.turn import HumanTurn, Stage, Wish
from cascadia_qt.games.cryptid.model.tableau import Tableau, tableau_of
from cascadia_qt.games.cryptid.model.told_game import ToldGame
from cascadia_qt.games.cryptid.rules.actions import Ask, Search
from cascadia_qt.games.cryptid.rules.game import CRYPTID
from cascadia_qt.games.cryptid.rules.options import NO_HELP
from cascadia_qt.games.cryptid.rules.secrets import candidates
from cascadia_qt.games.cryptid.rules.state import Phase, State
from cascadia_qt.games.cryptid.views.table import prompt_words as words
from cascadia_qt.games.cryptid.views.table.clue_corner import OwnClue
from cascadia_qt.games.cryptid.views.table.page import TablePage
from cascadia_qt.games.cryptid.views.table.pennant import Colour, PennantLook
from cascadia_qt.games.cryptid.views.table.shown import ClueLight, Ghost, Shown
from cascadia_qt.games.cryptid.views.table.signs import sign
from cascadia_qt.games.cryptid.views.table.table_words import pennant_tip
from cascadia_qt.games.cryptid.views.table.token_colours import token_colours
from cascadia_qt.games.cryptid.words.names import round_words
from cascadia_qt.games.cryptid.words.outcome import ClueTold, clues_told
from cascadia_qt.games.cryptid.words.prompts import waiting
from cascadia_qt.games.cryptid.words.refusals import cell_refusal
from cascadia_qt.games.cryptid.words.sentences import hint_sentence, short_clue
from cascadia_qt.games.cryptid.words.spoken import cell_words, table_words
from cascadia_qt.model.looker import Looker
from cascadia_qt.views.film.look_back_words import look_back_answers, looking_back
from cascadia_qt.views.theme import seat_colour


class TableDisplay:
    """What is shown follows from game, decision and the step that is looked at, for one looker.

    Attributes:
        replayed: whether nobody plays here.
        given_up: whether the computer that is to move cannot think.
        beat: the map while something is being shown that has just happened.
        lifted: whether somebody looks at his own clue.
        names: of the players.
        told_seat: whose clues are lit when the game is over.
        light: cells that a deduction sheet points at.
        heat: how likely cells are, by a deduction sheet or in a replay.
        heat_seat: whose heat it is, in a replay.
    """

    def __init__(
        self, told: ToldGame, looker: Looker, turn: HumanTurn, look: LookBack, page: TablePage
    ) -> None:
        self._told = told
        self._looker = looker
        self._turn = turn
        self._look = look
        self._page = page
        self._seats = told.record.seats
        self.names = [seat.name for seat in self._seats]
        self.replayed = False
        self.given_up = False
        self.beat: Moment | None = None
        self.lifted = False
        self.told_seat: int | None = None
        self.light = 0
        self.heat: Mapping[int, float] = {}
        self.heat_seat: int | None = None
        page.view.tip_of = self.words_of

    @property
    def state(self) -> State:
        """The state that is looked at, as whoever looks may see it."""
        state: State = CRYPTID.seen(self._look.history.state, self._looker.seat)
        return state

    @property
    def prompt(self) -> str:
        """What the prompt says."""
        if self._look.active:
            return looking_back(self._look.cursor, self._told.history.cursor)
        if self.beat is not None:
            if self.beat.alone:
                return waiting(self.names[self.beat.active])
            return words.found() if self.beat.table.found else words.happening()
        if self.given_up:
            return words.given_up()
        return sentence(self._turn, self.state, self._seats)

    def show_state(self, *, moving: bool = True) -> None:
        """The game is another one, or somebody else looks at it."""
        self.show_table(moving=moving)
        self._show_prompt()
        self._page.log.mark(self._look.cursor if self._look.active else None)

    def show_turn(self) -> None:
        """The decision that is being thought about is another one."""
        self.show_table()
        self._show_prompt()

    def tell_seat(self, seat: int) -> None:
        """Lights the clues of a player, or no longer, when the game is over."""
        if seat < len(self.names):
            self.told_seat = None if self.told_seat == seat else seat
            self.show_table()

    def show_table(self, *, moving: bool = True) -> None:
        """What lies there, and what can be done with it."""
        state = self.state
        table = self.beat.table if self.beat is not None else tableau_of(state)
        self._page.scene.show(self._shown(state, table), moving=moving)
        self._show_pennants(state, table)
        self._show_corner(state)
        searched = self._turn.cell if self._thinking and not self.lifted else None
        possible = searched is not None and self._turn.can(Search(searched))
        self._page.show_lens(searched if possible else None)
        self._page.view.setAccessibleDescription(self._spoken(state))

    @property
    def _thinking(self) -> bool:
        """Whether somebody who looks thinks about what to do."""
        return self.beat is None and not self._look.active and self._turn.decides

    def _shown(self, state: State, table: Tableau) -> Shown:
        shown = Shown(table, clues=self._lights(state), heat=self.heat)
        if self.beat is not None:
            return replace(shown, suspense=self.beat.suspense)
        if not self._thinking:
            return shown
        turn = self._turn
        if turn.stage is Stage.ANSWERING:
            return replace(shown, cell=state.lantern)
        chooses = turn.stage in (Stage.TURN, Stage.PLACING)
        return replace(
            shown,
            lit=turn.lit if chooses and self._marks else None,
            cell=turn.cell if chooses else None,
            ghosts=self._ghosts(state),
            carries=turn.stage is Stage.TURN,
        )

    def _lights(self, state: State) -> tuple[ClueLight, ...]:
        if self.beat is not None:
            clue = self.beat.clue
            return () if clue is None else (ClueLight(clue.cells, clue.colour),)
        if self.lifted:
            return tuple(ClueLight(clue.cells, clue.colour) for clue in self._own_clues(state))
        if self.light:
            seat = self._looker.seat or 0
            return (ClueLight(self.light, seat),)
        if state.phase is Phase.OVER and self.told_seat is not None:
            told = clues_told(state, self.names)
            return tuple(
                ClueLight(clue.cells, clue.colour) for clue in told if clue.seat == self.told_seat
            )
        return ()

    def _own_clues(self, state: State) -> list[ClueTold]:
        told = clues_told(state, self.names)
        return [clue for clue in told if clue.seat == self._looker.seat]

    def _ghosts(self, state: State) -> tuple[Ghost, ...]:
        """The token that would be put down."""
        turn = self._turn
        if turn.stage is Stage.PLACING and turn.proposed is not None:
            return (Ghost(token_kind(state), placed_colour(turn)),)
        if isinstance(turn.proposed, Search):
            colours = state.options.colours(state.seat)
            lying = tableau_of(state).discs_on(turn.proposed.cell)
            return tuple(Ghost("disc", each) for each in colours if each not in lying)
        return ()

    def _show_pennants(self, state: State, table: Tableau) -> None:
        tints = token_colours(self._seats)
        over = state.phase is Phase.OVER and self.beat is None
        told = replace(state, cubes=table.cubes, discs=table.discs)
        for seat, pennant in enumerate(self._page.pennants):
            colours = tuple(
                self._colour(told, colour, over=over) for colour in state.options.colours(seat)
            )
            active = seat == self._active(state) and not over
            offered = over or self._offers(seat)
            chosen = (
                self._thinking and self._turn.wish is Wish.ASK and self._turn.seat == seat
            ) or seat in (self.heat_seat, self.told_seat if over else None)
            pennant.show_look(
                PennantLook(
                    self.names[seat],
                    str(seat + 1),
                    colours,
                    active=active,
                    offered=offered,
                    chosen=chosen,
                    tip=pennant_tip(self.names, colours, active=active),
                ),
                tints,
            )

    def _active(self, state: State) -> int:
        """Who has the turn, or has had it until what is being shown is over."""
        return state.active if self.beat is None else self.beat.active

    def _offers(self, seat: int) -> bool:
        """Whether a click on the pennant asks this player."""
        turn = self._turn
        if not self._thinking or turn.cell is None or seat not in turn.others:
            return False
        return turn.can(Ask(turn.cell, seat))

    def _colour(self, state: State, colour: int, *, over: bool) -> Colour:
        cubes, discs = (each[colour].bit_count() for each in (state.cubes, state.discs))
        if over:
            clue = state.options.clues[colour]
            return Colour(colour, cubes, discs, clue=clue, clue_words=short_clue(clue))
        seat = self._looker.seat
        helped = seat is not None and state.options.help_of(seat) != NO_HELP
        possible = len(candidates(state, colour)) if helped else None
        return Colour(colour, cubes, discs, possible)

    def _show_corner(self, state: State) -> None:
        """The clue is in the corner only as long as it is looked at."""
        corner, seat = self._page.corner, self._looker.seat
        clues = self._own_clues(state)
        corner.setVisible(seat is not None and not self.replayed)
        corner.set_count(1 if seat is None else len(state.options.colours(seat)))
        tints = token_colours(self._seats)
        shown = clues if self.lifted else []
        corner.show_clues([OwnClue(clue.clue, clue.text, tints[clue.colour]) for clue in shown])

    def _spoken(self, state: State) -> str:
        """The map for who hears what others see, the chosen cell first."""
        cell = self.chosen
        at = [] if cell is None else [f"{cell_words(state, self.names, cell)}."]
        return " ".join((*at, *table_words(state, self.names)))

    @property
    def chosen(self) -> int | None:
        """The cell that somebody thinks about."""
        return self._turn.cell if self._thinking else None

    def words_of(self, cell: int) -> str:
        """What is known of a cell, and why nothing can be done there by whoever thinks."""
        state = self.state
        said = cell_words(state, self.names, cell)
        tells = self._chooses_cell and self._marks
        refused = cell_refusal(state, self.names, cell) if tells else ""
        return f"{said}\n{refused}" if refused else said

    @property
    def _marks(self) -> bool:
        """Whether who decides is shown where something can be done."""
        return self._told.whole.helps.places

    @property
    def _chooses_cell(self) -> bool:
        return self._thinking and self._turn.stage in (Stage.TURN, Stage.PLACING)

    def _show_prompt(self) -> None:
        state, prompt = self.state, self._page.prompt
        seat = state.seat if self.beat is None else self.beat.active
        who = self._seats[seat]
        turn = round_words(CRYPTID.turn(state))
        said = self.prompt
        if state.hint is not None and state.phase is not Phase.OVER and not self._look.active:
            said = f"{said} · {hint_sentence(state.hint)}"
        prompt.show_prompt(who.name, seat_colour(who, seat), said, turn)
        prompt.show_sign(self._sign(state))
        if self._look.active:
            offered = look_back_answers(first=self._look.cursor == 0)
        elif self.beat is not None:
            offered = iter(())
        elif self.given_up:
            offered = given_up_answers(self._told)
        else:
            offered = answers(self._turn, self._page, self.names)
        prompt.show_answers(list(offered))

    def _sign(self, state: State) -> QPixmap:
        """What to do as a picture, or the disc of whom everybody waits for."""
        side, ratio = self._page.sign_side, self._page.devicePixelRatioF()
        if self.beat is not None:
            return sign(("lantern",), side, ratio)
        shown = () if self._look.active or self.given_up else symbols(self._turn)
        if shown:
            return sign(shown, side, ratio)
        if self._thinking and self._turn.stage is Stage.PLACING:
            return self._page.token_sign(token_kind(state), placed_colour(self._turn), side)
        return self._page.token_sign("disc", state.seat, side)
