"""Evenings in front of a terminal: people who follow nothing but what they are asked."""

from __future__ import annotations

import re

from tests.terminal.evening import Follow, GameEvening


def follow(question: str) -> str:
    """What somebody answers who reads the question and nothing else."""
    found = re.search(r"such as ([0-9]+[a-d]?( [0-9]+)*)", question)
    return found[1] if found else ""


class Evening(GameEvening):
    """Plays Okanagan in a terminal, and goes on with it."""

    game = "okanagan"

    def follower(self) -> Follow:
        return follow
