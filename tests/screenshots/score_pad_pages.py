"""The pages of the score pad, for the pictures of every page."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from cascadia_qt.games.cascadia.controllers.score_pad import ScorePad
from cascadia_qt.games.cascadia.rules.position import LaidPlayer, LaidTile, Position
from cascadia_qt.games.cascadia.rules.scoring.rulings import Scoring
from cascadia_qt.games.cascadia.rules.state import Phase, State
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.views.score.render import laid_tiles
from cascadia_qt.games.cascadia.views.score_pad.pad_page import PadPage
from cascadia_qt.rules.grid import HEX, SQUARE, Grid
from tests.quiet_hall import QuietHall
from tests.screenshots.pages import Stage, game

Key = Qt.Key


def score_pad_pages(stage: Stage) -> None:
    """Empty, tokens only, tiles, both grids, and the sheet that explains it."""
    hall = QuietHall(stage.games / "pad", stage.application.preferences, stage.window)
    pad = ScorePad(hall, stage.shell)
    stage.leave()
    pad.open()
    stage.keep("score-pad-empty")
    for grid, players in ((HEX, 1), (HEX, 4), (SQUARE, 2)):
        table = played(grid, players)
        pad.document.replace(tokens_of(table))
        stage.keep(f"score-pad-tokens-{grid.name}-{players}")
        pad.document.replace(table)
        stage.press(Key.Key_T, Key.Key_2, Key.Key_5, Key.Key_R)
        stage.keep(f"score-pad-tiles-{grid.name}-{players}")
        stage.press(Key.Key_T, Key.Key_Left, Key.Key_Right, Key.Key_Down)
        stage.keep(f"score-pad-cursor-{grid.name}-{players}")
    action = QAction(stage.window)
    action.triggered.connect(page_of(stage).explain.click)
    stage.keep_dialog("score-pad-explained", action)
    pad.document.replace(tokens_of(pad.document.position))
    stage.keep_dialog("score-pad-explained-tokens", action)
    pad.wait()


def page_of(stage: Stage) -> PadPage:
    page = stage.window.centralWidget()
    assert isinstance(page, PadPage)
    return page


def played(grid: Grid, players: int) -> Position:
    """A game that was played to its end."""

    def over(state: State) -> bool:
        return state.phase is Phase.OVER

    record = game(over, players=players, grid=grid, cards="BCADC")
    state: State = record.history.state
    laid = tuple(
        LaidPlayer(seat.name, player.nature, laid_tiles(player.environment))
        for seat, player in zip(record.seats, state.players, strict=True)
    )
    return Position(grid, state.options.scoring, laid)


def tokens_of(position: Position) -> Position:
    """Its tokens alone."""
    players = tuple(
        replace(
            player,
            tiles={
                cell: LaidTile(None, None, None, tile.token)
                for cell, tile in player.tiles.items()
                if tile.token is not None
            },
        )
        for player in position.players
    )
    cards = Scoring(Variant.CARDS, (Card.A,) * len(Wildlife))
    return replace(position, players=players, scoring=cards)
