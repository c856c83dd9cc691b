"""What a screen reader asks a program: its tree of things, what they are called, and their deeds.

Speaks AT-SPI over D-Bus, as Orca does, on a bus of its own.
"""

from __future__ import annotations

import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.low_level import Message

from tests.games.cascadia.window.program import PATIENCE, until

TOOLS = ("dbus-daemon", "/usr/libexec/at-spi-bus-launcher")
_SPI = "org.a11y.atspi"
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = f"{_SPI}.Registry"
_EVENTS = MatchRule(type="signal", interface=f"{_SPI}.Event.Object")
_VISIBLE, _SHOWING = 1 << 30, 1 << 25  # two of the states that AT-SPI counts


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in the tree."""

    owner: str
    path: str
    name: str
    role: str
    states: int
    deeds: tuple[str, ...]

    @property
    def seen(self) -> bool:
        return bool(self.states & _VISIBLE and self.states & _SHOWING)


class Reader:
    """Walks through the programs on a bus, acts, and listens."""

    def __init__(self, bus: DBusConnection) -> None:
        self._bus = bus
        self._events: deque[Message] = deque()
        self._heard: list[str] = []
        self._focus: tuple[str, str] | None = None
        registry = DBusAddress("/org/a11y/atspi/registry", _REGISTRY, _REGISTRY)
        for event in ("object:announcement", "object:state-changed:focused"):
            self._ask(new_method_call(registry, "RegisterEvent", "s", (event,)))
        self._ask(message_bus.AddMatch(_EVENTS))

    def programs(self) -> list[tuple[str, str]]:
        children: list[tuple[str, str]] = self._call(_REGISTRY, _ROOT, "Accessible", "GetChildren")
        return children

    def things(self) -> Iterator[Thing]:
        """Everything that is seen in the windows of all programs, from above."""
        for owner, path in self.programs():
            for window in self._children(owner, path):
                yield from self._below(*window)

    def inside(self, thing: Thing) -> list[Thing]:
        """What is seen in something, without what is in that."""
        children = (self._thing(*child) for child in self._children(thing.owner, thing.path))
        return [child for child in children if child is not None and child.seen]

    def again(self, thing: Thing) -> Thing:
        """The same as it is now."""
        now = self._thing(thing.owner, thing.path)
        assert now is not None, f"{thing} is gone"
        return now

    def find(self, name: str, role: str = "") -> Thing:
        """What is called so, or begins to be called so, as soon as it is there."""

        def look() -> Thing | None:
            fits = (each for each in self.things() if each.name.startswith(name))
            return next((each for each in fits if role in ("", each.role)), None)

        found = until(look, f"{name} is in the tree")
        assert found is not None
        return found

    def press(self, thing: Thing) -> None:
        """Does the first thing that can be done with it."""
        assert self.pressed(thing), f"{thing} is gone"

    def pressed(self, thing: Thing) -> bool:
        """Does the same, unless the thing has gone meanwhile."""
        assert thing.deeds, thing
        return bool(self._call(thing.owner, thing.path, "Action", "DoAction", "i", 0))

    def is_there(self, thing: Thing) -> bool:
        """Whether it is still what it was."""
        return self._thing(thing.owner, thing.path) == thing

    def heard(self) -> list[str]:
        """What was announced so far."""
        self._listen()
        return self._heard

    def focus(self) -> str:
        """What the thing is called that has got the focus last."""
        self._listen()
        thing = None if self._focus is None else self._thing(*self._focus)
        return "" if thing is None else thing.name

    def _listen(self) -> None:
        self.programs()  # whatever came before the answer is there then, too
        while self._events:
            event = self._events.popleft()
            fields, (kind, begins, _, told, _) = event.header.fields, event.body
            if fields[HeaderFields.member] == "Announcement":
                self._heard.append(told[1])
            elif kind == "focused" and begins:
                self._focus = fields[HeaderFields.sender], fields[HeaderFields.path]

    def _below(self, owner: str, path: str) -> Iterator[Thing]:
        thing = self._thing(owner, path)
        if thing is not None and thing.seen:
            yield thing
            for child in self._children(owner, path):
                yield from self._below(*child)

    def _children(self, owner: str, path: str) -> list[tuple[str, str]]:
        return self._call(owner, path, "Accessible", "GetChildren") or []

    def _thing(self, owner: str, path: str) -> Thing | None:
        """None if it has just gone."""
        states = self._call(owner, path, "Accessible", "GetState")
        role = self._call(owner, path, "Accessible", "GetRoleName")
        address = DBusAddress(path, owner, f"{_SPI}.Accessible")
        name = self._ask(Properties(address).get("Name"))
        if states is None or role is None or name is None:
            return None
        deeds = self._call(owner, path, "Action", "GetActions") or ()
        names = tuple(deed[0] for deed in deeds)
        return Thing(owner, path, name[1], role, states[0] | states[1] << 32, names)

    def _call(
        self, owner: str, path: str, interface: str, method: str, kinds: str = "", *values: object
    ) -> Any:
        address = DBusAddress(path, owner, f"{_SPI}.{interface}")
        return self._ask(new_method_call(address, method, kinds or None, values))

    def _ask(self, question: Message) -> Any:
        """The first value of the answer; None if there is none, or no such thing any more."""
        with self._bus.filter(_EVENTS, queue=self._events):
            answer = self._bus.send_and_get_reply(question, timeout=PATIENCE)
        wrong = answer.header.message_type.name == "error"
        return None if wrong or not answer.body else answer.body[0]


@contextmanager
def screen_reader(folder: Path) -> Iterator[tuple[Reader, dict[str, str]]]:
    """A reader on a bus of its own, and what a program must be told to speak to it."""
    own = {"XDG_RUNTIME_DIR": str(folder), "XDG_CACHE_HOME": str(folder), "HOME": str(folder)}
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    said, unheard = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, env=own, stdout=said, stderr=unheard, text=True) as daemon:
        assert daemon.stdout is not None
        try:
            yield from _connected(daemon.stdout.readline().strip())
        finally:
            daemon.terminate()


def _connected(address: str) -> Iterator[tuple[Reader, dict[str, str]]]:
    with open_dbus_connection(address) as session:
        launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        question = new_method_call(launcher, "GetAddress")
        spoken = session.send_and_get_reply(question, timeout=PATIENCE).body[0]
        with open_dbus_connection(spoken) as bus:
            told = {
                "DBUS_SESSION_BUS_ADDRESS": address,
                "AT_SPI_BUS_ADDRESS": spoken,
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            }
            yield Reader(bus), told
