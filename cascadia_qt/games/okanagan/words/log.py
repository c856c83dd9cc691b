"""What happens in a game, in words, for whoever may hear it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cascadia_qt.games.okanagan.rules.actions import Action, Alone, Close, Done
from cascadia_qt.games.okanagan.rules.backs import BACK_NAMED
from cascadia_qt.games.okanagan.rules.events import (
    ActionTaken,
    AreaClosed,
    AreaLost,
    Built,
    Event,
    FaceUpRenewed,
    FirstChosen,
    GameEnded,
    HeapReturned,
    NuggetDrawn,
    ObjectivesDrawn,
    ObjectivesDropped,
    ObjectivesKept,
    OrderSettled,
    PileHalved,
    RewardGiven,
    RewardsCollected,
    RewardsGained,
    RewardsSwapped,
    RewardTraded,
    RoundBegun,
    TileLaid,
    TileStuck,
    TileTaken,
)
from cascadia_qt.games.okanagan.words.areas import forces_words
from cascadia_qt.games.okanagan.words.backs import back_name
from cascadia_qt.games.okanagan.words.names import (
    cell_name,
    reward_name,
    rewards_words,
    terrain_name,
)
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.tiles import built_words, tile_words
from cascadia_qt.words.language import labelled, listed, translate
from cascadia_qt.words.log_line import LogLine


def log_line(action: Action, events: Iterable[Event], names: Sequence[str], seat: int) -> LogLine:
    """A step of `seat` in words, given what somebody was told of it.

    What `seat` does stands after its name; what others do, or come to, names them.
    """
    text, besides = _decision(action), []
    for event in events:
        done, who = _deed(event, names)
        if done and not text:
            text = done
        elif done:
            besides.append(done if who in (seat, None) else labelled(names[who], done))
        else:
            besides += _happening(event, names)
    return LogLine(text, besides=tuple(besides))


def _decision(action: Action) -> str:
    """What is decided without anything happening at once; "" for everything else."""
    match action:
        case Close(terrain):
            text = translate("OkanaganLog", "Chooses the territory that comes next: {0}")
            return text.format(terrain_name(terrain))
        case Alone(collects=True):
            return translate("OkanaganLog", "Is alone there and collects")
        case Alone():
            return translate("OkanaganLog", "Is alone there and takes a special action instead")
        case Done():
            return translate("OkanaganLog", "Trades no more")
        case _:
            return ""


def _deed(event: Event, names: Sequence[str]) -> tuple[str, int | None]:
    """What somebody does, as it stands after a name, and who; "" for what happens by itself."""
    match event:
        case ObjectivesKept() | ObjectivesDrawn() | ObjectivesDropped():
            return _cards(event), event.seat
        case TileLaid() | Built() | TileTaken() | TileStuck():
            return _tile(event), event.seat
        case OrderSettled(seat=by, order=order) if by is not None:
            text = translate("OkanaganLog", "Settles the order: {0}")
            return text.format(", ".join(names[each] for each in order)), by
        case ActionTaken(name=name):
            text = translate("OkanaganLog", "Takes a special action: {0}")
            return text.format(back_name(BACK_NAMED[name])), event.seat
        case FirstChosen():
            return translate("OkanaganLog", "Collects first"), event.seat
        case NuggetDrawn():
            return translate("OkanaganLog", "Draws a nugget"), event.seat
        case RewardGiven(giver=giver):
            return _rewards(event, names), giver
        case RewardsGained() | RewardsCollected() | RewardsSwapped() | RewardTraded():
            return _rewards(event, names), event.seat
        case _:
            return "", None


def _cards(event: ObjectivesKept | ObjectivesDrawn | ObjectivesDropped) -> str:
    """What is done with objectives, which only their owner is told."""
    match event:
        case ObjectivesKept():
            done = translate("OkanaganLog", "Keeps three objectives")
        case ObjectivesDrawn(count=1):
            done = translate("OkanaganLog", "Draws an objective")
        case ObjectivesDrawn():
            done = translate("OkanaganLog", "Draws two objectives")
        case ObjectivesDropped(count=1):
            done = translate("OkanaganLog", "Puts an objective away")
        case _:
            done = translate("OkanaganLog", "Puts two objectives away")
    if event.objectives is None:
        return done
    return labelled(done, listed(map(objective_words, event.objectives)))


def _tile(event: TileLaid | Built | TileTaken | TileStuck) -> str:
    match event:
        case TileLaid(cell=cell):
            return translate("OkanaganLog", "Lays a tile {0}").format(cell_name(cell))
        case Built(building=kind, on=on):
            return translate("OkanaganLog", "Builds a {0}").format(built_words(kind, on))
        case TileStuck(tile=tile):
            text = translate("OkanaganLog", "Changes a tile that fits nowhere ({0})")
            return text.format(tile_words(tile))
        case TileTaken(tile=None, pile=pile):
            text = translate("OkanaganLog", "Takes a tile unseen from pile {0}")
            return text.format(pile + 1)
        case TileTaken(tile=tile, pile=pile, face_up=False) if tile is not None:
            text = translate("OkanaganLog", "Takes a tile unseen from pile {0}: {1}")
            return text.format(pile + 1, tile_words(tile))
        case _:
            assert event.tile is not None
            text = translate("OkanaganLog", "Takes face-up tile {0}: {1}")
            return text.format(event.pile + 1, tile_words(event.tile))


def _rewards(
    event: RewardsGained | RewardsCollected | RewardGiven | RewardsSwapped | RewardTraded,
    names: Sequence[str],
) -> str:
    match event:
        case RewardsGained(rewards=rewards):
            return translate("OkanaganLog", "Gains {0}").format(rewards_words(rewards))
        case RewardsCollected(rewards=rewards):
            return translate("OkanaganLog", "Collects {0}").format(rewards_words(rewards))
        case RewardGiven(taker=taker, reward=reward):
            text = translate("OkanaganLog", "Gives {0} to {1}")
            return text.format(reward_name(reward), names[taker])
        case RewardsSwapped(other=other, mine=mine, theirs=theirs):
            text = translate("OkanaganLog", "Swaps {0} for {1} of {2}")
            return text.format(reward_name(mine), reward_name(theirs), names[other])
        case RewardTraded(mine=mine, new=new):
            text = translate("OkanaganLog", "Trades {0} for {1}")
            return text.format(reward_name(mine), reward_name(new))


def _happening(event: Event, names: Sequence[str]) -> Iterator[str]:
    """What comes of it; how face-up tiles are replaced can be seen there."""
    match event:
        case AreaLost(terrain=terrain):
            text = translate("OkanaganLog", "A territory is closed in which nobody has built: {0}")
            yield text.format(terrain_name(terrain))
        case AreaClosed(terrain=terrain, influence=forces, icons=icons):
            text = translate("OkanaganLog", "A territory is closed: {0} ({1}); it has {2}")
            yield text.format(
                terrain_name(terrain), forces_words(forces, names), rewards_words(icons)
            )
        case HeapReturned(rewards=rewards):
            text = translate("OkanaganLog", "Nobody collects {0}")
            yield text.format(rewards_words(rewards))
        case FaceUpRenewed():
            yield translate("OkanaganLog", "Three new tiles are turned up")
        case PileHalved(pile=pile, empty=empty):
            text = translate("OkanaganLog", "Half of pile {0} becomes pile {1}")
            yield text.format(pile + 1, empty + 1)
        case RoundBegun():
            yield translate("OkanaganLog", "The second round begins")
        case GameEnded():
            yield translate("OkanaganLog", "The game is over")
