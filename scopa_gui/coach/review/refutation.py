"""Refutations: after a wrong move the hidden cards are dealt again, in a plausible way, so that it is punished.

Many worlds are drawn that fit all that the seat has seen, and how the others have played since their last deal. Among
them those are examined in which the wrong move, played on several times, loses most against the best one; losses before
the seat's next turn weigh more. Among those the plainest is shown: it loses a point or two, and in the part of the
score where the move costs most in general, while little else comes out otherwise.

In every line all seats play by the fitted policy (ai/batch/policy.py) on what each may know; the last cards are solved,
all cards open.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from scopa_gui.ai.batch.batch_scoring import margins_of
from scopa_gui.ai.batch.cardsets import COINS, Floats, Ints, card_at, columns_set, engine_set, place_of, size
from scopa_gui.ai.batch.features import traits_of
from scopa_gui.ai.batch.policy import Policy, policy_for
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.ai.endgame.end_states import can_count
from scopa_gui.ai.endgame.solver_over_worlds import deals_in, draws_of, exact
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.world_playouts import noise_pool
from scopa_gui.ai.seat.beliefs import likely_draws, smazzate_now
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Deal, position_of, seat_of, seen_by
from scopa_gui.coach.judging.judge import appraisal_of, verdict_of
from scopa_gui.coach.judging.readings import reading_behind
from scopa_gui.coach.judging.verdict import Reading, Verdict
from scopa_gui.coach.review.variation import Refutation, RefutedMove, Variation, VariationStep, compared_with, line_of
from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.engine.events import events_of, turned
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.view import PlayerView

WORLDS = 300
TIMES = 6
"""Worlds, and playouts of each with a little noise: the loss in a single line need not come from the move."""
CLOSELY = 16
"""Number of worlds, those with the largest loss, that are played on with the last cards solved: with 10 the lines found
are less plain, with 24 it takes one and a half times as long and they are hardly plainer.
"""
SOLVED = 8
"""Speed: with so many cards in all hands a line is played on exactly; with twelve, eight worlds would take seconds."""
AT_ONCE = 2.0
"""Extra weight of a point that is lost before my next turn."""
ENOUGH = 2.0
"""Points; a larger loss makes no plainer refutation."""
TOLD = 2.0
ASIDE = 0.6
THEIRS = 0.1
LATE = 0.03
"""Weights of lines in these worlds: added for the first point lost where the move costs most in general; subtracted for
each point gained or lost elsewhere, each card that the other sides capture after the better move before my next turn,
and each move until all that is lost has been seen.
"""
COIN = 0.15
CARD = 0.04
"""Points that a coin and any card are about worth, before the count."""
PLAYOUTS = Limit(iterations=8000)
READING_LOOKS = 3


def refuted_move(view: PlayerView, answer: Move, move: Move, seed: str) -> RefutedMove:
    """The verdict on a legal move against the answer, with what was read if it is a fault by that alone, and its
    refutation; always the same for the same seed.
    """
    verdict = verdict_against(view, answer, move, seed)
    verdict = replace(verdict, reading=reading_looked_for(view, verdict, seed))
    part = verdict.cause.part if verdict.cause else max(verdict.split, key=lambda name: verdict.split[name])
    return RefutedMove(verdict, refute(view, answer, move, seed, part))


def verdict_against(view: PlayerView, answer: Move, move: Move, seed: str) -> Verdict:
    """The verdict on a move as if there were no others than it and the answer."""
    found = appraisal_of(view, (answer, move), PLAYOUTS, Random(f"{seed}/verdict"))
    both = [found.moves.index(answer), found.moves.index(move)]
    parts = {name: values[both] for name, values in found.parts.items()}
    return verdict_of(
        view, move, replace(found, moves=(answer, move), points=found.points[both], wins=found.wins[both], parts=parts)
    )


def reading_looked_for(view: PlayerView, verdict: Verdict, seed: str) -> Reading | None:
    """Return the reading of the others' play without which a move would not be a mistake; None if there is none.

    It is the first that one of several draws of hands shows.
    """
    looks = (reading_behind(view, verdict, Random(f"{seed}/reading/{look}")) for look in range(READING_LOOKS))
    return next(filter(None, looks), None)


def refute(view: PlayerView, answer: Move, move: Move, seed: str, part: str = "") -> Refutation | None:
    """The world that shows most plainly how a move is punished, and both lines in it; None if it never is.

    ``part``: what the move costs most in general. Raises ValueError when a move is not legal, or they are the same.
    """
    if move == answer or not {move, answer} <= set(view.legal_moves()):
        raise ValueError("Two different legal moves are needed.")
    policy = policy_for(view.rules)
    rng = Random(f"{seed}/worlds")
    deals = _deals(view, policy, np.random.Generator(np.random.PCG64(rng.getrandbits(64))))
    lost = _looked_at(view, (answer, move), deals, policy, noise_pool().begun_at(rng.getrandbits(32)))
    places = [int(place) for place in np.argsort(-lost, kind="stable")[:CLOSELY]]
    ways = _ways(view, (answer, move), [deals[place] for place in places], policy)
    found = []
    for number, place in enumerate(places):
        better, wrong = (_line(view, deals[place], way[number]) for way in ways)
        refutation = Refutation(deals[place].hands, compared_with(wrong, better), compared_with(better, wrong))
        if refutation.lost > 0:
            found.append((_plain(refutation, float(lost[place]), part), -number, refutation))
    return max(found, key=lambda one: one[:2])[2] if found else None


def _plain(refutation: Refutation, on_average: float, part: str) -> float:
    """Return how plainly a refutation shows what a move costs.

    `on_average` is the loss in its world over several playouts.
    """
    split = refutation.split
    aside = sum(abs(points) for name, points in split.items() if name != part)
    first = refutation.better.steps[: len(refutation.hands)]
    theirs = sum(step.move.taken.bit_count() for step in first if step.before.side_of(step.seat) != 0)
    lost = (min(on_average, ENOUGH) + min(refutation.lost, ENOUGH)) / 2
    return (
        lost + TOLD * min(split.get(part, 0.0), 1.0) - ASIDE * aside - THEIRS * theirs - LATE * refutation.wrong.telling
    )


def _deals(view: PlayerView, policy: Policy, random: np.random.Generator) -> list[Deal]:
    """Worlds drawn by how likely they are; none in which a seat overlooked a scopa, if there are others."""
    drawn = list(dict.fromkeys(deals_in(view, likely_draws(view, WORLDS, policy, random))))
    excluded = facts_of(view).excluded
    fitting = [
        deal for deal in drawn if not any(hand & barred for hand, barred in zip(deal.hands, excluded, strict=True))
    ]
    return fitting or drawn


def _all_tried(view: PlayerView, moves: Sequence[Move], deals: Sequence[Deal]) -> Smazzate:
    """Each move made in each world, one block of columns a move."""
    draws = draws_of(view, deals)
    stock = np.array([[place_of(card) for card in deal.stock] for deal in deals], np.int64).reshape(len(deals), -1).T
    smazzate = smazzate_now(view, replace(draws, stock=stock)).repeated(len(moves))
    smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
    return smazzate


def _looked_at(view: PlayerView, moves: Sequence[Move], deals: Sequence[Deal], policy: Policy, noise: Noise) -> Floats:
    """Return by world the points that the second move loses against the first.

    Losses before my next turn weigh more.
    """
    side = seat_of(view) % view.rules.sides
    smazzate = _all_tried(view, moves, [deal for deal in deals for _ in range(TIMES)])
    for _ in range(min(view.rules.players - 1, smazzate.left)):
        _play(smazzate, policy, noise)
    coins = size(smazzate.piles & COINS).astype(np.float32)
    cards = size(smazzate.piles).astype(np.float32)
    now = smazzate.scope + (smazzate.piles >> place_of(SETTEBELLO) & 1) + COIN * coins + CARD * cards
    smazzate.play_out(policy, noise)
    points = _difference(smazzate.count().astype(np.float32), side) + AT_ONCE * _difference(now, side)
    found: Floats = points.reshape(len(deals), TIMES).mean(axis=1, dtype=np.float32)
    return found


def _difference(points: Floats, side: int) -> Floats:
    """Return the margin of a side by column: that in the first half less that in the second half."""
    better, worse = margins_of(points, side).reshape(2, -1)
    found: Floats = better - worse
    return found


def _play(smazzate: Smazzate, policy: Policy, noise: Noise | None = None) -> tuple[Ints, Ints]:
    """Play a turn by the policy, with a little chance if there is noise; the cards' places, their takes, by column."""
    plays = smazzate.plays()
    many = len(plays.bits)
    scores = policy.scores(
        traits_of(smazzate.rules, smazzate.seen(), plays), many, is_dealers_side=smazzate.is_dealers_side
    )
    if noise is not None:
        scores += noise.of(scores.shape, 1.0)
    chosen = scores.argmax(axis=0)
    column = np.arange(smazzate.columns)
    cards = smazzate.hands[smazzate.turn][chosen, column]
    taken = plays.taken[chosen, column]
    smazzate.play(plays, chosen)
    return cards, taken


def _ways(view: PlayerView, moves: Sequence[Move], deals: Sequence[Deal], policy: Policy) -> list[list[list[Move]]]:
    """Return by move and world the moves to the end, or to the point where the rest can be solved."""
    smazzate = _all_tried(view, moves, deals)
    ways = [[[move] for _ in deals] for move in moves]
    while smazzate.left and not _is_solved(view, len(smazzate.stock), smazzate.left):
        cards, taken = _play(smazzate, policy)
        for column, (card, places) in enumerate(zip(cards.tolist(), taken.tolist(), strict=True)):
            ways[column // len(deals)][column % len(deals)].append(Move(card_at(card), engine_set(places)))
    return ways


def _is_solved(view: PlayerView, stock: int, left: int) -> bool:
    return view.rules.sides == 2 and not stock and left <= SOLVED and can_count(view.rules)


def _line(view: PlayerView, deal: Deal, moves: Sequence[Move]) -> Variation:
    """The line of these moves in a world, the rest solved."""
    me = seat_of(view)
    players = view.rules.players
    position = position_of(view, deal)
    steps = list[VariationStep]()
    coming = list(moves)
    while not position.is_over:
        move = coming.pop(0) if coming else _solved(position)
        after = position.play(move)
        hands = tuple(position.hands[(me + seat) % players] for seat in range(players))
        events = tuple(turned(event, -me % players, players) for event in events_of(position, move, after))
        seen = seen_by(view, position), seen_by(view, after)
        steps.append(VariationStep((position.turn - me) % players, move, *seen, events, hands))
        position = after
    return line_of(steps)


def _solved(position: Position) -> Move:
    worths = exact(position, None)
    return max(worths, key=lambda move: worths[move])
