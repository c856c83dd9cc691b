"""Keeps a table page equal to a game and to the decision that is being thought about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPixmap

from cascadia_qt.controllers.look_back import LookBack
from cascadia_qt.games.okanagan.ai.reasons import reasons
from cascadia_qt.games.okanagan.controllers.desk_pieces import desk_look, spoken
from cascadia_qt.games.okanagan.controllers.plates import hand_look, plates
from cascadia_qt.games.okanagan.controllers.prompting import answers, given_up_answers, sentence
from cascadia_qt.games.okanagan.controllers.survey import (
    area_line,
    closing_places,
    foreseen,
    prospect_lines,
    survey_of,
)
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.model.hint_words import reason_lines
from cascadia_qt.games.okanagan.rules.areas import Area, area_at
from cascadia_qt.games.okanagan.rules.board import Board, Building, Laid
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.preview import Prospect
from cascadia_qt.games.okanagan.rules.rewards import listed, minus
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.games.okanagan.views.table import prompt_words as words
from cascadia_qt.games.okanagan.views.table.area_card import AreaLine
from cascadia_qt.games.okanagan.views.table.page import TablePage
from cascadia_qt.games.okanagan.views.table.shown import Ghost, Light, Lit, Shown
from cascadia_qt.games.okanagan.words.actions import action_words
from cascadia_qt.games.okanagan.words.areas import area_words
from cascadia_qt.games.okanagan.words.names import cell_name
from cascadia_qt.games.okanagan.words.prompts import stage_words
from cascadia_qt.games.okanagan.words.tiles import turned_words
from cascadia_qt.model.looker import Looker
from cascadia_qt.model.session import GameSession
from cascadia_qt.rules.grid import Cell
from cascadia_qt.views.film.look_back_words import look_back_answers, looking_back
from cascadia_qt.views.theme import seat_colour

Wedge = tuple[Cell, str]
_AROUND_HINT = 16  # the room that a card leaves at the edges of the valley


class TableDisplay:
    """What is shown follows from game, turn and the step that is looked at, for one looker.

    Attributes:
        foresees: whether a tile in hand tells what it would close.
        marks: whether places for it are marked.
        given_up: whether the computer that is to move cannot think.
        searching: whether somebody thinks about a hint.
        beat: the table while something is being shown that has just happened.
        wedge: where the pointer is, as cell and terrain.
        is_film: whether nobody ever lays a tile here.
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
        self._names = [seat.name for seat in self._seats]
        self.foresees = True
        self.marks = True
        self.given_up = False
        self.searching = False
        self.is_film = False
        self.beat: State | None = None
        self.wedge: Wedge | None = None
        self.pointer: QPoint | None = None
        self._gaps: tuple[Board | None, int, frozenset[Cell]] = (None, 0, frozenset())

    @property
    def state(self) -> State:
        """The state that is looked at, as whoever looks may see it."""
        state: State = OKANAGAN.seen(self._look.history.state, self._looker.seat)
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
        return sentence(self._turn, self.state, self._names)

    @property
    def _ending(self) -> bool:
        """Whether the last turn is still being shown; the winner is not named before."""
        return self.beat is not None and self._session.to_move is None

    @property
    def names(self) -> Sequence[str]:
        return self._names

    @property
    def thinking(self) -> bool:
        """Whether somebody who looks is to decide, and sees the game as it stands."""
        return self._turn.decides and self.beat is None and not self._look.active

    def show_state(self, *, moving: bool = True) -> None:
        """The game is another one, or somebody else looks at it."""
        self.show_table(moving=moving)
        self._show_prompt()
        self._page.log.mark(self._look.cursor if self._look.active else None)

    def show_turn(self) -> None:
        """The turn that is being thought about is another one."""
        self.show_table()
        self._show_prompt()

    def show_table(self, *, moving: bool = True) -> None:
        """What lies there, and what can be done with it."""
        state = self.beat or self.state
        turn = self._turn if self.thinking else None
        found = self._foreseen(state) if turn is not None else ()
        page = self._page
        page.scene.show(self._shown(state, found), moving=moving)
        self._show_areas(state, found)
        look = desk_look(state, self._names, turn)
        page.desk.show_look(look, spoken(look))
        self._show_players(state, moving=moving)
        page.survey.show_survey(survey_of(state, self._looker.seat))
        self._show_hint(state)
        page.hand.show_look(hand_look(state, self._names, self._looker.seat, turn))
        page.view.setAccessibleDescription(self._told(state))

    def _show_players(self, state: State, *, moving: bool) -> None:
        """What somebody has just got flies to him."""
        before, now = self._page.players.plates, plates(state, self._names)
        self._page.players.show_plates(now)
        if not moving or self.beat is None:
            return
        for seat, (was, has) in enumerate(zip(before, now, strict=True)):
            got = tuple(max(0, more) for more in minus(has.rewards, was.rewards))
            if any(got) or has.nuggets > was.nuggets:
                self._page.let_fly(seat, listed(got), has.nuggets - was.nuggets)

    def _foreseen(self, state: State) -> tuple[Prospect, ...]:
        """What the tile that is held, or the building that is looked at, would do."""
        turn = self._turn
        if not self.foresees:
            return ()
        if turn.tile is not None and turn.cell is not None:
            return foreseen(state, turn.cell, Laid(turn.tile, turn.rotation))
        if turn.build is not None and state.laid is not None:
            laid = state.board.tiles[state.laid]
            return foreseen(state, state.laid, laid, turn.build)
        return ()

    def _shown(self, state: State, found: tuple[Prospect, ...]) -> Shown:
        lit = [Lit(each.area, Light.CLOSING) for each in found if each.area.is_closed]
        lit += [Lit(area, Light.CLOSING) for area in self._waiting(state)]
        if state.closing.area is not None:
            lit.append(Lit(state.closing.area, Light.SCORED))
        pointed = self._pointed(state)
        if pointed is not None and not found:
            lit.append(Lit(pointed, Light.POINTED))
        if not self.thinking:
            grows = not self.is_film and state.phase is not Phase.OVER
            return Shown(state.board, lit=tuple(lit), last=state.laid, grows=grows)
        turn, tile = self._turn, self._turn.tile
        ghost = None
        if tile is not None and turn.cell is not None:
            ghost = Ghost(turn.cell, Laid(tile, turn.rotation))
        return Shown(
            state.board,
            places=frozenset(turn.places) if self.marks else frozenset(),
            gaps=self._closing_places(state, tile) if tile is not None else frozenset(),
            ghost=ghost,
            model=self._model(state),
            builds=state.phase is Phase.BUILD,
            lit=tuple(lit),
            last=state.laid,
        )

    def _waiting(self, state: State) -> list[Area]:
        """The closed areas of which one is to come next: that which somebody points at, or all."""
        if state.phase is not Phase.CLOSE or state.laid is None:
            return []
        pointed = self._turn.pointed if self.thinking else None
        terrains = (pointed.terrain,) if pointed is not None else state.closing.terrains
        return [area_at(state.board, state.laid, terrain) for terrain in terrains]

    def _closing_places(self, state: State, tile: int) -> frozenset[Cell]:
        """Where the tile would close something; asked once a board."""
        if not self.foresees:
            return frozenset()
        board, known, places = self._gaps
        if board is not state.board or known != tile:
            places = closing_places(state, tile)
            self._gaps = (state.board, tile, places)
        return places

    def _model(self, state: State) -> Building | None:
        build = self._turn.build
        if build is None or state.laid is None:
            return None
        on = build.on or TILES[state.board.tiles[state.laid].tile].terrains
        return Building(state.seat, build.kind, on)

    def _pointed(self, state: State) -> Area | None:
        """The territory under the pointer."""
        if self.wedge is None or self.wedge[0] not in state.board.tiles:
            return None
        cell, terrain = self.wedge
        return area_at(state.board, cell, terrain)

    def _show_areas(self, state: State, found: tuple[Prospect, ...]) -> None:
        advised = self._turn.advised is not None and self.thinking  # its reasons tell as much
        lines, view = () if advised else self._area_lines(state, found), self._page.view
        cells = (*state.board.tiles, *state.board.gaps) if lines else ()
        self._page.area.show_lines(lines, [view.rect_of(cell) for cell in cells], self.pointer)

    def _area_lines(self, state: State, found: tuple[Prospect, ...]) -> tuple[AreaLine, ...]:
        if found:
            return tuple(prospect_lines(found, self._names))
        pointed = self._pointed(state)
        return () if pointed is None else (area_line(state, self._names, pointed),)

    def _show_hint(self, state: State) -> None:
        """A move that is advised, and why."""
        turn, card = self._turn, self._page.hint
        if turn.advised is None or not self.thinking:
            card.hide()
            return
        title = action_words(state, self._names, turn.advised)
        why = reason_lines(reasons(state, turn.advised), self._names)
        view = self._page.view
        around = [view.rect_of(cell) for cell in state.board.tiles]
        if turn.cell is not None:
            around.append(view.rect_of(turn.cell))
        for count in range(len(why), -1, -1):
            card.show_hint((title, *why[:count]), around, words.do_hint())
            if card.height() <= view.height() - _AROUND_HINT:
                return

    def _told(self, state: State) -> str:
        """What the keyboard is at, for who hears what others see."""
        turn = self._turn
        if self.thinking and turn.tile is not None and turn.cell is not None:
            laid = Laid(turn.tile, turn.rotation)
            said = [cell_name(turn.cell), turned_words(laid)]
            said += [line.words for line in self._page.area.lines]
            return ". ".join(said)
        pointed = self._pointed(state)
        return "" if pointed is None else area_words(state.board, pointed, self._names)

    def _show_prompt(self) -> None:
        state, prompt = self.state, self._page.prompt
        shown = state.seat
        if state.phase is Phase.OVER and not self._ending:
            shown = OKANAGAN.result(state).winners[0]
        who = self._seats[shown]
        prompt.show_prompt(who.name, seat_colour(who, shown), self.prompt, stage_words(state))
        prompt.show_sign(self._sign(shown))
        if self._look.active:
            offered = look_back_answers(first=self._look.cursor == 0)
        elif self.given_up:
            offered = given_up_answers(self._session)
        elif self.beat is not None:
            offered = iter(())
        else:
            offered = answers(self._turn, state)
        prompt.show_answers(list(offered))

    def _sign(self, seat: int) -> QPixmap:
        """A building in the colour of who decides."""
        return self._page.model_sign("farm", seat)
