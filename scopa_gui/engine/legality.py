"""Legal moves of a hand, the reasons why other moves are illegal, and which captures score a scopa or a cappotto.

Position and PlayerView both ask these functions.
"""

from collections.abc import Sequence

from scopa_gui.engine.cards import RANK_SETS, SUIT_SETS, CardSet, Suit, rank_of
from scopa_gui.engine.moves import IllegalReason, Move, Played
from scopa_gui.engine.replayed_moves import replayed
from scopa_gui.engine.rules import Rules

_COINS = SUIT_SETS[Suit.DENARI]


def legal_moves(rules: Rules, hand: CardSet, table: CardSet, *, is_first_play: bool = False) -> tuple[Move, ...]:
    """Return every legal move of a hand; ``is_first_play`` is True for the first move of the smazzata."""
    return rules.law.moves_of_hand(first_cards(rules, hand) if is_first_play else hand, table)


def first_cards(rules: Rules, hand: CardSet) -> CardSet:
    """Return the cards of a hand with which the first move of a smazzata may be made."""
    # Rule: regola del vile: the very first card of a smazzata is no ace, unless there is nothing else.
    return (hand & ~RANK_SETS[1] or hand) if rules.vile else hand


def why_illegal(
    rules: Rules, hand: CardSet, table: CardSet, move: Move, *, is_first_play: bool = False
) -> IllegalReason | None:
    """Return the reason why a hand may not make this move on a table, or None if it may."""
    if move.card < 0 or not hand >> move.card & 1:
        return IllegalReason.NOT_IN_HAND
    reason = rules.law.why_not(move.card, move.taken, table)
    if reason is None and is_first_play and not first_cards(rules, hand) >> move.card & 1:
        return IllegalReason.NO_ACE_FIRST
    return reason


def is_scopa(rules: Rules, move: Move, *, is_last_card: bool, is_last_capture: bool = False) -> bool:
    """Return whether a capture that clears the table scores a scopa; callers know that it clears the table."""
    if is_last_card and not rules.last_card_may_score:
        # Rule: S0, S1, S2: the last card of the smazzata never makes a scopa.
        return False
    if is_last_capture and not rules.last_capture_may_score:
        return False
    if rank_of(move.card) != 1 or rules.ace_may_sweep_for_scopa:
        return True
    # Rule: S4 "no scopa" is about taking everything: under "match" an ace that takes the only ace still scores.
    return rules.ace_scores_with_one_ace and move.taken & ~RANK_SETS[1] == 0 and move.taken.bit_count() == 1


def last_scopa_is_void(rules: Rules, first_table: CardSet, history: Sequence[Played], *, is_over: bool = False) -> bool:
    """Return whether the last capture so far made a scopa that does not count unless another capture follows it.

    ``history`` has the moves of the smazzata; ``is_over`` says that its last move was made with the last card.
    """
    # Rule: S2, to the letter: the last capture of a smazzata never counts as a scopa.
    if rules.last_capture_may_score:
        return False
    scored = False
    for number, _seat, move, _before, table in replayed(rules, first_table, history):
        if not (move.is_lay or move.is_for_itself):
            scored = not table and is_scopa(rules, move, is_last_card=is_over and number == len(history) - 1)
    return scored


def cappotto_of(rules: Rules, piles: Sequence[CardSet]) -> int | None:
    """Return the index of the pile with all ten coins if the option cappotto is played, otherwise None."""
    if rules.cappotto:
        for pile in piles:
            if pile & _COINS == _COINS:
                return piles.index(pile)
    return None
