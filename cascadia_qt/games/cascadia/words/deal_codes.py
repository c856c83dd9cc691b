"""Deals and their codes in words: what is dealt, and what is wrong with what was typed."""

from __future__ import annotations

from cascadia_qt.games.cascadia.rules.deal_code import BadCode, Deal, Fault
from cascadia_qt.games.cascadia.rules.scoring.rulings import DEFAULT_RULINGS
from cascadia_qt.games.cascadia.rules.terms import Variant
from cascadia_qt.games.cascadia.words.cards import variant_name
from cascadia_qt.games.cascadia.words.goals import scenario_name
from cascadia_qt.rules.grid import HEX
from cascadia_qt.words.language import translate


def complaint(error: BadCode) -> str:
    """What is wrong with a code, as a sentence."""
    match error.fault:
        case Fault.EMPTY:
            return translate("DealCode", "There is no code yet.")
        case Fault.CHARACTER:
            return _unused(error.character, error.meant)
        case Fault.NEWER:
            return translate("DealCode", "This code is from a newer version of the program.")
        case Fault.SHORT:
            text = translate("DealCode", "The code is too short: {0} of {1} characters.")
            return text.format(error.length, error.wanted)
        case Fault.LONG:
            text = translate("DealCode", "The code is too long: {0} instead of {1} characters.")
            return text.format(error.length, error.wanted)
        case Fault.CHECK:
            return translate(
                "DealCode",
                "The check does not fit: a character is wrong, or two have changed places.",
            )


def _unused(character: str, meant: str) -> str:
    if character.isdecimal():
        text = translate("DealCode", "The digit {0} is not used in codes")
    elif character.isalpha():
        text = translate("DealCode", "The letter {0} is not used in codes")
    else:
        text = translate("DealCode", "The sign {0} is not used in codes")
    sentence = text.format(character)
    if not meant:
        return translate("DealCode", "{0}.").format(sentence)
    return translate("DealCode", "{0}; did you mean {1}?").format(sentence, meant)


def deal_words(deal: Deal) -> str:
    """What is dealt, in one line: tiles, players, how wildlife is scored, and unusual rulings."""
    options, parts = deal.options, []
    hexagons = options.grid is HEX
    parts.append(
        translate("DealCode", "Hexagons") if hexagons else translate("DealCode", "Squares")
    )
    parts.append(_players(options.players))
    parts.append(_scoring(deal))
    if options.scoring.rulings != DEFAULT_RULINGS:
        parts.append(translate("DealCode", "with rulings of its own"))
    return " · ".join(parts)


def _players(count: int) -> str:
    if count == 1:
        return translate("DealCode", "one player")
    return translate("DealCode", "{0} players").format(count)


def _scoring(deal: Deal) -> str:
    scoring, scenario = deal.options.scoring, deal.options.scenario
    if scenario is not None:
        return scenario_name(scenario)
    if scoring.variant is not Variant.CARDS:
        return variant_name(scoring.variant)
    letters = " ".join(card.value for card in scoring.cards)
    return translate("DealCode", "cards {0}").format(letters)
