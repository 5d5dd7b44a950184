"""What each cause must be told with, counted out card by card: None where it is not true of the two moves (saying.py).

``two`` is a Said without words: what was played, and what should have been.
"""

from itertools import combinations

from scopa_gui.engine.cards import RANK_SETS, bit, cards_of, rank_of, sum_of
from tests.measure.claims import claims_against, claims_for
from tests.measure.claims.claims_for import (
    can_others_take,
    is_last_of_rank,
    is_only_mine,
    missed,
    partner_played_it,
    sweepers_of,
)
from tests.measure.claims.saying import COINS, SEVENS, Said

MORE = 1.15
"""So many times more is clearly more."""


def where(claim):
    """A cause that is told with nothing."""
    return lambda two: {} if claim(two) else None


def with_cards(found):
    """A cause that is told with the cards it is about, where there are any."""

    def told(two):
        cards = found(two)
        return {"cards": cards} if cards else None

    return told


def set_of(cards):
    return sum(map(bit, cards))


def missed_for_primiera(rank):
    def found(two):
        sight = two.sight
        helping = [card for card in cards_of(missed(two) & RANK_SETS[rank]) if sight.helps_primiera(bit(card))]
        return set_of(helping) if sight.is_primiera_open() else 0

    return found


def missed_coins(two):
    return two.instead.gained & COINS & ~two.after.gained if claims_against.capture_wins_more_coins(two) else 0


def missed_extras(two):
    return set_of(card for card in cards_of(missed(two)) if two.sight.pays_extra(card))


def fewer_cards(two):
    fewer = two.instead.gained.bit_count() - two.after.gained.bit_count()
    return {"count": fewer} if claims_against.capture_wins_more_cards(two) else None


def scopa_given(two):
    sweepers = sweepers_of(two, two.after.table)
    percent = round(100 * two.sight.chance(sweepers))
    return {"percent": percent, "cards": set_of(sweepers), "count": len(sweepers)} if percent else None


def all_hands(sight, seat):
    """Every hand that a seat may have."""
    return combinations(sight.hidden, min(sight.size_of(seat), len(sight.hidden)))


def expected(sight, seat, table):
    """What a seat takes of a table by its best capture, on the average of all its hands."""
    best = {card: max(map(sight.prize, sight.takes(card, table)), default=0.0) for card in sight.hidden}
    prizes = [max((best[card] for card in hand), default=0.0) for hand in all_hands(sight, seat)]
    return sum(prizes) / len(prizes)


def is_clearly_more(more, less):
    return more > MORE * less + 1e-9


def table_given(two):
    better, worse = (expected(two.sight, 1, each.table) for each in (two.instead, two.after))
    return two.after.table if is_clearly_more(worse, better) else 0


def partner_gets_less(two):
    sight = two.sight
    if not sight.partners:
        return False
    better, worse = (expected(sight, min(sight.partners), each.table) for each in (two.instead, two.after))
    return is_clearly_more(better, worse)


def own_prize(sight, after):
    """The best that the cards I keep could take, with the card that takes it; a scopa is worth ten cards more."""
    return max(
        (
            sight.prize(taken | bit(card)) + (taken == after.table and sight.can_sweep(card, after.table))
            for card in cards_of(after.hand)
            for taken in sight.takes(card, after.table)
        ),
        default=0.0,
    )


def leaves_me_less(two):
    return is_clearly_more(own_prize(two.sight, two.instead), own_prize(two.sight, two.after))


def next_one_finds_something(two):
    tables = [each.table for each in (two.instead, two.after)]
    better, worse = ([card for card in two.sight.hidden if two.sight.takes(card, table)] for table in tables)
    return not better and bool(worse)


def rank_laid_within_reach(two):
    return {"rank": rank_of(two.move.card)} if two.move.is_lay and can_others_take(two, two.move) else None


def leftovers(two):
    rules, view = two.sight.rules, two.sight.view
    is_near = two.sight.moves_left <= 2 * rules.players + 1
    becomes_last = claims_for.takes(two, two.best) and not claims_for.takes(two, two.move)
    is_told = claims_for.near_the_end(two) and is_near and becomes_last and not view.stock
    return {"cards": two.after.table} if is_told else None


def anchors(sight, after):
    return set_of(card for card in cards_of(after.table) if is_only_mine(sight, card, after.table, after.hand))


def anchor(two):
    return 0 if anchors(two.sight, two.after) else anchors(two.sight, two.instead)


def anchor_given_up(two):
    return anchors(two.sight, two.sight.view) & two.after.table & ~anchors(two.sight, two.after)


def dead_rank(two):
    """No rank is dead where fifteen is counted."""
    if two.sight.rules.law.by_fifteen or not claims_against.better_lays_dead_rank(two):
        return False
    return not is_last_of_rank(two, two.move) or can_others_take(two, two.move)


def held_twice(two):
    able = [
        move.is_lay
        and any(
            two.sight.can_take(twin, after.table, bit(move.card))
            for twin in cards_of(after.hand & RANK_SETS[rank_of(move.card)])
        )
        for move, after in ((two.best, two.instead), (two.move, two.after))
    ]
    return {"rank": rank_of(two.best.card)} if able == [True, False] else None


def echo(two):
    return {"rank": rank_of(two.best.card)} if two.best.is_lay and partner_played_it(two, two.best) else None


def partners_double(two):
    rank = rank_of(two.move.card)
    return {"rank": rank} if two.sight.of_rank(rank) and two.sight.holders(two.sight.partners) else None


def is_worse_paired(two):
    better, worse = (len(two.sight.odd_ranks(each.gained)) for each in (two.instead, two.after))
    return better < worse if two.sight.deals else better > worse


def are_sevens_worse_paired(two):
    better, worse = (7 in two.sight.odd_ranks(each.gained) for each in (two.instead, two.after))
    return better != worse and better is not two.sight.deals


def seven_in_pieces(two):
    sevens = [card for card in two.sight.hidden if rank_of(card) == 7]
    able = [
        any(taken.bit_count() > 1 and sum_of(taken) == 7 for card in sevens for taken in two.sight.takes(card, table))
        for table in (two.after.table, two.instead.table)
    ]
    return able == [True, False]


def last_opponent_may_sweep(two):
    same = Said("", two.sight, two.best, two.best)
    return claims_against.last_opponent_may_sweep(two) and not claims_against.last_opponent_may_sweep(same)


COUNTED = {
    "makes_scopa": where(claims_against.scopa_missed),
    "takes_settebello": with_cards(lambda two: missed(two) & COINS & SEVENS),
    "takes_sevens": with_cards(missed_for_primiera(7)),
    "takes_sixes": with_cards(missed_for_primiera(6)),
    "primiera_race": where(claims_against.capture_does_more_for_primiera),
    "denari_race": with_cards(missed_coins),
    "carte_race": fewer_cards,
    "extras_race": with_cards(missed_extras),
    "gives_scopa": scopa_given,
    "gives_scopa_later": where(last_opponent_may_sweep),
    "safe_eleven": where(claims_against.better_leaves_eleven),
    "gives_cards": with_cards(table_given),
    "feeds_partner": where(partner_gets_less),
    "starves": where(next_one_finds_something),
    "keeps_own_take": where(leaves_me_less),
    "lays_coin": rank_laid_within_reach,
    "lays_seven": rank_laid_within_reach,
    "wins_leftovers": leftovers,
    "becomes_last_taker": leftovers,
    "spends_ace": where(claims_against.ace_could_wait),
    "feeds_ace": with_cards(lambda two: two.after.table if claims_against.feeds_ace(two) else 0),
    "anchor": with_cards(anchor),
    "gives_up_anchor": with_cards(anchor_given_up),
    "lays_dead_rank": where(dead_rank),
    "lays_held_twice": held_twice,
    "echoes_partner": echo,
    "takes_partners_double": partners_double,
    "breaks_pairs": where(is_worse_paired),
    "keeps_pairs": where(is_worse_paired),
    "sevens_paired": where(are_sevens_worse_paired),
    "sevens_unpaired": where(are_sevens_worse_paired),
    "offers_seven_sum": where(seven_in_pieces),
    "whirlwind": where(claims_against.lets_go_of_whirlwind),
}
"""By tactic. Which card is the dearer one, and which may take at the very end, is checked by claims.py."""
