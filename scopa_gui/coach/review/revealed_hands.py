"""Hands that the others really held at a moment of a finished smazzata: the cards they played before the next deal."""

from collections.abc import Sequence

from scopa_gui.engine.cards import CardSet, bit
from scopa_gui.engine.dealing import deal_starts
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView


def hands_then(view: PlayerView, course: Sequence[Played]) -> tuple[CardSet, ...] | None:
    """The hands by relative seat when a view was as it was; ``course`` all moves of the smazzata, seats as in the view.

    None where the moves are not those of this smazzata, or do not reach far enough to tell.
    """
    moment = len(view.history)
    if tuple(course[:moment]) != view.history:
        return None
    until = min((start for start in deal_starts(view.rules) if start > moment), default=len(course))
    hands = [0] * view.rules.players
    for seat, move in course[moment:until]:
        hands[seat] |= bit(move.card)
    whole = all(hand.bit_count() == count for hand, count in zip(hands, view.counts, strict=True))
    return tuple(hands) if whole else None
