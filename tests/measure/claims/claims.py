"""Every sentence that may be said of a move, by its pattern, and what must then hold (claims_for, claims_against)."""

import re

from tests.measure.claims import claims_against, claims_for
from tests.measure.claims.saying import SEVENS, SIXES


def all_of(*claims):
    return lambda said: all(claim(said) for claim in claims)


CARDS = "(?:the [a-z0-9]+ of [a-z]+(?:, | and )?)+"
CLAIMS = (
    ("There is no other move[.]", claims_for.is_only_move),
    ("It clears the table: a scopa[.]", claims_for.makes_scopa),
    ("It brings the settebello home[.]", claims_for.wins_settebello),
    (f"It takes {CARDS} for the primiera[.]", claims_for.wins_for_primiera),
    (f"It strengthens (your|Rosa's) primiera with {CARDS}[.]", claims_for.strengthens_primiera),
    (f"It takes {CARDS}: having the most of that suit scores a point[.]", claims_for.wins_coins),
    (f"It takes {CARDS}: under these rules such cards score points of their own[.]", claims_for.wins_extras),
    ("It takes [0-9]+ cards?[.]", claims_for.wins_count),
    ("The next player then cannot make a scopa[.]", claims_for.gives_no_scopa),
    ("The next player is then unlikely to make a scopa[.]", claims_for.gives_scopa_rarely),
    ("The next player's chance of a scopa is then only [0-9]+%[.]", claims_for.gives_scopa_seldom),
    ("It leaves the next player little to take[.]", claims_for.next_takes_little),
    ("It leaves something (your partner|that their partner|Carmela) may take[.]", claims_for.partner_may_take),
    (f"It leaves something you can take next time, with {CARDS}[.]", claims_for.keeps_take),
    ("It leaves something for Rosa's next turn[.]", claims_for.leaves_me_something),
    ("The next player can take nothing[.]", claims_for.next_takes_nothing),
    ("The chance that the next player can take nothing is [0-9]+%[.]", claims_for.next_may_take_nothing),
    (f"It leaves an anchor that only (you|Rosa) can take: {CARDS}[.]", claims_for.only_mine),
    ("(You have|Rosa held) another card of this rank to take it back with[.]", claims_for.held_twice),
    ("No card of its rank is left to take it[.]", claims_for.dead_for_good),
    ("No card of its rank is left: only a sum can take it[.]", claims_for.dead_but_for_sums),
    (
        "(Your partner has|Their partner had|Carmela has) played this rank and may hold the last one[.]",
        claims_for.partner_played_it,
    ),
    (
        (
            "It leaves your partner the rank they laid: .*[.] They may hold another[.]|"
            "It leaves the rank their partner had laid: .*[.] The partner may have held another[.]|"
            "Carmela laid this rank, .*, and may hold another: it is left there[.]"
        ),
        claims_for.leaves_partners_double,
    ),
    ("Against the dealer it breaks pairs: it leaves [0-9]+ ranks? unpaired[.]", claims_for.breaks_pairs),
    ("For the dealer it keeps pairs: it leaves (no rank|[0-9]+ ranks?) unpaired[.]", claims_for.keeps_pairs),
    ("It keeps the sevens paired, just what the dealer's side wants[.]", claims_for.sevens_paired),
    ("It leaves the sevens unpaired, against the dealer's side[.]", claims_for.sevens_unpaired),
    ("The whirlwind: it takes, and leaves the next player nothing to take[.]", claims_for.whirlwind),
    ("It takes, and the last to take also gets what is left on the table[.]", claims_for.takes_late),
    ("It keeps a card that may take at the very end[.]", claims_for.may_take_at_the_end),
    (f"(It keeps|Rosa kept) what is worth more: {CARDS}[.]", claims_for.keeps_better_cards),
    ("It keeps the ace for a fuller table[.]", claims_for.keeps_ace),
    ("It does more towards .* than the next best move: [0-9.]+ points on average[.]", claims_for.anything),
    ("On average it makes [0-9.]+ more scopas than the next best move[.]", claims_for.anything),
    ("On average it gives the others [0-9.]+ fewer scopas than the next best move[.]", claims_for.anything),
    ("Nothing clearly sets it apart: another move may be just as good[.]", claims_for.anything),
    ("It was played in a hurry[.]", claims_for.anything),
    ("There is nothing special about it[.]", claims_for.anything),
    ("There was a scopa to be made[.]", claims_against.scopa_missed),
    ("The settebello was there for the taking[.]", claims_against.settebello_missed),
    (f"A capture would have brought home {CARDS}[.] Sevens decide the primiera[.]", claims_against.brings_home(SEVENS)),
    (
        f"A capture would have brought home {CARDS}[.] After the sevens, sixes count most for the primiera[.]",
        all_of(claims_against.brings_home(SIXES), claims_against.sixes_count),
    ),
    ("There was a capture that did more for the primiera[.]", claims_against.capture_does_more_for_primiera),
    ("There was a capture that did more in the race for the coins[.]", claims_against.capture_wins_more_coins),
    (
        "There was a capture that took more cards, and having the most cards is worth a point[.]",
        claims_against.capture_wins_more_cards,
    ),
    (
        f"A capture would have brought home {CARDS}: under these rules such cards score points of their own[.]",
        claims_against.capture_does_more_for_extras,
    ),
    (
        (
            "(One unseen card|[0-9]+ unseen cards) could clear what it leaves: "
            "the chance of a scopa (against you|for the next player) is [0-9]+%[.]"
        ),
        claims_against.scopa_given,
    ),
    (
        "If the table stays as it is, the opponent just before (you|Rosa) may clear it[.]",
        claims_against.last_opponent_may_sweep,
    ),
    ("It leaves the next player more to take[.]", claims_against.next_takes_more),
    (
        "Another move leaves more that (your partner|their partner|Carmela) may take[.]",
        claims_against.partner_may_take_more,
    ),
    ("Another move leaves (you|Rosa) more to take next time[.]", claims_against.better_leaves_me_more),
    ("Another move would leave the next player nothing to take[.]", claims_against.better_lets_nothing_be_taken),
    ("It lays a card that is worth keeping; a cheaper one would do[.]", claims_against.lays_worth_keeping),
    ("It lays a card of coins, which the others may take[.]", claims_against.lays_coin_within_reach),
    ("It lays a seven that the others can still take[.]", claims_against.lays_seven_within_reach),
    (
        "Another move takes, and near the end the last to take also gets what is left[.]",
        claims_against.better_takes_late,
    ),
    (
        "Near the end it takes nothing, and the last to take also gets what is left[.]",
        claims_against.better_takes_late,
    ),
    ("The ace could take a fuller table later[.]", claims_against.ace_could_wait),
    ("It sets the table up for an ace[.]", claims_against.feeds_ace),
    (
        f"Another move leaves an anchor that only (you|Rosa) can take: {CARDS}[.]",
        claims_against.better_leaves_anchor,
    ),
    ("It gives up (your|an) anchor, a card that only (you|Rosa) could take[.]", claims_against.anchor_given_up),
    ("There was a card to lay that nobody can take any more[.]", claims_against.better_lays_dead_rank),
    (
        "Better to lay a rank (you hold two of, so you can|Rosa holds two of, so as to) take it back: .*",
        claims_against.better_lays_held_twice,
    ),
    (
        "Better to echo the rank (your partner|their partner|Carmela) laid: .*",
        claims_against.better_echoes_partner,
    ),
    (
        (
            "Your partner may hold another .*: leave this one for them[.]|"
            "Their partner may hold another .*: better to leave this one for them[.]|"
            "Carmela may hold another .*: this one is better left there[.]"
        ),
        claims_for.takes_partners_double,
    ),
    ("Against the dealer's side, ranks are best left unpaired: the spariglio[.]", claims_against.better_breaks_pairs),
    (
        "On the dealer's side, ranks are best kept paired: then the last card takes[.]",
        claims_against.better_keeps_pairs,
    ),
    ("On the dealer's side, the sevens are best kept paired[.]", claims_against.better_keeps_sevens_paired),
    ("Against the dealer's side, the sevens are best left unpaired[.]", claims_against.better_leaves_sevens_unpaired),
    ("It leaves cards that make seven together[.]", claims_against.leaves_seven_in_pieces),
    (
        "It stops the whirlwind: another move takes, and leaves the next player nothing to take[.]",
        claims_against.lets_go_of_whirlwind,
    ),
    (
        "Eleven or more on the table cannot be cleared with one card; this leaves less[.]",
        claims_against.better_leaves_eleven,
    ),
    (
        f"This close to the end everything can be counted: the better move brings home {CARDS}[.]",
        claims_against.all_is_known,
    ),
    (f"This close to the end the better move more often brings home {CARDS}[.]", claims_for.anything),
    (f"The better move more often brings home {CARDS}( for Rosa)?[.]", claims_for.anything),
    ("Later on the better move does more towards .*[.]", claims_for.anything),
    ("The better move leads to more scopas later on[.]", claims_for.anything),
    ("It leads to more scopas for the others later on[.]", claims_for.anything),
    ("Another move promises more[.]", claims_for.anything),
    ("The dealer's last card should be one that pairs[.]", claims_against.keeps_last_card),
    ("It passes up something worth a whole point[.]", claims_against.scopa_missed),
    ("It passes up a card that must not be left to the others[.]", claims_against.settebello_missed),
    ("It passes up a card that matters for the primiera[.]", claims_against.misses_for_primiera),
    ("It does too little for the primiera[.]", claims_against.capture_does_more_for_primiera),
    ("It does too little in the race for the coins[.]", claims_against.capture_wins_more_coins),
    (
        "It takes too few cards, and having the most cards is worth a point[.]",
        claims_against.capture_wins_more_cards,
    ),
    ("It does too little for the cards that score by themselves[.]", claims_against.misses_extras),
    ("It leaves (your partner|Carmela) too little to take[.]", claims_against.partner_may_take_more),
    ("It leaves you too little to take next time[.]", claims_against.better_leaves_me_more),
    ("It makes it easier for the next player to take something[.]", claims_against.better_lets_nothing_be_taken),
    ("It gives away a card that is worth keeping[.]", claims_against.lays_worth_keeping),
    ("It leaves too little that only you can take[.]", claims_against.better_leaves_anchor),
    ("It is not the safest card that you hold[.]", claims_against.better_lays_safer_card),
    ("It overlooks what (your partner|Carmela) has played[.]", claims_against.overlooks_partner),
    ("It stops the whirlwind[.]", claims_against.lets_go_of_whirlwind),
    ("It brings home too little of what counts[.]", claims_for.anything),
    ("It gives away a card that you will want at the very end[.]", claims_against.keeps_last_card),
)
"""What comes home more often, or where it shows later, was counted in the worlds played out: of it nothing else can be
said.
"""


def matching(words):
    """The claims that a sentence makes: the pattern it is, and what must hold."""
    return [
        (pattern, holds)
        for pattern, holds in CLAIMS
        if re.fullmatch(pattern, words.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    ]
