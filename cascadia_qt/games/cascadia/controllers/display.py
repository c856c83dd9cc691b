"""Keeps a table page equal to a game and to the turn that is being thought about."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.cascadia.controllers.doings import touched_cells, turns_since
from cascadia_qt.games.cascadia.controllers.ghost import Ghost
from cascadia_qt.games.cascadia.controllers.goals_display import GoalsDisplay
from cascadia_qt.games.cascadia.controllers.prompting import (
    answers,
    given_up_answers,
    prompt,
    visiting,
)
from cascadia_qt.games.cascadia.controllers.proposal import Proposal, market_slots, placed_cells
from cascadia_qt.games.cascadia.controllers.turn import Draft, HumanTurn, Stage
from cascadia_qt.games.cascadia.model.scored_log import ScoredLog
from cascadia_qt.games.cascadia.rules.actions import Action, NatureFree, Take
from cascadia_qt.games.cascadia.rules.environment import Environment
from cascadia_qt.games.cascadia.rules.events import PairTaken, TurnEnded
from cascadia_qt.games.cascadia.rules.market import SLOTS
from cascadia_qt.games.cascadia.rules.scoring.sheet import ScoreSheet, winners
from cascadia_qt.games.cascadia.rules.state import TURNS, Phase, State
from cascadia_qt.games.cascadia.rules.supply import supply
from cascadia_qt.games.cascadia.views.table import prompt_words as words
from cascadia_qt.games.cascadia.views.table.board_items import Mark
from cascadia_qt.games.cascadia.views.table.board_scene import BoardScene
from cascadia_qt.games.cascadia.views.table.market_marks import Hand, MarketMarks
from cascadia_qt.games.cascadia.views.table.page import TablePage
from cascadia_qt.games.cascadia.words.reading import landscape_words
from cascadia_qt.games.cascadia.words.turns import turn_of
from cascadia_qt.rules.grid import Cell
from cascadia_qt.rules.history import Entry
from cascadia_qt.views.film.look_back_words import look_back_answers, looking_back
from cascadia_qt.views.prompt_bar import Answer
from cascadia_qt.views.theme import seat_colour

_ALL_SLOTS = frozenset(range(SLOTS))


class TableDisplay:
    """What is shown follows from game, turn and the step that is looked at.

    Attributes:
        helps: whether places are marked.
        given_up: whether the computer that is to move cannot think.
        held: the seat whose landscape stays although the game has moved on, if any.
        stays: whether the landscape that is looked at is shown in the next turn, too.
    """

    def __init__(
        self, log: ScoredLog, turn: HumanTurn, look: LookBack, ghost: Ghost, page: TablePage
    ) -> None:
        self._log = log
        self._session = log.session
        self._turn = turn
        self._look = look
        self._ghost = ghost
        self._page = page
        self._seats = log.session.record.seats
        self._looked_at: int = log.session.state.seat
        self._shown_turn: int | None = None
        self._goals = GoalsDisplay(page.goals, self._seats)
        self.helps = True
        self.given_up = False
        self.held: int | None = None
        self.stays = False
        self._proposal: Proposal | None = None

    @property
    def state(self) -> State:
        """The state that is shown, which is not the game's while somebody looks back."""
        state: State = self._look.history.state
        return state

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        return self._log.sheets_at(self._look.cursor)

    @property
    def own_scene(self) -> BoardScene:
        return self._page.scenes[self.state.seat]

    @property
    def environment(self) -> Environment:
        """The landscape that is shown large."""
        return self.state.players[self._looked_at].environment

    @property
    def landscape_name(self) -> str:
        """What the landscape is called that is shown large."""
        return landscape_words(self._seats[self._looked_at].name)

    @property
    def looked_at(self) -> int:
        """The seat whose landscape is shown large."""
        return self._looked_at

    @property
    def home(self) -> int:
        """Whose turn it is, or in the end who has won."""
        if self.state.phase is Phase.OVER:
            return winners(self.sheets)[0]
        return self.state.seat

    @property
    def at_own_board(self) -> bool:
        return self._looked_at == self.home

    @property
    def at_play(self) -> bool:
        """Whether the landscape is looked at in which something can be done, as it is now."""
        return self.at_own_board and not self._look.active

    def propose(self, proposal: Proposal | None) -> None:
        """Lights up what is left of a turn, in the market and in the landscape."""
        if proposal is not self._proposal:
            self._proposal = self._ghost.proposal = proposal
            self.show_turn()

    @property
    def _proposed(self) -> tuple[Action, ...]:
        return () if self._proposal is None else self._proposal.left(self._session.history)

    @property
    def _entries(self) -> Sequence[Entry[Any, Any, Any]]:
        return self._look.history.entries[: self._look.cursor]

    @property
    def _draft(self) -> Draft:
        return Draft() if self._look.active else self._turn.draft

    def look_at(self, seat: int) -> None:
        """Shows the landscape of `seat` large, until the next turn."""
        self._looked_at = seat
        self._show_players()
        self._show_prompt()
        if not self._look.active:
            self._ghost.show()

    def peek(self, seat: int, seen: QRectF | None = None) -> None:
        """Shows the landscape of `seat`, or what was `seen` of it, without looking away."""
        self._page.look_at(seat, seen)
        if not self._look.active:
            self._ghost.show()

    def show_step(self) -> None:
        """Another step is looked at: what it changed comes to the eye."""
        self._shown_turn = None
        self._looked_at = self._entries[-1].seat if self._entries else self.state.seat
        self.show_state()

    def move_on(self) -> None:
        """The landscape that was held is no longer."""
        self.held = None
        self.show_state()

    def show_state(self) -> None:
        """The game is another one."""
        state = self.state
        if self.held is not None:
            self._page.scenes[self.held].sync(state.players[self.held].environment)
            self._show_table()
            return
        if not self._look.active and state.turn != self._shown_turn:
            self._shown_turn = state.turn
            if not self.stays:
                self._looked_at = self.home
        # What a person lays is in its place already; what a computer lays comes from the market.
        computer = self._entries and self._seats[self._entries[-1].seat].bot is not None
        origin = self._page.market_in_scene() if computer and not self._look.active else None
        for scene, player in zip(self._page.scenes, state.players, strict=True):
            scene.sync(player.environment, origin)
        self._show_last_moves()
        self._show_table()

    def _show_table(self) -> None:
        """Everything around the landscapes."""
        self._page.supply.show_supply(supply(self.state))
        self._show_scores()
        self._show_players()
        self.show_turn()

    def show_turn(self) -> None:
        """The turn that is being thought about is another one."""
        self._show_prompt()
        state = self.state
        marks, hand = self._market_marks(), self._hand()
        self._page.market.show_market(state.options.grid, state.market, marks, hand)
        self._show_places()
        if self._look.active:
            self._ghost.hide()
        else:
            self._ghost.take_turn()

    def _show_prompt(self) -> None:
        state, shown = self.state, self.home
        if self.held is not None and self._ending:
            shown = self.held
        seat = self._seats[shown]
        now = min(state.turn // len(state.players) + 1, TURNS)
        self._page.prompt.show_prompt(
            seat.name, seat_colour(seat, shown), self._what(), turn_of(now, TURNS)
        )
        self._page.show_nature(state.players[shown].nature)
        self._page.prompt.show_answers(list(self._answers()))

    def _what(self) -> str:
        if self._look.active:
            return looking_back(self._look.cursor, self._session.history.cursor)
        if self._ending:
            return words.just_over()
        if self._visiting:
            return visiting(self._turn, self._seats[self._looked_at].name)
        if self.given_up:
            return words.given_up(self._session.can_undo)
        return prompt(self._turn, self._seats, self.sheets, marked=self.helps)

    def _answers(self) -> Iterator[Answer]:
        if self._look.active:
            return look_back_answers(first=not self._entries)
        if self._visiting:
            return iter((words.go_home(),))
        return given_up_answers(self._session) if self.given_up else answers(self._turn)

    @property
    def _ending(self) -> bool:
        """Whether the last turn is still looked at; the winner is not named before."""
        return self.held is not None and self.state.phase is Phase.OVER

    @property
    def _visiting(self) -> bool:
        """Whether a landscape is looked at in which nothing can be done."""
        over = self.state.phase is Phase.OVER
        return self.held is None and not self.at_own_board and not over

    def _show_scores(self) -> None:
        to_move = None if self.state.phase is Phase.OVER else self.state.seat
        self._page.scores.show_scores(self._seats, self.sheets, to_move)
        self._page.race.show_race(self._seats, self.sheets, flash=not self._look.active)
        self._page.log.mark(self._look.cursor if self._look.active else None)

    def _show_places(self) -> None:
        turn = self._turn
        marked = self.helps and not self._look.active
        tiles = [cell for cell in turn.tile_places() if cell != turn.draft.laid]
        for scene in self._page.scenes:
            shown = marked and scene is self.own_scene
            scene.mark(Mark.TILE_PLACE, tiles if shown else [])
            scene.mark(Mark.TOKEN_PLACE, turn.token_places() if shown else [])
            lit = self._proposed if scene is self.own_scene else ()
            scene.mark(Mark.PROPOSED, placed_cells(lit))

    def _show_last_moves(self) -> None:
        cells: dict[int, list[Cell]] = {}
        for turn in turns_since(self._entries, self.state.seat):
            cells |= touched_cells(turn)
        if self._look.active:
            cells |= touched_cells(self._entries[-1:])
        for seat, scene in enumerate(self._page.scenes):
            scene.mark(Mark.LAST_MOVE, dict.fromkeys(cells.get(seat, [])))

    def _show_players(self) -> None:
        for seat, who in enumerate(self._seats):
            nature = self.state.players[seat].nature
            self._page.show_player(seat, who, nature, looked_at=seat == self._looked_at)
        self._page.set_home(self._looked_at if self.at_own_board else None)
        self._page.look_at(self._looked_at)
        self._show_goals()

    def _show_goals(self) -> None:
        self._goals.show(self.state, self._looked_at, self.sheets)

    def set_ticked(self, ticked: Mapping[str, Collection[int]]) -> None:
        """Who has ticked which achievements before."""
        self._goals.ticked = ticked
        self._show_goals()

    def allow_all_achievements(self, allowed: bool) -> None:
        """Whether everything that is reached may be ticked, also by who plays alone."""
        self._goals.all_allowed = allowed
        self._show_goals()

    def _hand(self) -> Hand | None:
        """What whoever is to move has taken and not yet placed."""
        state, draft = self.state, self._draft
        for entry in reversed(self._entries):
            for event in reversed(entry.step.events):
                if isinstance(event, TurnEnded):
                    return None
                if isinstance(event, PairTaken):
                    tile = state.tile if draft.laid is None else None
                    # Whatever ends a turn, the token has its place then.
                    token = None if draft.ending else state.token
                    slots = event.tile_slot, event.token_slot
                    return Hand(tile, slots[0], draft.rotation, token, slots[1])
        return None

    def _market_marks(self) -> MarketMarks:
        marks = self._choices()
        for action in self._proposed:
            if isinstance(action, (Take, NatureFree)):
                tile, token = market_slots(action)
                lit = {"proposed_tiles": frozenset((tile,)), "proposed_tokens": frozenset((token,))}
                marks = replace(marks, **lit)
        return marks

    def _choices(self) -> MarketMarks:
        """What can be chosen in the market, and what is."""
        draft = self._draft
        match None if self._look.active else self._turn.stage:
            case Stage.CHOOSING:
                return MarketMarks(tiles=_ALL_SLOTS, tokens=_ALL_SLOTS)
            case Stage.WIPING:
                return MarketMarks(tokens=_ALL_SLOTS, chosen_tokens=draft.wiping or frozenset())
            case Stage.PICKING_TILE:
                return MarketMarks(tiles=_ALL_SLOTS)
            case Stage.PICKING_TOKEN if draft.picked is not None:
                chosen = frozenset((draft.picked,))
                return MarketMarks(tokens=_ALL_SLOTS, chosen_tiles=chosen)
        return MarketMarks()
