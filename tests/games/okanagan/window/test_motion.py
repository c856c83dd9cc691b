"""What moves at the table: influence is counted up, rewards fly, tiles and models settle."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cascadia_qt.games.okanagan.rules.actions import Collect
from cascadia_qt.games.okanagan.rules.game import OKANAGAN
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.views.table.flights import FlyingPiece
from tests.games.okanagan.window.conftest import Open
from tests.games.okanagan.window.den import ANN, ROBOT, Den
from tests.games.okanagan.window.playing import Key

_LONGEST = 250  # milliseconds that anybody waits for


def collecting(state: State) -> bool:
    return state.phase is Phase.COLLECT and state.seat == 0


def collect(den: Den) -> int:
    """Collects what the rules would, and tells how many rewards that were."""
    action = OKANAGAN.legal(den.state)[0]
    assert isinstance(action, Collect)
    den.turn.do(action)
    return len(action.rewards)


def test_collected_rewards_fly_to_their_owner_and_are_gone(open_den: Open, qtbot: QtBot) -> None:
    den = open_den(motion=100)
    den.come_to(collecting, ANN, ROBOT)
    count = collect(den)
    flying = den.page.findChildren(FlyingPiece)
    assert len(flying) == count
    glides = [each for each in den.shell.motion.running if each.target in flying]
    assert len(glides) == count
    assert all(each.duration <= _LONGEST for each in glides)
    qtbot.waitUntil(lambda: not den.page.findChildren(FlyingPiece))


def test_without_motion_nothing_flies(den: Den) -> None:
    den.come_to(collecting, ANN, ROBOT)
    collect(den)
    assert not den.page.findChildren(FlyingPiece)


def test_influence_is_counted_up_when_a_territory_is_closed(open_den: Open) -> None:
    den = open_den(motion=100)
    den.come_to(
        lambda state: state.phase is Phase.CLOSE and state.seat == 0,
        ANN,
        ROBOT,
    )
    den.press(Key.Key_1)
    counted = [each for each in den.shell.motion.running if each.target is den.page.desk]
    assert [each.name for each in counted] == ["counted"]
    assert all(each.duration <= _LONGEST for each in counted)
    den.table.hurry()
    assert den.page.desk.property("counted") == 1.0


def test_a_tile_and_a_model_settle_quickly(open_den: Open) -> None:
    den = open_den(motion=100)
    den.come_to(lambda state: state.phase is Phase.LAY and state.seat == 0, ANN, ROBOT)
    for key in (Key.Key_Right, Key.Key_Return):
        den.press(key)
    settling = [each for each in den.shell.motion.running if each.name == "scale"]
    assert settling
    assert all(each.duration <= _LONGEST for each in settling)
