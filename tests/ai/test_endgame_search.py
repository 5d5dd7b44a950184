"""One world solved is asked of other hands, of a single state, and how it ends when everybody plays his best."""

from dataclasses import replace

import pytest

from scopa_gui.ai.endgame.end_states import ground_of
from scopa_gui.ai.endgame.solver import EndgameSearch, TooManyNodes, state_of
from scopa_gui.engine.cards import DECK, bit
from scopa_gui.engine.legality import last_scopa_is_void
from scopa_gui.engine.position import Position
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.sheet import score
from tests.ai.test_end_states import GAMES, cards_left, ends, made
from tests.ai.test_endgame import ALL, chance, ending, nine_coins, plain_worths
from tests.ai.test_hidden_ends import ways
from tests.solved import worths

ENOUGH = 10**6


def plain_end(position, move):
    """How it ends when everybody plays the first of the moves that are best for points, found by plain minimax."""
    position = position.play(move)
    while not position.is_over:
        found = plain_worths(position)
        position = position.play(max(position.legal_moves(), key=found.__getitem__))
    return position


@pytest.mark.parametrize("name", GAMES)
def test_after_a_move_everybody_plays_the_first_of_his_best_moves_to_the_end(name):
    for position in list(ends(name, 5 if ALL[name].mandatory else 3))[:4]:
        search = EndgameSearch(position, ENOUGH, None)
        found = search.solved()
        for move in position.legal_moves():
            end, slow = search.ended(move), plain_end(position, move)
            assert (end.piles, end.scope) == (slow.piles, slow.scope)
            mine = position.turn % 2
            points = made(end, position.scope)
            assert points[mine] - points[1 - mine] == found[move]


@pytest.mark.parametrize(("name", "left"), [("scopone_scientifico 4", 9), ("scopone_trentino 4", 8), ("scopa 2", 6)])
def test_how_it_ends_is_worth_what_was_solved_however_few_nodes_were_left(name, left):
    for seed in range(3):
        position = ending(ALL[name], seed, left)
        found = worths(position)
        search = EndgameSearch(position, ENOUGH, None)
        assert search.solved() == found
        search.nodes = 0
        for move in position.legal_moves():
            end, mine = search.ended(move), position.turn % 2
            points = made(end, position.scope)
            assert points[mine] - points[1 - mine] == found[move]


@pytest.mark.parametrize("left", [1, 2, 3, 5, 7, 8])
@pytest.mark.parametrize("name", ["scopone_scientifico 4", "scopone_trentino 4", "last capture", "scopa 6"])
def test_the_hands_may_be_changed_and_a_state_asked_for(name, left):
    for seed in range(3):
        position = ending(ALL[name], seed, left)
        search = EndgameSearch(position, ENOUGH, None)
        for way in ways(position)[:: 1 if left < 4 else 29]:
            for move, worth in worths(way).items():
                state, scopa = search.stepped(way, state_of(way), move, left)
                after = way.play(move)
                search.held_by(after.hands, after.turn)
                assert scopa - search.worth(state, cards_left(after)) == worth


@pytest.mark.parametrize("left", [6, 7])
@pytest.mark.parametrize("name", ["scopone_scientifico 4", "scopone_trentino 4", "scopa_dassi 4"])
def test_what_was_met_in_other_worlds_changes_nothing_in_this_one(name, left):
    """The last card of one world is another seat's in the next."""
    for seed in range(2):
        every = ways(ending(ALL[name], seed, left))[:30]
        ground_of.cache_clear()
        for way, found in [(way, worths(way)) for way in every]:
            ground_of.cache_clear()
            assert worths(way) == found


@pytest.mark.parametrize(("turn", "scopa"), [(0, 1), (1, 0)])
def test_the_last_but_one_card_makes_a_scopa_and_the_last_none(turn, scopa):
    held, table, low = (0, bit(33)) if turn else (bit(33), bit(34)), bit(13), (1 << 20) - 1
    position = Position(Rules(), held, table, (), (low ^ table, DECK ^ low ^ sum(held)), (0, 0), turn, 0)
    search, (move,) = EndgameSearch(position, ENOUGH, None), position.legal_moves()
    assert move.taken == table
    assert search.stepped(position, state_of(position), move, 2 - turn)[1] == scopa


@pytest.mark.parametrize(("name", "seed"), [("scopone_scientifico 4", 14), ("scopone 4", 14), ("scopa_dassi 4", 1)])
def test_a_move_is_worth_its_scopa_less_the_best_of_who_plays_next(name, seed):
    position = ending(ALL[name], seed, 12)
    for move, worth in worths(position).items():
        after = position.play(move)
        assert worth == sum(after.scope) - sum(position.scope) - max(worths(after).values())


@pytest.mark.parametrize("name", ["scopone_scientifico 4", "scopone_trentino 4", "scopa 2", "optional"])
def test_a_worth_of_the_points_is_played_for(name):
    for seed in range(4):
        position = ending(ALL[name], seed, 4 if name == "optional" else 6)
        assert worths(position, utility=chance) == plain_worths(position, chance)


def test_where_no_last_capture_scores_a_scopa_made_before_may_still_be_undone():
    undone = 0
    for seed in range(60):
        position = ending(ALL["last capture"], seed, 1 + seed % 4)
        if last_scopa_is_void(position.rules, position.first_table, position.history):
            found = worths(position)
            assert found == plain_worths(position)
            ends = [plain_end(position, move) for move in found]
            undone += any(sum(end.scope) < sum(position.scope) for end in ends)
    assert undone > 3


def remembered(position, side, known):
    """The margin of a side when everybody plays his best, every position looked at once."""
    if position.is_over:
        return score(position.rules, position.piles, position.scope).margin(side)
    key = position.hands, position.table, position.piles, position.scope, position.last_taker
    if key not in known:
        best = max if position.turn % 2 == side else min
        known[key] = best(remembered(position.play_unchecked(move), side, known) for move in position.legal_moves())
    return known[key]


@pytest.mark.parametrize(
    ("name", "seed"), [("scopone_scientifico 4", 14), ("scopone 4", 14), ("scopone 4", 21), ("scopa_dassi 4", 1)]
)
def test_three_cards_each_agree_with_a_minimax_that_remembers(name, seed):
    """Ends in which a move that was best on this table is not the best once more is taken."""
    position, known = ending(ALL[name], seed, 12), {}
    side = position.turn % 2
    before = position.scope[side] - position.scope[1 - side]
    for move, worth in worths(position).items():
        assert remembered(position.play(move), side, known) - before == worth


@pytest.mark.parametrize("seed", range(20))
def test_the_tenth_coin_ends_it_in_a_search_too(seed):
    for players in (2, 4):
        position = nine_coins(Rules(players=players, napola="run", cappotto=True, scopa_last="yes"), seed)
        found = worths(position)
        search = EndgameSearch(position, ENOUGH, None)
        assert search.solved() == found
        for move in position.legal_moves():
            end, mine = search.ended(move), position.turn % 2
            points = made(end, position.scope)
            assert points[mine] - points[1 - mine] == found[move]


@pytest.mark.parametrize(("scopa_last", "worth"), [("no", 0), ("yes", 1)])
def test_the_last_card_makes_a_scopa_only_where_it_may(scopa_last, worth):
    """It takes the last card of the table, which goes to who played it either way."""
    table, card = bit(13), bit(33)
    piles = (1 << 20) - 1 ^ table, DECK ^ ((1 << 20) - 1) ^ card
    position = Position(Rules(scopa_last=scopa_last), (0, card), table, (), piles, (0, 0), 1, 0)
    sheet = score(position.rules, (piles[0], piles[1] | table | card), (0, 0))
    assert list(worths(position).values()) == [sheet.points[1] - sheet.points[0] + worth]


def test_a_search_stops_when_it_must_and_looks_only_now_and_then_whether_it_must():
    position = ending(ALL["scopone_scientifico 4"], 3, 12)
    assert EndgameSearch(position, ENOUGH, None, lambda: True).solved() is None
    asked = []

    def third_time():
        asked.append(search.nodes)
        return len(asked) == 3

    search = EndgameSearch(position, ENOUGH, None, third_time)
    assert search.solved() is None
    first, second, third = asked
    assert first == ENOUGH - 1
    assert first - second == second - third > 1


@pytest.mark.parametrize("left", range(1, 9))
def test_with_just_enough_nodes_a_search_solves_all_and_with_one_less_nothing(left):
    for name in ("scopone 4", "escoba 4"):
        for seed in range(3):
            position = ending(ALL[name], seed, left)
            search = EndgameSearch(position, ENOUGH, None)
            found = search.solved()
            needed = ENOUGH - search.nodes
            assert EndgameSearch(position, needed, None).solved() == found
            assert not needed or EndgameSearch(position, needed - 1, None).solved() is None


def test_for_one_state_too_nodes_are_needed():
    position = ending(ALL["scopone 4"], 5, 10)
    with pytest.raises(TooManyNodes):
        EndgameSearch(position, 0, None).worth(state_of(position), 10)


def test_the_state_of_a_position_holds_its_hands_its_table_and_who_took_last():
    position = ending(ALL["scopone 4"], 5, 10)
    for last, told in ((None, 0), (0, 1), (1, 2), (2, 1), (3, 2)):
        cards = sum(position.hands) | position.table << 40
        assert state_of(replace(position, last_taker=last)) == cards | told << 120
