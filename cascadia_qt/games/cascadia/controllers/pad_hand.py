"""The hand over the score pad: what it holds, where its cursor is, and what it lays."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, Qt

from cascadia_qt.games.cascadia.model.pad_brush import Brush, peeled
from cascadia_qt.games.cascadia.model.score_pad import PadDocument
from cascadia_qt.games.cascadia.rules.position import LaidTile, Position
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.games.cascadia.views.score_pad.field import stepped
from cascadia_qt.games.cascadia.views.score_pad.pad_keys import PadCommand, PadKey
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.games.cascadia.words.score_lines import LINES_BY_ID
from cascadia_qt.rules.grid import Cell

_WAYS = {
    PadCommand.UP: (0, -1),
    PadCommand.DOWN: (0, 1),
    PadCommand.LEFT: (-1, 0),
    PadCommand.RIGHT: (1, 0),
}
_START = Cell(0, 0)


class PadHand(QObject):
    """Lays pieces before one player at a time; a stroke over many cells is one step.

    Attributes:
        seat: whose board is shown.
        brush: what is laid next.
    """

    def __init__(self, document: PadDocument, page: PadPage) -> None:
        super().__init__(page)
        self._document = document
        self._page = page
        self.seat = 0
        self.brush = Brush()
        self._pointed: Cell | None = None
        self._stroke: Brush | None = None
        self._removing = False
        self._begun = False
        self._seen: Position = document.position
        self._connect()
        self.show()

    def _connect(self) -> None:
        board, tools, bar = self._page.board, self._page.tools, self._page.bar
        board.stroke_begun.connect(self._begin)
        board.stroke_gone_on.connect(self._go_on)
        board.stroke_ended.connect(self._end)
        board.hovered.connect(self._hover)
        board.left.connect(self._leave)
        board.turned.connect(self.turn)
        tools.species_chosen.connect(lambda one: self._hold(self.brush.with_species(one)))
        tools.habitat_chosen.connect(self._choose_habitat)
        tools.eraser_chosen.connect(lambda: self._hold(replace(self.brush, erasing=True)))
        tools.keystone_chosen.connect(lambda: self._hold(self.brush.with_keystone()))
        tools.printing_chosen.connect(self._choose_printing)
        tools.turn_requested.connect(lambda: self.turn(1))
        tools.nature.stepped.connect(self._add_nature)
        bar.seat_chosen.connect(self.look_at)
        self._page.landmarks.pressed.connect(self._touch)
        for panel in (self._page.scores, self._page.race):
            panel.line_hovered.connect(self._light)
            panel.line_left.connect(lambda: self._page.scene.explain(None))
        self._document.changed.connect(self._follow)
        self._page.retranslated.connect(self.show)

    def show(self) -> None:
        """Makes the page equal to the document."""
        self._page.show_pad(self._document, self.seat, growing=self._stroke is None)
        self._page.tools.show_brush(self.brush, self._document.position.grid)

    def look_at(self, seat: int) -> None:
        if 0 <= seat < len(self._document.position.players) and seat != self.seat:
            self.seat = seat
            self._page.scene.show_cursor(None)
            self.show()
            self._page.board.fit()

    def _follow(self) -> None:
        """After an undo the player is looked at whose board has changed."""
        players, before = self._document.position.players, self._seen.players
        self._seen = self._document.position
        self.seat = min(self.seat, len(players) - 1)
        changed = [
            seat
            for seat, pair in enumerate(zip(before, players, strict=False))
            if pair[0] != pair[1]
        ]
        if len(changed) == 1 and len(players) == len(before):
            self.seat = changed[0]
        self.show()

    def press(self, key: PadKey) -> None:
        """Does what a key asks for, if it is about pieces."""
        match key.command:
            case PadCommand.UP | PadCommand.DOWN | PadCommand.LEFT | PadCommand.RIGHT:
                self._move(*_WAYS[key.command])
            case PadCommand.PIECE:
                self._take(key.number)
            case PadCommand.LAY:
                self._touch(self._page.scene.cursor or _START)
            case PadCommand.ERASE:
                self._erase()
            case PadCommand.SWITCH:
                self._hold(self.brush.switched())
            case PadCommand.KEYSTONE:
                self._print(self.brush.with_keystone())
            case PadCommand.TURN | PadCommand.TURN_BACK:
                self.turn(1 if key.command is PadCommand.TURN else -1)
            case PadCommand.MORE_NATURE | PadCommand.LESS_NATURE:
                self._add_nature(1 if key.command is PadCommand.MORE_NATURE else -1)
            case PadCommand.PLAYER:
                self.look_at(key.number)
            case PadCommand.NEXT_PLAYER:
                self.look_at((self.seat + 1) % len(self._document.position.players))

    def turn(self, by: int) -> None:
        """Turns the tile in the hand."""
        if self.brush.tiles:
            self._hold(self.brush.turned(by))

    def _hold(self, brush: Brush) -> None:
        self.brush = brush
        self._page.tools.show_brush(brush, self._document.position.grid)
        self._show_ghost()

    def _choose_printing(self, printed: bool) -> None:
        kept = replace(self.brush, printed=printed, keystone=False)
        self._hold(kept.with_species(self.brush.species))

    def _choose_habitat(self, habitat: Habitat) -> None:
        self._hold(self.brush.with_habitat(habitat, self._document.position.grid))

    def _add_nature(self, by: int) -> None:
        nature = self._document.position.players[self.seat].nature
        self._document.set_nature(self.seat, nature + by)

    def _take(self, number: int) -> None:
        """A digit takes a piece; a token is laid at once where the cursor is."""
        if self.brush.tiles:
            self._choose_habitat(Habitat(number))
            return
        taken = self.brush.with_species(Wildlife(number))
        if taken.prints:
            self._print(taken)
            return
        self._hold(taken)
        cursor = self._page.scene.cursor
        if cursor is not None:
            self._document.lay(self.seat, cursor, self._laid(cursor))

    def _print(self, brush: Brush) -> None:
        """Takes what can be printed; the tile at the cursor shows it, or shows it no more."""
        self._hold(brush)
        if self._page.scene.cursor is not None:
            self._touch(self._page.scene.cursor)

    def _erase(self) -> None:
        cursor = self._page.scene.cursor
        if cursor is None:
            self._hold(replace(self.brush, erasing=True))
        else:
            self._document.lay(self.seat, cursor, peeled(self._tile(cursor)))

    def _move(self, across: int, down: int) -> None:
        scene, there = self._page.scene, _START
        if scene.cursor is not None:
            there = stepped(scene.grid, scene.cursor, across, down)
        if there in scene.field:
            scene.show_cursor(there)
            self._page.landmarks.point_at(there)

    def _touch(self, cell: Cell) -> None:
        """What a click there does, with the cursor."""
        self._page.scene.show_cursor(cell)
        self._begin(cell, Qt.MouseButton.LeftButton, by_key=True)
        self._end()

    def _tile(self, cell: Cell) -> LaidTile | None:
        return self._document.position.players[self.seat].tiles.get(cell)

    def _laid(self, cell: Cell) -> LaidTile | None:
        return self.brush.over(self._tile(cell), self._document.position.grid)

    def _begin(self, cell: Cell, button: Qt.MouseButton, *, by_key: bool = False) -> None:
        """A stroke that begins on an equal piece takes away, any other one lays."""
        erasing = button is Qt.MouseButton.RightButton
        self._stroke = replace(self.brush, erasing=erasing or self.brush.erasing)
        grid = self._document.position.grid
        self._removing = self._stroke.lies_on(self._tile(cell), grid)
        self._begun = False
        scene = self._page.scene
        scene.hide_ghosts()
        if not by_key:
            scene.show_cursor(None)
        self._go_on(cell)

    def _go_on(self, cell: Cell) -> None:
        stroke, grid = self._stroke, self._document.position.grid
        if stroke is None or cell not in self._page.scene.field:
            return
        tile = self._tile(cell)
        if self._removing:
            after = stroke.without(tile) if stroke.lies_on(tile, grid) else tile
        else:
            after = stroke.over(tile, grid)
        if self._document.lay(self.seat, cell, after, going_on=self._begun):
            self._begun = True

    def _end(self) -> None:
        self._stroke = None
        self.show()

    def _hover(self, cell: Cell, _point: QPointF) -> None:
        self._pointed = cell
        self._show_ghost()

    def _leave(self) -> None:
        self._pointed = None
        self._show_ghost()

    def _show_ghost(self) -> None:
        """What a click would lay where the pointer is, unless it lies there already."""
        cell, grid = self._pointed, self._document.position.grid
        useless = cell is None or self.brush.lies_on(self._tile(cell), grid)
        self._page.scene.show_ghost(self.brush, None if useless else cell)

    def _light(self, seat: int, line: str) -> None:
        """A number that is touched lights up its reasons; a total would light up everything."""
        if seat == self.seat and line != "total":
            units = LINES_BY_ID[line].units(self._document.sheets[seat])
            self._page.scene.explain(units or None)
