"""Objectives as sentences, and how far somebody is with them."""

from __future__ import annotations

from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.rewards import PLACE, Holding
from cascadia_qt.games.okanagan.rules.tiles import UNSEEN
from cascadia_qt.games.okanagan.words.names import counted_reward, points_words, reward_name
from cascadia_qt.words.language import labelled, translate
from cascadia_qt.words.outcome import joined


def objective_words(objective: int) -> str:
    """A card as its clause says it, such as "3 points for every timber"."""
    if objective == UNSEEN:
        return translate("OkanaganObjectives", "secret objective")
    card = OBJECTIVES[objective]
    names = [reward_name(reward) for reward in card.rewards]
    if len(names) == 1:
        text = translate("OkanaganObjectives", "{0} points for every {1}")
    else:
        text = translate("OkanaganObjectives", "{0} points for every set of {1}")
    return text.format(card.points, joined(names))


def progress_words(objective: int, held: Holding) -> str:
    """What a card counts now, such as "2 sets, 10 points: 3 ore, 2 stone"."""
    card = OBJECTIVES[objective]
    sets = card.sets(held)
    there = ", ".join(counted_reward(each, held[PLACE[each]]) for each in card.rewards)
    if not sets:
        return labelled(sets_words(0), there)
    text = translate("OkanaganObjectives", "{0}, {1}: {2}")
    return text.format(sets_words(sets), points_words(card.points * sets), there)


def sets_words(sets: int) -> str:
    if sets == 0:
        return translate("OkanaganObjectives", "no set")
    if sets == 1:
        return translate("OkanaganObjectives", "1 set")
    return translate("OkanaganObjectives", "{0} sets").format(sets)
