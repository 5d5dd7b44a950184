"""Questions of memory: true answers, from no more than the seat has seen, and the same seed asks the same."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.memory.memory_questions import (
    NOBODY,
    QuestionKind,
    Watched,
    asking_turns,
    kinds_for,
    question,
    seen_tables_of,
    watched_by,
)
from scopa_gui.engine.cards import RANK_SETS, SUIT_SETS, bit, card_named, cards_of, coppe, mask_of
from scopa_gui.engine.moves import Played, move_named
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table

GAMES = [(variant.key, players) for variant in VARIANTS.values() for players in variant.players]


def views_of(game, players, seed):
    """The views of seat 0 at its turns of a smazzata, and the cards that the seats then held."""
    rules = VARIANTS[game].rules_by_players[players]
    table, rng, player = Table.new(rules, seed, ["rosa"] * players), Random(seed), player_of("rosa")
    found = []
    while table.to_move is not None:
        seat = table.to_move
        if seat == 0:
            found.append((table.view(0), tuple(table._position.hands), table._position.stock))
        table.play(seat, player.choose(table.view(seat), Limit(), rng).move)
    return found


def asked_in(view, seed, count=12):
    """Several questions on one view."""
    rng, found = Random(seed), []
    for _ in range(count):
        new = question(watched_by(view), rng, asked=found)
        if new is None:
            break
        found.append(new)
    return found


def truth(view, asked):
    """The answer from the whole history, worked out anew: which seat each card went to, and which cards are unseen."""
    owner = {}
    for seat, move in view.history:
        for card in cards_of(move.taken | (bit(move.card) if move.taken else 0)):
            owner[card] = seat
    captured = 0
    for pile in view.piles:
        captured |= pile
    swept = captured & ~mask_of(owner)
    owner |= dict.fromkeys(cards_of(swept), view.dealer)
    parity = {rank: (captured & RANK_SETS[rank]).bit_count() % 2 for rank in range(1, 11)}
    match asked.kind:
        case QuestionKind.OUT:
            return ((captured | view.table) & RANK_SETS[asked.rank]).bit_count()
        case QuestionKind.TO_COME:
            return (view.unseen & RANK_SETS[asked.rank]).bit_count()
        case QuestionKind.TAKER:
            return owner.get(asked.card, NOBODY)
        case QuestionKind.PLAYED:
            return int(asked.card in owner)
        case QuestionKind.PAIRED:
            return 1 - parity[asked.rank]
        case QuestionKind.UNPAIRED:
            (only,) = [rank for rank in asked.offered if parity[rank]]
            return only
        case QuestionKind.ODD_RANKS:
            return sum(parity.values())
        case QuestionKind.COINS:
            return (view.unseen & SUIT_SETS[0]).bit_count()


@pytest.mark.rotating
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_answer_is_the_truth_and_is_offered(game, players):
    kinds = Counter()
    for number, (view, _hands, _stock) in enumerate(views_of(game, players, f"truth/{game}/{players}")):
        for asked in asked_in(view, number):
            assert asked.right == truth(view, asked), asked
            assert asked.right in asked.offered
            assert len(set(asked.offered)) == len(asked.offered) >= 2
            assert len(asked.offered) <= 7
            assert 0 <= asked.age <= len(view.history)
            kinds[asked.kind] += 1
    assert set(kinds) <= set(kinds_for(view.rules))
    assert len(kinds) >= len(kinds_for(view.rules)) - 1


@pytest.mark.rotating
@pytest.mark.parametrize(("game", "players"), [("scopa", 2), ("scopone_scientifico", 4)])
def test_a_question_tells_nothing_of_what_the_seat_has_not_seen(game, players):
    """The question is made of a view alone, so two deals with the same view ask the same: here a card is neither asked
    for because somebody holds it nor because it lies in the stock.
    """
    for number, (view, hands, stock) in enumerate(views_of(game, players, "unseen")):
        for asked in asked_in(view, number):
            if asked.card is not None and bit(asked.card) & view.unseen:
                assert asked.right == (NOBODY if asked.kind is QuestionKind.TAKER else 0)
        again = replace(view, counts=tuple(reversed(view.counts)))
        assert asked_in(view, number) == asked_in(again, number)
        assert mask_of(stock) & ~view.unseen == 0
        assert sum(hands) & view.hand


def test_the_same_seed_asks_the_same_and_another_one_something_else():
    view = views_of("scopa", 2, "again")[10][0]
    assert asked_in(view, 1) == asked_in(view, 1)
    assert asked_in(view, 1) != asked_in(view, 2)


def test_no_question_is_asked_twice():
    view = views_of("scopone_scientifico", 4, "twice")[5][0]
    found = asked_in(view, 3, count=40)
    assert len({(one.kind, one.rank, one.card) for one in found}) == len(found) > 20


def test_nothing_is_asked_before_something_was_taken():
    view = views_of("scopone_scientifico", 4, "first")[0][0]
    bare = replace(view, history=())
    assert question(watched_by(bare), Random(1)) is None


@pytest.mark.whole
def test_what_lies_in_sight_is_not_asked():
    """Neither a card on the table nor one in my hand is the card of a question."""
    for number, (view, _hands, _stock) in enumerate(views_of("scopa", 2, "sight")):
        for asked in asked_in(view, number, count=30):
            assert asked.card is None or not bit(asked.card) & (view.table | view.hand)


def played(*moves):
    return tuple(Played(number % 2, move_named(move)) for number, move in enumerate(moves))


LOOKED_ON = Watched(
    VARIANTS["scopa"].rules,
    mask_of(map(card_named, ("7C", "3B", "4S", "RD"))),
    played("7B=7C", "RC=RD", "6C", "6S=6C", "AD"),
)


def test_the_age_is_the_moves_since_the_answer_last_changed():
    course = seen_tables_of(LOOKED_ON)
    assert len(course) == 6
    assert [seen.taker_of(coppe(6)) for seen in course] == [NOBODY, NOBODY, NOBODY, NOBODY, 1, 1]
    found = {(one.kind, one.rank, one.card): one for seed in range(300) if (one := question(LOOKED_ON, Random(seed)))}
    assert found[QuestionKind.TAKER, 6, coppe(6)].age == 1
    assert found[QuestionKind.TAKER, 6, coppe(6)].right == 1
    assert found[QuestionKind.TAKER, 7, coppe(7)].age == 4
    assert found[QuestionKind.OUT, 7, None].age == 4
    assert found[QuestionKind.OUT, 7, None].right == 2
    assert found[QuestionKind.OUT, 10, None].age == 3
    assert found[QuestionKind.PAIRED, 6, None].age == 5, "nobody has taken one six alone: paired all the time"
    assert found[QuestionKind.COINS, None, None].right == 8
    assert found[QuestionKind.COINS, None, None].age == 0, "the ace of coins has just come"
    assert (QuestionKind.TO_COME, 7, None) not in found, "who looks on holds no cards: it is the same as what is out"


def test_my_hand_of_then_is_known_back_to_the_first_deal():
    for view, _hands, _stock in views_of("scopa", 2, "hands"):
        mine = [seen.hand for seen in seen_tables_of(watched_by(view))]
        assert mine[-1] == view.hand
        assert mine[0].bit_count() == 3
        for number, (seat, move) in enumerate(view.history):
            assert bool(mine[number] & bit(move.card)) == (seat == 0)


def test_easy_questions_are_of_the_simple_kinds():
    view = views_of("scopa", 2, "easy")[12][0]
    kinds = {question(watched_by(view), Random(seed), easy=True).kind for seed in range(40)}
    assert kinds == {QuestionKind.OUT, QuestionKind.TAKER, QuestionKind.PLAYED}


@pytest.mark.whole
def test_sevens_are_asked_about_more_often():
    ranks = Counter()
    for view, _hands, _stock in views_of("scopa", 2, "sevens")[14:]:
        for seed in range(200):
            asked = question(watched_by(view), Random(seed))
            if asked.kind is QuestionKind.OUT:
                ranks[asked.rank] += 1
    assert ranks[7] > 1.4 * (sum(ranks.values()) - ranks[7]) / 9


def test_aces_that_sweep_unpair_everything_so_pairs_are_not_asked():
    assert QuestionKind.PAIRED not in kinds_for(VARIANTS["scopa_dassi"].rules)
    assert QuestionKind.ODD_RANKS not in kinds_for(VARIANTS["escoba"].rules)
    assert QuestionKind.PAIRED in kinds_for(VARIANTS["scopa"].rules)


@pytest.mark.rotating
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_two_or_three_times_a_smazzata_it_is_asked_and_not_at_the_start(game, players):
    rules = VARIANTS[game].rules_by_players[players]
    turns = len(views_of(game, players, "turns"))
    for seed in range(50):
        when = asking_turns(rules, Random(seed))
        assert len(when) in ((3,) if turns > 12 else (2,) if turns > 6 else (1, 2))
        assert list(when) == sorted(set(when))
        assert when[0] >= max(2, turns // 3)
        assert when[-1] < turns - 1
    assert len({asking_turns(rules, Random(seed)) for seed in range(50)}) > 1
