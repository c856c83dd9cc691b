"""What Okanagan adds to the commands, which is only how its results are explained."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cascadia_qt.commands import Commands, Playing, Simulating
from cascadia_qt.games.okanagan.model.setup import OkanaganSetup
from cascadia_qt.games.okanagan.rules.options import Options
from cascadia_qt.games.okanagan.terminal.known import Known
from cascadia_qt.games.okanagan.terminal.score import score_record
from cascadia_qt.games.okanagan.words.bots import bot_names
from cascadia_qt.words.seats import called


def _add_options(_parser: ArgumentParser) -> None:
    """Nothing is agreed but how many play."""


def _known(words: Namespace) -> Known:
    return Known(
        players=words.players,
        seed=words.seed,
        drawn=None if words.begin is None else words.begin == "drawn",
    )


def setup_of(known: Known) -> OkanaganSetup:
    """The game that was named; what is not known is as proposed."""
    assert known.players is not None
    return OkanaganSetup(called(known.players, bot_names()), known.seed, known.drawn is True)


def _agreed(_words: Namespace) -> None:
    return None


def _options(_agreed: None, players: int, _seed: int) -> Options:
    return Options(players)


COMMANDS = Commands(
    play=Playing(add_options=_add_options, known=_known, nothing=Known(), setup=setup_of),
    simulate=Simulating(add_options=_add_options, agreed=_agreed, options=_options),
    score=score_record,
    pictures="cascadia_qt.games.okanagan.views.pictures",
)
