"""Reasons why a seat played a card, from what the player may be shown.

During a smazzata the hands of the others stay hidden, so the reasons for their moves come only from the open cards.
For my own moves, and after the smazzata, they come from the view of the seat that played.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from scopa_gui.ai.heuristic_player import RIVALS, HeuristicPlayer, is_whole_point, reasons_for, sets_apart
from scopa_gui.ai.levels import ADVISER, level_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE, Reason
from scopa_gui.ai.seat.knowledge import facts_of, sweeping_cards
from scopa_gui.ai.tactics.cards_captured import CARTE, DENARI, SCOPA, SETTEBELLO_TAKEN, SEVENS
from scopa_gui.ai.tactics.next_turns import NO_SCOPA
from scopa_gui.ai.value.open_points import denari_are_open, primiera_is_open
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, Suit, bit, cards_outside
from scopa_gui.engine.legality import legal_moves
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment
from scopa_gui.game.persons import is_person
from scopa_gui.game.table import Table


def shown_view(table: Table, moment: Moment, *, all_open: bool = False) -> PlayerView | None:
    """Return the view of the seat that played at this moment; None if its hand must stay hidden.

    ``all_open``: no hand is hidden, as at a table with made-up cards.
    """
    is_past = moment.smazzata < table.smazzata or table.to_move is None
    is_mine = moment.seat == 0 and is_person(table.seats[0])
    return moment.known if is_mine or is_past or all_open else None


def explainer_of(seats: Sequence[str], seat: int) -> str:
    """Return the level that explains a seat's move: its own, or the adviser for a person."""
    return ADVISER if is_person(seats[seat]) else seats[seat]


def is_repeatable(view: PlayerView, player: str) -> bool:
    """Return whether this player always makes the same choice in a view; not if it searches until a clock stops it."""
    level = level_of(player)
    return level is None or not level.is_search or len(view.legal_moves()) == 1


def recalled(view: PlayerView, saved: Choice) -> Choice | None:
    """Return a saved choice with its reasons, found again; None if its moves are not the legal ones of this view."""
    order = [candidate.move for candidate in saved.candidates]
    if len(order) != len(set(order)) or set(order) != set(view.legal_moves()) or saved.move not in order:
        return None
    if saved.reasons or len(order) == 1:
        return saved
    others = order[1:]
    reasons = reasons_for(view, saved.move, others) if saved.move == order[0] else (Reason(HASTE),)
    return replace(saved, reasons=reasons)


def alternatives(moment: Moment) -> tuple[Move, ...]:
    """Return the legal moves with the card that was played, which everybody at the table can see."""
    return legal_moves(moment.view.rules, bit(moment.move.card), moment.view.table)


def reason_of_move(view: PlayerView, move: Move) -> Reason | None:
    """Return the strongest reason for a move over the other legal moves, from this view; None if there is none.

    It need not be the reason of the player who made it. A scopa or the settebello comes first, then a reason that sets
    the move apart, then one that everybody could see.
    """
    if len(view.legal_moves()) == 1:
        return Reason(ONLY_MOVE)
    facts = facts_of(view)
    seen = open_reason(view, move)
    order = HeuristicPlayer().choose(view, Limit(), Random(0)).candidates
    others = [candidate.move for candidate in order if candidate.move != move]
    if seen is not None and not sets_apart(facts, move, seen, others[:RIVALS]):
        seen = None
    if seen is not None and is_whole_point(seen.key):
        return seen
    return next(iter(reasons_for(view, move, others)), seen)


def open_reason(view: PlayerView, move: Move) -> Reason | None:
    """Return a reason that everybody at the table could see, from the table, the card and the piles; None if none."""
    after = move.leaves(view.table)
    won = move.gained
    if view.makes_scopa(move):
        return Reason(SCOPA.name)
    if won & bit(SETTEBELLO):
        return Reason(SETTEBELLO_TAKEN.name)
    sevens = won & RANK_SETS[7] if primiera_is_open(view.rules, view.piles) else 0
    if sevens:
        return Reason(SEVENS.name, {"cards": sevens})
    if won & SUIT_SETS[Suit.DENARI] and denari_are_open(view.piles):
        return Reason(DENARI.name, {"cards": won & SUIT_SETS[Suit.DENARI]})
    if won:
        return Reason(CARTE.name, {"count": won.bit_count()})
    hidden = cards_outside(view.piles) & ~(after | bit(move.card))
    goes_on = view.plays_left > 1
    if goes_on and after and not sweeping_cards(view.rules, after, is_last_card=False) & hidden:
        return Reason(NO_SCOPA.name, {"percent": 0, "rare": 0})
    return None
