"""What must hold where something is said against a move, beside the better one: each cause counted out (saying.py)."""

from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, bit, cards_of, rank_of, sum_of
from tests.measure.claims.claims_for import (
    can_others_take,
    gained,
    is_better_card,
    is_last_of_rank,
    is_only_mine,
    is_whirlwind,
    missed,
    near_the_end,
    partner_played_it,
    sweepers_of,
    takes,
)
from tests.measure.claims.saying import COINS, SEVENS, SIXES


def scopa_missed(said):
    return said.instead.scored and not said.after.scored


def settebello_missed(said):
    return bool(missed(said) & bit(SETTEBELLO))


def brings_home(cards):
    """The cards named come home by the better move, which is a capture, and can still do something for the primiera."""

    def holds(said):
        sight, named = said.sight, said.cards
        return (
            said.best.taken != 0
            and bool(named)
            and not named & ~(missed(said) & cards)
            and sight.is_primiera_open()
            and sight.helps_primiera(named)
        )

    return holds


def sixes_count(said):
    return said.sight.rules.primiera not in ("most_sevens", "off")


def capture_does_more_for_primiera(said):
    sight = said.sight
    better, worse = (sight.view.piles[0] | one.gained for one in (said.instead, said.after))
    return said.best.taken != 0 and sight.is_primiera_open() and sight.primiera_of(better) > sight.primiera_of(worse)


def capture_wins_more_coins(said):
    more = (said.instead.gained & COINS).bit_count() > (said.after.gained & COINS).bit_count()
    return said.best.taken != 0 and more and said.sight.is_majority_open(COINS)


def capture_wins_more_cards(said):
    more = said.instead.gained.bit_count() > said.after.gained.bit_count()
    return said.best.taken != 0 and more and said.sight.is_majority_open((1 << 40) - 1)


def capture_does_more_for_extras(said):
    named = said.cards
    return (
        said.best.taken != 0
        and bool(named)
        and not named & ~missed(said)
        and all(said.sight.pays_extra(card) for card in cards_of(named))
    )


def scopa_given(said):
    sweepers = sweepers_of(said, said.after.table)
    *count, percent = said.numbers
    return (
        bool(sweepers)
        and len(sweepers) == (count[0] if count else 1)
        and percent > 0
        and abs(100 * said.sight.chance(sweepers) - percent) <= 1
    )


def last_opponent_may_sweep(said):
    sight, last = said.sight, said.sight.rules.players - 1
    able = [
        card
        for card in sight.holders([last])
        if sight.can_sweep(card, said.after.table, is_last=sight.moves_left == last + 1)
    ]
    return sight.view.side_of(last) != 0 and sight.moves_left > last and bool(able)


def next_takes_more(said):
    sight = said.sight
    return sight.prize_for(1, said.after.table) > sight.prize_for(1, said.instead.table)


def better_lets_nothing_be_taken(said):
    sight = said.sight
    return (
        sight.moves_left > 1
        and bool(sight.holders([1]))
        and not any(sight.takes(card, said.instead.table) for card in sight.holders([1]))
        and any(sight.takes(card, said.after.table) for card in sight.holders([1]))
    )


def partner_may_take_more(said):
    """More on the table as it is left, for whatever the partner may hold."""
    sight, partner = said.sight, min(said.sight.partners)
    return sight.prize_for(partner, said.instead.table) > sight.prize_for(partner, said.after.table)


def better_leaves_me_more(said):
    sight = said.sight

    def prize(after):
        return max(
            (
                sight.prize(taken)
                + sight.prize(bit(card))
                + sight.can_sweep(card, after.table) * (taken == after.table)
                for card in cards_of(after.hand)
                for taken in sight.takes(card, after.table)
            ),
            default=0.0,
        )

    return prize(said.instead) > prize(said.after)


def lays_worth_keeping(said):
    return (
        said.move.is_lay
        and said.best.is_lay
        and not is_better_card(said.sight, said.best.card, said.move.card)
        and said.move.card != said.best.card
    )


def lays_coin_within_reach(said):
    return said.move.is_lay and said.move.card < 10 and can_others_take(said, said.move)


def lays_seven_within_reach(said):
    return said.move.is_lay and rank_of(said.move.card) == 7 and can_others_take(said, said.move)


def ace_could_wait(said):
    """An ace goes that the better move keeps, and there is a next time."""
    sight = said.sight
    return (
        sight.rules.law.ace_is_special
        and rank_of(said.move.card) == 1
        and said.instead.hand >> said.move.card & 1
        and sight.moves_left > sight.rules.players
    )


def feeds_ace(said):
    """More is left for an ace that the next one may hold."""
    sight = said.sight
    able = any(rank_of(card) == 1 and sight.takes(card, said.after.table) for card in sight.holders([1]))
    return sight.rules.law.ace_is_special and able and said.after.table.bit_count() > said.instead.table.bit_count()


def better_leaves_anchor(said):
    sight, better = said.sight, said.instead
    found = [card for card in cards_of(better.table) if is_only_mine(sight, card, better.table, better.hand)]
    kept = [
        card
        for card in found
        if said.after.table >> card & 1 and is_only_mine(sight, card, said.after.table, said.after.hand)
    ]
    return len(kept) < len(found)


def anchor_given_up(said):
    sight, view = said.sight, said.sight.view
    before = [card for card in cards_of(view.table) if is_only_mine(sight, card, view.table, view.hand)]
    return any(
        said.after.table >> card & 1 and not is_only_mine(sight, card, said.after.table, said.after.hand)
        for card in before
    )


def better_lays_dead_rank(said):
    return is_last_of_rank(said, said.best) and not can_others_take(said, said.best)


def better_lays_held_twice(said):
    sight, after = said.sight, said.instead
    twins = cards_of(after.hand & RANK_SETS[said.rank])
    return (
        said.best.is_lay
        and said.rank == rank_of(said.best.card)
        and any(sight.can_take(twin, after.table, bit(said.best.card)) for twin in twins)
    )


def better_echoes_partner(said):
    return said.best.is_lay and said.rank == rank_of(said.best.card) and partner_played_it(said, said.best)


def better_breaks_pairs(said):
    sight = said.sight
    return not sight.deals and len(sight.odd_ranks(said.instead.gained)) > len(sight.odd_ranks(gained(said)))


def better_keeps_pairs(said):
    sight = said.sight
    return sight.deals and len(sight.odd_ranks(said.instead.gained)) < len(sight.odd_ranks(gained(said)))


def better_keeps_sevens_paired(said):
    sight = said.sight
    return sight.deals and 7 not in sight.odd_ranks(said.instead.gained) and 7 in sight.odd_ranks(gained(said))


def better_leaves_sevens_unpaired(said):
    sight = said.sight
    return not sight.deals and 7 in sight.odd_ranks(said.instead.gained) and 7 not in sight.odd_ranks(gained(said))


def leaves_seven_in_pieces(said):
    return said.sight.sums_to_seven(said.after.table)


def lets_go_of_whirlwind(said):
    return is_whirlwind(said.sight, said.best) and not is_whirlwind(said.sight, said.move)


def better_leaves_eleven(said):
    rules = said.sight.rules
    return rules.capture == "sum" and not rules.asso and sum_of(said.instead.table) >= 11 > sum_of(said.after.table)


def all_is_known(said):
    """Every hidden card is in the hand of one player: nothing is left to chance."""
    view = said.sight.view
    return not view.stock and sum(count > 0 for count in view.counts[1:]) <= 1


def keeps_last_card(said):
    """The dealer has two cards; of the rank the better move keeps others are to come, of the other none need be."""
    sight = said.sight
    kept, other = cards_of(said.instead.hand)[0], cards_of(said.after.hand)[0]
    return (
        sight.view.dealer == 0
        and rank_of(kept) not in sight.odd_ranks(said.instead.gained)
        and rank_of(other) in sight.odd_ranks(gained(said))
    )


def better_takes_late(said):
    return near_the_end(said) and takes(said, said.best) and not takes(said, said.move)


# Before better is told


def misses_for_primiera(said):
    """A seven or a six that comes home by the better move, which is a capture, and may still do something."""
    sight, cards = said.sight, missed(said) & (SEVENS | SIXES)
    return said.best.taken != 0 and bool(cards) and sight.is_primiera_open() and sight.helps_primiera(cards)


def misses_extras(said):
    return said.best.taken != 0 and any(said.sight.pays_extra(card) for card in cards_of(missed(said)))


def better_lays_safer_card(said):
    """One that nobody can take any more, or of which a second one is kept, as this one is not."""
    tried = [(move, said.sight.after(move)) for move in (said.best, said.move)]
    twins = [move.is_lay and bool(after.hand & RANK_SETS[rank_of(move.card)]) for move, after in tried]
    dead = [is_last_of_rank(said, move) and not can_others_take(said, move) for move, _ in tried]
    return (dead[0] and not dead[1]) or (twins[0] and not twins[1])


def overlooks_partner(said):
    """The better move lays the rank that the partner did, or this one takes a card that he laid, by its equal."""
    rank = rank_of(said.move.card)
    took = any(said.move.taken >> card & 1 and rank_of(card) == rank for card in said.sight.laid_by_partner())
    return took or (said.best.is_lay and partner_played_it(said, said.best))
