"""Tactics about the table that a move leaves: what the next seats, a partner, or I myself can take from it."""

from scopa_gui.ai.seat.knowledge import Facts, MoveOutcome, expected_best, none_of, sweeping_cards
from scopa_gui.ai.seat.possible_captures import my_best_take, starves_next, take_after_next, takers, threats
from scopa_gui.ai.tactics.tactic import CLEARLY, Args, Demand, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, RANKS, SETTEBELLO, SUIT_SETS, CardSet, bit, cards_of, sum_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import SCOPE_AGAINST

SELDOM = 33
"""Percent: a move is praised for preventing a scopa only if the next seat's chance of one is at most this."""
LITTLE = 0.75
"""Chance that the next seat can take only little, from which on the move is praised for it."""
SCOPA_PRIZE = 10
COIN_PRIZE = 2
SEVEN_PRIZE = 2.5
SETTEBELLO_PRIZE = 9
"""Worth of these, measured in plain cards; the worths of one card add up."""
FEW_LEFT = 2
"""Largest number of cards that a capture may leave for a whirlwind."""


def gives_scopa(facts: Facts, move: Move) -> float:
    """Return the chance that the next seat can make a scopa after the move; 0 if it is on my side."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(1, sweeping_cards(facts.rules, table, is_last_card=facts.plays_left == 2))


def gives_scopa_later(facts: Facts, move: Move) -> float:
    """Return the chance that the seat before mine could make a scopa if the table stays as the move leaves it.

    0 with fewer than four players, or if that seat is on my side.
    """
    view = facts.view
    seat = view.rules.players - 1
    if view.rules.players < 4 or view.side_of(seat) == 0 or facts.plays_left <= seat:
        return 0.0
    table = facts.outcome(move).table
    return facts.chance_holds(seat, sweeping_cards(facts.rules, table, is_last_card=facts.plays_left - 1 == seat))


def gives_cards(facts: Facts, move: Move) -> float:
    """Return the points that the next seat is expected to take after the move, without scope; 0 if on my side."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    return threats(facts, 1, facts.outcome(move).table).take


def feeds_partner(facts: Facts, move: Move) -> float:
    """Return the points that my side is expected to take at its next turn, after the next seat's best capture.

    A scopa counts as a point. With four or six players it is my partner's turn, with two players mine. With three
    players nobody is on my side, and the result is 0.
    """
    second = 2 % facts.rules.players
    if facts.view.side_of(second) or facts.view.side_of(1) == 0 or facts.plays_left <= 2:
        return 0.0
    after = facts.outcome(move)
    return take_after_next(facts, after.table, after.hand)


def starves(facts: Facts, move: Move) -> float:
    """Return the chance that the next seat can take nothing after the move and must lay; 0 if it is on my side."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    threat = threats(facts, 1, facts.outcome(move).table)
    return none_of(threat.pool, sum(len(held) for _, held in threat.replies), threat.drawn)


def keeps_own_take(facts: Facts, move: Move) -> float:
    """Return the points of my best next capture if the table stays as the move leaves it, a scopa included."""
    after = facts.outcome(move)
    return my_best_take(facts, after.hand, after.table)


# Reasons


def _no_scopa_evidence(facts: Facts, move: Move) -> Args | None:
    """Give the next seat's chance of a scopa in percent; ``rare`` is 1 if a scopa is possible but rounds to 0 %."""
    table = facts.outcome(move).table
    if not table or facts.plays_left == 1 or facts.view.side_of(1) == 0:
        return None
    sweeping = sweeping_cards(facts.rules, table, is_last_card=facts.plays_left == 2) & facts.view.unseen
    percent = round(100 * facts.chance_holds(1, sweeping))
    return args_if(percent <= SELDOM, percent=percent, rare=int(bool(sweeping) and not percent))


def _gives_little_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that the next seat can probably take nothing, or only one card that is neither a coin nor a seven."""
    table = facts.outcome(move).table
    hidden = facts.view.unseen
    drawn = facts.cards_in(1)
    much = takers(
        facts, table, hidden, lambda taken: taken.bit_count() > 1 or bool(taken & (SUIT_SETS[0] | RANK_SETS[7]))
    )
    spared = none_of(hidden.bit_count(), much.bit_count(), min(drawn, hidden.bit_count())) if drawn else 0.0
    return args_if(facts.view.side_of(1) != 0 and facts.plays_left > 1 and spared >= LITTLE)


def _feeds_partner_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that a partner still has a turn and that some unseen card can take something from the table."""
    table = facts.outcome(move).table
    has_turn = facts.plays_left > 2 and any(facts.cards_in(seat) for seat in facts.partners)
    return args_if(has_turn and bool(takers(facts, table, facts.view.unseen)))


def _keeps_take_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the card in my hand that could make the most valuable capture from the table after the move."""
    after = facts.outcome(move)
    able = cards_of(takers(facts, after.table, after.hand))
    best = max(able, key=lambda card: my_best_take(facts, bit(card), after.table), default=None)
    return None if best is None else {"cards": bit(best)}


def _must_lay_evidence(facts: Facts, move: Move) -> Args | None:
    """Give the chance in percent, if not 0, that the next seat, if it is an opponent, can take nothing."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return None
    able = takers(facts, facts.outcome(move).table, facts.view.unseen)
    percent = min(99, round(100 * (1 - facts.chance_holds(1, able)))) if able else 100
    return args_if(percent > 0, percent=percent)


def _sweeping(facts: Facts, move: Move) -> CardSet:
    """Return the unseen cards with which the next seat could make a scopa after the move."""
    table = facts.outcome(move).table
    return sweeping_cards(facts.rules, table, is_last_card=facts.plays_left == 2) & facts.view.unseen


def _rareness_of_scopa(facts: Facts, move: Move) -> int:
    """Return the next seat's chance of a scopa in percent, negative so that higher is better."""
    return -round(100 * facts.chance_holds(1, _sweeping(facts, move)))


# Causes


def _gives_scopa_cause(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Give the next seat's chance of a scopa in percent, the unseen cards that make it, and their number."""
    sweeping = (
        sweeping_cards(facts.rules, facts.outcome(move).table, is_last_card=facts.plays_left == 2) & facts.view.unseen
    )
    percent = round(100 * facts.chance_holds(1, sweeping))
    return args_if(bool(percent), percent=percent, cards=sweeping, count=sweeping.bit_count())


def _gives_scopa_later_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that only the other move leaves a table from which the seat before mine could make a scopa."""
    last = facts.rules.players - 1
    better, worse = (
        sweeping_cards(facts.rules, facts.outcome(one).table, is_last_card=facts.plays_left == last + 1)
        & facts.view.unseen
        for one in (best, move)
    )
    return args_if(bool(worse) and not better and facts.cards_in(last) > 0)


def _gives_cards_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better = facts.outcome(best).table
    worse = facts.outcome(move).table
    return args_if(_to_take(facts, 1, worse) > CLEARLY * _to_take(facts, 1, better), cards=worse)


def _feeds_partner_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    """Check that the better move leaves clearly more for the partner, if the next seat took nothing."""
    if not facts.partners:
        return None
    better, worse = (_to_take(facts, facts.partners[0], facts.outcome(one).table) for one in (best, move))
    return args_if(better > CLEARLY * worse)


def _to_take(facts: Facts, seat: int, table: CardSet) -> float:
    """Return the worth that a seat's best capture from a table is expected to have, measured in plain cards."""
    hidden = facts.view.unseen
    prizes = [
        max((_prize(taken) for taken in facts.rules.law.captures(card, table) if taken & table), default=0.0)
        for card in cards_of(hidden)
    ]
    size = hidden.bit_count()
    return expected_best([prize for prize in prizes if prize], size, min(facts.cards_in(seat), size))


def _prize(cards: CardSet) -> float:
    """Return the worth of captured cards, measured in plain cards."""
    coins, sevens, sixes = ((cards & among).bit_count() for among in (SUIT_SETS[0], RANK_SETS[7], RANK_SETS[6]))
    prizes = COIN_PRIZE * coins + SEVEN_PRIZE * sevens + SETTEBELLO_PRIZE * (cards >> SETTEBELLO & 1)
    return cards.bit_count() + sixes + prizes


def _starves_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    able = [takers(facts, facts.outcome(one).table, facts.view.unseen) for one in (best, move)]
    return args_if(not able[0] and bool(able[1]))


def _keeps_own_take_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (_own_prize(facts, facts.outcome(one)) for one in (best, move))
    return args_if(better > CLEARLY * worse)


def _own_prize(facts: Facts, after: MoveOutcome) -> float:
    """Return the worth of my hand's best capture after a move, in plain cards, with SCOPA_PRIZE for a scopa."""
    found = 0.0
    sweeping = sweeping_cards(facts.rules, after.table)
    for card in cards_of(after.hand):
        for taken in facts.rules.law.captures(card, after.table):
            if taken & after.table:
                sweeps = taken == after.table and bool(sweeping & bit(card))
                found = max(found, _prize(taken | bit(card)) + SCOPA_PRIZE * sweeps)
    return found


def _starving(facts: Facts, move: Move) -> float:
    able = takers(facts, facts.outcome(move).table, facts.view.unseen)
    return -round(100 * facts.chance_holds(1, able))


def _own_take(facts: Facts, move: Move) -> float:
    after = facts.outcome(move)
    return round(my_best_take(facts, after.hand, after.table), 6)


def _makes_scopa_impossible_too(facts: Facts, move: Move, args: Args) -> bool | None:
    """Return whether the next seat cannot make a scopa after this move either, if the sentence says that it cannot."""
    return None if args["percent"] or args["rare"] else not _sweeping(facts, move)


def _leaves_a_take(facts: Facts, move: Move, _args: Args) -> bool:
    after = facts.outcome(move)
    return bool(takers(facts, after.table, after.hand))


NO_SCOPA = ReasonKind(
    "no_scopa",
    _no_scopa_evidence,
    compared=("percent", "rare"),
    holds_too=_makes_scopa_impossible_too,
    merit=_rareness_of_scopa,
)
GIVES_LITTLE = ReasonKind("gives_little", _gives_little_evidence)
FEEDS_PARTNER = ReasonKind("feeds_partner", _feeds_partner_evidence)
MUST_LAY = ReasonKind("must_lay", _must_lay_evidence, compared=("percent",), merit=_starving)
KEEPS_TAKE = ReasonKind("keeps_take", _keeps_take_evidence, holds_too=_leaves_a_take, merit=_own_take)

NEXT_TURNS = (
    Tactic(
        gives_scopa,
        scopone=-2.3,
        scopa=-1.55,
        reason=NO_SCOPA,
        cause=_gives_scopa_cause,
        theme="giving_scopa",
        demand=Demand(1),
        costs=(SCOPE_AGAINST,),
        traits=Trait.OBVIOUS,
    ),
    Tactic(
        gives_scopa_later,
        scopone=-0.12,
        scopa=-0.12,
        reason=NO_SCOPA,
        cause=_gives_scopa_later_cause,
        theme="giving_scopa",
        demand=Demand(2, 0.2),
        costs=(SCOPE_AGAINST,),
        traits=Trait.PAIRING,
    ),
    Tactic(
        gives_cards,
        scopone=-0.68,
        scopa=-0.95,
        reason=GIVES_LITTLE,
        cause=_gives_cards_cause,
        theme="giving_cards",
        demand=Demand(1),
        traits=Trait.GIVES_CARDS,
    ),
    Tactic(
        feeds_partner,
        scopone=0.21,
        scopa=0.3,
        reason=FEEDS_PARTNER,
        cause=_feeds_partner_cause,
        theme="partner",
        demand=Demand(2, 0.2),
        traits=Trait.PAIRING | Trait.CONTROL,
        alone="keeps_own_take",
    ),
    Tactic(
        starves,
        scopone=0.05,
        scopa=0.05,
        reason=MUST_LAY,
        cause=_starves_cause,
        theme="forcing",
        demand=Demand(1.5, 0.2),
        traits=Trait.PLANNING | Trait.CONTROL,
    ),
    Tactic(
        keeps_own_take,
        scopone=0.11,
        scopa=0.24,
        reason=KEEPS_TAKE,
        cause=_keeps_own_take_cause,
        theme="preparing",
        demand=Demand(2),
        traits=Trait.PAIRING | Trait.CONTROL,
    ),
)


# Tables that nobody can take or clear


def whirlwind(facts: Facts, move: Move) -> float:
    """Return 1 for a capture that leaves one or two cards of which the next opponent can take none (the mulinello).

    From then on the opponent can only lay a card, and I take again.
    """
    view = facts.view
    after = facts.outcome(move)
    if (
        not move.taken
        or view.side_of(1) == 0
        or facts.plays_left <= 2
        or after.table.bit_count() > FEW_LEFT
        or not after.table
    ):
        return 0.0
    law = facts.rules.law
    for rank in RANKS:
        cards = facts.pool(1) & RANK_SETS[rank]
        if cards and not law.moves_of(cards_of(cards)[0], after.table)[0].is_lay:
            return 0.0
    return 1.0


def safe_eleven(facts: Facts, move: Move) -> float:
    """Return 1 for leaving a table with cards that no card in any hand or in the stock can clear, else 0."""
    table = facts.outcome(move).table
    return float(bool(table) and not sweeping_cards(facts.rules, table) & (facts.unseen | facts.outcome(move).hand))


def _safe_eleven_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    rules = facts.rules
    (better, worse) = (facts.outcome(one).table for one in (best, move))
    return args_if(rules.law.takes_own_value_only and sum_of(worse) < 11 <= sum_of(better))


WHIRLWIND = ReasonKind(
    "mulinello",
    lambda facts, move: args_if(starves_next(facts, move), cards=facts.outcome(move).table),
)

SAFE_TABLES = (
    Tactic(
        whirlwind,
        scopone=0.07,
        scopa=0.08,
        reason=WHIRLWIND,
        cause=lambda facts, best, move: args_if(starves_next(facts, best) and not starves_next(facts, move)),
        theme="whirlwind",
        demand=Demand(3, 0.6),
        traits=Trait.PAIRING | Trait.CONTROL,
    ),
    Tactic(
        safe_eleven,
        scopone=0.1,
        scopa=0.03,
        reason=NO_SCOPA,
        cause=_safe_eleven_cause,
        theme="giving_scopa",
        demand=Demand(1),
        costs=(SCOPE_AGAINST,),
        traits=Trait.PLANNING,
    ),
)
