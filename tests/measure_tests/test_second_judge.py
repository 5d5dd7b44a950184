"""The parts of the second judge: each held against the engine, or against a few plain lines over it."""

import ast
from pathlib import Path
from random import Random

import numpy as np
import pytest

from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.view import view_of
from tests.measure.second_judge import slow_judge
from tests.measure.second_judge.crowds import WayTable, glance
from tests.measure.second_judge.endings import Endings
from tests.measure.second_judge.glances import appraised, risk_of
from tests.measure.second_judge.guesses import Habit, Known, Reading, crowd_of
from tests.measure.second_judge.nested import Minds, replied
from tests.measure.second_judge.positions import GAMES as POSITIONS
from tests.measure.second_judge.slow_judge import SlowJudge
from tests.measure.second_judge.smazzate import Smazzata
from tests.measure.second_judge.ways import Ways
from tests.measure.strength.judging import GAMES as JUDGED
from tests.measure.strength.judging import OWN

pytestmark = pytest.mark.whole

RULES = JUDGED | OWN | POSITIONS


def on_the_way(game: str, seed: int, least_left: int = 0) -> Position:
    """A position in a smazzata played by chance: anywhere, or with so many cards left."""
    rng = Random(f"{game}/{seed}")
    position = deal_smazzata(RULES[game], rng)
    stop = RULES[game].plays - least_left if least_left else rng.randrange(RULES[game].plays)
    while len(position.history) < stop:
        position = position.play_unchecked(rng.choice(position.legal_moves()))
    return position


@pytest.mark.parametrize("game", RULES)
def test_a_smazzata_played_on_is_the_engines_move_by_move_and_in_its_count(game):
    rng, ways = Random(game), Ways(RULES[game])
    for seed in range(6):
        position = deal_smazzata(RULES[game], Random(seed))
        other = Smazzata.of(position)
        while not position.is_over:
            moves = position.legal_moves()
            found = [
                way.move
                for card in range(40)
                if other.hands[other.turn] >> card & 1
                for way in ways.of(card, other.table)
            ]
            assert sorted(map(str, found)) == sorted(map(str, moves))
            move = rng.choice(moves)
            other.play(ways, ways.way(move, position.table))
            position = position.play(move)
            assert (tuple(other.hands), other.table, other.stock) == (position.hands, position.table, position.stock)
            assert (tuple(other.piles), tuple(other.scope)) == (position.piles, position.scope)
        sheet = score(position.rules, position.piles, position.scope)
        assert other.margins(position.rules) == tuple(sheet.margin(side) for side in range(len(position.piles)))


def brute(position: Position, side: int) -> int:
    """The margin of a side with open cards, by trying everything."""
    if position.is_over:
        return score(position.rules, position.piles, position.scope).margin(side)
    better = max if position.turn % 2 == side else min
    return better(brute(position.play(move), side) for move in position.legal_moves())


@pytest.mark.parametrize("game", [game for game in RULES if RULES[game].sides == 2])
def test_the_end_is_solved_as_trying_everything_solves_it(game):
    endings = Endings(Ways(RULES[game]))
    for seed in range(6):
        position = on_the_way(game, seed, least_left=6)
        side = position.turn % 2
        made = position.scope[side] - position.scope[1 - side]
        assert endings.lead(Smazzata.of(position)) + made == brute(position, side)


@pytest.mark.parametrize("game", RULES)
def test_a_deal_that_is_drawn_gives_the_seat_the_view_that_it_has(game):
    for seed in range(8):
        position = on_the_way(game, seed)
        view = view_of(position, position.turn)
        known = Known.by(view)
        for draw in range(3):
            assert view_of(known.position(known.drawn(Random(draw))), known.me) == view
        assert known.world(known.drawn(Random(0))).left == view.plays_left


def test_all_deals_are_all_and_each_once():
    position = on_the_way("scopone_scientifico", 3, least_left=10)
    known = Known.by(view_of(position, position.turn))
    deals = list(known.every())
    assert len(set(deals)) == len(deals) == known.deals == 7 * 6 // 2 * 5 * 4 // 2
    assert position.hands in {deal.hands for deal in deals}


@pytest.mark.parametrize("game", RULES)
def test_a_crowd_plays_and_counts_as_its_smazzate_one_by_one(game):
    ways, dice = Ways(RULES[game]), np.random.default_rng(1)
    table = WayTable(ways)
    for seed in range(2):
        position = on_the_way(game, seed)
        known = Known.by(view_of(position, position.turn))
        deals = [known.drawn(Random(draw)) for draw in range(4)]
        crowd, worlds = crowd_of(known, deals), [known.world(deal) for deal in deals]
        while crowd.left:
            found, worth = glance(crowd, table)
            assert all(len(set(column[there].tolist())) for column, there in zip(found.T, (worth > -99).T, strict=True))
            chosen = found[np.where(dice.random(len(deals)) < 0.5, np.argmax(worth, axis=0), 0), range(len(deals))]
            for world, way in zip(worlds, chosen, strict=True):
                world.play(ways, ways.way(table.moves[way], world.table))
            crowd.play(table, chosen)
            assert crowd.hands.T.tolist() == [world.hands for world in worlds]
            assert not crowd.left or crowd.table.tolist() == [world.table for world in worlds]
        assert crowd.margins().T.tolist() == [list(world.margins(RULES[game])) for world in worlds]


@pytest.mark.parametrize("game", ["scopone_scientifico", "escoba", "fewest of all equal 3"])
def test_every_way_of_a_hand_is_glanced_at_with_the_worth_that_it_has_alone(game):
    ways = Ways(RULES[game])
    table = WayTable(ways)
    position = on_the_way(game, 4)
    known = Known.by(view_of(position, position.turn))
    found, worth = glance(crowd_of(known, [known.drawn(Random(1))] * 2), table)
    risk = risk_of(ways, known.counts, known.stock, known.hidden, known.me)
    alone = appraised(ways, known.hand, known.table, known.hidden, risk)
    there = {table.moves[way]: worth[place, 0] for place, way in enumerate(found[:, 0]) if worth[place, 0] > -99}
    assert set(there) == {way.move for _, way in alone} == set(position.legal_moves())
    assert all(there[way.move] == pytest.approx(worth, abs=1e-5) for worth, way in alone)


def test_a_seat_that_searches_decides_by_what_it_sees():
    """The cards that it does not see lie otherwise: the same dice give the same choice."""
    position = on_the_way("scopone_scientifico", 2, least_left=21)
    known, table = Known.by(view_of(position, position.turn)), WayTable(Ways(position.rules))
    chosen = {
        int(replied(crowd_of(known, [known.drawn(Random(draw))]), table, np.random.default_rng(1))[0])
        for draw in range(6)
    }
    assert len(chosen) == 1
    late = Known.by(view_of(on_the_way("scopone_scientifico", 2, least_left=7), 1))
    minds = [Minds(Ways(position.rules), Endings(Ways(position.rules))) for _ in range(2)]
    assert len({mind.choose(late.world(deal)).move for mind in minds for deal in late.every()}) == 1


def test_redrawn_cards_leave_what_the_seat_sees():
    for game in ("scopa 2", "scopone_scientifico"):
        position = on_the_way(game, 6, least_left=20)
        known = Known.by(view_of(position, position.turn))
        crowd = crowd_of(known, [known.drawn(Random(draw)) for draw in range(50)])
        again = crowd.redrawn(np.random.default_rng(1))
        assert (again.hands[known.me] == known.hand).all()
        every = [crowd.hands, again.hands, *crowd.deals, *again.deals]
        assert all((np.bitwise_count(one) == np.bitwise_count(one[:, :1])).all() for one in every)
        for one in (crowd, again):
            hidden = np.bitwise_or.reduce([hands.sum(axis=0) for hands in (one.hands, *one.deals)])
            assert (hidden == known.hidden | known.hand).all()
        assert (again.hands != crowd.hands).any()


def test_a_reading_prefers_the_hands_that_would_have_played_so():
    game = "scopone_scientifico"
    ways = Ways(RULES[game])
    position = deal_smazzata(RULES[game], Random(5))
    known = Known.by(view_of(position, 3))
    assert Reading(known, ways, {0: Habit(0.1, 0.1)}).log_weight(known.drawn(Random(1))) == 0
    move = max(
        (way for card in range(40) if position.hands[0] >> card & 1 for way in ways.of(card, 0)),
        key=lambda way: way.worth,
    ).move
    position = position.play(move).play(position.play(move).legal_moves()[0])
    known = Known.by(view_of(position, 2))
    reading = Reading(known, ways, {0: Habit(0.1, 0.1)})
    weights = [reading.log_weight(known.drawn(Random(draw))) for draw in range(40)]
    assert min(weights) < max(weights) <= 0


@pytest.mark.parametrize(
    ("game", "left"), [("scopa 2", 4), ("scopone_scientifico", 8), ("scopa 3", 7), ("scopa 2", 14)]
)
def test_the_same_question_has_the_same_answer(game, left):
    rules = POSITIONS[game]
    position = next(
        position
        for seed in range(99)
        for position in [on_the_way(game, seed, least_left=left)]
        if len(position.legal_moves()) > 1
    )
    view = view_of(position, position.turn)
    habits = {seat: Habit(0.2, 0.2) for seat in range(rules.players) if seat != position.turn}
    moves = view.legal_moves()
    first, again = (SlowJudge(rules, nested=20).opinion(view, moves, habits, "seed") for _ in range(2))
    assert first == again
    assert set(first.losses) == set(moves)
    assert first.losses[first.best]["uniform"][0].mean == 0
    assert all(loss.mean >= 0 for losses in first.losses.values() for loss in losses["uniform"] if first.way != "drawn")


def test_open_cards_are_judged_as_trying_everything_judges_them():
    position = on_the_way("scopa 2", 12, least_left=6)
    side, view = position.turn % 2, view_of(position, position.turn)
    worths = {move: brute(position.play(move), side) for move in position.legal_moves()}
    opinion = SlowJudge(position.rules).opinion(view, tuple(worths), {}, "any")
    assert opinion.way == "exact"
    assert {move: losses["weighed"][0].mean for move, losses in opinion.losses.items()} == {
        move: max(worths.values()) - worth for move, worth in worths.items()
    }


def test_the_second_judge_shares_no_code_with_the_first():
    """Beyond the engine: what draws worlds, plays on, solves and weighs imports nothing of players or coach."""
    apart = [path for path in JUDGE.glob("*.py") if path.stem not in MEETING]
    assert len(apart) >= 6
    for path in apart:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in names:
                assert not module.startswith("scopa_gui") or module.startswith("scopa_gui.engine"), path
                assert not module.startswith("tests") or module.startswith("tests.measure.second_judge"), path


JUDGE = Path(slow_judge.__file__).parent
MEETING = {
    "asked_positions",
    "comparison",
    "habits",
    "positions",
    "puzzles",
    "__main__",
}
"""Where the two judges meet."""
