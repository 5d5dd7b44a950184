"""Why somebody played a card: the moment before it, what may be told of it, and what everybody could see of its reason.

While a smazzata goes on, the hands of the others are nobody's business: of their moves only what lies open is told -
the table, the card and what it took. Of my own moves, and once the smazzata is over, all is told.
"""

from dataclasses import dataclass
from random import Random

from scopa_gui.ai.heuristic.explanation import reasons_for
from scopa_gui.ai.heuristic.heuristic_player import HeuristicPlayer
from scopa_gui.ai.levels import ADVISER
from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat.knowledge import sweeping_cards
from scopa_gui.ai.value.open_points import denari_are_open, primiera_is_open
from scopa_gui.engine.cards import DECK, RANK_SETS, SETTEBELLO, SUIT_SETS, CardSet, Suit, bit
from scopa_gui.engine.legality import legal_moves
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.table import HUMAN, Table


@dataclass(frozen=True, slots=True)
class MoveExplained:
    """The moment before move ``number`` of a match. ``mine``: what table seat 0 knew then; ``view``: what the ``seat``
    that played it did.

    ``view`` is None while its hand is not to be told. ``player``: whom to ask for reasons; ``card`` the number of the
    move in its ``smazzata``, both from 1.
    """

    number: int
    smazzata: int
    card: int
    seat: int
    player: str
    move: Move
    mine: PlayerView
    view: PlayerView | None


def moment_of(table: Table, number: int, *, all_open: bool = False) -> MoveExplained:
    """The moment of a move played at this table; ``all_open``: nothing is hidden, as where cards are only supposed."""
    before = table.fork(number)
    seat = before.to_move
    assert seat is not None
    is_past = before.smazzata < table.smazzata or table.to_move is None
    view = before.view(seat) if seat == 0 or is_past or all_open else None
    player = table.seats[seat]
    return MoveExplained(
        number,
        before.smazzata,
        len(before.history) + 1,
        seat,
        ADVISER if player == HUMAN else player,
        table.record.moves[number],
        before.view(),
        view,
    )


def alternatives(moment: MoveExplained) -> tuple[Move, ...]:
    """What could have been done with the very card that was played: everybody sees that."""
    return legal_moves(moment.mine.rules, bit(moment.move.card), moment.mine.table)


def reason_of_move(view: PlayerView, move: Move) -> Reason | None:
    """What speaks most for a move against the others that there were, for whoever knew all that this view tells; None
    when nothing does.

    It is true of the move itself, whatever its player thought: a scopa or the settebello, what tells it from the
    others, else what everybody could see of it.
    """
    if len(view.legal_moves()) == 1:
        return Reason(ReasonKey.ONLY_MOVE)
    seen = open_reason(view, move)
    if seen is not None and seen.key in (ReasonKey.SCOPA, ReasonKey.SETTEBELLO):
        return seen
    order = HeuristicPlayer().choose(view, Limit(), Random(0)).candidates
    others = [candidate.move for candidate in order if candidate.move != move]
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
    out = after | bit(move.card)
    for pile in view.piles:
        out |= pile
    goes_on = sum(view.counts) + view.stock > 1
    if goes_on and after and not sweeping_cards(view.rules, after, is_last_card=False) & DECK & ~out:
        return Reason(ReasonKey.NO_SCOPA, {"percent": 0})
    return None


def _table_after(table: CardSet, move: Move) -> CardSet:
    if move.is_lay:
        return table | bit(move.card)
    return table if move.is_for_itself else table & ~move.taken
