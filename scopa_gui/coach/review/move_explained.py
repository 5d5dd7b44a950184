"""Reasons why a seat played a card: facts of the moment before it that may be shown, and what everybody could see.

While a smazzata goes on, the hands of the others stay hidden: of their moves only what is open is shown, the table, the
card and what it took. For my own moves, and once the smazzata is over, everything is shown.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from scopa_gui.ai.heuristic.explanation import reasons_for
from scopa_gui.ai.heuristic.heuristic_player import RIVALS, HeuristicPlayer
from scopa_gui.ai.heuristic.merits import WHOLE_POINTS, sets_apart
from scopa_gui.ai.levels import ADVISER, level_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat.knowledge import facts_of, sweeping_cards
from scopa_gui.ai.value.open_points import denari_are_open, open_cards, primiera_is_open
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, CardSet, Suit, bit
from scopa_gui.engine.legality import legal_moves
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment
from scopa_gui.game.persons import is_person
from scopa_gui.game.table import Table


def shown_view(table: Table, moment: Moment, *, all_open: bool = False) -> PlayerView | None:
    """The view of the seat that played, at a moment of this table; None while its hand must stay hidden.

    ``all_open``: no hand is hidden, as at a table whose cards are only supposed.
    """
    is_past = moment.smazzata < table.smazzata or table.to_move is None
    is_mine = moment.seat == 0 and is_person(table.seats[0])
    return moment.known if is_mine or is_past or all_open else None


def explainer_of(seats: Sequence[str], seat: int) -> str:
    """The level asked why a seat played a card: its own, for a person the adviser."""
    return ADVISER if is_person(seats[seat]) else seats[seat]


def is_repeatable(view: PlayerView, player: str) -> bool:
    """True when this player finds the same again from the same seed: no clock stops it, or there is no choice."""
    level = level_of(player)
    return level is None or not level.is_search or len(view.legal_moves()) == 1


def recalled(view: PlayerView, saved: Choice) -> Choice | None:
    """A saved choice with the reasons that followed from it; `None` when it is not about the moves of this view."""
    order = [candidate.move for candidate in saved.candidates]
    if len(order) != len(set(order)) or set(order) != set(view.legal_moves()) or saved.move not in order:
        return None
    if saved.reasons or len(order) == 1:
        return saved
    others = order[1:]
    reasons = reasons_for(view, saved.move, others) if saved.move == order[0] else (Reason(ReasonKey.HASTE),)
    return replace(saved, reasons=reasons)


def alternatives(moment: Moment) -> tuple[Move, ...]:
    """The legal moves with the card that was played: everybody at the table can see those."""
    return legal_moves(moment.view.rules, bit(moment.move.card), moment.view.table)


def reason_of_move(view: PlayerView, move: Move) -> Reason | None:
    """The strongest reason for a move against the other legal moves, from this view alone; None if there is none.

    It need not have been its player's: a scopa or the settebello, else what sets the move apart from the others, else
    what everybody could see of it; never what every move does.
    """
    if len(view.legal_moves()) == 1:
        return Reason(ReasonKey.ONLY_MOVE)
    facts = facts_of(view)
    seen = open_reason(view, move)
    order = HeuristicPlayer().choose(view, Limit(), Random(0)).candidates
    others = [candidate.move for candidate in order if candidate.move != move]
    if seen is not None and not sets_apart(facts, move, seen, others[:RIVALS]):
        seen = None
    if seen is not None and seen.key in WHOLE_POINTS:
        return seen
    return next(iter(reasons_for(view, move, others)), seen)


def open_reason(view: PlayerView, move: Move) -> Reason | None:
    """A reason everybody at the table could see, from the table, the card and the piles alone; None without one."""
    after = _table_after(view.table, move)
    won = 0 if move.is_lay else move.taken | bit(move.card)
    if view.makes_scopa(move):
        return Reason(ReasonKey.SCOPA)
    if won & bit(SETTEBELLO):
        return Reason(ReasonKey.SETTEBELLO)
    sevens = won & RANK_SETS[7] if primiera_is_open(view.rules, view.piles) else 0
    if sevens:
        return Reason(ReasonKey.SEVENS, {"cards": sevens})
    if won & SUIT_SETS[Suit.DENARI] and denari_are_open(view.piles):
        return Reason(ReasonKey.DENARI, {"cards": won & SUIT_SETS[Suit.DENARI]})
    if won:
        return Reason(ReasonKey.CARTE, {"count": won.bit_count()})
    hidden = open_cards(view.piles) & ~(after | bit(move.card))
    goes_on = view.plays_left > 1
    if goes_on and after and not sweeping_cards(view.rules, after, is_last_card=False) & hidden:
        return Reason(ReasonKey.NO_SCOPA, {"percent": 0, "rare": 0})
    return None


def _table_after(table: CardSet, move: Move) -> CardSet:
    if move.is_lay:
        return table | bit(move.card)
    return table if move.is_for_itself else table & ~move.taken
