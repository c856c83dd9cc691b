"""What Cascadia adds to the commands: its tiles, cards and scenarios, and its positions."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import replace

from cascadia_qt.commands import BadWords, Commands, Playing, Simulating
from cascadia_qt.games.cascadia.model.setup import GameSetup, setup_from_words
from cascadia_qt.games.cascadia.rules import position
from cascadia_qt.games.cascadia.rules.reach import scenario_obstacle
from cascadia_qt.games.cascadia.rules.scenarios import SCENARIOS
from cascadia_qt.games.cascadia.rules.state import MOST_PLAYERS
from cascadia_qt.games.cascadia.rules.terms import Variant
from cascadia_qt.games.cascadia.terminal.known import Known
from cascadia_qt.games.cascadia.terminal.score import score_position, score_record
from cascadia_qt.games.cascadia.terminal.simulated import (
    RANDOM_CARDS,
    Agreed,
    ended,
    options_of,
    summary_lines,
    with_bonuses,
)
from cascadia_qt.games.cascadia.words.reach import obstacle_words
from cascadia_qt.rules.grid import GRIDS, HEX
from cascadia_qt.terminal.arguments import whole
from cascadia_qt.words.language import translate

_FIRST_CARDS = "AAAAA"
_CORRIDORS = '"corridors": {"forest": 6, "river": 3}'


def _about_positions() -> str:
    text = translate(
        "CascadiaCommands",
        "A player of a position for whom only tokens were laid may have the sizes of the largest"
        " corridors instead of tiles with edges: {0}.",
    )
    return text.format(_CORRIDORS)


def _add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--cards",
        type=_cards,
        help=translate(
            "CascadiaCommands",
            "letters for bear, elk, salmon, hawk, fox; or family, intermediate, random",
        ),
    )
    parser.add_argument("--grid", choices=GRIDS)
    about = translate("CascadiaCommands", "1 to {0}, with its own cards").format(len(SCENARIOS))
    parser.add_argument("--scenario", type=whole(1, len(SCENARIOS)), help=about)


def _cards(text: str) -> str:
    variants = (Variant.FAMILY.value, Variant.INTERMEDIATE.value, RANDOM_CARDS)
    if text in variants or re.fullmatch("[A-D]{5}", text):
        return text
    complaint = translate(
        "CascadiaCommands",
        "{0} is neither five letters from A to D nor family, intermediate or random",
    )
    raise ArgumentTypeError(complaint.format(repr(text)))


def _known(words: Namespace) -> Known:
    _refuse_impossible(words, len(words.players) if words.players else MOST_PLAYERS)
    return Known(
        players=words.players,
        grid=words.grid,
        cards=words.cards,
        seed=words.seed,
        scenario=words.scenario,
        drawn=None if words.begin is None else words.begin == "drawn",
    )


def _refuse_impossible(words: Namespace, players: int) -> None:
    if words.scenario is None:
        return
    if words.cards is not None:
        raise BadWords(translate("CascadiaCommands", "a scenario has its own cards"))
    scenario, grid = SCENARIOS[words.scenario - 1], GRIDS[words.grid or HEX.name]
    if scenario_obstacle(scenario, grid, players) is not None:
        raise BadWords(obstacle_words(scenario, grid))


def _setup(known: Known) -> GameSetup:
    assert known.players is not None
    cards, grid = known.cards or _FIRST_CARDS, known.grid or HEX.name
    setup = setup_from_words(known.players, grid, cards, known.seed)
    return replace(setup, scenario=known.scenario, drawn=known.drawn is True)


def _agreed(words: Namespace) -> Agreed:
    _refuse_impossible(words, len(words.bots))
    cards, number = words.cards or _FIRST_CARDS, words.scenario
    if number is not None:
        cards = "".join(card.value for card in SCENARIOS[number - 1].cards)
    return Agreed(cards, words.grid or HEX.name, number)


COMMANDS = Commands(
    play=Playing(add_options=_add_options, known=_known, nothing=Known(), setup=_setup),
    simulate=Simulating(
        add_options=_add_options,
        agreed=_agreed,
        options=options_of,
        ended=ended,
        summed=with_bonuses,
        lines=summary_lines,
    ),
    score=score_record,
    documents={position.FORMAT: score_position},
    about_documents=_about_positions,
    pictures="cascadia_qt.games.cascadia.views.score.picture",
)
