"""Evenings in front of a terminal: people who follow nothing but what they are asked."""

from __future__ import annotations

import re

from tests.terminal.evening import Follow, GameEvening


def follow(question: str) -> str:
    """What somebody answers who reads the question and nothing else."""
    if "Enter" in question:
        return ""
    if "(y/n)" in question:
        return "y"
    if found := re.search(r"(\d+)(-\d+)? (a|the) set", question):
        return found[1]
    return "p" if "p pile" in question and len(question) % 2 else "1"


class Evening(GameEvening):
    """Plays Heroes of Kaskaria in a terminal, and goes on with it."""

    game = "kaskaria"

    def follower(self) -> Follow:
        return follow
