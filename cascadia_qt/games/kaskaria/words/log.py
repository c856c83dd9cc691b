"""What happens in a game, in words, for whoever may hear it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cascadia_qt.games.kaskaria.rules.events import (
    AmuletWon,
    CardTaken,
    Event,
    FigureMoved,
    FigureStayedOut,
    FigureStopped,
    FigureWentIn,
    GameEnded,
    GoldCollected,
    SetPlayed,
    WaterfallCame,
)
from cascadia_qt.games.kaskaria.words.names import card_name, cards_of_colour
from cascadia_qt.words.language import translate
from cascadia_qt.words.log_line import LogLine


def log_line(events: Iterable[Event]) -> LogLine:
    """A step in words, given what somebody was told of it."""
    text, besides = "", []
    for event in events:
        if done := _doing(event):
            text = text or done
            besides += [] if text is done else [done]
        besides += _happening(event)
    return LogLine(text, besides=tuple(besides))


def _doing(event: Event) -> str:
    """What a player decides; "" for what follows from it."""
    match event:
        case CardTaken(card=None):
            return translate("KaskariaLog", "Takes a card from the pile")
        case CardTaken(card=card, slot=None) if card is not None:
            return translate("KaskariaLog", "Takes a card from the pile: {0}").format(
                card_name(card)
            )
        case CardTaken(card=card) if card is not None:
            text = translate("KaskariaLog", "Takes a card from the display: {0}")
            return text.format(card_name(card))
        case SetPlayed(cards=cards):
            text = translate("KaskariaLog", "Plays a set, {0}")
            kinds = (card.kind for card in cards)
            return text.format(cards_of_colour(cards[0].colour, kinds))
        case FigureWentIn(figure=figure):
            return _goes_in(figure)
        case FigureStayedOut(figure=figure):
            return _stays_out(figure)
        case _:
            return ""


def _happening(event: Event) -> Iterator[str]:
    """What is worth a sentence; how the display is filled again can be seen there."""
    match event:
        case GoldCollected(gold=1):
            yield translate("KaskariaLog", "Collects 1 gold")
        case GoldCollected(gold=gold):
            yield translate("KaskariaLog", "Collects {0} gold").format(gold)
        case FigureMoved(figure=figure, steps=1, to=to):
            yield _goes_one_step(figure).format(to)
        case FigureMoved(steps=steps, to=to):
            text = translate("KaskariaLog", "The cliff runner goes {0} steps on, to step {1}")
            yield text.format(steps, to)
        case FigureStopped(figure=figure):
            yield _stands_before(figure)
        case AmuletWon():
            yield translate("KaskariaLog", "Wins the amulet")
        case WaterfallCame():
            yield translate(
                "KaskariaLog", "The waterfall comes: pile and discard pile are shuffled together"
            )
        case GameEnded():
            yield translate("KaskariaLog", "The game is over")


def _goes_in(figure: str) -> str:
    return {
        "runner": translate("KaskariaLog", "The cliff runner goes into the volcano"),
        "griffin": translate("KaskariaLog", "The griffin goes into the volcano"),
    }[figure]


def _stays_out(figure: str) -> str:
    return {
        "runner": translate("KaskariaLog", "The cliff runner stays before the volcano"),
        "griffin": translate("KaskariaLog", "The griffin stays before the volcano"),
    }[figure]


def _stands_before(figure: str) -> str:
    return {
        "runner": translate("KaskariaLog", "The cliff runner may go into the volcano"),
        "griffin": translate("KaskariaLog", "The griffin may go into the volcano"),
    }[figure]


def _goes_one_step(figure: str) -> str:
    return {
        "runner": translate("KaskariaLog", "The cliff runner goes one step on, to step {0}"),
        "griffin": translate("KaskariaLog", "The griffin goes one step on, to step {0}"),
    }[figure]
