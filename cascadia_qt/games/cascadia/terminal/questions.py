"""What is asked before a game, in the order that players of the older program know."""

from __future__ import annotations

from dataclasses import replace

from cascadia_qt.games.cascadia.ai.bots import MAKERS
from cascadia_qt.games.cascadia.model.setup import RANDOM_CARD, GameSetup, setup_from_words
from cascadia_qt.games.cascadia.rules.game import CASCADIA
from cascadia_qt.games.cascadia.rules.reach import scenario_obstacle
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS, Scenario
from cascadia_qt.games.cascadia.rules.terms import Card, Variant, Wildlife
from cascadia_qt.games.cascadia.terminal.known import Known
from cascadia_qt.games.cascadia.terminal.table_rules import ask_rules
from cascadia_qt.games.cascadia.words.bots import bot_names
from cascadia_qt.games.cascadia.words.cards import card_summary, variant_summary
from cascadia_qt.games.cascadia.words.goals import goal_words
from cascadia_qt.games.cascadia.words.names import species_name
from cascadia_qt.games.cascadia.words.reach import obstacle_words
from cascadia_qt.rules.grid import GRIDS, HEX, SQUARE, Grid
from cascadia_qt.terminal.people import ask_drawn, ask_names, leaving
from cascadia_qt.terminal.prompts import Screen, numbered
from cascadia_qt.words.language import translate

_ANIMALS = (Wildlife.BEAR, Wildlife.FOX, Wildlife.ELK, Wildlife.SALMON, Wildlife.HAWK)


def ask_setup(screen: Screen, known: Known) -> GameSetup:
    """The game that is wanted; asks for what is not known. Raises Leave."""
    count = len(known.players) if known.players else _ask_count(screen)
    grid = _grid(screen, known, count)
    cards, scenario = known.cards, known.scenario
    if cards is None:
        cards, scenario = _cards(screen, scenario, GRIDS[grid], count)
    players = known.players or ask_names(screen, count, MAKERS, bot_names())
    drawn = known.drawn
    if drawn is None:
        # Who names the players all at once has seated them.
        drawn = known.players is None and count > 1 and ask_drawn(screen)
    setup = replace(setup_from_words(players, grid, cards, known.seed), drawn=drawn)
    if known.players is None:
        rulings, free_undo = ask_rules(screen, cards, leaving(screen))
        setup = replace(setup, rulings=rulings, free_undo=free_undo)
    return replace(setup, scenario=scenario)


def _ask_count(screen: Screen) -> int:
    counts = {str(count): count for count in CASCADIA.players}
    return screen.choose(translate("Terminal", "How many players? (1-4)"), counts, leaving(screen))


def _ask_grid(screen: Screen) -> str:
    question = translate("Terminal", "Which tiles? 1 square, 2 hexagonal")
    return screen.choose(question, numbered((SQUARE.name, HEX.name), 1), leaving(screen))


def _grid(screen: Screen, known: Known, players: int) -> str:
    """The tiles; a scenario may leave no choice."""
    if known.scenario is not None and known.grid != HEX.name:
        scenario = SCENARIOS[known.scenario - 1]
        if scenario_obstacle(scenario, SQUARE, players) is not None:
            screen.say(obstacle_words(scenario, SQUARE))
            return HEX.name
    return known.grid or _ask_grid(screen)


def _cards(
    screen: Screen, scenario: int | None, grid: Grid, players: int
) -> tuple[str, int | None]:
    """The cards, and the scenario that they belong to, if one is played."""
    variant = None if scenario is not None else _ask_variant(screen)
    if variant is None:
        number = scenario or _ask_scenario(screen, grid, players)
        return _letters(SCENARIOS[number - 1]), number
    if variant is not Variant.CARDS:
        return str(variant.value), None
    chosen = {species: _ask_card(screen, species) for species in _ANIMALS}
    return "".join(chosen[species] for species in Wildlife), None


def _ask_variant(screen: Screen) -> Variant | None:
    """What is scored, or None for a scenario."""
    screen.say(f"1  {variant_summary(Variant.FAMILY)}")
    screen.say(f"2  {variant_summary(Variant.INTERMEDIATE)}")
    question = translate(
        "Terminal", "Which scoring? 1 Family, 2 Intermediate, 3 wildlife cards, 4 a scenario"
    )
    variants = numbered((Variant.FAMILY, Variant.INTERMEDIATE, Variant.CARDS, None), 1)
    return screen.choose(question, variants, leaving(screen))


def _ask_scenario(screen: Screen, grid: Grid, players: int) -> int:
    """Which one; those that cannot be passed at this table are listed with the reason."""
    answers = {}
    for scenario in SCENARIOS:
        words = f"{_letters(scenario)}: {'; '.join(map(goal_words, scenario.goals))}"
        if scenario_obstacle(scenario, grid, players) is None:
            answers[str(scenario.number)] = scenario.number
        else:
            words = obstacle_words(scenario, grid)
        screen.say(f"{scenario.number:>2}  {words}")
    question = translate("Terminal", "Which scenario? (its number)")
    return screen.choose(question, answers, leaving(screen))


def _letters(scenario: Scenario) -> str:
    return "".join(card.value for card in scenario.cards)


def _ask_card(screen: Screen, species: Wildlife) -> str:
    for card in Card:
        screen.say(f"{card.value}  {card_summary(species, card)}")
    letters = {card.value.lower(): card.value for card in Card}
    question = translate("Terminal", "{0}: which card? (a-d, or r for any)")
    answers = {**letters, "r": RANDOM_CARD}
    return screen.choose(question.format(species_name(species)), answers, leaving(screen))
