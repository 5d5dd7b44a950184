"""The chance of winning the match: certain when it is won, fair when all is level, never worse for a point more."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.value.fitted_rules import likeness
from scopa_gui.ai.value.match_chance import (
    MOST_POINTS,
    _below,
    _cappotto,
    _ways,
    chance,
    game_points,
    match_worth,
    match_worth_of,
)
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.options import WinCondition
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import view_of
from tests.games import GAMES
from tests.solved import worths

TWO_SIDES = {name: rules for name, rules in GAMES.items() if rules.sides == 2}
WINS = {win.value: Rules(win=win) for win in WinCondition}
SCOPONE = GAMES["scopone 4"]


@pytest.mark.rotating
@pytest.mark.parametrize("name", TWO_SIDES)
def test_the_chances_of_the_two_sides_add_up_to_one(name):
    rules = TWO_SIDES[name]
    for mine, theirs in ((0, 0), (3, 7), (rules.target - 1, rules.target - 1), (0, rules.target - 1)):
        for deals in (True, False):
            assert chance(rules, (mine, theirs), deals) + chance(rules, (theirs, mine), not deals) == pytest.approx(1)


@pytest.mark.parametrize("name", TWO_SIDES)
def test_level_totals_are_even_but_for_the_deal(name):
    rules = TWO_SIDES[name]
    assert 0.35 < chance(rules, (0, 0), True) < 0.65
    assert chance(rules, (0, 0), True) + chance(rules, (0, 0), False) == pytest.approx(1)


@pytest.mark.parametrize("rules", [*WINS.values(), SCOPONE, GAMES["scopone_trentino 4"]], ids=str)
def test_a_point_more_for_me_is_never_worse_and_one_more_for_them_never_better(rules):
    most = rules.target + 3
    for deals in (True, False):
        chances = {
            (mine, theirs): chance(rules, (mine, theirs), deals)
            for mine in range(most + 1)
            for theirs in range(most + 1)
        }
        for (mine, theirs), found in chances.items():
            assert 0 <= found <= 1
            assert found <= chances.get((mine + 1, theirs), 1) + 1e-9
            assert found >= chances.get((mine, theirs + 1), 0) - 1e-9


@pytest.mark.parametrize("win", WINS)
def test_a_match_that_is_over_is_certain(win):
    rules = WINS[win]
    for mine in range(16):
        for theirs in range(16):
            winner = winner_of(rules, (mine, theirs))
            found = chance(rules, (mine, theirs), True)
            assert (found == float(winner == 0)) if winner is not None else 0 < found < 1


def test_by_two_goes_on_at_twelve_to_eleven():
    rules = WINS["by_two"]
    assert chance(rules, (11, 10), True) == 1
    assert 0.5 < chance(rules, (12, 11), True) < 1
    assert chance(rules, (13, 11), True) == 1
    assert chance(rules, (40, 39), False) == pytest.approx(chance(rules, (12, 11), False))
    assert chance(rules, (12, 12), True) + chance(rules, (12, 12), False) == pytest.approx(1)


def test_the_figures_are_what_many_matches_between_equals_give():
    rules, rng = SCOPONE, Random(1)
    ways = game_points(rules).ways
    won = 0
    for _ in range(4000):
        totals, deals, winner = [6, 8], True, None
        while winner is None:
            points = rng.choices([points for points, _ in ways], [share for _, share in ways])[0]
            totals = [total + made for total, made in zip(totals, reversed(points) if deals else points, strict=True)]
            deals, winner = not deals, winner_of(rules, totals)
        won += winner == 0
    assert won / 4000 == pytest.approx(chance(rules, (6, 8), True), abs=0.03)


def test_to_deal_is_an_advantage_when_one_smazzata_decides():
    assert chance(SCOPONE, (9, 9), True) > chance(SCOPONE, (9, 9), False) + 0.03


def test_the_worth_of_points_is_the_chance_after_them_with_the_deal_passed_on():
    worth = match_worth(SCOPONE, (4, 6), True)
    assert worth((2, 3)) == worth.table[2][3] == chance(SCOPONE, (6, 9), False)
    assert match_worth(SCOPONE, (4, 6), False)((2, 3)) == chance(SCOPONE, (6, 9), True)
    assert worth((9, 3)) == 1
    assert worth((0, 5)) == 0
    assert worth((90, 2)) == worth.table[MOST_POINTS][2]


def test_scope_already_made_count_towards_the_match():
    worth = match_worth(SCOPONE, (4, 6), True)
    rest = worth.from_here(3, 1)
    assert rest((2, 3)) == rest.table[2][3] == worth((5, 4))
    assert rest((MOST_POINTS, 0)) == worth((MOST_POINTS, 1))


def test_the_endgame_can_play_for_the_match_instead_of_points():
    levelled = 0
    for seed in range(12):
        position, rng = deal_smazzata(SCOPONE, Random(seed)), Random(seed)
        while sum(hand.bit_count() for hand in position.hands) > 8:
            position = position.play(rng.choice(position.legal_moves()))
        mine = position.turn % 2
        worth = match_worth(SCOPONE, (8, 8), mine == 1).from_here(position.scope[mine], position.scope[1 - mine])
        by_chance, by_points = worths(position, utility=worth), worths(position)
        assert all(any(found in row for row in worth.table) for found in by_chance.values())
        levelled += len(set(by_points.values())) > len(set(by_chance.values()))
    assert levelled


def test_at_ten_to_nine_a_point_is_worth_more_than_at_the_start():
    start, end = match_worth(SCOPONE, (0, 0), True), match_worth(SCOPONE, (9, 10), True)
    assert end((2, 0)) - end((1, 1)) > 3 * (start((2, 0)) - start((1, 1)))
    # Two to one wins at 10-10, but at 9-10 it leaves both past the target and level: then more is wanted.
    assert match_worth(SCOPONE, (10, 10), True)((2, 1)) == 1
    assert 0 < end((2, 1)) < 1


def test_ordered_favours_who_was_nearer():
    worth = match_worth(WINS["ordered"], (10, 8), False)
    assert worth((2, 6)) == pytest.approx(3 / 4)
    assert worth((0, 6)) == 0
    assert worth((1, 0)) == 1


def test_all_ten_coins_win_the_match_from_behind():
    rules = GAMES["scopone_trentino 4"]
    assert match_worth(rules, (0, 20), False)((rules.target + 3, 2)) == 1
    assert match_worth(rules, (0, 20), False)((rules.target, 2)) == 1
    assert match_worth(rules, (0, 20), False)((rules.target - 1, 2)) < 1
    assert match_worth(rules, (20, 0), False)((2, rules.target + 3)) == 0


def test_the_worth_of_a_view_takes_its_totals_and_its_dealer():
    position = deal_smazzata(SCOPONE, Random(1))
    for seat in range(4):
        view = view_of(position, seat, (7, 3))
        totals = (7, 3) if seat % 2 == 0 else (3, 7)
        assert match_worth_of(view) == match_worth(SCOPONE, totals, seat % 2 == 1)


def test_three_sides_share_the_match():
    rules = GAMES["scopa 3"]
    assert chance(rules, (0, 0, 0), True) + 2 * chance(rules, (0, 0, 0), False) == pytest.approx(1, abs=0.05)
    assert chance(rules, (8, 2, 2), False) > 0.6
    assert chance(rules, (2, 8, 2), False) < 0.3
    assert chance(rules, (11, 10, 3), False) == 1
    assert chance(rules, (3, 12, 11), False) == 0
    for mine in range(10):
        assert chance(rules, (mine, 5, 8), True) <= chance(rules, (mine + 1, 5, 8), True)
    worth = match_worth(rules, (5, 8, 8), False)
    assert worth((3, 0)) > worth((2, 1)) > worth((1, 2))


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (Rules(players=4, deal="scientifico_5_5", redeal_kings=0, primiera="complete_only"), "scopone_scientifico 4"),
        (Rules(players=4, deal="scopone9", scopa_last="yes"), "scopone 4"),
        (Rules(capture="fifteen", redeal_kings=0, dealer_bonus={15: 1, 20: 2}), "escoba 2"),
        (Rules(players=2, win="by_two", target=31, deal="scopa_packet"), "scopa 2"),
        (Rules(asso=True, asso_scopa="always"), "scopa_dassi 2"),
        (Rules(players=3, asso=True), "scopa_dassi 3"),
    ],
)
def test_rules_that_are_not_in_the_file_take_the_nearest_game(rules, name):
    assert game_points(rules).rules == replace(GAMES[name], target=game_points(rules).rules.target)


def test_a_game_that_pays_for_every_coin_has_figures_of_its_own():
    paid = game_points(Rules(coin_points=1, target=41, players=4, deal="scientifico")).ways
    assert sum(sum(points) * share for points, share in paid) > 12


@pytest.mark.parametrize("name", GAMES)
def test_every_named_game_has_figures_and_a_chance(name):
    rules = GAMES[name]
    found = game_points(rules)
    assert sum(share for _, share in found.ways) + sum(found.cappotti) == pytest.approx(1)
    assert found.rules.sides == rules.sides
    assert 0 < chance(rules, (0,) * rules.sides, False) < 1


@pytest.mark.parametrize(
    ("needs", "near"), [((62, 52), (60, 50)), ((61, 41), (60, 40)), ((56, 62), (54, 60)), ((62, 62), (60, 60))]
)
def test_a_lead_far_from_the_end_counts_as_one_that_is_just_near_enough_to_be_worked_out(needs, near):
    rules = Rules(target=100)
    far, worked_out = (chance(rules, (100 - mine, 100 - theirs), False) for mine, theirs in (needs, near))
    assert far == pytest.approx(worked_out, abs=0.03)


def test_the_same_lead_counts_for_less_the_farther_the_end():
    chances = [chance(Rules(target=target), (30, 0), False) for target in (61, 120, 250, 500, 999)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[-1] > 0.2


def test_a_very_long_match_is_worked_out_all_the_same():
    rules = Rules(target=999)
    assert chance(rules, (0, 0), True) + chance(rules, (0, 0), False) == pytest.approx(1)
    assert 0.5 < chance(rules, (20, 0), False) < chance(rules, (200, 0), False) <= 1
    assert chance(rules, (998, 900), True) > 0.99


@pytest.mark.parametrize("deals", [False, True])
def test_against_two_others_the_chances_against_each_are_multiplied_and_brought_to_one(deals):
    """Between the two others nobody asks who deals; I do, or not, against both."""
    rules, (mine, one, two) = GAMES["scopa 3"], (8, 6, 3)

    def against(me, them, me_deals):
        return chance(rules, (me, them), me_deals)

    def between(me, them):
        return (against(me, them, True) + against(me, them, False)) / 2

    shares = [against(mine, one, deals) * against(mine, two, deals)]
    for other, third in ((one, two), (two, one)):
        shares.append((against(other, mine, False) if deals else between(other, mine)) * between(other, third))
    assert chance(rules, (mine, one, two), deals) == pytest.approx(shares[0] / sum(shares))
    assert chance(rules, (mine, two, one), deals) == pytest.approx(shares[0] / sum(shares))


def test_of_two_others_the_points_are_those_of_who_is_ahead_and_the_other_makes_what_is_usual():
    rules = GAMES["scopa 3"]
    usual = round(sum(points[1] * share for points, share in game_points(rules).ways))
    assert usual > 0
    for totals in ((4, 2, 7), (4, 7, 2)):
        assert match_worth(rules, totals, True)((2, 1)) == chance(rules, (6, 8, 2 + usual), False)


def test_a_match_of_sixty_points_is_worked_out_and_one_of_more_is_taken_as_nearer():
    """What is worked out has the deal in it to the last point, what is taken as nearer has it, too."""
    assert chance(Rules(target=60), (0, 0), True) == _below(Rules(target=60))[60, 60, True]
    assert chance(Rules(target=61), (0, 0), True) == _below(Rules(target=61))[30, 30, True]


@pytest.mark.parametrize("name", ["scopone_trentino 4", "scopa 3", "scopa 2"])
def test_the_points_of_the_dealer_and_of_the_first_player_are_not_mistaken_for_each_other(name):
    """The first player's stand first in the file, the dealer's last."""
    points = game_points(GAMES[name])
    for deals, (mine, theirs) in ((True, (-1, 0)), (False, (0, -1))):
        assert _cappotto(GAMES[name], deals) == points.cappotti[mine]
        told = sum((made - lost) * share for made, lost, share in _ways(GAMES[name], deals))
        every, level = (
            sum(share for _, share in points.ways),
            sum(share for way, share in points.ways if way[-1] == way[0] == 0),
        )
        meant = sum((way[mine] - way[theirs]) * share for way, share in points.ways)
        assert told == pytest.approx(meant * every / (every - level))


@pytest.mark.parametrize("deals", [False, True])
def test_level_past_the_target_whoever_makes_more_wins_and_who_makes_as_many_plays_on(deals):
    rules = SCOPONE
    more, level = (
        sum(share for made, lost, share in _ways(rules, deals) if is_so(made, lost))
        for is_so in (int.__gt__, int.__eq__)
    )
    assert chance(rules, (12, 12), deals) == pytest.approx(
        more + level * (1 - chance(rules, (12, 12), deals)), abs=1e-6
    )


def test_of_as_many_sides_as_no_game_of_the_file_has_each_two_score_as_two_do():
    rules = Rules(deal="scientifico", players=5, redeal_kings=0)
    assert rules.sides == 5
    assert game_points(rules).rules.sides == 2
    assert chance(rules, (9, 2, 2, 2, 2), False) > 0.4


@pytest.mark.parametrize(
    "other",
    [
        {"re_bello": 1},
        {"sette_tutti": 1},
        {"asso_scopa": "always"},
        {"ties": "each"},
        {"primiera": "counts"},
        {"napola": "run"},
        {"cappotto": True},
        {"capture": "fifteen"},
        {"asso": True},
        {"deal": "scopone9", "players": 4},
        {"coin_points": 1},
        {"dealer_bonus": ((15, 1),)},
    ],
    ids=lambda other: next(iter(other)),
)
def test_a_game_is_liker_to_itself_than_to_one_that_pays_otherwise(other):
    assert likeness(Rules(), Rules()) == likeness(Rules(**other), Rules(**other)) > likeness(Rules(), Rules(**other))
