"""PlayerView of a seat, made from the cards and moves in a request; impossible ones are refused."""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.cards import DECK, CardSet, bit, name_of, names_of
from scopa_gui.engine.dealing import HandCounts, hands_after, must_redeal
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.moves import IllegalMove, Move, Played
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView
from scopa_gui.headless.given import Given, Refused, a_list, a_set, wholes_in
from scopa_gui.headless.kind_trace import play_of
from scopa_gui.headless.public_table import PublicTable
from scopa_gui.headless.request import Request

VIEW_FIELDS = ("players", "seats", "me", "first_table", "history", "hand", "totals")
_MOST_POINTS = 10_000


def view_from(request: Request) -> PlayerView:
    """Return the view of the seat ``me``, whose turn it is; raises Refused with the field that is impossible."""
    given = request.given
    rules, sides = _rules_and_sides(request)
    players = rules.players
    me = given.whole("me", 0, players - 1)
    first_table = _first_table(given, rules)
    hand = given.set("hand")
    if hand & first_table:
        raise Refused(f"{names_of(hand & first_table)[0]} was on the first table.", given.at("hand"))
    table = PublicTable(rules, sides, first_table, rules.plays)
    history = _follow_history(given, table, hand, first_table)
    held = hands_after(rules, table.played)
    _check_turn(given, table, me, hand, held)

    def turned(by_seat: Sequence[int]) -> tuple[int, ...]:
        return tuple(by_seat[(me + seat) % players] for seat in range(players))

    piles = _by_my_side(rules, turned(table.piles))
    scope = _by_my_side(rules, turned(table.scope))
    return PlayerView(
        rules=rules,
        hand=hand,
        table=table.table,
        piles=piles,
        scope=scope,
        counts=turned(held.counts),
        stock=held.stock,
        turn=0,
        last_taker=None if table.last_taker is None else (table.last_taker - me) % players,
        dealer=(players - 1 - me) % players,
        first_table=first_table,
        history=tuple(Played((seat - me) % players, move) for seat, move in history),
        totals=_totals(given, rules, [sides[(me + side) % players] for side in range(rules.sides)]),
    )


def _rules_and_sides(request: Request) -> tuple[Rules, tuple[int, ...]]:
    """Return the rules for the table of a request, and the side of each seat in the request's numbers."""
    given = request.given
    players = given.whole("players", 2, 6, default=request.rules.players)
    rules = request.rules_for(players)
    if "seats" not in given:
        return rules, tuple(seat % rules.sides for seat in range(players))
    seats = wholes_in(given.need("seats"), given.at("seats"), players, 0, players - 1)
    sides = len(set(seats))
    if (
        set(seats) != set(range(sides))
        or sides < 2
        or any(seats[seat] != seats[seat % sides] for seat in range(players))
        or players % sides
    ):
        raise Refused(
            "given.seats numbers the sides from 0; partners sit opposite, as in [0, 1, 0, 1].", given.at("seats")
        )
    return replace(rules, sides=sides), seats


def _first_table(given: Given, rules: Rules) -> CardSet:
    table = a_set(given.need("first_table"), given.at("first_table"))
    if table.bit_count() != rules.turned:
        raise Refused(f"With the deal {rules.deal} the first table has {rules.turned} cards.", given.at("first_table"))
    if must_redeal(rules, table):
        raise Refused("Under these rules this first table is thrown in and dealt again.", given.at("first_table"))
    return table


def _follow_history(given: Given, table: PublicTable, hand: CardSet, first_table: CardSet) -> list[Played]:
    """Make the moves of the history on the table and return them; raises Refused at the first impossible one."""
    path = given.at("history")
    seen = hand | first_table
    history: list[Played] = []
    for index, plain in enumerate(a_list(given.need("history"), path, most=40)):
        here = f"{path}[{index}]"
        if table.is_over:
            raise Refused("The smazzata was over before this.", here)
        seat, card, taken = play_of(plain, here, table)
        if seen & bit(card):
            raise Refused(
                f"{name_of(card)} cannot be played: it is in hand, was on the first table or was played before.",
                f"{here}[1]",
            )
        seen |= bit(card)
        move = Move(card, taken)
        # The rest of the hand is not known, so under the option vile it may have been a hand of aces.
        reason = table.why_illegal(DECK & ~seen | bit(card), move)
        if reason is not None:
            raise Refused(str(IllegalMove(reason, move)), here)
        table.play(move)
        history.append(Played(seat, move))
    return history


def _check_turn(given: Given, table: PublicTable, me: int, hand: CardSet, held: HandCounts) -> None:
    if table.is_over:
        raise Refused("The smazzata is over: there is no move to choose.", given.at("history"))
    if table.turn != me:
        raise Refused(f"It is the turn of seat {table.turn}, not of seat {me}.", given.at("me"))
    if hand.bit_count() != held.counts[me]:
        raise Refused(f"Seat {me} holds {held.counts[me]} cards now, not {hand.bit_count()}.", given.at("hand"))


def _by_my_side(rules: Rules, by_seat: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(by_seat[side :: rules.sides]) for side in range(rules.sides))


def _totals(given: Given, rules: Rules, sides: Sequence[int]) -> tuple[int, ...]:
    """Return the totals of the match with my side first; ``sides`` has the request's numbers of the sides."""
    if "totals" not in given:
        return (0,) * rules.sides
    totals = wholes_in(given.need("totals"), given.at("totals"), rules.sides, 0, _MOST_POINTS)
    if winner_of(rules, totals) is not None:
        raise Refused("The match is already won with these totals.", given.at("totals"))
    return tuple(totals[side] for side in sides)
