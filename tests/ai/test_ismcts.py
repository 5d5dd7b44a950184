"""The search over what is not known: fair, repeatable, right where everything is known, and at home under any rules."""

from math import log, sqrt
from random import Random
from statistics import mean, pstdev

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import ismcts
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.ismcts import ALIKE, Node, TreeSearch, _ranked, find
from scopa_gui.ai.value.deal_value import redeal_of
from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import cards, forced_end, imagined_hands, one_card_each, played, worlds_of
from tests.games import GAMES


def found_in(view, iterations, seed=1):
    return find(view, imagined_hands(view, seed), Budget(Limit(iterations=iterations), iterations), Random(seed))


def minimax(position, side):
    """The exact margin of a side when both know everything."""
    rules = position.rules
    if position.is_over:
        return score(rules, position.piles, position.scope).margin(side)
    worths = [minimax(position.play_unchecked(move), side) for move in position.legal_moves()]
    return max(worths) if position.turn % 2 == side else min(worths)


@pytest.mark.rotating
@pytest.mark.parametrize("name", GAMES | SOURCE_PRESETS)
def test_every_legal_move_is_a_candidate_once_under_every_rule_set(name):
    rules = (GAMES | SOURCE_PRESETS)[name]
    for moves in (0, 7, 21, 34):
        view = view_of(position := played(rules, Random(f"{name}{moves}"), moves), position.turn)
        found = found_in(view, 12)
        assert found.iterations == found.worlds == 12
        assert sorted(map(str, view.legal_moves())) == sorted(str(candidate.move) for candidate in found.candidates)


@pytest.mark.parametrize(
    "name", ["scopa 2", "scopa 3", "scopa 4", "scopa_dassi 2", "escoba 2", "scopone 4", "scopa_speciale 2"]
)
def test_the_same_seed_gives_the_same_answer_and_hidden_cards_do_not_matter(name):
    rules = GAMES[name]
    position = played(rules, Random(name), rules.players)
    view = view_of(position, position.turn)
    assert len(view.legal_moves()) > 1
    first = found_in(view, 60)
    for world in worlds_of(view, 3, Random(2)):
        assert found_in(view_of(world, world.turn), 60) == first
    assert found_in(view, 60, seed=2) != first


@pytest.mark.rotating
@pytest.mark.parametrize(
    "name", ["scopa 2", "scopa_dassi 2", "escoba 2", "scopa_speciale 2", "S2_scopa_literal", "S3_scopa_literal"]
)
@pytest.mark.parametrize("moves", [31, 32, 33])
def test_where_everything_is_known_it_finds_a_best_move(name, moves):
    rules = (GAMES | SOURCE_PRESETS)[name]
    told = 0
    for seed in range(6):
        position = played(rules, Random(f"{name}{moves}{seed}"), moves)
        side = position.turn % 2
        worths = {move: minimax(position.play(move), side) for move in position.legal_moves()}
        told += len(set(worths.values())) > 1
        best = found_in(view_of(position, position.turn), 4000).candidates[0]
        assert worths[best.move] == max(worths.values())
    assert told


@pytest.mark.rotating
@pytest.mark.parametrize("name", GAMES | SOURCE_PRESETS)
def test_where_nobody_has_a_choice_the_moves_are_worth_what_the_engine_counts(name):
    rules, told = (GAMES | SOURCE_PRESETS)[name], 0
    # To the letter of S2 a scopa made before is taken back in the two last of these.
    for seed in (*range(12), 32, 50):
        position = one_card_each(rules, seed)
        had = score(rules, (0,) * rules.sides, position.scope)
        ends = {move: forced_end(position.play(move)) for move in position.legal_moves()}
        view, side = view_of(position, position.turn), position.turn % rules.sides
        search = TreeSearch(view, imagined_hands(view), Random(1))
        search.determinize = lambda position=position: [
            position.hands[(position.turn + seat) % rules.players] for seat in range(rules.players)
        ]
        for _ in range(20):
            search.iterate()
        for candidate in _ranked(search):
            end = ends[candidate.move]
            if end is not None:
                worth = score(rules, end.piles, end.scope).margin(side) - had.margin(side)
                assert (candidate.points, candidate.se) == (worth, 0)
                told += 1
    assert told


def test_the_first_card_of_all_is_no_ace_where_that_is_a_rule(view):
    seen = view(
        "AD 2C RC", "3D 4D", unseen="RS 2S 2B", players=2, deal="scopa_packet", counts=(3,), vile=True, dealer=1
    )
    assert len(found_in(seen, 50).candidates) == 2


def test_where_all_ten_coins_end_it_nobody_is_given_the_table(view):
    coins = "AD 2D 3D 4D 5D 6D FD CD RD"
    seen = view(
        "7C RC CB", "7D 5B 6S 6C 4B 2B", unseen="AS AC AB 2S 2C 3S 3C 3B 4S", mine=coins, stock=6, last_taker=0,
        rules=Rules(cappotto=True, napola="run"), dealer=1,
    )  # fmt: skip
    found = next(one for one in found_in(seen, 50).candidates if one.move == move_named("7C=7D"))
    # Their thirteen cards are more than my eleven, if not than these and the five on the table.
    end = score(seen.rules, (cards(f"{coins} 7C 7D"), seen.piles[1]), (0, 0))
    assert (found.points, end.award(Category.CARTE).points) == (end.margin(0), (0, 1))


def test_points_count_from_here_on_for_my_side(view):
    seen = view("7D", "7C", unseen="RS", players=2, deal="scopa_packet", counts=(1,), dealer=1, last_taker=1)
    found = found_in(seen, 50)
    assert found.candidates[0].move == move_named("7D=7C")
    rules = seen.rules
    mine, theirs = seen.piles[0] | 1 << SETTEBELLO | 1 << 16, seen.piles[1]
    # The king is laid last and goes to me, who took last; clearing the table with a card to come is a scopa.
    points = score(rules, (mine | 1 << 39, theirs), (1, 0)).points
    assert found.candidates[0].points == pytest.approx(points[0] - points[1])


@pytest.mark.parametrize("name", ["scopa 4", "scopone 4", "scopa_dassi 4", "scopa 6"])
def test_partners_play_for_each_other_and_opponents_against(name, monkeypatch):
    rules = GAMES[name]
    told = 0
    for seed in range(6):
        position = played(rules, Random(f"{name}{seed}"), 36 - 2 * rules.players + 1)
        worths = {move: minimax(position.play(move), position.turn % 2) for move in position.legal_moves()}
        view = view_of(position, position.turn)
        search = TreeSearch(view, imagined_hands(view), Random(1))
        order = [position.hands[(position.turn + seat) % rules.players] for seat in range(rules.players)]
        monkeypatch.setattr(search, "determinize", lambda order=order: list(order))
        for _ in range(1500):
            search.iterate()
        nodes = [node for made in search.root.edges.values() for node in made]
        best = max(nodes, key=lambda node: node.visits)
        told += len(set(worths.values())) > 1
        assert worths[best.option.move] == max(worths.values())
    assert told


def test_moves_alike_are_ordered_by_the_risk_of_a_scopa(monkeypatch):
    position = played(GAMES["scopa 2"], Random(8), 6)
    view = view_of(position, position.turn)
    monkeypatch.setattr(ismcts, "ALIKE", 100.0)
    monkeypatch.setattr(ismcts, "EXPLORATION", 100.0)
    found = found_in(view, 200)
    search = TreeSearch(view, imagined_hands(view), Random(1))
    risks = [round(ismcts.gives_scopa(search.facts, candidate.move), 6) for candidate in found.candidates]
    assert risks == sorted(risks)
    assert len(set(risks)) > 1


def test_a_line_ends_where_the_next_cards_are_dealt():
    position = played(GAMES["scopa 2"], Random(5), 4)
    view = view_of(position, position.turn)
    search = TreeSearch(view, imagined_hands(view), Random(1))
    for _ in range(300):
        search.iterate()
    depths = []

    def walk(node, depth):
        depths.append(depth)
        for children in node.edges.values():
            for child in children:
                walk(child, depth + 1)

    walk(search.root, 0)
    assert max(depths) == 2


def children(node):
    return [child for made in node.edges.values() for child in made]


def searched(name, moves, turns, seed=3):
    """A search after so many turns of its loop."""
    position = played(GAMES[name], Random(seed), moves)
    view = view_of(position, position.turn)
    search = TreeSearch(view, imagined_hands(view), Random(1))
    for _ in range(turns):
        search.iterate()
    return search


def test_of_a_node_the_mean_and_the_spread_are_those_of_its_visits():
    node = Node(None, 0, 5)
    for worth in (1.0, 2.0, -4.0, 2.5):
        node.credit(worth)
    assert (node.visits, node.mean) == (4, mean((1.0, 2.0, -4.0, 2.5)))
    assert node.spread == pytest.approx(pstdev((1.0, 2.0, -4.0, 2.5)))


@pytest.mark.parametrize(("name", "moves"), [("scopa 2", 4), ("scopa_dassi 4", 30), ("escoba 3", 5), ("scopa 6", 2)])
def test_every_turn_of_the_loop_is_one_visit_on_each_level_down_to_a_new_node(name, moves):
    search = searched(name, moves, 150)
    assert sum(child.visits for child in children(search.root)) == 150
    nodes = children(search.root)
    while nodes:
        node = nodes.pop()
        below = [child for child in children(node) if child.visits]
        if below:
            assert node.visits == 1 + sum(child.visits for child in below)
        for child in below:
            assert child.seat == (node.seat + 1) % search.rules.players
            assert child.left == node.left - 1
            assert child.visits <= child.available <= node.visits
        nodes += below
    hand = search.playable.bit_count()
    assert all(child.available == 150 for child in children(search.root)), "I see my own cards in every world"
    assert len(search.root.edges) == hand


@pytest.mark.parametrize("scale", [0.5, 2.0])
def test_the_walk_goes_where_the_upper_bound_is_highest(scale):
    search = searched("scopa 2", 4, 1)
    for _ in range(30):
        for child in children(search.root):
            child.total, child.visits, child.available = search.random() * 40, 1 + int(search.random() * 30), 40
        search.scale = scale
        bounds = {
            child.option.move: child.mean + scale * sqrt(log(child.available + 1) / child.visits)
            for child in children(search.root)
        }
        assert search._best(search.root, search.playable).option.move == max(bounds, key=bounds.get)


def test_moves_not_tried_come_first_by_their_glance():
    search = searched("escoba 2", 4, 0)
    found = []
    for _ in range(len(search.facts.view.legal_moves())):
        node = search._best(search.root, search.playable)
        node.credit(-100.0)
        found.append(node.option.glance)
    assert found == sorted(found, reverse=True)


def test_in_the_last_deal_the_constant_follows_how_far_lines_come_apart():
    for moves, scales in ((31, [1, 1, 2, 4, 4]), (4, [1] * 5)):
        search, found = searched("scopa 2", moves, 0), []
        for worth in (1.0, 2.0, -1.0, 5.0, 4.5):
            search.backpropagate([search.root], (worth, -worth))
            found.append(search.scale)
        assert found == scales


@pytest.mark.parametrize("rounds", [0, 3])
@pytest.mark.parametrize("name", ["scopa 2", "scopa 3", "scopa 4", "escoba 3"])
def test_where_cards_are_dealt_a_line_is_worth_the_same_to_every_side_whoever_thinks(name, rounds):
    rules = GAMES[name]
    position = played(rules, Random(name), rounds * rules.players)
    worth = redeal_of(rules).margins(
        position.piles, position.scope, position.table, position.last_taker, len(position.stock)
    )
    for me in range(rules.players):
        search = TreeSearch(view_of(position, me), (), Random(1))
        assert search._value(search.root.playout) == tuple(
            worth[(side + me) % rules.sides] for side in range(rules.sides)
        )


def test_by_the_clock_it_turns_until_the_time_is_over_once_at_least_and_no_more_than_enough(made_up_clock, monkeypatch):
    position = played(GAMES["scopa 2"], Random(3), 4)
    view, iterate = view_of(position, position.turn), TreeSearch.iterate
    seconds = 0.125

    def slowly(search):
        made_up_clock.now += seconds
        iterate(search)

    monkeypatch.setattr(TreeSearch, "iterate", slowly)
    monkeypatch.setattr(ismcts, "ENOUGH", 30)
    assert find(view, imagined_hands(view), Budget(Limit(seconds=1.0), 1), Random(1)).iterations == 8
    assert find(view, imagined_hands(view), Budget(Limit(seconds=0.0), 1), Random(1)).iterations == 1
    seconds = 0.0
    assert find(view, imagined_hands(view), Budget(Limit(seconds=1.0), 1), Random(1)).iterations == 30
    assert find(view, imagined_hands(view), Budget(Limit(iterations=35), 1), Random(1)).iterations == 35


def ranked(visits, means, made=(0, 0)):
    """What is told, the riskiest move's name 0, of moves with so many visits and these means, after so many scope."""
    search = searched("scopa 2", 6, 1, seed=14)
    search.root.playout = search.root.playout._replace(scope=made)
    nodes = sorted(children(search.root), key=lambda node: -ismcts.gives_scopa(search.facts, node.option.move))
    for node, often, worth in zip(nodes, visits, means, strict=True):
        node.visits, node.total, node.square = often, often * worth, often * (worth * worth + 1)
    names = {node.option.move: place for place, node in enumerate(nodes)}
    return [(names[one.move], one.points, one.se) for one in _ranked(search)]


def test_the_most_visited_move_comes_first_and_of_level_ones_the_better():
    assert ranked((16, 4, 1), (0, 5, 9)) == [(0, 0, 0.25), (1, 5, 0.5), (2, 9, 1)]
    assert ranked((16, 4, 4), (0, 5, 9)) == [(0, 0, 0.25), (2, 9, 0.5), (1, 5, 0.5)]


def test_the_safer_move_comes_first_where_it_was_visited_nearly_as_often_and_is_nearly_as_good():
    assert [name for name, *_ in ranked((99, 25, 1), (1, 1, 1))] == [1, 0, 2]
    assert [name for name, *_ in ranked((100, 25, 1), (1, 1, 1))] == [0, 1, 2]
    assert [name for name, *_ in ranked((99, 98, 97), (1, 0.99, 1.5))] == [2, 1, 0]
    assert [name for name, *_ in ranked((99, 98, 97), (1, 0.97, 1.5))] == [2, 0, 1]
    assert [name for name, *_ in ranked((99, 98, 1), (ALIKE, 0, 0))] == [0, 1, 2]


def test_points_count_from_here_on_and_a_move_never_tried_is_thought_the_worst():
    assert ranked((16, 4, 0), (3, 2, 0), made=(3, 1)) == [(0, 1, 0.25), (1, 0, 0.5), (2, 0, 0.0)]
