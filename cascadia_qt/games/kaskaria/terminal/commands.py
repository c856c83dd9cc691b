"""What Heroes of Kaskaria adds to the commands: lengths, the fearless variant and open hands."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import replace

from cascadia_qt.commands import Commands, Playing, Simulating
from cascadia_qt.games.kaskaria.model.setup import KaskariaSetup
from cascadia_qt.games.kaskaria.rules.options import LENGTHS, PLAYERS, Options
from cascadia_qt.games.kaskaria.terminal.known import Known
from cascadia_qt.games.kaskaria.terminal.score import score_record
from cascadia_qt.games.kaskaria.words.bots import bot_names
from cascadia_qt.words.language import translate
from cascadia_qt.words.seats import called


def _add_options(parser: ArgumentParser) -> None:
    about = translate("KaskariaCommands", "how long both ways are")
    parser.add_argument("--length", choices=LENGTHS, help=about)
    about = translate(
        "KaskariaCommands", "two runners of a set go 3 steps, two gold of a set are 5"
    )
    parser.add_argument("--fearless", action="store_true", default=None, help=about)
    about = translate("KaskariaCommands", "everybody sees everybody's cards")
    parser.add_argument("--open", action="store_true", default=None, help=about)


def _known(words: Namespace) -> Known:
    return Known(
        players=words.players,
        length=words.length,
        fearless=words.fearless,
        open_hands=words.open,
        seed=words.seed,
        drawn=None if words.begin is None else words.begin == "drawn",
    )


def setup_of(known: Known) -> KaskariaSetup:
    """The game that was named; what is not known is as proposed."""
    assert known.players is not None
    return KaskariaSetup(
        called(known.players, bot_names()),
        known.length or "normal",
        known.fearless is True,
        known.open_hands is True,
        known.seed,
        known.drawn is True,
    )


def _agreed(words: Namespace) -> Options:
    fearless, open_hands = words.fearless is True, words.open is True
    return Options(PLAYERS.start, words.length or "normal", fearless, open_hands)


def _options(agreed: Options, players: int, _seed: int) -> Options:
    return replace(agreed, players=players)


COMMANDS = Commands(
    play=Playing(add_options=_add_options, known=_known, nothing=Known(), setup=setup_of),
    simulate=Simulating(add_options=_add_options, agreed=_agreed, options=_options),
    score=score_record,
    pictures="cascadia_qt.games.kaskaria.views.pictures",
)
