"""The search over what is not known: fair, repeatable, right where everything is known, and at home under any rules."""

from random import Random

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search import ismcts
from scopa_gui.ai.search.budget import Budget
from scopa_gui.ai.search.ismcts import TreeSearch, find
from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import SOURCE_PRESETS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played, worlds_of
from tests.games import GAMES


def found_in(view, iterations, seed=1):
    return find(view, Budget(Limit(iterations=iterations), iterations), Random(seed))


def minimax(position, side):
    """The exact margin of a side when both know everything."""
    rules = position.rules
    if position.is_over:
        sheet = score(rules, position.piles, position.scope)
        points = [had + rules.target * (at == sheet.cappotto) for at, had in enumerate(sheet.points)]
        return points[side] - points[1 - side]
    worths = [minimax(position.play_unchecked(move), side) for move in position.legal_moves()]
    return max(worths) if position.turn % 2 == side else min(worths)


@pytest.mark.parametrize("name", GAMES | SOURCE_PRESETS)
def test_every_legal_move_is_a_candidate_once_under_every_rule_set(name):
    rules = (GAMES | SOURCE_PRESETS)[name]
    for moves in (0, 7, 21, 34):
        view = view_of(position := played(rules, Random(f"{name}{moves}"), moves), position.turn)
        found = found_in(view, 12)
        assert found.iterations == 12
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
        search = TreeSearch(view_of(position, position.turn), Random(1))
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
    search = TreeSearch(view, Random(1))
    risks = [round(ismcts.gives_scopa(search.facts, candidate.move), 6) for candidate in found.candidates]
    assert risks == sorted(risks)
    assert len(set(risks)) > 1


def test_a_line_ends_where_the_next_cards_are_dealt():
    position = played(GAMES["scopa 2"], Random(5), 4)
    search = TreeSearch(view_of(position, position.turn), Random(1))
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
