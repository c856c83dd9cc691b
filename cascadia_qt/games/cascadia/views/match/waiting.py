"""Before and between the games of a duplicate match: who plays next, and nothing of the others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cascadia_qt.games.cascadia.rules.terms import Wildlife
from cascadia_qt.games.cascadia.views.art.faces import Faces
from cascadia_qt.games.cascadia.views.cards.dialog import CardsDialog
from cascadia_qt.games.cascadia.views.match.card import LARGEST, MatchCard, MatchStand
from cascadia_qt.games.cascadia.views.table.cards_panel import CardsPanel
from cascadia_qt.views.labels import PlainLabel, name_on, named_label, say
from cascadia_qt.views.theme import current_theme

_GAP = 32
_ARROW = 6.0


class MatchWaiting(QWidget):
    """The players in their order.

    Signals:
        play_requested: whoever is next wants to play.
        left: back to where one came from.
    """

    play_requested = Signal()
    left = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._stand: MatchStand | None = None
        self._heading = named_label("score_title")
        self._rule = named_label("score_detail")
        self._rule.setWordWrap(True)
        self.scoring = CardsPanel(faces)
        self.scoring.card_chosen.connect(self._enlarge)
        self.cards = _Row()
        self._advice = PlainLabel()
        self._advice.setProperty("heading", True)
        self._advice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._advice.setWordWrap(True)
        self.play, self.back = QPushButton(), QPushButton()
        self.play.setProperty("primary", True)
        self.play.clicked.connect(self.play_requested)
        self.back.clicked.connect(self.left)
        self._build()

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._heading)
        words.addWidget(self._rule)
        words.addStretch()
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addLayout(words, 1)
        head.addWidget(self.scoring)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch()
        buttons.addWidget(self.back)
        buttons.addWidget(self.play)
        buttons.addStretch()
        self.play.setMinimumWidth(200)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 24)
        column.setSpacing(16)
        column.addLayout(head)
        column.addStretch(2)
        column.addWidget(self.cards, 12)
        column.addSpacing(8)
        column.addWidget(self._advice)
        column.addLayout(buttons)
        column.addStretch(3)

    def show_stand(self, stand: MatchStand) -> None:
        before, self._stand = self._stand, stand
        if before is None or before.seats != stand.seats:
            seats = range(len(stand.seats))
            self.cards.lay([MatchCard(self._faces, stand, seat) for seat in seats])
        self.scoring.show_scoring(stand.options.scoring, stand.options.grid)
        self.retranslate()

    def retranslate(self) -> None:
        stand = self._stand
        if stand is None:
            return
        for card in self.cards.cards:
            card.show_stand(stand)
        self._heading.setText(self.tr("Match on one deal"))
        rule = self.tr(
            "Everybody plays the same deal alone. Landscapes and points stay hidden until all "
            "have played."
        )
        self._rule.setText(rule)
        say(self._advice, self._advised(stand))
        self.back.setText(self.tr("&Back"))
        going_on = (
            self.tr("{0} &goes on") if stand.turn and not stand.thinking else self.tr("{0} &plays")
        )
        name_on(self.play, going_on, stand.player.name)
        self.play.setDisabled(stand.thinking)

    def _advised(self, stand: MatchStand) -> str:
        if stand.thinking:
            text = self.tr("{0} is playing. Whoever leaves finds the match here again.")
            return text.format(stand.player.name)
        if stand.player.bot is not None:
            return self.tr("The match waits for {0}.").format(stand.player.name)
        return self.tr("{0} takes a seat, the others look away.").format(stand.player.name)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _enlarge(self, species: Wildlife) -> None:
        if self._stand is not None:
            options = self._stand.options
            CardsDialog(options, self._faces, species, self.window()).open()


class _Row(QWidget):
    """Cards with an arrow from each to the next."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[MatchCard] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self.setMaximumHeight(LARGEST.height())

    def lay(self, cards: list[MatchCard]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        self.cards = cards
        self._row.addStretch()
        for card in cards:
            self._row.addWidget(card, 4)
        self._row.addStretch()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        colour = QColor(current_theme().faded)
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, round_, join))
        for card in self.cards[1:]:
            tip = QPointF(card.x() - _GAP / 2 + _ARROW / 2, card.geometry().center().y())
            back = QPointF(-_ARROW, _ARROW)
            painter.drawPolyline([tip + QPointF(-_ARROW, -_ARROW), tip, tip + back])
