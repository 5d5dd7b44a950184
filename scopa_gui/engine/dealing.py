"""Shuffling and dealing: who gets which card of the pack, when a deal is thrown in, and the dealer's escobas.

Seats are counted from the first player, counter-clockwise; the last seat is the dealer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from scopa_gui.engine.cards import RANK_SETS, RE, Card, CardSet, sum_of
from scopa_gui.engine.options import Dealing
from scopa_gui.engine.rules import Rules

TABLE = -1


def shuffled_pack(rng: Random) -> tuple[Card, ...]:
    """Forty cards in random order, the top one first."""
    pack = list(range(40))
    bits = rng.getrandbits
    # Speed: Random.shuffle written out: 1.03 times the smazzate a second.
    for place in range(39, 0, -1):
        size = (place + 1).bit_length()
        other = bits(size)
        while other > place:
            other = bits(size)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def hand_size(rules: Rules, left: int = 40) -> int:
    """Return the number of cards each player gets when this many are left to deal.

    Table cards are included at the first deal.
    """
    return _hand_size(rules.deal, rules.players, left)


def _hand_size(dealing: Dealing, players: int, left: int) -> int:
    table = dealing.turned if left == 40 else 0
    return min(dealing.hand, (left - table) // players)


def deal_order(rules: Rules, left: int = 40) -> tuple[int, ...]:
    """The seat, or TABLE, that gets each card from the top of the pack, for the deal at which ``left`` cards remain."""
    # Speed: an order is worked out once: 1.13 times the smazzate a second where cards are dealt by threes.
    return _order(rules.deal, rules.players, left)


@cache
def _order(dealing: Dealing, players: int, left: int) -> tuple[int, ...]:
    order: list[int] = []
    size = _hand_size(dealing, players, left)
    to_turn = dealing.turned if left == 40 else 0
    for done in range(0, size, dealing.packet):
        order += [seat for seat in range(players) for _ in range(min(dealing.packet, size - done))]
        between = min(dealing.between, to_turn)
        order += [TABLE] * between
        to_turn -= between
    return (*order, *[TABLE] * to_turn)


def deal_from(rules: Rules, stock: Sequence[Card]) -> tuple[tuple[CardSet, ...], CardSet, tuple[Card, ...]]:
    """Deal once from the top of the stock: the hands by seat, the cards turned up on the table, the stock left."""
    hands = [0] * (rules.players + 1)
    order = deal_order(rules, len(stock))
    for seat, card in zip(order, stock, strict=False):
        hands[seat] |= 1 << card
    return tuple(hands[:-1]), hands[-1], tuple(stock[len(order) :])


@dataclass(frozen=True, slots=True)
class HandCounts:
    """Cards that everybody can count after some plays: those in each hand by seat, and those left in the stock."""

    counts: tuple[int, ...]
    stock: int


def deal_starts(rules: Rules) -> tuple[int, ...]:
    """The numbers of the moves before which cards are dealt; the first is 0."""
    return tuple(range(0, rules.plays, hand_size(rules) * rules.players))


def last_deal(rules: Rules, plays: int) -> int:
    """Return the number of cards that had been played when those now in hand were dealt."""
    dealt_at_once = hand_size(rules) * rules.players
    return min(plays, rules.plays - 1) // dealt_at_once * dealt_at_once


def hands_after(rules: Rules, plays: int) -> HandCounts:
    """Return the sizes of the hands and of the stock after this many plays of a smazzata."""
    dealt = last_deal(rules, plays)
    size = hand_size(rules, rules.plays - dealt)
    rounds, begun = divmod(plays - dealt, rules.players)
    counts = tuple(size - rounds - (seat < begun) for seat in range(rules.players))
    return HandCounts(counts, rules.plays - dealt - size * rules.players)


def must_redeal(rules: Rules, table: CardSet) -> bool:
    """True when these first table cards are thrown in and the same dealer deals again."""
    # Rule: S0, S1, S2: three or four kings among the first table cards.
    if rules.redeal_kings and (table & RANK_SETS[RE]).bit_count() >= rules.redeal_kings:
        return True
    # Rule: S0 Scopa d'Assi, fourth bullet: one or more aces among the first table cards.
    if rules.asso_redeal and table & RANK_SETS[1]:
        return True
    return bool(table) and sum_of(table) <= rules.redeal_sum_max


def dealer_scope(rules: Rules, table: CardSet) -> int:
    """The scope the dealer makes at once with the first table cards (S3 Escoba), who then takes them all."""
    return dict(rules.dealer_bonus).get(sum_of(table), 0)


def opening_pack(rules: Rules, rng: Random) -> tuple[Card, ...]:
    """A shuffled pack whose first table needs no redeal."""
    return playable_pack(rules, rng)[0]


def playable_pack(rules: Rules, rng: Random) -> tuple[tuple[Card, ...], int]:
    """A shuffled pack whose first table needs no redeal, and how many were thrown in before it."""
    thrown = 0
    while True:
        pack = shuffled_pack(rng)
        if not must_redeal(rules, deal_from(rules, pack)[1]):
            return pack, thrown
        thrown += 1


@cache
def pack_owners(rules: Rules) -> tuple[int, ...]:
    """The seat, or TABLE, that each card of a pack is dealt to during a smazzata, from the top."""
    owners: list[int] = []
    while len(owners) < 40:
        owners += deal_order(rules, 40 - len(owners))
    return tuple(owners)
