"""Every sentence that may be said of a move, with what must hold where it is said: its plain meaning, counted out (saying.py)."""

import re

from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, bit, cards_of, rank_of, sum_of
from tests.coach.saying import COINS, SEVENS, SIXES


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
    return bool(gained(said)) and said.sight.is_primiera_open() and said.sight.helps_primiera(gained(said), mine_only=True)


def wins_coins(said):
    return bool(said.cards) and said.cards == gained(said) & COINS and said.sight.is_majority_open(COINS)


def wins_count(said):
    return said.numbers == [gained(said).bit_count()] and said.move.taken != 0


def wins_extras(said):
    return bool(said.cards) and not said.cards & ~gained(said) and all(said.sight.pays_extra(card) for card in cards_of(said.cards))


# What the next one can do


def _sweepers(said, table):
    sight = said.sight
    return [card for card in sight.holders([1]) if sight.can_sweep(card, table, is_last=sight.moves_left == 2)]


def gives_no_scopa(said):
    """Nobody can; an empty table tells nothing, and after the last card nobody plays."""
    return said.sight.moves_left > 1 and not _sweepers(said, said.after.table)


def gives_scopa_rarely(said):
    sweepers = _sweepers(said, said.after.table)
    return bool(sweepers) and said.sight.chance(sweepers) < 0.015


def gives_scopa_seldom(said):
    sweepers, (percent,) = _sweepers(said, said.after.table), said.numbers
    return bool(sweepers) and 0 < percent < 50 and abs(100 * said.sight.chance(sweepers) - percent) <= 1


def next_takes_little(said):
    """Three hands in four take nothing, or one card that is neither a coin nor a seven."""
    sight, table = said.sight, said.after.table
    much = [card for card in sight.hidden if any(taken.bit_count() > 1 or taken & (COINS | SEVENS) for taken in sight.takes(card, table))]
    return sight.moves_left > 1 and bool(sight.size_of(1)) and sight.share_without(much) >= 0.75


def partner_may_take(said):
    sight, table = said.sight, said.after.table
    return bool(sight.partners) and any(sight.can_take(card, table) for card in sight.holders(sight.partners))


def keeps_take(said):
    """The cards that are named are kept and could each take from what is left."""
    cards = said.cards
    return bool(cards) and not cards & ~said.after.hand and all(said.sight.can_take(card, said.after.table) for card in cards_of(cards))


def next_takes_nothing(said):
    return said.sight.moves_left > 1 and not _takers(said, said.after.table)


def next_may_take_nothing(said):
    takers, (percent,) = _takers(said, said.after.table), said.numbers
    return bool(takers) and 0 < percent < 100 and abs(100 * (1 - said.sight.chance(takers)) - percent) <= 1


def _takers(said, table):
    return [card for card in said.sight.holders([1]) if said.sight.takes(card, table)]


def _only_mine(sight, card, table, hand):
    """Nobody else can take this card of the table, by whatever capture, and one of mine can."""
    others = any(sight.can_take(other, table, bit(card)) for other in sight.holders())
    return not others and any(sight.can_take(mine, table, bit(card)) for mine in cards_of(hand))


def only_mine(said):
    after = said.after
    return bool(said.cards) and not said.cards & ~after.table and all(_only_mine(said.sight, card, after.table, after.hand) for card in cards_of(said.cards))


def leaves_me_something(said):
    return bool(said.sight.most_of_mine(said.after.hand, said.after.table))


# Ranks


def held_twice(said):
    """What I lay I could take back with a card of the same rank."""
    sight, after = said.sight, said.after
    twins = cards_of(after.hand & RANK_SETS[rank_of(said.move.card)])
    return said.move.is_lay and any(sight.can_take(twin, after.table, bit(said.move.card)) for twin in twins)


def _is_last_of_rank(said, move):
    rank = rank_of(move.card)
    return move.is_lay and not said.sight.of_rank(rank) and not said.sight.after(move).hand & RANK_SETS[rank]


def _can_others_take(said, move):
    table = said.sight.after(move).table
    return any(said.sight.can_take(card, table, bit(move.card)) for card in said.sight.holders())


def dead_for_good(said):
    return _is_last_of_rank(said, said.move) and not _can_others_take(said, said.move)


def dead_but_for_sums(said):
    """Some hidden card takes it, and every one that does takes it together with others that add up to it."""
    sight, table = said.sight, said.after.table
    ways = [(card, taken) for card in sight.holders() for taken in sight.takes(card, table) if taken & bit(said.move.card)]
    return _is_last_of_rank(said, said.move) and bool(ways) and all(taken.bit_count() > 1 and sum_of(taken) == rank_of(card) for card, taken in ways)


def partner_played_it(said, move=None):
    """A partner has laid this rank, and the one card of it that is still hidden may be his."""
    sight, rank = said.sight, rank_of((move or said.move).card)
    laid = any(seat in sight.partners and rank_of(played.card) == rank and played.is_lay for seat, played in sight.view.history)
    return laid and len(sight.of_rank(rank)) == 1 and any(sight.size_of(seat) for seat in sight.partners)


def leaves_partners_double(said):
    """A card that the partner laid stays on the table though I could take it with its equal, and he may hold another one."""
    sight, rank = said.sight, said.rank
    left = [card for card in sight.laid_by_partner() if rank_of(card) == rank and said.after.table >> card & 1]
    may_hold = bool(sight.of_rank(rank)) and any(sight.size_of(seat) for seat in sight.partners)
    return bool(left) and bool(sight.view.hand & RANK_SETS[rank]) and may_hold


def takes_partners_double(said):
    sight, rank = said.sight, rank_of(said.move.card)
    took = [card for card in sight.laid_by_partner() if said.move.taken >> card & 1 and rank_of(card) == rank]
    return said.rank == rank and bool(took) and bool(sight.of_rank(rank)) and any(sight.size_of(seat) for seat in sight.partners)


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


def _is_whirlwind(sight, move):
    after = sight.after(move)
    return move.taken not in (0, bit(move.card)) and bool(after.table) and sight.moves_left > 2 and bool(sight.holders([1])) and not any(
        sight.takes(card, after.table) for card in sight.holders([1]))


def whirlwind(said):
    return _is_whirlwind(said.sight, said.move)


def near_the_end(said):
    """The last capture of a smazzata brings more than itself, and it is not far off."""
    sight = said.sight
    left = said.after.table or sight.moves_left > 1
    return sight.rules.leftovers == "last_capturer" and not sight.view.stock and sight.moves_left <= 3 * sight.rules.players and bool(left)


def may_take_at_the_end(said):
    """The dealer keeps one card, and another of its rank is still about, or something that adds up to it."""
    sight, after = said.sight, said.after
    (kept,) = cards_of(after.hand)
    other = sight.of_rank(rank_of(kept)) or after.table & RANK_SETS[rank_of(kept)]
    return sight.view.dealer == 0 and not sight.view.stock and (bool(other) or sight.can_take(kept, after.table))


def _is_better(sight, card, other):
    """A card that is worth more than another one in one way, and in no way less, as far as it still counts."""
    coins, primiera = sight.is_majority_open(COINS), sight.is_primiera_open()
    worths = [(one == SETTEBELLO, coins and one < 10, sight.pays_extra(one), {7: 3, 6: 2, 1: 1}.get(rank_of(one), 0) if primiera and sight.helps_primiera(bit(one)) else 0)
              for one in (card, other)]
    return worths[0] != worths[1] and all(mine >= theirs for mine, theirs in zip(*worths, strict=True))


def keeps_better_cards(said):
    kept = cards_of(said.after.hand)
    return said.move.is_lay and bool(kept) and not any(_is_better(said.sight, said.move.card, card) for card in kept)


def keeps_ace(said):
    return said.sight.rules.law.ace_is_special and bool(said.after.hand & RANK_SETS[1])


def anything(said):
    return True


# Mistakes


def scopa_missed(said):
    return said.instead.scored and not said.after.scored


def settebello_missed(said):
    return bool(missed(said) & bit(SETTEBELLO))


def brings_home(cards):
    """The cards named come home by the better move, which is a capture, and can still do something for the primiera."""
    def holds(said):
        sight, named = said.sight, said.cards
        return said.best.taken != 0 and bool(named) and not named & ~(missed(said) & cards) and sight.is_primiera_open() and sight.helps_primiera(named)
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
    return said.best.taken != 0 and bool(named) and not named & ~missed(said) and all(said.sight.pays_extra(card) for card in cards_of(named))


def scopa_given(said):
    sweepers = _sweepers(said, said.after.table)
    *count, percent = said.numbers
    return bool(sweepers) and len(sweepers) == (count[0] if count else 1) and percent > 0 and abs(100 * said.sight.chance(sweepers) - percent) <= 1


def last_opponent_may_sweep(said):
    sight, last = said.sight, said.sight.rules.players - 1
    able = [card for card in sight.holders([last]) if sight.can_sweep(card, said.after.table, is_last=sight.moves_left == last + 1)]
    return sight.view.side_of(last) != 0 and sight.moves_left > last and bool(able)


def next_takes_more(said):
    sight = said.sight
    return sight.prize_for(1, said.after.table) > sight.prize_for(1, said.instead.table)


def better_lets_nothing_be_taken(said):
    sight = said.sight
    return sight.moves_left > 1 and bool(sight.holders([1])) and not any(sight.takes(card, said.instead.table) for card in sight.holders([1])) and any(
        sight.takes(card, said.after.table) for card in sight.holders([1]))


def partner_may_take_more(said):
    """More on the table as it is left, for whatever the partner may hold."""
    sight, partner = said.sight, min(said.sight.partners)
    return sight.prize_for(partner, said.instead.table) > sight.prize_for(partner, said.after.table)


def better_leaves_me_more(said):
    sight = said.sight

    def prize(after):
        return max((sight.prize(taken) + sight.prize(bit(card)) + sight.can_sweep(card, after.table) * (taken == after.table)
                    for card in cards_of(after.hand) for taken in sight.takes(card, after.table)), default=0.0)

    return prize(said.instead) > prize(said.after)


def lays_worth_keeping(said):
    return said.move.is_lay and said.best.is_lay and not _is_better(said.sight, said.best.card, said.move.card) and said.move.card != said.best.card


def lays_coin_within_reach(said):
    return said.move.is_lay and said.move.card < 10 and _can_others_take(said, said.move)


def lays_seven_within_reach(said):
    return said.move.is_lay and rank_of(said.move.card) == 7 and _can_others_take(said, said.move)


def ace_could_wait(said):
    """An ace goes that the better move keeps, and there is a next time."""
    sight = said.sight
    return sight.rules.law.ace_is_special and rank_of(said.move.card) == 1 and said.instead.hand >> said.move.card & 1 and sight.moves_left > sight.rules.players


def feeds_ace(said):
    """More is left for an ace that the next one may hold."""
    sight = said.sight
    able = any(rank_of(card) == 1 and sight.takes(card, said.after.table) for card in sight.holders([1]))
    return sight.rules.law.ace_is_special and able and said.after.table.bit_count() > said.instead.table.bit_count()


def better_leaves_anchor(said):
    sight, better = said.sight, said.instead
    found = [card for card in cards_of(better.table) if _only_mine(sight, card, better.table, better.hand)]
    kept = [card for card in found if said.after.table >> card & 1 and _only_mine(sight, card, said.after.table, said.after.hand)]
    return len(kept) < len(found)


def anchor_given_up(said):
    sight, view = said.sight, said.sight.view
    before = [card for card in cards_of(view.table) if _only_mine(sight, card, view.table, view.hand)]
    return any(said.after.table >> card & 1 and not _only_mine(sight, card, said.after.table, said.after.hand) for card in before)


def better_lays_dead_rank(said):
    return _is_last_of_rank(said, said.best) and not _can_others_take(said, said.best)


def better_lays_held_twice(said):
    sight, after = said.sight, said.instead
    twins = cards_of(after.hand & RANK_SETS[said.rank])
    return said.best.is_lay and said.rank == rank_of(said.best.card) and any(sight.can_take(twin, after.table, bit(said.best.card)) for twin in twins)


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
    return _is_whirlwind(said.sight, said.best) and not _is_whirlwind(said.sight, said.move)


def better_leaves_eleven(said):
    rules = said.sight.rules
    return rules.capture == "sum" and not rules.asso and sum_of(said.instead.table) >= 11 > sum_of(said.after.table)


def all_is_known(said):
    """Every hidden card is in the hand of one player: nothing is left to chance."""
    view = said.sight.view
    return not view.stock and sum(count > 0 for count in view.counts[1:]) <= 1


def keeps_last_card(said):
    """The dealer has two cards; of the rank that the better move keeps others are still to come, of the other one none need be."""
    sight = said.sight
    kept, other = cards_of(said.instead.hand)[0], cards_of(said.after.hand)[0]
    return sight.view.dealer == 0 and rank_of(kept) not in sight.odd_ranks(said.instead.gained) and rank_of(other) in sight.odd_ranks(gained(said))


def all_of(*claims):
    return lambda said: all(claim(said) for claim in claims)


CARDS = "(?:the [a-z0-9]+ of [a-z]+(?:, )?)+"
CLAIMS = (
    ("There is no other move[.]", is_only_move),
    ("It clears the table: a scopa[.]", makes_scopa),
    ("It brings the settebello home[.]", wins_settebello),
    (f"It wins {CARDS} for the primiera[.]", wins_for_primiera),
    ("It strengthens (your|Rosa's) primiera[.]", strengthens_primiera),
    (f"It wins {CARDS}: whoever has most of that suit gets a point[.]", wins_coins),
    (f"It wins {CARDS}: by these rules such cards bring points of their own[.]", wins_extras),
    ("It wins [0-9]+ cards?[.]", wins_count),
    ("After it the next player cannot make a scopa[.]", gives_no_scopa),
    ("After it the next player will hardly make a scopa[.]", gives_scopa_rarely),
    ("After it the next player makes a scopa with a chance of only [0-9]+ %[.]", gives_scopa_seldom),
    ("It leaves the next player little to take[.]", next_takes_little),
    ("It leaves something that (your partner|the partner|Carmela) may take[.]", partner_may_take),
    ("It leaves something to take next time, with your .+[.]", keeps_take),
    ("It leaves something for Rosa's own next turn[.]", leaves_me_something),
    ("The next player can take nothing[.]", next_takes_nothing),
    ("The next player can take nothing with a chance of [0-9]+ %[.]", next_may_take_nothing),
    (f"It leaves cards that only (your hand|Rosa) can take: {CARDS}[.]", only_mine),
    ("(You hold|Rosa held) another card of this rank to take it back with[.]", held_twice),
    ("No card of its rank is left to take it[.]", dead_for_good),
    ("No card of its rank is left: only a sum can take it[.]", dead_but_for_sums),
    ("(Your partner has|The partner had|Carmela has) played this rank and may hold the last one[.]", partner_played_it),
    ("It leaves (your|the) partner the rank they (had )?laid: .*|Carmela laid this rank, .*, and may hold another one: it stays where it is[.]", leaves_partners_double),
    ("Against the dealer it breaks pairs: .*", breaks_pairs),
    ("For the dealer it keeps pairs: .*", keeps_pairs),
    ("It keeps the sevens paired, as the dealer's side wants them[.]", sevens_paired),
    ("It leaves the sevens unpaired, against the dealer's side[.]", sevens_unpaired),
    ("The whirlwind: it takes, and leaves the next player nothing to take[.]", whirlwind),
    ("Whoever takes last also gets what is left on the table[.]", near_the_end),
    ("It keeps a card that may take at the very end[.]", may_take_at_the_end),
    ("It keeps the better cards in (your|Rosa's) hand[.]", keeps_better_cards),
    ("It keeps the ace for a fuller table[.]", keeps_ace),
    ("It was played in a hurry[.]", anything),
    ("It is just a card to play[.]", anything),
    ("There was a scopa to be made[.]", scopa_missed),
    ("The settebello could be brought home[.]", settebello_missed),
    (f"A capture would bring home {CARDS}[.] Sevens decide the primiera[.]", brings_home(SEVENS)),
    (f"A capture would bring home {CARDS}[.] After the sevens, sixes count most for the primiera[.]", all_of(brings_home(SIXES), sixes_count)),
    ("There was a capture that does more for the primiera[.]", capture_does_more_for_primiera),
    ("There was a capture that does more in the race for the coins[.]", capture_wins_more_coins),
    ("There was a capture that wins more cards, and whoever has the most cards gets a point[.]", capture_wins_more_cards),
    (f"A capture would bring home {CARDS}: by these rules such cards bring points of their own[.]", capture_does_more_for_extras),
    ("It leaves a table that (one card|[0-9]+ cards) still out clears?: a scopa .*, with a chance of [0-9]+ %[.]", scopa_given),
    ("If the table stays as it is, the last opponent before (you|Rosa) may clear it[.]", last_opponent_may_sweep),
    ("It leaves the next player more to take[.]", next_takes_more),
    ("Another move leaves more that (your partner|the partner|Carmela) may take[.]", partner_may_take_more),
    ("Another move leaves (you|Rosa) more to take next time[.]", better_leaves_me_more),
    ("Another move would leave the next player nothing to take[.]", better_lets_nothing_be_taken),
    ("It lays a card that is worth keeping; a cheaper one would do[.]", lays_worth_keeping),
    ("It lays a card of coins, which the others may take[.]", lays_coin_within_reach),
    ("It lays a seven that the others can still take[.]", lays_seven_within_reach),
    ("Near the end, whoever takes last also gets what is left on the table[.]", near_the_end),
    ("The ace could take a fuller table later[.]", ace_could_wait),
    ("It fattens the table for an ace[.]", feeds_ace),
    ("Another move leaves cards that only (your hand|Rosa) can take: an anchor[.]", better_leaves_anchor),
    ("It gives up (your|an) anchor, a card that only (your hand|Rosa) could take[.]", anchor_given_up),
    ("There was a card to lay that nobody can take any more[.]", better_lays_dead_rank),
    ("Better lay a card of which (you hold|Rosa holds) a second one to take it back with: .*", better_lays_held_twice),
    ("Better echo (your|the) partner, with the rank they laid: .*|Better play again the rank that Carmela laid: .*", better_echoes_partner),
    ("(Your|The) partner may hold another .*: (better )?leave it to them[.]|Carmela may hold another .*: this one is better left there[.]", takes_partners_double),
    ("Against the dealer's side ranks should be left unpaired: the spariglio[.]", better_breaks_pairs),
    ("On the dealer's side ranks should be kept paired: then the last card takes[.]", better_keeps_pairs),
    ("On the dealer's side the sevens should stay paired[.]", better_keeps_sevens_paired),
    ("Against the dealer's side the sevens should be left unpaired[.]", better_leaves_sevens_unpaired),
    ("It leaves cards that make seven together[.]", leaves_seven_in_pieces),
    ("It lets go of the whirlwind: another move takes, and leaves the next player nothing to take[.]", lets_go_of_whirlwind),
    ("Eleven or more on the table cannot be cleared with one card; this leaves less[.]", better_leaves_eleven),
    (f"So near the end it can be counted out: the better move brings home {CARDS}[.]", all_is_known),
    (f"So near the end the better move more often brings home {CARDS}[.]", anything),
    (f"The better move more often brings home {CARDS}( for Rosa)?[.]", anything),
    ("The dealer's last card should be one that pairs[.]", keeps_last_card),
)
"""What is said of cards that come home more often was counted in the worlds that were played out: nothing else can be said of it."""


def matching(words):
    """The claims that a sentence makes: the pattern it is, and what must hold."""
    return [(pattern, holds) for pattern, holds in CLAIMS if re.fullmatch(pattern, words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))]
