"""Planning a deal for two: every order of the cards is laid out in every imagined world, up to where the next cards are dealt.

The other plays each of his cards as often as the policy would. I choose my next card knowing what he has played by then and
nothing else: worlds that look alike to me share my choice, which is made on one half of the worlds and paid on the other.
"""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np

from scopa_gui.ai.beliefs import likely_draws, seat_in_order, smazzate_now
from scopa_gui.ai.budget import Budget, Found
from scopa_gui.ai.crowd.columns import Floats, Ints, columns_set, place_of
from scopa_gui.ai.crowd.plays import Plays
from scopa_gui.ai.crowd.policy import Policy
from scopa_gui.ai.crowd.promise import has_promise, promised
from scopa_gui.ai.crowd.smazzate import Smazzate
from scopa_gui.ai.crowd.traits import traits_of
from scopa_gui.ai.flat import draws_for, is_near
from scopa_gui.ai.tally import Tally, is_close
from scopa_gui.engine.view import PlayerView

WORLDS = 400
"""Imagined at a time."""


def can_plan(view: PlayerView) -> bool:
    """True for two players who will be dealt cards again, while the match cannot be won yet."""
    return view.rules.players == 2 and view.stock > 0 and has_promise(view.rules) and not is_close(view)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """The search, with the policy by which the other plays."""

    policy: Policy
    temperature: float = 1.0

    def find(self, view: PlayerView, budget: Budget, rng: Random) -> Found:
        """Every legal move with its worth; ``iterations`` count the lines laid out."""
        random = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
        pool = likely_draws(view, draws_for(budget), self.policy, random)
        tally = Tally(view.legal_moves())
        lines, before = 0, budget.spent
        while not lines or not budget.is_spent(lines):
            moves = [tally.moves[index] for index in tally.alive]
            start = smazzate_now(view, pool.taken(random.integers(0, pool.number, WORLDS))).repeated(len(moves))
            start.make([(place_of(move.card), columns_set(move.taken)) for move in moves], deals=False)
            worth, leaves = self._worth(start, seat_in_order(view, 0), len(moves))
            lines += leaves
            tally.add(worth)
            if len(tally.alive) == 1 or is_near(budget, before):
                break
            before = budget.spent
        return tally.found(lines)

    def _worth(self, start: Smazzate, me: int, moves: int) -> tuple[Floats, int]:
        """What each of my moves (just made, a block each) brings in each world, and how many lines that took."""
        nodes, levels = start, list[Level]()
        stock = len(start.stock)
        while nodes.left > stock:
            plays = nodes.plays()
            cards = nodes.hands[nodes.turn].copy()
            levels.append(Level(cards, None if nodes.turn == me else self._chances(nodes, plays)))
            nodes = nodes.branched(plays)
        worth = promised(nodes) + (nodes.scope[0] - nodes.scope[1])
        worth = (worth if me == 0 else -worth).astype(np.float32)
        leaves = worth.size
        while levels:
            level = levels.pop()
            worth = worth.reshape(level.cards.shape)
            if level.chances is not None:
                worth = (worth * level.chances).sum(axis=0)
            else:
                worth = worth[0] if len(worth) == 1 else chosen(worth, levels[-1], moves)
        return worth.reshape(moves, -1), leaves

    def _chances(self, nodes: Smazzate, plays: Plays) -> Floats:
        scores = self.policy.scores(traits_of(nodes.rules, nodes.seen(), plays), len(nodes.hands[nodes.turn]), is_dealers_side=nodes.is_dealers_side)
        scores = scores / np.float32(self.temperature)
        scores -= scores.max(axis=0)
        chances = np.exp(scores)
        found: Floats = chances / chances.sum(axis=0)
        return found


class Level(NamedTuple):
    """One play of a line: the cards of the hand (cards, columns), and how likely each is where it is the other's."""

    cards: Ints
    chances: Floats | None


def chosen(worth: Floats, before: Level, moves: int) -> Floats:
    """The worth (columns) of the best of my cards (cards, columns), chosen by what the other has just played and no more."""
    assert before.chances is not None, "the other has played before me"
    theirs, worlds = before.cards, before.cards.shape[1] // moves
    shape = (len(theirs), moves, worlds)
    half = np.arange(worlds) % 2
    group = (np.arange(moves)[None, :, None] * 80 + half[None, None, :] * 40 + theirs.reshape(shape)).ravel()
    likely = before.chances.ravel()
    sums = np.stack([np.bincount(group, card * likely, moves * 80) for card in worth])
    # The choice of each half is that of the other half's worlds, so that luck in choosing is not paid.
    best = sums.reshape(len(worth), moves, 2, 40)[:, :, ::-1].reshape(len(worth), -1).argmax(axis=0)
    found: Floats = np.take_along_axis(worth, best[group][None], axis=0)[0]
    return found
