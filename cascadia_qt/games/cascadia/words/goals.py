"""The goals of scenarios and achievements in words, and how far somebody has come."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cascadia_qt.games.cascadia.rules.goals import Goal, Measure, Progress
from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife
from cascadia_qt.words.language import translate

_ALL = len(Wildlife)  # as many habitats as animals


def goal_words(goal: Goal) -> str:
    """What is to be reached, as a short sentence without full stop."""
    return _SENTENCES[goal.measure](goal)


def progress_words(progress: Progress) -> str:
    """How far it is reached, in a few words; nothing is more than reached."""
    goal = progress.goal
    if goal.at_most:
        return _kept(goal, progress.count)
    count = min(progress.count, goal.target)
    if goal.nth == _ALL:
        text = translate("Goals", "lowest: {0} of {1}")
    elif goal.nth == 3:
        text = translate("Goals", "third best: {0} of {1}")
    elif goal.nth == 2:
        text = translate("Goals", "second best: {0} of {1}")
    else:
        text = translate("Goals", "{0} of {1}")
    return text.format(count, goal.target)


def achievement_name(number: int) -> str:
    """The short name of an achievement, counted from 1."""
    return (
        translate("Achievements", "Trailhead"),
        translate("Achievements", "Forest path"),
        translate("Achievements", "Riverbank"),
        translate("Achievements", "High meadow"),
        translate("Achievements", "Ridge"),
        translate("Achievements", "Glacier"),
        translate("Achievements", "Summit"),
        translate("Achievements", "All spent"),
        translate("Achievements", "Quiet den"),
        translate("Achievements", "Empty clearing"),
        translate("Achievements", "Still water"),
        translate("Achievements", "Open sky"),
        translate("Achievements", "Safe burrow"),
        translate("Achievements", "Great herd"),
        translate("Achievements", "Far and wide"),
        translate("Achievements", "Five landscapes"),
        translate("Achievements", "Long way"),
        translate("Achievements", "Wilderness"),
        translate("Achievements", "Balance"),
        translate("Achievements", "Good company"),
        translate("Achievements", "Specialist"),
        translate("Achievements", "Thrift"),
        translate("Achievements", "Treasure"),
        translate("Achievements", "Untouched"),
        translate("Achievements", "Close circle"),
    )[number - 1]


def scenario_name(number: int) -> str:
    return translate("Goals", "Scenario {0}").format(number)


def _kept(goal: Goal, count: int) -> str:
    """How a limit stands; what is allowed is said only once it is passed."""
    if goal.measure is Measure.SPECIES:
        if count > goal.target:
            return translate("Goals", "{0}, at most {1} allowed").format(count, goal.target)
        return translate("Goals", "{0} of at most {1}").format(count, goal.target)
    none, one, several = _limit_words(goal.measure)
    return (none, one)[count] if count < 2 else several.format(count)


def _limit_words(measure: Measure) -> tuple[str, str, str]:
    """Words for none, for one and for several of what should not be."""
    contacts = (
        translate("Goals", "no contact"),
        translate("Goals", "one contact, none allowed"),
        translate("Goals", "{0} contacts, none allowed"),
    )
    texts = {
        Measure.WILDLIFE_CONTACTS: contacts,
        Measure.HABITAT_CONTACTS: contacts,
        Measure.TOKENS_APART: (
            translate("Goals", "none apart"),
            translate("Goals", "one apart, none allowed"),
            translate("Goals", "{0} apart, none allowed"),
        ),
        Measure.FILLED_KEYSTONES: (
            translate("Goals", "none filled"),
            translate("Goals", "one filled, none allowed"),
            translate("Goals", "{0} filled, none allowed"),
        ),
    }
    tokens = (
        translate("Goals", "no token"),
        translate("Goals", "one token, none allowed"),
        translate("Goals", "{0} tokens, none allowed"),
    )
    return texts.get(measure, tokens)


def _total(goal: Goal) -> str:
    return translate("Goals", "At least {0} points").format(goal.target)


def _wildlife_total(goal: Goal) -> str:
    return translate("Goals", "At least {0} points with all animals together").format(goal.target)


def _habitat_total(goal: Goal) -> str:
    return translate(
        "Goals", "At least {0} points in all habitats together, bonuses included"
    ).format(goal.target)


def _nature(goal: Goal) -> str:
    if goal.at_most:
        return translate("Goals", "No nature token left")
    return translate("Goals", "At least {0} nature tokens left").format(goal.target)


def _wildlife_points(goal: Goal) -> str:
    if len(goal.wildlife) == 1:
        text = {
            Wildlife.BEAR: translate("Goals", "At least {0} points with bears"),
            Wildlife.ELK: translate("Goals", "At least {0} points with elk"),
            Wildlife.SALMON: translate("Goals", "At least {0} points with salmon"),
            Wildlife.HAWK: translate("Goals", "At least {0} points with hawks"),
            Wildlife.FOX: translate("Goals", "At least {0} points with foxes"),
        }[goal.wildlife[0]]
    elif goal.nth == 1:
        text = translate("Goals", "At least {0} points with one animal")
    elif goal.nth == _ALL:
        text = translate("Goals", "At least {0} points with every animal")
    else:
        text = translate("Goals", "At least {0} points with each of {1} animals")
    return text.format(goal.target, goal.nth)


def _habitat_points(goal: Goal) -> str:
    if goal.nth == 1:
        text = translate("Goals", "At least {0} points in one habitat, bonus included")
    elif goal.nth == _ALL:
        text = translate("Goals", "At least {0} points in every habitat, bonus included")
    else:
        text = translate("Goals", "At least {0} points in each of {1} habitats, bonus included")
    return text.format(goal.target, goal.nth)


def _tokens(goal: Goal) -> str:
    if goal.at_most:
        return _no_token(goal.wildlife[0])
    if goal.wildlife == (Wildlife.HAWK,):
        text = translate("Goals", "At least {0} hawks")
    elif goal.nth == 1:
        text = translate("Goals", "At least {0} tokens of one animal")
    else:
        text = translate("Goals", "At least {0} tokens of every animal")
    return text.format(goal.target)


def _no_token(species: Wildlife) -> str:
    return {
        Wildlife.BEAR: translate("Goals", "Not a single bear"),
        Wildlife.ELK: translate("Goals", "Not a single elk"),
        Wildlife.SALMON: translate("Goals", "Not a single salmon"),
        Wildlife.HAWK: translate("Goals", "Not a single hawk"),
        Wildlife.FOX: translate("Goals", "Not a single fox"),
    }[species]


def _species(goal: Goal) -> str:
    return translate("Goals", "At most {0} different animals").format(goal.target)


def _full_scores(goal: Goal) -> str:
    texts = {
        Wildlife.ELK: translate("Goals", "A group of elk that earns the most, {1} points"),
        Wildlife.SALMON: translate("Goals", "A run of salmon that earns the most, {1} points"),
        Wildlife.FOX: translate("Goals", "At least {0} foxes that earn the most, {1} points each"),
    }
    return texts[goal.wildlife[0]].format(goal.target, goal.full)


def _majorities(goal: Goal) -> str:
    text = translate(
        "Goals",
        "The largest corridor in at least {0} habitats, alone or shared (solo: seven tiles)",
    )
    return text.format(goal.target)


def _filled_keystones(_goal: Goal) -> str:
    return translate("Goals", "No token on a keystone tile")


def _wildlife_contacts(goal: Goal) -> str:
    texts: dict[tuple[Wildlife, ...], str] = {
        (Wildlife.BEAR, Wildlife.ELK): translate("Goals", "Bears and elk never touch"),
    }
    return texts[goal.wildlife]


def _habitat_contacts(goal: Goal) -> str:
    texts: dict[tuple[Habitat, ...], str] = {
        (Habitat.FOREST, Habitat.RIVER): translate("Goals", "Forest and river never touch"),
        (Habitat.MOUNTAIN, Habitat.PRAIRIE): translate("Goals", "Mountain and prairie never touch"),
        (Habitat.WETLAND, Habitat.RIVER): translate("Goals", "Wetland and river never touch"),
    }
    return texts[goal.habitats]


def _tokens_on_habitat(goal: Goal) -> str:
    texts = {
        (Wildlife.ELK, Habitat.FOREST): translate("Goals", "No elk on a tile with forest"),
    }
    return texts[goal.wildlife[0], goal.habitats[0]]


def _tokens_apart(goal: Goal) -> str:
    texts: dict[tuple[Wildlife, ...], str] = {
        (Wildlife.HAWK, Wildlife.ELK): translate("Goals", "Every hawk touches an elk"),
    }
    return texts[goal.wildlife]


_SENTENCES: Mapping[Measure, Callable[[Goal], str]] = {
    Measure.TOTAL: _total,
    Measure.WILDLIFE_TOTAL: _wildlife_total,
    Measure.HABITAT_TOTAL: _habitat_total,
    Measure.NATURE: _nature,
    Measure.WILDLIFE_POINTS: _wildlife_points,
    Measure.HABITAT_POINTS: _habitat_points,
    Measure.TOKENS: _tokens,
    Measure.SPECIES: _species,
    Measure.FULL_SCORES: _full_scores,
    Measure.MAJORITIES: _majorities,
    Measure.FILLED_KEYSTONES: _filled_keystones,
    Measure.WILDLIFE_CONTACTS: _wildlife_contacts,
    Measure.HABITAT_CONTACTS: _habitat_contacts,
    Measure.TOKENS_ON_HABITAT: _tokens_on_habitat,
    Measure.TOKENS_APART: _tokens_apart,
}
