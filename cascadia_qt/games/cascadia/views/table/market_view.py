"""The market of four pairs, painted as a column with the stack above it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Property, QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from cascadia_qt.games.cascadia.rules.market import SLOTS, Market
from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.rules.tiles import Tile
from cascadia_qt.games.cascadia.views.art.faces import Faces, level_for
from cascadia_qt.games.cascadia.views.table.board_items import draw_centred
from cascadia_qt.games.cascadia.views.table.market_landmarks import Piece, market_landmarks
from cascadia_qt.games.cascadia.views.table.market_marks import Hand, MarketMarks
from cascadia_qt.games.cascadia.words.spoken import pair_words
from cascadia_qt.rules.grid import SQUARE, Grid
from cascadia_qt.views.access.landmarks import Landmark, Landmarks
from cascadia_qt.views.layout import TILE_RADIUS, Layout, layout_for
from cascadia_qt.views.motion import Motion
from cascadia_qt.views.theme import current_theme
from cascadia_qt.words.language import labelled

_GAP = 8
_KEY_ROOM = 4  # the key stands in the upper left corner
_CORNER = 6
_ARRIVING = 200
_FADED = 0.35  # what cannot be chosen while something else can
_TILE_SHARE = 0.87  # of the room it needs in height
_TOKEN_SHARE = 0.58  # of the same


class MarketView(QWidget):
    """Four places, each with a tile, a token and the key that takes it.

    Signals:
        tile_clicked, token_clicked: a piece was clicked; carries its place.
        dragged: a piece is being pulled out; carries the place, whether it is the token, and the
            point on the screen.
        dropped: it was let go; carries whether it is the token, and the point on the screen.
        turn_wanted: the tile in hand shall be turned, by whoever does not use the mouse.
    """

    tile_clicked = Signal(int)
    token_clicked = Signal(int)
    dragged = Signal(int, bool, QPoint)
    dropped = Signal(bool, QPoint)
    turn_wanted = Signal()

    def __init__(self, faces: Faces, motion: Motion) -> None:
        super().__init__()
        self._faces = faces
        self._motion = motion
        self._arrival = 1.0
        self._fresh_tiles: frozenset[int] = frozenset()
        self._fresh_tokens: frozenset[int] = frozenset()
        self._market: Market | None = None
        self._grid: Grid | None = None
        self._layout: Layout | None = None
        self._marks = MarketMarks()
        self._hand: Hand | None = None
        self._under: tuple[int, bool] | None = None
        self._pressed: tuple[int, bool, QPoint] | None = None
        self._dragging = False
        self._current = 0
        self.landmarks = Landmarks(self, self._find_landmarks)
        self.landmarks.pressed.connect(self._press)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._speak()

    def show_market(
        self, grid: Grid, market: Market, marks: MarketMarks, hand: Hand | None
    ) -> None:
        self._grid, self._layout = grid, layout_for(grid)
        if self._market is not None and market is not self._market:
            self._welcome_fresh(self._market, market)
        self._market = market
        self._marks = marks
        self._hand = hand
        self._speak()
        self.update()

    def _speak(self) -> None:
        """Tells readers of the screen which pair Enter would choose; they read names out."""
        name, market, slot = self.tr("Market"), self._market, self._current
        if market is not None:
            tile, token = market.tiles[slot], market.tokens[slot]
            if tile is not None and token is not None:
                name = labelled(name, pair_words(slot + 1, tile, token))
        self.setAccessibleName(name)
        self.landmarks.setAccessibleName(self.tr("Market"))
        self.landmarks.follow()

    def _find_landmarks(self) -> Iterator[Landmark]:
        if self._market is not None and self._grid is not None:
            where = self.tile_rect, self.token_rect
            yield from market_landmarks(self._grid, self._market, self._marks, self._hand, where)

    def _press(self, piece: Piece) -> None:
        slot, on_token = piece
        hand = self._hand
        if on_token:
            self.token_clicked.emit(slot)
        elif hand is not None and hand.tile is not None and slot == hand.tile_slot:
            self.turn_wanted.emit()
        else:
            self.tile_clicked.emit(slot)

    def _welcome_fresh(self, before: Market, after: Market) -> None:
        """What was drawn slides in from the side of the stack."""
        slots = range(SLOTS)
        tiles = frozenset(s for s in slots if after.tiles[s] not in (None, before.tiles[s]))
        # Tokens are all alike, so only a place that was empty or has another animal is fresh.
        tokens = frozenset(s for s in slots if after.tokens[s] not in (None, before.tokens[s]))
        if tiles or tokens:
            self._fresh_tiles, self._fresh_tokens = tiles, tokens
            self._motion.glide(self, "arrival", 0.0, 1.0, _ARRIVING)

    def _get_arrival(self) -> float:
        return self._arrival

    def _set_arrival(self, arrival: float) -> None:
        self._arrival = arrival
        self.update()

    arrival = Property(float, _get_arrival, _set_arrival)

    def sizeHint(self) -> QSize:
        return QSize(208, 520)

    def minimumSizeHint(self) -> QSize:
        return QSize(176, 272)

    def tile_rect(self, slot: int) -> QRectF:
        """Where the tile of a place is, in this widget; a tile does not fill its width."""
        row = self.row_rect(slot)
        side = min(row.height() - _GAP, row.width() * 0.54)
        pair = side * (_TILE_SHARE + _TOKEN_SHARE) + _GAP
        left = row.center().x() - pair / 2 + _KEY_ROOM - side * (1 - _TILE_SHARE) / 2
        return QRectF(left, row.center().y() - side / 2, side, side)

    def token_rect(self, slot: int) -> QRectF:
        tile = self.tile_rect(slot)
        side = tile.width() * _TOKEN_SHARE
        left = tile.right() - tile.width() * (1 - _TILE_SHARE) / 2 + _GAP
        return QRectF(left, tile.center().y() - side / 2, side, side)

    def row_rect(self, slot: int) -> QRectF:
        """Where a place is, in this widget."""
        height = (self.height() - _GAP * (SLOTS - 1)) / SLOTS
        return QRectF(0, slot * (height + _GAP), self.width(), height)

    def _piece_at(self, point: QPointF) -> tuple[int, bool] | None:
        """The place under `point`, and whether it is the token's side of it."""
        for slot in range(SLOTS):
            if self.row_rect(slot).contains(point):
                return slot, point.x() > self.tile_rect(slot).right()
        return None

    def help_at(self, point: QPoint | None) -> str:
        """A token is explained by the card of its animal, everything else by what a turn is."""
        piece = None if point is None else self._piece_at(QPointF(point))
        if piece is None or self._market is None:
            return ""
        slot, is_token = piece
        token = self._market.tokens[slot] if is_token else None
        return "turn" if token is None else token.word

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for slot in range(SLOTS):
            self._paint_row(painter, slot)
            self._paint_pieces(painter, slot)

    def _paint_row(self, painter: QPainter, slot: int) -> None:
        theme = current_theme()
        row = self.row_rect(slot).adjusted(1, 1, -1, -1)
        open_here = slot in self._marks.tiles or slot in self._marks.tokens
        hovered = self._under in self._marks.open_pieces(slot)
        line = QPen(QColor(theme.gold if open_here else theme.line), 1 + 2 * hovered)
        if self.hasFocus() and slot == self._current:
            line = QPen(QColor(theme.why), 2)
        painter.setBrush(QColor(theme.raised))
        painter.setPen(line)
        painter.drawRoundedRect(row, _CORNER, _CORNER)
        painter.setPen(QColor(theme.ink if open_here else theme.faded))
        painter.drawText(row.adjusted(8, 6, 0, 0), Qt.AlignmentFlag.AlignLeft, f"{slot + 1}")

    def _paint_pieces(self, painter: QPainter, slot: int) -> None:
        theme = current_theme()
        if self._market is None or self._layout is None:
            return
        tile, token = self._market.tiles[slot], self._market.tokens[slot]
        marks = self._marks
        if tile is not None:
            painter.setOpacity(_FADED if marks.tokens and not marks.tiles else 1.0)
            if slot in marks.chosen_tiles:
                painter.setOpacity(1.0)
            ring = self._ring(slot in marks.chosen_tiles, slot in marks.proposed_tiles)
            self._paint_tile(painter, slot, tile, 0, ring)
        if token is not None:
            painter.setOpacity(_FADED if marks.tiles and not marks.tokens else 1.0)
            ring = self._ring(slot in marks.chosen_tokens, slot in marks.proposed_tokens)
            self._paint_token(painter, slot, token, ring)
        painter.setOpacity(1.0)
        hand = self._hand
        if hand is not None and hand.tile is not None and slot == hand.tile_slot:
            self._paint_tile(painter, slot, hand.tile, hand.rotation, theme.gold)
        if hand is not None and hand.token is not None and slot == hand.token_slot:
            self._paint_token(painter, slot, hand.token, theme.gold)

    def _ring(self, chosen: bool, proposed: bool) -> str:
        """The colour around a piece; none for most."""
        theme = current_theme()
        return theme.gold if chosen else theme.why if proposed else ""

    def _paint_tile(
        self, painter: QPainter, slot: int, tile: Tile, rotation: int, ring: str
    ) -> None:
        assert self._layout is not None
        rect = self._arriving(self.tile_rect(slot), slot in self._fresh_tiles and not ring)
        level = level_for(rect.width() / 2)
        face = self._faces.tile(self._layout, tile, rotation, level, self.devicePixelRatioF())
        self._paint_face(painter, rect, face, level, ring)
        if ring:
            scale = rect.width() / 2 / TILE_RADIUS
            grown = QTransform.fromTranslate(rect.center().x(), rect.center().y())
            painter.drawPolygon(grown.scale(scale, scale).map(self._layout.outline()))

    def _paint_token(self, painter: QPainter, slot: int, token: Wildlife, ring: str) -> None:
        rect = self._arriving(self.token_rect(slot), slot in self._fresh_tokens and not ring)
        level = level_for(rect.width() / 2)
        face = self._faces.token(token, level, self.devicePixelRatioF())
        self._paint_face(painter, rect, face, level, ring)
        if ring:
            painter.drawEllipse(rect)

    def _arriving(self, rect: QRectF, fresh: bool) -> QRectF:
        return rect.translated(0, (self._arrival - 1) * rect.height() * 0.6) if fresh else rect

    @staticmethod
    def _paint_face(painter: QPainter, rect: QRectF, face: QPixmap, level: int, ring: str) -> None:
        """The face, and a pen ready to draw a ring around it."""
        painter.save()
        painter.translate(rect.center())
        draw_centred(painter, face, rect.width() / 2, level)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ring or "transparent"), 4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With the focus here, up and down go through the places and Enter chooses."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if not self._marks.tiles | self._marks.tokens:
            super().keyPressEvent(event)
        elif by is not None:
            self._current = (self._current + by) % SLOTS
            self._speak()
            self.landmarks.point_at(Piece(self._current, not self._marks.tiles))
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            only_tokens = not self._marks.tiles
            (self.token_clicked if only_tokens else self.tile_clicked).emit(self._current)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.landmarks.follow()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            slot, on_token, start = self._pressed
            moved = (event.position().toPoint() - start).manhattanLength()
            self._dragging = self._dragging or moved >= QApplication.startDragDistance()
            if self._dragging:
                self.dragged.emit(slot, on_token, event.globalPosition().toPoint())
            return
        self._set_under(self._piece_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        piece = self._piece_at(event.position())
        if piece is not None and self._takes(event.button()):
            self._pressed = (*piece, event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._takes(event.button()):
            return
        pressed, self._pressed = self._pressed, None
        dragging, self._dragging = self._dragging, False
        if pressed is None:
            return
        slot, on_token, _ = pressed
        if dragging:
            self.dropped.emit(on_token, event.globalPosition().toPoint())
        elif on_token:
            self.token_clicked.emit(slot)
        else:
            self.tile_clicked.emit(slot)

    def _takes(self, button: Qt.MouseButton) -> bool:
        """On squares the right button takes, too, as in the older program."""
        right = button is Qt.MouseButton.RightButton and self._grid is SQUARE
        return right or button is Qt.MouseButton.LeftButton

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_under(None)

    def _set_under(self, piece: tuple[int, bool] | None) -> None:
        if piece != self._under:
            self._under = piece
            self.update()
