"""What lies on the desk: the market, or whatever is to be decided, piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cascadia_qt.games.okanagan.controllers.choosing import Option, Picked
from cascadia_qt.games.okanagan.controllers.keyboard import key_of
from cascadia_qt.games.okanagan.controllers.turn import HumanTurn
from cascadia_qt.games.okanagan.model.tableau import heap_seen
from cascadia_qt.games.okanagan.rules.actions import (
    Alone,
    Build,
    Close,
    Gain,
    Give,
    Swap,
    TakeShown,
    TakeUnseen,
    Trade,
)
from cascadia_qt.games.okanagan.rules.areas import area_at, icons
from cascadia_qt.games.okanagan.rules.board import Building, Laid
from cascadia_qt.games.okanagan.rules.legal import is_legal
from cascadia_qt.games.okanagan.rules.rewards import NOTHING, PLACE
from cascadia_qt.games.okanagan.rules.special import taker_of
from cascadia_qt.games.okanagan.rules.state import Phase, State
from cascadia_qt.games.okanagan.rules.tiles import TILES
from cascadia_qt.games.okanagan.views.table.desk_look import (
    BackFace,
    BacksFace,
    Chip,
    DeskLook,
    Face,
    HeapFace,
    Look,
    ObjectiveFace,
    PennantFace,
    Piece,
    RewardFace,
    TileFace,
)
from cascadia_qt.games.okanagan.words import closing as words
from cascadia_qt.games.okanagan.words.areas import area_words
from cascadia_qt.games.okanagan.words.backs import back_name, back_words
from cascadia_qt.games.okanagan.words.names import building_name, reward_name, terrain_name
from cascadia_qt.games.okanagan.words.objectives import objective_words
from cascadia_qt.games.okanagan.words.tiles import built_words, tile_words
from cascadia_qt.words.language import listed

_ACTING = (Phase.ACTION, Phase.GAIN, Phase.GIVE, Phase.SWAP, Phase.TRADE, Phase.DROP)


def desk_look(state: State, names: Sequence[str], turn: HumanTurn | None) -> DeskLook:
    """The desk for whoever decides; without a turn it is only looked at."""
    options = () if turn is None else turn.options
    chips, heap = tuple(_chips(state, names)), heap_seen(state)
    if turn is None or not options:
        return DeskLook(_looked_at(state), tuple(market(state)), chips, heap)
    pieces = tuple(
        _offered(state, names, turn.picked, option, place) for place, option in enumerate(options)
    )
    if state.phase is Phase.COLLECT:
        heap = NOTHING  # it is what is chosen from
    return DeskLook(
        _title(state, names, turn.picked),
        pieces,
        chips,
        heap,
        cursor=turn.cursor,
        slides=state.phase is Phase.ORDER,
    )


def spoken(look: DeskLook) -> str:
    """The desk for who hears what others see."""
    said = [chip.tip for chip in look.chips]
    for piece in look.pieces:
        words_of = (piece.key, piece.caption, piece.count, piece.tip)
        said.append(" ".join(each for each in words_of if each))
    return listed(said)


def market(state: State) -> Iterator[Piece]:
    """The face-up tiles, then the tops of their piles."""
    piles = range(len(state.supply.piles))
    yield from (_shown(state, slot) for slot in piles)
    yield from (_top(state, pile) for pile in piles)


def _shown(state: State, slot: int) -> Piece:
    tile = state.supply.face_up[slot]
    return Piece(TileFace(Laid(tile, 0)), "", tip=tile_words(tile))


def _top(state: State, pile: int) -> Piece:
    back, count = state.supply.backs[pile], len(state.supply.piles[pile])
    assert back is not None
    tip = f"{back_words(back)} ({words.pile_words(count)})"
    return Piece(BackFace(back, count), back_name(back), tip=tip)


def _chips(state: State, names: Sequence[str]) -> Iterator[Chip]:
    """Everybody with influence where it is scored, the strongest first; of equals who acts last."""
    closing = state.closing
    if closing.area is None:
        return
    acts = taker_of(state) if state.phase in _ACTING else None
    forces = list(enumerate(closing.influence))
    for seat, force in sorted(forces, key=lambda each: (-each[1], each[0] == acts)):
        if force:
            said = words.acting_words if seat == acts else words.influence_words
            yield Chip(seat, names[seat], force, said(names[seat], force), acts=seat == acts)


def _title(state: State, names: Sequence[str], picked: Picked) -> str:
    match state.phase:
        case Phase.KEEP | Phase.DROP:
            return words.objectives_title()
        case Phase.BUILD:
            return words.build_title()
        case Phase.CLOSE:
            return words.close_title()
        case Phase.GIVE:
            return words.own_rewards_title(names[state.seat])
        case Phase.SWAP | Phase.TRADE if not picked:
            return words.own_rewards_title(names[state.seat])
        case Phase.SWAP:
            return words.their_rewards_title()
        case Phase.GAIN | Phase.TRADE:
            return words.stock_title()
    return _looked_at(state)


def _looked_at(state: State) -> str:
    """The title where nothing is to be chosen."""
    area = state.closing.area
    return words.market_title() if area is None else words.closed_title(area)


def _offered(
    state: State, names: Sequence[str], picked: Picked, option: Option, place: int
) -> Piece:
    """One of the options; what cannot be had is faint and says why."""
    face, caption, badge, tip = _MADE[state.phase](state, names, picked, option)
    chosen = option in picked if state.phase is not Phase.ORDER else False
    look = Look.CHOSEN if chosen else Look.OFFERED
    seat = option.seat if isinstance(option, Swap) else None
    if chosen and state.phase in (Phase.KEEP, Phase.DROP):
        badge = "\N{CHECK MARK}"
    if state.phase is Phase.ACTION and not is_legal(state, option):
        look, tip = Look.DIM, f"{tip} {words.useless_words()}"
    return Piece(face, caption, look, key_of(place), badge, tip, seat)


_Made = tuple[Face, str, str, str]


def _objective(state: State, _names: Sequence[str], _picked: Picked, option: int) -> _Made:
    progress = words.short_progress(option, state.explorer.rewards)
    return ObjectiveFace(option, progress), "", "", f"{objective_words(option)}: {progress}"


def _build(state: State, _names: Sequence[str], _picked: Picked, option: Build) -> _Made:
    assert state.laid is not None
    laid = state.board.tiles[state.laid]
    on = option.on or TILES[laid.tile].terrains
    face = TileFace(laid, Building(state.seat, option.kind, on))
    left = getattr(state.explorer.buildings, option.kind)
    caption = f"{building_name(option.kind)} ({left})"
    return face, caption, "", built_words(option.kind, on)


def _close(state: State, names: Sequence[str], _picked: Picked, option: Close) -> _Made:
    assert state.laid is not None
    area = area_at(state.board, state.laid, option.terrain)
    face = HeapFace(icons(state.board, area), option.terrain)
    return face, terrain_name(option.terrain), "", area_words(state.board, area, names)


def _pennant(state: State, names: Sequence[str], picked: Picked, option: int) -> _Made:
    """Somebody in the order, and what his place in it is good for."""
    force = state.closing.influence[option]
    tip = words.influence_words(names[option], force)
    caption = {picked[0]: words.foremost_words(), picked[-1]: words.instead_words()}
    return PennantFace(option, names[option], force), caption.get(option, ""), "", tip


def _alone(state: State, _names: Sequence[str], _picked: Picked, option: Alone) -> _Made:
    if not option.collects:
        tips = "\n".join(back_words(back) for back in state.supply.backs if back)
        return BacksFace(state.supply.backs), words.instead_words(), "", tips
    assert state.closing.area is not None
    face = HeapFace(heap_seen(state), state.closing.area.terrain)
    return face, words.collect_words(), "", ""


def _action(state: State, _names: Sequence[str], _picked: Picked, option: Option) -> _Made:
    back, count = state.supply.backs[option.pile], len(state.supply.piles[option.pile])
    assert back is not None
    return BackFace(back, count), back_name(back), "", back_words(back)


def _reward(state: State, names: Sequence[str], _picked: Picked, option: Option) -> _Made:
    """A reward of one's own, of somebody else's or of the stock, and how many there are."""
    match option:
        case Gain(reward) | Trade(_, reward):
            count = state.stock[PLACE[reward]]
        case Swap(seat, _, reward):
            count = state.explorers[seat].rewards[PLACE[reward]]
            caption = f"{reward_name(reward)} ({names[seat]})"
            return RewardFace(reward), caption, str(count), ""
        case Give(reward):
            count = state.explorer.rewards[PLACE[reward]]
        case _:
            reward = option
            count = state.explorer.rewards[PLACE[reward]]
    return RewardFace(reward), reward_name(reward), str(count), ""


def _token(state: State, _names: Sequence[str], picked: Picked, option: str) -> _Made:
    assert state.closing.heap is not None
    count, there = picked.count(option), state.closing.heap[PLACE[option]]
    told = words.picked_words(count, there)
    return RewardFace(option), reward_name(option), f"{count}/{there}", told


def _taken(
    state: State, _names: Sequence[str], _picked: Picked, option: TakeShown | TakeUnseen
) -> _Made:
    piece = (
        _shown(state, option.slot) if isinstance(option, TakeShown) else _top(state, option.pile)
    )
    return piece.face, piece.caption, "", piece.tip


_MADE: Mapping[Phase, Callable[[State, Sequence[str], Picked, Option], _Made]] = {
    Phase.KEEP: _objective,
    Phase.DROP: _objective,
    Phase.BUILD: _build,
    Phase.CLOSE: _close,
    Phase.ORDER: _pennant,
    Phase.ALONE: _alone,
    Phase.ACTION: _action,
    Phase.GAIN: _reward,
    Phase.GIVE: _reward,
    Phase.SWAP: _reward,
    Phase.TRADE: _reward,
    Phase.COLLECT: _token,
    Phase.TAKE: _taken,
}
