"""The count told to everybody who counts: each must say what the engine says, whatever the rules."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from scopa_gui.ai.batch.batch_scoring import awards_of, points_of
from scopa_gui.ai.batch.cardsets import columns_set
from scopa_gui.ai.search.world_playouts import parts_of, worths_of
from scopa_gui.ai.value import expected_points
from scopa_gui.ai.value.open_points import extras_open, primiera_is_open
from scopa_gui.engine.cards import DECK, SUIT_SETS, Suit
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.rules import CHOICES, Rules
from scopa_gui.engine.scoring.award_reasons import Because
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.engine.scoring.sheet import ScoreSheet, award_reason, counted_points, score
from scopa_gui.engine.scoring.usual_count import NOT_OF_THE_COUNT, is_usual, usual_count
from scopa_gui.headless.kind_score import counted
from scopa_gui.ui.play.count.count_steps import count_of
from tests.solved import worths

SCORING = tuple(option for option in CHOICES if option not in NOT_OF_THE_COUNT)
"""The options that say how a smazzata is counted, by what the fast count knows: a new one is among them by itself."""


def random_rules(rng: Random, **fixed: object) -> Rules:
    """Rules of any count for two, three or four sides, these options given."""
    options = {option: rng.choice(CHOICES[option]) for option in SCORING} | fixed
    players, sides = rng.choice(((2, 2), (2, 2), (4, 2), (3, 3), (4, 4)))
    return Rules(players=players, sides=sides, **{"target": rng.choice((11, 16)), **options})


def random_piles(rng: Random, sides: int, *, is_whole: bool) -> tuple[int, ...]:
    """Cards in piles, all forty or some, now and then by suits so that one is missing or one side has all coins."""
    piles, by_suit = [0] * sides, rng.random() < 0.3
    favours = [rng.randrange(sides) for _ in SUIT_SETS]
    for card in range(40):
        if is_whole or rng.random() < 0.6:
            side = favours[card // 10] if by_suit and rng.random() < 0.95 else rng.randrange(sides)
            piles[side] |= 1 << card
    return tuple(piles)


def check_piles(rules: Rules, all_piles: list[tuple[int, ...]], rng: Random) -> None:
    """Everybody who counts piles, or says what they promise."""
    scope = [tuple(rng.randrange(3) for _ in piles) for piles in all_piles]
    sheets = [score(rules, *counted) for counted in zip(all_piles, scope, strict=True)]
    _batch(rules, sheets)
    for sheet in sheets:
        _sheet(sheet)
        _shown(sheet)
        _headless(sheet)
        if is_usual(rules) and sum(sheet.piles) == DECK:
            usual = usual_count(rules, *sheet.piles)
            assert tuple(map(sum, zip(usual, sheet.scope, strict=True))) == sheet.points
        if rules.sides == 2:
            _promised(sheet)


def _batch(rules: Rules, sheets: list[ScoreSheet]) -> None:
    piles = np.array([[columns_set(pile) for pile in sheet.piles] for sheet in sheets], np.int64).T.copy()
    scope = np.array([sheet.scope for sheet in sheets], np.int64).T.copy()
    assert points_of(rules, piles, scope).T.tolist() == [list(sheet.worths) for sheet in sheets]
    awards = awards_of(rules, piles, scope)
    assert list(awards) == [award.category for award in sheets[0].awards]
    ended = SimpleNamespace(rules=rules, final_scope=lambda: scope, final_piles=lambda: piles)
    for side in range(rules.sides):
        parts = parts_of(worths_of(ended), side)
        for column, sheet in enumerate(sheets):
            found = {name: float(values[column]) for name, values in parts.items()}
            assert found == sheet.margins(side)
            assert sum(found.values()) == sheet.margin(side)


def _sheet(sheet: ScoreSheet) -> None:
    rules, piles, scope = sheet.rules, sheet.piles, sheet.scope
    assert counted_points(rules, piles, scope) == sheet.points
    alone = {category: counting.points(rules, stake, piles, scope) for category, stake, counting in staked(rules)}
    assert alone == {award.category: award.points for award in sheet.awards}
    for side, worth in enumerate(sheet.worths):
        others = (theirs for other, theirs in enumerate(sheet.worths) if other != side)
        assert sum(sheet.margins(side).values()) == worth - max(others)
    for award in sheet.awards:
        decision = award_reason(sheet, award)
        assert decision.paid == tuple(side for side, points in enumerate(award.points) if points)
        if award.winner is not None and decision.because is not Because.EACH_ONE:
            assert decision.paid == (award.winner,)


def _shown(sheet: ScoreSheet) -> None:
    steps = {step.category: step for step in count_of(sheet, (0,) * len(sheet.piles), None, 1).steps}
    assert {award.category: award.points for award in sheet.awards} == {
        category: step.points for category, step in steps.items() if category is not None
    }


def _headless(sheet: ScoreSheet) -> None:
    told = counted(sheet.rules, sheet.piles, sheet.scope)
    assert (told["points"], told["cappotto"]) == (list(sheet.points), sheet.cappotto)
    for award in sheet.awards:
        if award.category in told["winners"]:
            assert told["winners"][award.category] == award.winner
        elif award.category is not Category.SCOPE:
            assert told["extra"][award.category] == list(award.points)


def _promised(sheet: ScoreSheet) -> None:
    """Exact when all cards are home; else what one side hopes for the other fears."""
    rules, piles = sheet.rules, sheet.piles
    promised = expected_points.prospect(rules, piles)
    assert promised == pytest.approx(-expected_points.prospect(rules, piles[::-1]), abs=1e-9)
    if sum(piles) != DECK:
        return
    scope = sheet.scope[0] - sheet.scope[sheet.rival_of(0)]
    assert promised == sheet.margin(0) - scope
    assert not primiera_is_open(rules, piles)
    assert not extras_open(rules, piles)


def check_endings(rules: Rules, rng: Random, number: int) -> None:
    """The last cards of smazzate between two sides, solved, against every line of play counted by the engine."""
    for _ in range(number):
        position = deal_smazzata(rules, rng)
        while not position.is_over and left_of(position) > 3:
            position = position.play_unchecked(rng.choice(position.legal_moves()))
        if rng.random() < 0.5:
            position = with_all_coins(position, rng.randrange(2))
        if position.is_over:
            continue
        side = position.turn % 2
        had = position.scope[side] - position.scope[1 - side]
        expected = {move: _margin(position.play(move), side) - had for move in position.legal_moves()}
        assert worths(position) == expected


def with_all_coins(position: Position, side: int) -> Position:
    """The same with every captured coin in the pile of one side: it may still get all ten."""
    coins = SUIT_SETS[Suit.DENARI]
    taken = (position.piles[0] | position.piles[1]) & coins
    piles = tuple(pile & ~coins | (taken if at == side else 0) for at, pile in enumerate(position.piles))
    return replace(position, piles=piles)


def left_of(position: Position) -> int:
    """How many cards are still to be played."""
    return sum(hand.bit_count() for hand in position.hands) + len(position.stock)


def _margin(position: Position, side: int) -> int:
    """A side's worth over the other's when both play their best for it."""
    if position.is_over:
        worths = score(position.rules, position.piles, position.scope).worths
        return worths[side] - worths[1 - side]
    best = max if position.turn % 2 == side else min
    return best(_margin(position.play(move), side) for move in position.legal_moves())
