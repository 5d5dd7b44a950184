"""Hands that the others really held at a moment of a finished smazzata."""

from collections.abc import Sequence

from scopa_gui.engine.cards import CardSet, bit
from scopa_gui.engine.dealing import deal_starts
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView


def hands_then(view: PlayerView, all_moves: Sequence[Played]) -> tuple[CardSet, ...] | None:
    """Return all hands at the time of a view, by seat from mine: the cards played until the next deal.

    ``all_moves`` are those of the smazzata, with seats as in the view; None if they do not fit the view or are too few.
    """
    moment = len(view.history)
    if tuple(all_moves[:moment]) != view.history:
        return None
    until = min((start for start in deal_starts(view.rules) if start > moment), default=len(all_moves))
    hands = [0] * view.rules.players
    for seat, move in all_moves[moment:until]:
        hands[seat] |= bit(move.card)
    whole = all(hand.bit_count() == count for hand, count in zip(hands, view.counts, strict=True))
    return tuple(hands) if whole else None
