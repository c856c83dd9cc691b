"""The soak of gestures lets the monkeys of all games on the shelf play."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

from cascadia_qt.shelf import RULES
from tests.soak.gestures import MONKEYS, MoreGestures


def test_every_game_has_its_monkey() -> None:
    missing = [
        f"tests/games/{game}/window/test_monkey.py" for game in RULES.keys() - MONKEYS.keys()
    ]
    assert (missing, MONKEYS.keys() - RULES.keys()) == ([], set())
    assert all(path.is_file() for path in MONKEYS.values())


def test_gestures_are_shared_out_among_all_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = [import_module(f"tests.games.{game}.window.test_monkey") for game in MONKEYS]
    for module in modules:
        for name in ("GESTURES", "LUCK"):
            monkeypatch.setattr(module, name, getattr(module, name))
    session: Any = SimpleNamespace(items=[None] * 11)
    MoreGestures(list(MONKEYS), 1100, 7).pytest_collection_finish(session)
    for module in modules:
        assert (vars(module)["GESTURES"], vars(module)["LUCK"]) == (100, 7)
