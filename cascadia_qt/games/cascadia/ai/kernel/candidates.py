"""The turns worth thinking about."""

from __future__ import annotations

from cascadia_qt.games.cascadia.ai.kernel.ground import Ground
from cascadia_qt.games.cascadia.ai.kernel.judge import Judge
from cascadia_qt.games.cascadia.ai.kernel.land import Land
from cascadia_qt.games.cascadia.ai.kernel.numbers import NOWHERE, SPECIES
from cascadia_qt.games.cascadia.ai.kernel.piece import Piece
from cascadia_qt.games.cascadia.ai.kernel.plan import Outlook, Plan, Weights
from cascadia_qt.games.cascadia.ai.kernel.position import Position
from cascadia_qt.games.cascadia.ai.kernel.search import Candidate


def candidates(position: Position, weights: Weights, most: int) -> list[Candidate]:
    """The best turns at first sight, of every pair some; with nature tokens, free picks too."""
    pieces, tokens = position.pieces, position.tokens
    chooser = _Chooser(position.land, weights, position.left)
    if not pieces:
        return [Candidate(plan) for plan in chooser.token_plans(tokens[0])[:most]]
    found: list[Candidate] = []
    each = max(4, most // 2)
    for slot in range(len(pieces)):
        plans = chooser.plans(pieces[slot], tokens[slot], slot, slot)
        found += [Candidate(plan) for plan in plans[:each]]
    if position.land.nature > 0:
        for tile in range(len(pieces)):
            for token in range(len(tokens)):
                if tile != token and tokens[token] != tokens[tile]:
                    for plan in chooser.plans(pieces[tile], tokens[token], tile, token)[:3]:
                        plan.worth -= weights.price
                        found.append(Candidate(plan))
    found.sort(key=lambda candidate: -candidate.plan.worth)
    return found[:most]


def judged(found: list[Candidate], position: Position, judge: Judge) -> list[Candidate]:
    """All of them by what may be expected after them, the best first."""
    for candidate in found:
        candidate.plan.worth = judge.worth_after(
            position.land, candidate.plan, position.pieces, position.tokens, position.left - 1
        )
    return sorted(found, key=lambda candidate: -candidate.plan.worth)


class _Chooser:
    def __init__(self, land: Land, weights: Weights, left: int) -> None:
        self.land = land
        self.weights = weights
        self.outlook = Outlook(land, weights, left)
        self.spots: list[list[tuple[float, int]]] = []
        for species in range(SPECIES):
            bit = 1 << species
            spots = [
                (self.outlook.token_worth(species, cell), int(cell))
                for cell in land.free[: land.open]
                if land.wildlife[cell] & bit
            ]
            spots.sort(reverse=True)
            self.spots.append(spots[:3])
        self.grounds: list[tuple[int, Ground]] = []
        for cell in land.front[: land.ahead]:
            ground = Ground(land)
            ground.survey(cell, self.outlook.match, self.outlook.crowding)
            self.grounds.append((cell, ground))

    def token_plans(self, species: int) -> list[Plan]:
        """Ways to place a token when the tile lies already, the best first."""
        plans = [Plan(0, 0, NOWHERE, 0, spot, worth) for worth, spot in self.spots[species]]
        plans.append(Plan(0, 0, NOWHERE, 0, NOWHERE, 0.0))
        plans.sort(key=lambda plan: -plan.worth)
        return plans

    def plans(self, piece: Piece, species: int, tile: int, token: int) -> list[Plan]:
        """Ways to lay `piece` and to place a token of `species`, the best first."""
        plans: list[Plan] = []
        for cell, ground in self.grounds:
            opened = 0
            for other in range(SPECIES):
                if piece.wildlife & (1 << other):
                    opened = max(opened, self.land.gain(other, cell))
            if piece.keystone:
                opened += 1
            opening = self.outlook.opening * opened
            keystone = self.outlook.keystone if piece.keystone else 0.0
            turns = [(ground.worth_of(piece, turn), turn) for turn in range(piece.ways)]
            turns.sort(reverse=True)
            for ground_worth, turn in turns[:2]:
                laid = self.weights.land * ground_worth + keystone
                if species == NOWHERE:
                    plans.append(Plan(tile, token, cell, turn, NOWHERE, laid + opening))
                    continue
                if piece.wildlife & (1 << species):
                    here = self.outlook.token_worth(species, cell)
                    here += 1.0 if piece.keystone else 0.0
                    worth = self.weights.wildlife * here + self.outlook.freedom
                    plans.append(Plan(tile, token, cell, turn, cell, laid + worth))
                for there, spot in self.spots[species]:
                    worth = self.weights.wildlife * there + opening
                    plans.append(Plan(tile, token, cell, turn, spot, laid + worth))
                plans.append(Plan(tile, token, cell, turn, NOWHERE, laid + opening))
        plans.sort(key=lambda plan: -plan.worth)
        return plans
