"""Tactics about ranks whose cards pair off: anchors, ranks of the partner, paired and unpaired ranks, the last card.

The dealer keeps pairs, so that the last card finds its equal on the table; the other side breaks them (spariglio).
Under rules without pairing off, such as capturing by fifteen, the measures are 0.
"""

from scopa_gui.ai.seat.knowledge import Facts
from scopa_gui.ai.seat.possible_captures import can_take_back, dead_lay, only_mine, takers
from scopa_gui.ai.tactics.tactic import Args, Demand, Evidence, ReasonKind, Tactic, Trait, args_if
from scopa_gui.engine.cards import RANK_SETS, RANKS, CardSet, bit, cards_of, rank_of, sum_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import Category

# Cards that only I can take, that nobody can take, or that I can take back


def controlled(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards that only I can take by an equal card: I hold their rank and none of it is unseen."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and hand & RANK_SETS[rank] and not facts.unseen & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def dead(facts: Facts, table: CardSet, hand: CardSet) -> CardSet:
    """Return the table cards of ranks that nobody can hold any more."""
    found = 0
    for rank in RANKS:
        if table & RANK_SETS[rank] and not (hand | facts.unseen) & RANK_SETS[rank]:
            found |= table & RANK_SETS[rank]
    return found


def anchor(facts: Facts, move: Move) -> float:
    """Return how many more table cards than before only I can take by an equal card; negative if fewer."""
    if not facts.rules.law.pairs_off:
        return 0.0
    after = facts.outcome(move)
    now = controlled(facts, after.table, after.hand)
    before = controlled(facts, facts.view.table, facts.view.hand)
    return float(now.bit_count() - (before & after.table).bit_count())


def gives_up_anchor(facts: Facts, move: Move) -> float:
    """Return 1 if a table card that only I could take by an equal card stays there and can no longer be taken so."""
    if not facts.rules.law.pairs_off:
        return 0.0
    after = facts.outcome(move)
    before = controlled(facts, facts.view.table, facts.view.hand)
    now = controlled(facts, after.table, after.hand)
    return float(bool(before & after.table & ~now))


def lays_dead_rank(facts: Facts, move: Move) -> float:
    """Return 1 for laying a card that no equal card can take any more, else 0."""
    if not move.is_lay or not facts.rules.law.pairs_off:
        return 0.0
    return float(bool(dead(facts, bit(move.card), facts.outcome(move).hand)))


def lays_held_twice(facts: Facts, move: Move) -> float:
    """Return the number of cards of the same rank that stay in my hand when I lay one; 0 for sevens."""
    rank = rank_of(move.card)
    if not move.is_lay or rank == 7 or not facts.rules.law.pairs_off:
        return 0.0
    return float((facts.outcome(move).hand & RANK_SETS[rank]).bit_count())


def _anchor_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the table cards that only my hand can take."""
    after = facts.outcome(move)
    cards = only_mine(facts, after.table, after.hand)
    return args_if(bool(cards), cards=cards)


def _anchor_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (only_mine(facts, after.table, after.hand) for after in map(facts.outcome, (best, move)))
    return args_if(bool(better) and not worse, cards=better)


def _gives_up_anchor_cause(facts: Facts, _best: Move, move: Move) -> Args | None:
    view = facts.view
    after = facts.outcome(move)
    given = only_mine(facts, view.table, view.hand) & after.table & ~only_mine(facts, after.table, after.hand)
    return args_if(bool(given), cards=given)


def _dead_rank_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (dead_lay(facts, one) for one in (best, move))
    return args_if(better is not None and not better["sums"] and (worse is None or bool(worse["sums"])))


def _held_twice_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (one.is_lay and can_take_back(facts, one) for one in (best, move))
    return args_if(better and not worse, rank=rank_of(best.card))


ANCHOR = ReasonKind("anchor", _anchor_evidence, names_some=True)
DEAD_RANK = ReasonKind("dead_rank", dead_lay, compared=("sums",))
HELD_TWICE = ReasonKind(
    "held_twice",
    lambda facts, move: args_if(move.is_lay and can_take_back(facts, move), rank=rank_of(move.card)),
)

ANCHORS = (
    Tactic(
        anchor,
        scopone=0.09,
        scopa=0.11,
        reason=ANCHOR,
        cause=_anchor_cause,
        theme="anchors",
        demand=Demand(2, 0.4),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        gives_up_anchor,
        scopone=-0.01,
        scopa=-0.01,
        reason=ANCHOR,
        cause=_gives_up_anchor_cause,
        theme="anchors",
        demand=Demand(2, 0.4),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        lays_dead_rank,
        scopone=0.05,
        scopa=0.08,
        reason=DEAD_RANK,
        cause=_dead_rank_cause,
        theme="dead_ranks",
        demand=Demand(1, 0.6),
        traits=Trait.CONTROL | Trait.SUBTLE | Trait.LAYING,
    ),
    Tactic(
        lays_held_twice,
        scopone=0.09,
        scopa=0.08,
        reason=HELD_TWICE,
        cause=_held_twice_cause,
        theme="held_twice",
        demand=Demand(1.5),
        traits=Trait.CONTROL | Trait.SUBTLE | Trait.LAYING,
    ),
)


# Ranks that a partner has laid


def echoes_partner(facts: Facts, move: Move) -> float:
    """Return 1 for laying a rank that my partner has just laid and the opponent between us took with an equal card.

    The fourth card of the rank must be unseen: the partner may hold it.
    """
    history = facts.view.history
    if (
        not move.is_lay
        or not facts.rules.law.pairs_off
        or len(history) < 2
        or facts.view.rules.players != 4
        or not facts.partners
    ):
        return 0.0
    partner = history[-2]
    left = history[-1]
    if partner.seat != 2 or left.seat != 3 or not partner.move.is_lay:
        return 0.0
    rank = rank_of(partner.move.card)
    took_it = left.move.taken == bit(partner.move.card) and rank_of(left.move.card) == rank
    return float(took_it and rank_of(move.card) == rank and facts.unseen_of(rank) > 0)


def takes_partners_double(facts: Facts, move: Move) -> float:
    """Return 1 for taking a partner's laid card with an equal one while a partner may hold another; 0 for a scopa."""
    if not facts.partners or not facts.rules.law.pairs_off or not move.taken or facts.outcome(move).is_scopa:
        return 0.0
    rank = rank_of(move.card)
    if rank == 7 or not move.taken & facts.laid_by_partners & RANK_SETS[rank]:
        return 0.0
    return float(any(facts.chance_holds(seat, RANK_SETS[rank]) > 0 for seat in facts.partners))


def _echo_partner_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that I lay a rank that a partner has laid, with one card of it still unseen."""
    rank = rank_of(move.card)
    has_cards = any(facts.cards_in(seat) for seat in facts.partners)
    return args_if(
        move.is_lay and has_cards and facts.unseen_of(rank) == 1 and bool(facts.laid_by_partners & RANK_SETS[rank]),
        rank=rank,
    )


def _partners_double_evidence(facts: Facts, move: Move) -> Args | None:
    """Name the lowest rank that a partner has laid and that I hold but leave on the table; never the seven."""
    left = facts.laid_by_partners & facts.outcome(move).table
    ranks = {rank_of(card) for card in cards_of(left)} - {7}
    held = [rank for rank in sorted(ranks) if facts.view.hand & RANK_SETS[rank] and facts.unseen_of(rank)]
    has_cards = any(facts.cards_in(seat) for seat in facts.partners)
    return {"rank": held[0]} if held and has_cards and facts.rules.law.pairs_off else None


def _double_cause(facts: Facts, _best: Move, move: Move) -> Args | None:
    """Give the rank of the card that was taken from the partner, if the partner may still hold another of that rank.

    The tactic has checked that a partner laid it.
    """
    return args_if(
        any(facts.cards_in(seat) for seat in facts.partners) and facts.unseen_of(rank_of(move.card)) > 0,
        rank=rank_of(move.card),
    )


ECHO_PARTNER = ReasonKind("echo_partner", _echo_partner_evidence)
PARTNERS_DOUBLE = ReasonKind("partners_double", _partners_double_evidence, compared=("rank",))

PARTNERS_RANKS = (
    Tactic(
        echoes_partner,
        scopone=0.07,
        scopa=0.02,
        reason=ECHO_PARTNER,
        cause=lambda facts, best, _move: _echo_partner_evidence(facts, best),
        theme="echo",
        demand=Demand(2, 0.5),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE | Trait.LAYING,
    ),
    Tactic(
        takes_partners_double,
        scopone=-0.02,
        scopa=-0.03,
        reason=PARTNERS_DOUBLE,
        cause=_double_cause,
        theme="partners_double",
        demand=Demand(2, 0.5),
        traits=Trait.PAIRING | Trait.CONTROL,
    ),
)


# Paired and unpaired ranks


def unpaired_after(facts: Facts, move: Move) -> int:
    """Return the number of ranks unpaired after the move, with an odd number of captured cards: the rule of 48."""
    captured = facts.captured | facts.outcome(move).gained
    return sum((captured & RANK_SETS[rank]).bit_count() & 1 for rank in RANKS)


def unpaired_now(facts: Facts) -> int:
    """Return the number of ranks that are unpaired now, with an odd number of captured cards."""
    return sum(facts.is_unpaired(rank) for rank in RANKS)


def breaks_pairs(facts: Facts, move: Move) -> float:
    """Return, against the dealer's side, how many more ranks are unpaired after the move: the spariglio."""
    if facts.is_dealers_side or not facts.rules.law.pairs_off or not move.taken:
        return 0.0
    return float(unpaired_after(facts, move) - unpaired_now(facts))


def keeps_pairs(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, how many fewer ranks are unpaired after the move."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off or not move.taken:
        return 0.0
    return float(unpaired_now(facts) - unpaired_after(facts, move))


def _sevens_odd(facts: Facts, gained: CardSet) -> bool:
    return bool(((facts.captured | gained) & RANK_SETS[7]).bit_count() & 1)


def sevens_paired(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, 1 for pairing the captured sevens, -1 for unpairing them, else 0."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off:
        return 0.0
    return float(_sevens_odd(facts, 0)) - float(_sevens_odd(facts, facts.outcome(move).gained))


def sevens_unpaired(facts: Facts, move: Move) -> float:
    """Return, against the dealer's side, 1 for unpairing the captured sevens, -1 for pairing them, else 0."""
    if facts.is_dealers_side or not facts.rules.law.pairs_off:
        return 0.0
    return float(_sevens_odd(facts, facts.outcome(move).gained)) - float(_sevens_odd(facts, 0))


def offers_seven_sum(facts: Facts, move: Move) -> float:
    """Return, for the dealer's side, 1 for leaving cards that the next opponent could take as a sum with a seven."""
    if not facts.is_dealers_side or not facts.rules.law.pairs_off or facts.plays_left == 1:
        return 0.0
    table = facts.outcome(move).table
    sevens = facts.pool(1) & RANK_SETS[7]
    if table & RANK_SETS[7] or not sevens or facts.view.side_of(1) == 0:
        return 0.0
    return float(any(reply.taken for reply in facts.rules.law.moves_of(cards_of(sevens)[0], table)))


def _spariglio_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that a capture against the dealer's side leaves more ranks unpaired than before."""
    count = unpaired_after(facts, move)
    return args_if(not facts.is_dealers_side and bool(move.taken) and count > unpaired_now(facts), count=count)


def _keeps_pairs_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that a move of the dealer's side leaves no more ranks unpaired than before."""
    count = unpaired_after(facts, move)
    return args_if(facts.is_dealers_side and count <= unpaired_now(facts), count=count)


def _sevens_evidence(*, paired: bool) -> Evidence:
    """Return the condition that the captured sevens end up paired for the dealer's side, or unpaired for the other.

    It does not hold once all four sevens were captured before the move.
    """

    def evidence(facts: Facts, move: Move) -> Args | None:
        captured = (facts.captured | facts.outcome(move).gained) & RANK_SETS[7]
        is_paired = not captured.bit_count() & 1
        return args_if(facts.is_dealers_side is paired is is_paired and facts.captured & RANK_SETS[7] != RANK_SETS[7])

    return evidence


def _pairs_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (unpaired_after(facts, one) for one in (best, move))
    return args_if(better < worse if facts.is_dealers_side else better > worse)


def _sevens_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (
        ((facts.captured | facts.outcome(one).gained) & RANK_SETS[7]).bit_count() & 1 for one in (best, move)
    )
    return args_if(better < worse if facts.is_dealers_side else better > worse)


def _seven_sum_cause(facts: Facts, best: Move, move: Move) -> Args | None:
    better, worse = (
        takers(
            facts,
            facts.outcome(one).table,
            facts.view.unseen & RANK_SETS[7],
            lambda taken: taken.bit_count() > 1 and sum_of(taken) == 7,
        )
        for one in (best, move)
    )
    return args_if(bool(worse) and not better)


SPARIGLIO = ReasonKind("spariglio", _spariglio_evidence, compared=("count",), merit=unpaired_after)
KEEPS_PAIRS = ReasonKind(
    "keeps_pairs", _keeps_pairs_evidence, compared=("count",), merit=lambda facts, move: -unpaired_after(facts, move)
)
SEVENS_PAIRED = ReasonKind("sevens_paired", _sevens_evidence(paired=True))
SEVENS_UNPAIRED = ReasonKind("sevens_unpaired", _sevens_evidence(paired=False))

_OF_SEVENS = (Category.SETTEBELLO, Category.PRIMIERA)
PAIRS = (
    Tactic(
        breaks_pairs,
        scopone=0.13,
        scopa=0.0,
        reason=SPARIGLIO,
        cause=_pairs_cause,
        theme="pairs",
        demand=Demand(2, 0.8),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        keeps_pairs,
        scopone=0.07,
        scopa=0.0,
        reason=KEEPS_PAIRS,
        cause=_pairs_cause,
        theme="pairs",
        demand=Demand(2, 0.8),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
    Tactic(
        sevens_paired,
        scopone=0.07,
        scopa=0.0,
        reason=SEVENS_PAIRED,
        cause=_sevens_cause,
        theme="sevens",
        demand=Demand(2, 0.8),
        costs=_OF_SEVENS,
        traits=Trait.PAIRING | Trait.SUBTLE,
    ),
    Tactic(
        sevens_unpaired,
        scopone=0.1,
        scopa=0.0,
        reason=SEVENS_UNPAIRED,
        cause=_sevens_cause,
        theme="sevens",
        demand=Demand(2, 0.8),
        costs=_OF_SEVENS,
        traits=Trait.PAIRING | Trait.SUBTLE,
    ),
    Tactic(
        offers_seven_sum,
        scopone=-0.04,
        scopa=0.0,
        reason=SEVENS_PAIRED,
        cause=_seven_sum_cause,
        theme="sevens",
        demand=Demand(2, 0.6),
        costs=_OF_SEVENS,
        traits=Trait.PAIRING,
    ),
)


# The last card of the dealer


def keeps_last_card(facts: Facts, move: Move) -> float:
    """Return, for a dealer with two cards left, 1 for keeping a rank of which an even number has been captured.

    By the rule of 48, an even number of cards of that rank is then left, the one in the hand included, so that its
    equal will be on the table when the dealer plays last.
    """
    view = facts.view
    if view.dealer or view.stock or view.counts[0] != 2 or not facts.rules.law.pairs_off:
        return 0.0
    staying = cards_of(facts.outcome(move).hand)[0]
    gained = facts.captured | facts.outcome(move).gained
    odd = (gained & RANK_SETS[rank_of(staying)]).bit_count() & 1
    return 0.0 if odd else 1.0


def _last_card_evidence(facts: Facts, move: Move) -> Args | None:
    """Check that the last card I keep as the dealer has an equal on the table or among the unseen cards."""
    after = facts.outcome(move)
    if facts.view.dealer or facts.view.stock or after.hand.bit_count() != 1:
        return None
    rank = rank_of(cards_of(after.hand)[0])
    equals = (facts.view.unseen | after.table) & RANK_SETS[rank]
    return args_if(facts.rules.law.pairs_off and bool(equals), rank=rank)


def _some_card_takes(facts: Facts, move: Move, _args: Args) -> bool | None:
    """Return True if after this move, too, some card of my hand can take something; else the evidence decides."""
    after = facts.outcome(move)
    return True if takers(facts, after.table, after.hand) else None


LAST_CARD = ReasonKind("last_card", _last_card_evidence, holds_too=_some_card_takes)

LAST_CARDS = (
    Tactic(
        keeps_last_card,
        scopone=0.14,
        scopa=0.12,
        reason=LAST_CARD,
        cause=lambda facts, best, _move: _last_card_evidence(facts, best),
        theme="last_card",
        demand=Demand(2, 1.0),
        traits=Trait.PAIRING | Trait.CONTROL | Trait.SUBTLE,
    ),
)
