"""Cards, piles and heroes as readers of the screen find them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF

from cascadia_qt.games.kaskaria.model.tableau import Player
from cascadia_qt.games.kaskaria.rules.cards import Card
from cascadia_qt.games.kaskaria.rules.options import Ways
from cascadia_qt.games.kaskaria.views.table.card_face import covered
from cascadia_qt.games.kaskaria.views.table.fan import Fan
from cascadia_qt.games.kaskaria.views.table.places import Places
from cascadia_qt.games.kaskaria.views.table.shown import Shown
from cascadia_qt.games.kaskaria.views.table.spot import Badged, InHand, Pile, Slot
from cascadia_qt.games.kaskaria.views.table.table_words import heap_tip, plate_tip
from cascadia_qt.games.kaskaria.words.names import figure_name, gold_words
from cascadia_qt.games.kaskaria.words.reading import (
    gold_title,
    hand_title,
    held_card_words,
    heroes_title,
    play_words,
    playing_words,
    slot_words,
)
from cascadia_qt.games.kaskaria.words.spoken import hand_words, step_words
from cascadia_qt.views.access.board_table import BoardTable
from cascadia_qt.views.access.landmarks import Landmark


def table_landmarks(
    shown: Shown, places: Places, laid: Fan, badges: Mapping[str, QRectF]
) -> Iterator[Landmark]:
    """The hand and what it can do, what can be taken, and what was."""
    table = shown.table
    hand = table.players[shown.seat].hand
    for place, (card, held) in enumerate(zip(hand, laid.cards, strict=True)):
        words = held_card_words(card, lifted=place in shown.lifted)
        yield Landmark(InHand(place), words, held.place.toRect())
    for colour, offer in shown.offers.items():
        yield Landmark(Badged(colour), play_words(colour, offer.words), badges[colour].toRect())
    for slot, (lying, rect) in enumerate(zip(table.display, places.display, strict=True)):
        if lying is not None:
            yield Landmark(Slot(slot), slot_words(slot + 1, lying), rect.toRect())
    yield Landmark(Pile(), heap_tip(table.pile, drawn=True), places.pile.toRect())
    tip = heap_tip(table.discard, drawn=False)
    yield Landmark("discard", tip, places.discard.toRect(), pressed=False)
    if table.playing:
        yield Landmark(
            "playing", playing_words(table.playing), places.stage.toRect(), pressed=False
        )


def hero_landmarks(
    shown: Shown, places: Places, names: Sequence[str], ways: Ways
) -> Iterator[Landmark]:
    """Everybody with what is known of him."""
    for seat, player in enumerate(shown.table.players):
        told = plate_tip(names[seat], player, ways)
        if seat != shown.seat:
            told = f"{told}. {hand_words(known_hand(shown, player))}"
        yield Landmark(("hero", seat), f"{told}.", places.plates[seat].toRect(), pressed=False)


def heroes_table(shown: Shown, names: Sequence[str], ways: Ways) -> BoardTable:
    """A row a hero, the one in front first to be read."""
    players = shown.table.players
    return BoardTable(
        heroes_title(),
        (figure_name("runner"), figure_name("griffin"), gold_title(), hand_title()),
        tuple(names),
        tuple(
            (
                step_words("runner", player.runner, ways.runner),
                step_words("griffin", player.griffin, ways.griffin),
                gold_words(player.gold),
                hand_words(player.hand if seat == shown.seat else known_hand(shown, player)),
            )
            for seat, player in enumerate(players)
        ),
        (shown.seat, 0),
    )


def known_hand(shown: Shown, player: Player) -> Sequence[Card]:
    """The hand of another as far as it is shown."""
    return player.hand if shown.remembered else covered(player.hand)
