"""What a closing would bring, and what lies on the desk, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from cascadia_qt.games.okanagan.rules.areas import Area
from cascadia_qt.games.okanagan.rules.objectives import OBJECTIVES
from cascadia_qt.games.okanagan.rules.preview import Prospect, Share
from cascadia_qt.games.okanagan.rules.reckoning import Reckoning
from cascadia_qt.games.okanagan.rules.rewards import PLACE, Holding
from cascadia_qt.games.okanagan.words.areas import open_words, size_words
from cascadia_qt.games.okanagan.words.names import (
    nuggets_words,
    points_words,
    terrain_name,
)
from cascadia_qt.words.language import labelled, translate


def turn_words(turn: int) -> str:
    return translate("OkanaganClosing", "Turn {0}").format(turn)


def area_title(area: Area) -> str:
    """Such as "Forest, 3 tiles, 2 open sides"."""
    return ", ".join((terrain_name(area.terrain).capitalize(), size_words(area), open_words(area)))


def closed_title(area: Area) -> str:
    """The territory that is scored."""
    text = translate("OkanaganClosing", "{0} closed, {1}")
    return text.format(terrain_name(area.terrain).capitalize(), size_words(area))


def prospect_title(prospect: Prospect) -> str:
    """What would become of a territory."""
    area = prospect.area
    if prospect.is_lost:
        text = translate("OkanaganClosing", "Closes {0}: nobody is there")
        return text.format(terrain_name(area.terrain))
    if area.is_closed:
        text = translate("OkanaganClosing", "Closes {0}, {1}")
        return text.format(terrain_name(area.terrain), size_words(area))
    return area_title(area)


def share_words(name: str, share: Share, *, alone: bool, shared: bool) -> str:
    """What somebody would get of a territory; the action may be `shared` by several equals."""
    if alone:
        text = translate("OkanaganClosing", "{0} ({1}): {2} or the action")
    elif share.action and shared:
        text = translate("OkanaganClosing", "{0} ({1}): {2}, perhaps the action")
    elif share.action:
        text = translate("OkanaganClosing", "{0} ({1}): {2} and the action")
    else:
        text = translate("OkanaganClosing", "{0} ({1}): {2}")
    return text.format(name, share.influence, _count_words(share.least, share.most))


def _count_words(least: int, most: int) -> str:
    """So many rewards, or between so many."""
    if least != most:
        return translate("OkanaganClosing", "{0} to {1} rewards").format(least, most)
    if most == 0:
        return translate("OkanaganClosing", "no reward")
    if most == 1:
        return translate("OkanaganClosing", "1 reward")
    return translate("OkanaganClosing", "{0} rewards").format(most)


def influence_words(name: str, force: int) -> str:
    text = translate("OkanaganClosing", "{0}: influence {1}")
    return text.format(name, force)


def acting_words(name: str, force: int) -> str:
    text = translate("OkanaganClosing", "{0}: influence {1}, takes the special action")
    return text.format(name, force)


def short_progress(objective: int, held: Holding) -> str:
    """How far a card is, as it stands on it: "2 of 3, 14 points"."""
    card = OBJECTIVES[objective]
    sets = card.sets(held)
    if len(card.rewards) == 1:
        return points_words(card.points * sets)
    begun = sum(1 for reward in card.rewards if held[PLACE[reward]] > sets)
    text = translate("OkanaganClosing", "{0} of {1}, {2}")
    return text.format(begun, len(card.rewards), points_words(card.points * sets))


def points_why(reckoning: Reckoning) -> str:
    """How somebody's points come about."""
    parts = (
        labelled(translate("OkanaganClosing", "Explorer"), reckoning.explorer),
        labelled(translate("OkanaganClosing", "Objectives"), reckoning.objective_points),
        labelled(nuggets_words(reckoning.nuggets).capitalize(), reckoning.nugget_points),
    )
    return ", ".join(parts)


def tiles_words(tiles: Sequence[int], terrains: Sequence[str]) -> str:
    """How many unseen tiles have each terrain."""
    counted = (f"{terrain_name(each)} {count}" for each, count in zip(terrains, tiles, strict=True))
    return ", ".join(counted)


def picked_words(count: int, there: int) -> str:
    """How many of a reward are picked, and how many there are."""
    return translate("OkanaganClosing", "{0} of {1}").format(count, there)


def market_title() -> str:
    return translate("OkanaganClosing", "Tiles to take, and special actions behind them")


def pile_words(count: int) -> str:
    if count == 1:
        return translate("OkanaganClosing", "pile of 1")
    return translate("OkanaganClosing", "pile of {0}").format(count)


def build_title() -> str:
    return translate("OkanaganClosing", "What do you build?")


def close_title() -> str:
    return translate("OkanaganClosing", "Closed territories")


def objectives_title() -> str:
    return translate("OkanaganClosing", "Objectives")


def own_rewards_title(name: str) -> str:
    return translate("OkanaganClosing", "Rewards of {0}").format(name)


def their_rewards_title() -> str:
    return translate("OkanaganClosing", "Rewards of the others")


def stock_title() -> str:
    return translate("OkanaganClosing", "Rewards in the stock")


def instead_words() -> str:
    return translate("OkanaganClosing", "special action")


def foremost_words() -> str:
    """What the first in an order is."""
    return translate("OkanaganClosing", "collects first")


def collect_words() -> str:
    return translate("OkanaganClosing", "collect")


def useless_words() -> str:
    """Why a special action cannot be taken."""
    return translate("OkanaganClosing", "It would change nothing.")


def hand_title(name: str) -> str:
    return translate("OkanaganClosing", "Tile of {0}").format(name)


def my_tile() -> str:
    return translate("OkanaganClosing", "Your tile")
