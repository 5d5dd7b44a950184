"""What must hold where something is said for a move: the plain meaning of each reason, counted out (saying.py)."""

from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, bit, cards_of, rank_of, sum_of
from tests.measure.claims.saying import COINS, SEVENS


def gained(said):
    return said.after.gained


def missed(said):
    """What the better move takes and this one does not."""
    return said.instead.gained & ~said.after.gained


def is_only_move(said):
    return len(said.sight.view.legal_moves()) == 1


def makes_scopa(said):
    return said.after.scored and not said.after.table


def wins_settebello(said):
    return bool(gained(said) & bit(SETTEBELLO))


def wins_for_primiera(said):
    sight, cards = said.sight, said.cards
    return bool(cards) and not cards & ~gained(said) and sight.is_primiera_open() and sight.helps_primiera(cards)


def strengthens_primiera(said):
    """Each of the cards that are named comes home, and betters what I have; where none is named, some card does."""
    cards = said.cards or gained(said)
    return (
        bool(cards)
        and not cards & ~gained(said)
        and said.sight.is_primiera_open()
        and said.sight.helps_primiera(cards, mine_only=True)
        and (not said.cards or all(said.sight.helps_primiera(bit(card), mine_only=True) for card in cards_of(cards)))
    )


def wins_coins(said):
    return bool(said.cards) and said.cards == gained(said) & COINS and said.sight.is_majority_open(COINS)


def wins_count(said):
    return said.numbers == [gained(said).bit_count()] and said.move.taken != 0


def wins_extras(said):
    return (
        bool(said.cards)
        and not said.cards & ~gained(said)
        and all(said.sight.pays_extra(card) for card in cards_of(said.cards))
    )


# What the next one can do


def sweepers_of(said, table):
    sight = said.sight
    return [card for card in sight.holders([1]) if sight.can_sweep(card, table, is_last=sight.moves_left == 2)]


def gives_no_scopa(said):
    """Nobody can; an empty table tells nothing, and after the last card nobody plays."""
    return said.sight.moves_left > 1 and not sweepers_of(said, said.after.table)


def gives_scopa_rarely(said):
    sweepers = sweepers_of(said, said.after.table)
    return bool(sweepers) and said.sight.chance(sweepers) < 0.015


def gives_scopa_seldom(said):
    sweepers, (percent,) = sweepers_of(said, said.after.table), said.numbers
    return bool(sweepers) and 0 < percent < 50 and abs(100 * said.sight.chance(sweepers) - percent) <= 1


def next_takes_little(said):
    """Three hands in four take nothing, or one card that is neither a coin nor a seven."""
    sight, table = said.sight, said.after.table
    much = [
        card
        for card in sight.hidden
        if any(taken.bit_count() > 1 or taken & (COINS | SEVENS) for taken in sight.takes(card, table))
    ]
    return sight.moves_left > 1 and bool(sight.size_of(1)) and sight.share_without(much) >= 0.75


def partner_may_take(said):
    sight, table = said.sight, said.after.table
    return bool(sight.partners) and any(sight.can_take(card, table) for card in sight.holders(sight.partners))


def keeps_take(said):
    """The cards that are named are kept and could each take from what is left."""
    cards = said.cards
    return (
        bool(cards)
        and not cards & ~said.after.hand
        and all(said.sight.can_take(card, said.after.table) for card in cards_of(cards))
    )


def next_takes_nothing(said):
    return said.sight.moves_left > 1 and not _takers(said, said.after.table)


def next_may_take_nothing(said):
    takers, (percent,) = _takers(said, said.after.table), said.numbers
    return bool(takers) and 0 < percent < 100 and abs(100 * (1 - said.sight.chance(takers)) - percent) <= 1


def _takers(said, table):
    return [card for card in said.sight.holders([1]) if said.sight.takes(card, table)]


def is_only_mine(sight, card, table, hand):
    """Nobody else can take this card of the table, by whatever capture, and one of mine can."""
    others = any(sight.can_take(other, table, bit(card)) for other in sight.holders())
    return not others and any(sight.can_take(mine, table, bit(card)) for mine in cards_of(hand))


def only_mine(said):
    after = said.after
    return (
        bool(said.cards)
        and not said.cards & ~after.table
        and all(is_only_mine(said.sight, card, after.table, after.hand) for card in cards_of(said.cards))
    )


def leaves_me_something(said):
    return bool(said.sight.most_of_mine(said.after.hand, said.after.table))


# Ranks


def held_twice(said):
    """What I lay I could take back with a card of the same rank."""
    sight, after = said.sight, said.after
    twins = cards_of(after.hand & RANK_SETS[rank_of(said.move.card)])
    return said.move.is_lay and any(sight.can_take(twin, after.table, bit(said.move.card)) for twin in twins)


def is_last_of_rank(said, move):
    rank = rank_of(move.card)
    return move.is_lay and not said.sight.of_rank(rank) and not said.sight.after(move).hand & RANK_SETS[rank]


def can_others_take(said, move):
    table = said.sight.after(move).table
    return any(said.sight.can_take(card, table, bit(move.card)) for card in said.sight.holders())


def dead_for_good(said):
    return is_last_of_rank(said, said.move) and not can_others_take(said, said.move)


def dead_but_for_sums(said):
    """Some hidden card takes it, and every one that does takes it together with others that add up to it."""
    sight, table = said.sight, said.after.table
    ways = [
        (card, taken) for card in sight.holders() for taken in sight.takes(card, table) if taken & bit(said.move.card)
    ]
    return (
        is_last_of_rank(said, said.move)
        and bool(ways)
        and all(taken.bit_count() > 1 and sum_of(taken) == rank_of(card) for card, taken in ways)
    )


def partner_played_it(said, move=None):
    """A partner has laid this rank, and the one card of it that is still hidden may be his."""
    sight, rank = said.sight, rank_of((move or said.move).card)
    laid = any(
        seat in sight.partners and rank_of(played.card) == rank and played.is_lay for seat, played in sight.view.history
    )
    return laid and len(sight.of_rank(rank)) == 1 and any(sight.size_of(seat) for seat in sight.partners)


def leaves_partners_double(said):
    """A card the partner laid stays on the table though I could take it with its equal, and he may hold another."""
    sight, rank = said.sight, said.rank
    left = [card for card in sight.laid_by_partner() if rank_of(card) == rank and said.after.table >> card & 1]
    may_hold = bool(sight.of_rank(rank)) and any(sight.size_of(seat) for seat in sight.partners)
    return bool(left) and bool(sight.view.hand & RANK_SETS[rank]) and may_hold


def takes_partners_double(said):
    sight, rank = said.sight, rank_of(said.move.card)
    took = [card for card in sight.laid_by_partner() if said.move.taken >> card & 1 and rank_of(card) == rank]
    return (
        said.rank == rank
        and bool(took)
        and bool(sight.of_rank(rank))
        and any(sight.size_of(seat) for seat in sight.partners)
    )


def breaks_pairs(said):
    sight = said.sight
    now = sight.odd_ranks(gained(said))
    return not sight.deals and said.move.taken != 0 and len(now) > len(sight.odd_ranks()) and said.numbers == [len(now)]


def keeps_pairs(said):
    sight = said.sight
    now = sight.odd_ranks(gained(said))
    return sight.deals and len(now) <= len(sight.odd_ranks()) and (said.numbers or [0]) == [len(now)]


def sevens_paired(said):
    sight = said.sight
    return sight.deals and 7 not in sight.odd_ranks(gained(said)) and bool(sight.open_cards & SEVENS)


def sevens_unpaired(said):
    sight = said.sight
    return not sight.deals and 7 in sight.odd_ranks(gained(said))


def is_whirlwind(sight, move):
    after = sight.after(move)
    return (
        move.taken not in (0, bit(move.card))
        and bool(after.table)
        and sight.moves_left > 2
        and bool(sight.holders([1]))
        and not any(sight.takes(card, after.table) for card in sight.holders([1]))
    )


def whirlwind(said):
    return is_whirlwind(said.sight, said.move)


def near_the_end(said):
    """The last capture of a smazzata brings more than itself, and it is not far off."""
    sight = said.sight
    left = said.after.table or sight.moves_left > 1
    return (
        sight.rules.leftovers == "last_capturer"
        and not sight.view.stock
        and sight.moves_left <= 3 * sight.rules.players
        and bool(left)
    )


def takes(said, move):
    """Whether a move takes something from the table."""
    return bool(move.taken & said.sight.view.table)


def takes_late(said):
    return near_the_end(said) and takes(said, said.move)


def may_take_at_the_end(said):
    """The dealer keeps one card, and another of its rank is still about, or something that adds up to it."""
    sight, after = said.sight, said.after
    (kept,) = cards_of(after.hand)
    other = sight.of_rank(rank_of(kept)) or after.table & RANK_SETS[rank_of(kept)]
    return sight.view.dealer == 0 and not sight.view.stock and (bool(other) or sight.can_take(kept, after.table))


def is_better_card(sight, card, other):
    """A card that is worth more than another one in one way, and in no way less, as far as it still counts."""
    worths = worths_of(sight, card), worths_of(sight, other)
    return worths[0] != worths[1] and all(mine >= theirs for mine, theirs in zip(*worths, strict=True))


def worths_of(sight, card):
    """The ways in which a card may count: by itself, as a coin, by rules of its own, for the primiera."""
    counts = sight.is_primiera_open() and sight.helps_primiera(bit(card))
    return (
        card == SETTEBELLO,
        sight.is_majority_open(COINS) and card < 10,
        sight.pays_extra(card),
        {7: 3, 6: 2, 1: 1}.get(rank_of(card), 0) if counts else 0,
    )


def is_better_in_a_way(sight, card, other):
    return any(mine > theirs for mine, theirs in zip(worths_of(sight, card), worths_of(sight, other), strict=True))


def keeps_better_cards(said):
    """Each of the cards that are named is kept, and better in a way than the one that is laid."""
    return (
        said.move.is_lay
        and bool(said.cards)
        and not said.cards & ~said.after.hand
        and all(is_better_in_a_way(said.sight, card, said.move.card) for card in cards_of(said.cards))
    )


def keeps_ace(said):
    return said.sight.rules.law.ace_is_special and bool(said.after.hand & RANK_SETS[1])


def anything(said):
    return True
