"""Kind trace: a smazzata is replayed card by card and counted."""

from collections.abc import Sequence
from typing import Any

from scopa_gui.engine.cards import DECK, CardSet, bit, mask_of, name_of, names_of
from scopa_gui.engine.dealing import deal_from
from scopa_gui.engine.moves import IllegalMove, Move
from scopa_gui.engine.rules import Rules, usual_sides
from scopa_gui.headless.given import (
    Given,
    Refused,
    a_card,
    a_list,
    a_set,
    a_whole,
    an_object,
    cards_in,
    sets_in,
    taken_by,
    wholes_in,
)
from scopa_gui.headless.kind_score import counted
from scopa_gui.headless.public_table import PublicTable
from scopa_gui.headless.request import Request

DealtHands = tuple[tuple[CardSet, ...], CardSet]
"""Hands of one deal by seat, and the cards turned up on the table."""


def trace(request: Request) -> dict[str, Any]:
    """Replay the moves of a smazzata and count it."""
    given = request.given
    seats = _seats(request)
    rules = request.rules_for(len(seats))
    deals = _deals(given, rules)
    table = PublicTable(rules, seats, deals[0][1], sum(hand.bit_count() for hands, _ in deals for hand in hands))
    _replay(given, table, deals)
    if table.played == table.to_play:
        table.settle()
    piles = table.by_side(table.piles)
    scope = table.by_side(table.scope)
    return {
        "scopa_flags": table.flags,
        "piles": [names_of(pile) for pile in piles],
        "scope": list(scope),
        "last_capturer": None if table.last_taker is None else seats[table.last_taker],
        "leftover": names_of(table.table),
        **counted(rules, piles, scope),
    }


def _seats(request: Request) -> tuple[int, ...]:
    """Return the side of each seat in playing order: as given, or one after the other round the table."""
    given = request.given
    players = given.whole("players", 2, 6, default=request.rules.players)
    usual = request.rules.sides if players == request.rules.players else usual_sides(players)
    sides = given.whole("sides", 2, 6, default=usual)
    if "seats" not in given:
        return tuple(seat % sides for seat in range(players))
    seats = wholes_in(given.need("seats"), given.at("seats"), players, 0, sides - 1)
    if set(seats) != set(range(sides)):
        raise Refused(f"Each of the {sides} sides has a seat.", given.at("seats"))
    return seats


def _deals(given: Given, rules: Rules) -> list[DealtHands]:
    """Return the given deals, or those that the rules make of the given deck; both must have the same cards."""
    deals: list[DealtHands] = []
    deck = cards_in(given.need("deck"), given.at("deck")) if "deck" in given else None
    if "deals" not in given:
        if deck is None:
            raise Refused("A trace has a deck or its deals.", given.at("deals"))
        if len(deck) != 40:
            raise Refused(f"given.deck has all 40 cards, not {len(deck)}.", given.at("deck"))
        stock = tuple(deck)
        while stock:
            hands, table, stock = deal_from(rules, stock)
            deals.append((hands, table))
        return deals
    path = given.at("deals")
    seen = 0
    for index, plain in enumerate(a_list(given.need("deals"), path, least=1, most=20)):
        deal, seen = _deal(plain, f"{path}[{index}]", rules.players, seen)
        deals.append(deal)
        if index and deal[1]:
            raise Refused("Only the first deal puts cards on the table.", f"{path}[{index}].table")
    if deck is not None and mask_of(deck) != seen:
        odd = names_of(mask_of(deck) ^ seen)[0]
        raise Refused(f"The deck and the deals differ: {odd} is in one of them only.", given.at("deck"))
    return deals


def _deal(plain: object, path: str, players: int, seen: CardSet) -> tuple[DealtHands, CardSet]:
    """Return a given deal, and the set of all cards dealt so far, which ``seen`` is before it."""
    deal = Given(an_object(plain, path), path)
    deal.only("hands", "table")
    hands = sets_in(deal.need("hands"), deal.at("hands"), least=players, most=players)
    table = a_set(deal.fields.get("table") or [], deal.at("table"))
    if len({hand.bit_count() for hand in hands}) != 1 or not hands[0]:
        raise Refused("A deal gives every seat the same number of cards.", deal.at("hands"))
    for cards in (*hands, table):
        if cards & seen:
            raise Refused(f"{names_of(cards & seen)[0]} is dealt twice.", path)
        seen |= cards
    return (hands, table), seen


def _replay(given: Given, table: PublicTable, deals: Sequence[DealtHands]) -> None:
    """Make the given moves on the table; raises Refused at the first illegal one, or if some are missing."""
    path = given.at("plays")
    plays = a_list(given.need("plays"), path, most=DECK.bit_length())
    held: list[CardSet] = []
    waiting = list(deals)
    for index, plain in enumerate(plays):
        here = f"{path}[{index}]"
        if not any(held):
            if not waiting:
                raise Refused(f"All {table.to_play} cards were played before this.", here)
            held = list(waiting.pop(0)[0])
        seat, card, taken = play_of(plain, here, table)
        if not held[seat] & bit(card):
            raise Refused(f"Seat {seat} does not hold {name_of(card)}.", f"{here}[1]")
        move = Move(card, taken)
        reason = table.why_illegal(held[seat], move)
        if reason is not None:
            raise Refused(str(IllegalMove(reason, move)), here)
        held[seat] ^= bit(card)
        table.play(move)
    if not table.is_over:
        raise Refused(
            f"{table.to_play - table.played} more cards must be played before the smazzata can be counted.", path
        )


def play_of(plain: object, path: str, table: PublicTable) -> tuple[int, int, CardSet]:
    """Return seat, card and taken set of a given move; the set may be missing if the card has only one legal move."""
    play = a_list(plain, path, least=2, most=3)
    seat = a_whole(play[0], f"{path}[0]", 0, len(table.sides) - 1)
    if seat != table.turn:
        raise Refused(f"It is the turn of seat {table.turn}, not of seat {seat}.", f"{path}[0]")
    card = a_card(play[1], f"{path}[1]")
    if len(play) == 3 and play[2] is not None:
        return seat, card, taken_by(card, play[2], f"{path}[2]")
    moves = table.rules.law.moves_of(card, table.table & ~bit(card))
    if len(moves) > 1:
        raise Refused(f"{path} must say what is taken: {name_of(card)} has {len(moves)} legal moves here.", path)
    return seat, card, moves[0].taken
