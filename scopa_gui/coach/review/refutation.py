"""Refutation of a wrong move: a likely deal of the hidden cards in which the move is clearly punished.

`refute` draws many likely worlds and plays them out after the wrong move and after the best one. It takes the worlds
with the largest loss, where losses before the seat's next turn weigh more, and returns the one that shows the loss most
clearly: a point or two, in the part of the score that the move usually costs, with few other differences.

In these lines all seats play by the fitted policy (ai/batch/policy.py), each seeing only its own hand. The last cards
are solved with all cards open.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from scopa_gui.ai.batch.batch_scoring import margins_of
from scopa_gui.ai.batch.cardsets import COINS, Floats, Ints, card_at, columns_set, engine_set, place_of, size
from scopa_gui.ai.batch.policy import Policy, policy_for, traits_of
from scopa_gui.ai.batch.smazzate import Noise, Smazzate
from scopa_gui.ai.endgame.end_states import can_count
from scopa_gui.ai.endgame.solver_over_worlds import deals_in, draws_of, exact
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.world_playouts import noise_pool
from scopa_gui.ai.seat.beliefs import likely_draws, smazzate_now
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Deal, position_of, seat_of, seen_by
from scopa_gui.coach.judging.judge import appraisal_of, reading_behind, verdict_of
from scopa_gui.coach.judging.verdict import Reading, Verdict
from scopa_gui.coach.review.variation import Refutation, RefutedMove, Variation, VariationStep, compared_with, line_of
from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.engine.events import events_of, turned
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

WORLDS = 300
"""Number of worlds drawn."""
TIMES = 6
"""Number of playouts of each world with some noise, because the loss in a single line may be chance."""
CLOSELY = 16
"""Number of worlds, those with the largest loss, whose lines are compared.

With 10 the lines are less clear; 24 take half as long again and are hardly clearer.
"""
SOLVED = 8
"""Number of cards in all hands from which on a line is solved. Speed: with twelve, eight worlds would take seconds."""
AT_ONCE = 2.0
"""Extra weight of a point that is lost before my next turn."""
ENOUGH = 2.0
"""Points above which a larger loss makes a refutation no clearer."""
IN_PART = 2.0
"""Bonus, in points, for the first point lost in the part of the score that the move usually costs."""
ASIDE = 0.6
"""Penalty, in points, for each point gained or lost in another part."""
THEIRS = 0.1
"""Penalty, in points, for each card that the other sides capture after the better move before my next turn."""
LATE = 0.03
"""Penalty, in points, for each move until the whole loss can be seen."""
COIN = 0.15
CARD = 0.04
"""Rough worth in points of a coin and of any card, before the count."""
PLAYOUTS = Limit(iterations=8000)
READING_LOOKS = 3


def refuted_move(view: PlayerView, answer: Move, move: Move, seed: str) -> RefutedMove:
    """Return the verdict on a legal move compared with the answer, and its refutation; the same for the same seed."""
    verdict = verdict_against(view, answer, move, seed)
    verdict = replace(verdict, reading=reading_looked_for(view, verdict, seed))
    part = verdict.cause.part if verdict.cause else max(verdict.split, key=lambda name: verdict.split[name])
    return RefutedMove(verdict, refute(view, answer, move, seed, part))


def verdict_against(view: PlayerView, answer: Move, move: Move, seed: str) -> Verdict:
    """Return the verdict on a move as if it and the answer were the only legal moves."""
    found = appraisal_of(view, (answer, move), PLAYOUTS, Random(f"{seed}/verdict"))
    both = [found.moves.index(answer), found.moves.index(move)]
    parts = {name: values[both] for name, values in found.parts.items()}
    return verdict_of(
        view, move, replace(found, moves=(answer, move), points=found.points[both], wins=found.wins[both], parts=parts)
    )


def reading_looked_for(view: PlayerView, verdict: Verdict, seed: str) -> Reading | None:
    """Return the first reading (judging/judge.py) that one of several draws of hands shows, or None."""
    looks = (reading_behind(view, verdict, Random(f"{seed}/reading/{look}")) for look in range(READING_LOOKS))
    return next(filter(None, looks), None)


def refute(view: PlayerView, answer: Move, move: Move, seed: str, part: str = "") -> Refutation | None:
    """Return the clearest refutation of a move, or None if no world punishes it.

    ``part``: part of the score that the move usually costs most. Raise ValueError if a move is not legal or both are
    the same.
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
            found.append((_clarity(refutation, float(lost[place]), part), -number, refutation))
    return max(found, key=lambda one: one[:2])[2] if found else None


def _clarity(refutation: Refutation, on_average: float, part: str) -> float:
    """Return a score, in points, of how clearly a refutation shows what a move costs.

    ``on_average`` is the mean loss in its world over several playouts.
    """
    split = refutation.split
    aside = sum(abs(points) for name, points in split.items() if name != part)
    first = refutation.better.steps[: len(refutation.hands)]
    theirs = sum(step.move.taken.bit_count() for step in first if step.before.side_of(step.seat) != 0)
    lost = (min(on_average, ENOUGH) + min(refutation.lost, ENOUGH)) / 2
    return (
        lost
        + IN_PART * min(split.get(part, 0.0), 1.0)
        - ASIDE * aside
        - THEIRS * theirs
        - LATE * refutation.wrong.telling
    )


def _deals(view: PlayerView, policy: Policy, random: np.random.Generator) -> list[Deal]:
    """Return likely worlds, if possible only those in which no seat passed up a scopa."""
    drawn = list(dict.fromkeys(deals_in(view, likely_draws(view, WORLDS, policy, random))))
    excluded = facts_of(view).excluded
    fitting = [
        deal for deal in drawn if not any(hand & barred for hand, barred in zip(deal.hands, excluded, strict=True))
    ]
    return fitting or drawn


def _all_tried(view: PlayerView, moves: Sequence[Move], deals: Sequence[Deal]) -> Smazzate:
    """Return the positions after each move in each world: a block of columns for each move."""
    draws = draws_of(view, deals)
    stock = np.array([[place_of(card) for card in deal.stock] for deal in deals], np.int64).reshape(len(deals), -1).T
    smazzate = smazzate_now(view, replace(draws, stock=stock)).repeated(len(moves))
    smazzate.make([(place_of(move.card), columns_set(move.taken)) for move in moves])
    return smazzate


def _looked_at(view: PlayerView, moves: Sequence[Move], deals: Sequence[Deal], policy: Policy, noise: Noise) -> Floats:
    """Return, for each world, the points that the second move loses against the first.

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
    """Return how much higher a side's margin is in each column of the first half than in the second half."""
    better, worse = margins_of(points, side).reshape(2, -1)
    found: Floats = better - worse
    return found


def _play(smazzate: Smazzate, policy: Policy, noise: Noise | None = None) -> tuple[Ints, Ints]:
    """Play a turn by the policy, with some noise if given; return the played and the taken cards by column."""
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
    """Return, for each move and each world, the moves until the end or until the rest can be solved."""
    smazzate = _all_tried(view, moves, deals)
    ways = [[[move] for _ in deals] for move in moves]
    can_solve = view.rules.sides == 2 and can_count(view.rules)
    while smazzate.left and not (can_solve and not len(smazzate.stock) and smazzate.left <= SOLVED):
        cards, taken = _play(smazzate, policy)
        for column, (card, places) in enumerate(zip(cards.tolist(), taken.tolist(), strict=True)):
            ways[column // len(deals)][column % len(deals)].append(Move(card_at(card), engine_set(places)))
    return ways


def _line(view: PlayerView, deal: Deal, moves: Sequence[Move]) -> Variation:
    """Return the line of these moves in a world, with the rest solved."""
    me = seat_of(view)
    players = view.rules.players
    position = position_of(view, deal)
    steps = list[VariationStep]()
    coming = list(moves)
    while not position.is_over:
        worths = {} if coming else exact(position, None)
        move = coming.pop(0) if coming else max(worths, key=lambda move: worths[move])
        after = position.play(move)
        hands = tuple(position.hands[(me + seat) % players] for seat in range(players))
        events = tuple(turned(event, -me % players, players) for event in events_of(position, move, after))
        seen = seen_by(view, position), seen_by(view, after)
        steps.append(VariationStep((position.turn - me) % players, move, *seen, events, hands))
        position = after
    return line_of(steps)
