"""Lines: two moves that lead from a turn to one at which the partner's signs may be asked about, as the cards lie.

The partner lays a rank of which the one who is to be asked holds a card, too; the seat between takes it with an equal
(the echo), or leaves it (the partner's double).
"""

from collections.abc import Collection, Iterator
from random import Random

from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.engine.cards import RANK_SETS, bit, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position

Line = tuple[Move, Move]
LEFT = range(10, 25)
"""So many cards are still in the hands where a line begins: two to four in that of the one who is asked."""
OF_PARTNERS = (PracticeTheme.ECHO, PracticeTheme.PARTNERS_DOUBLE)


def lines_to(
    position: Position, wanted: Collection[PracticeTheme], rng: Random
) -> Iterator[tuple[Line, tuple[PracticeTheme, ...]]]:
    """The lines from a turn, each with the theme that may be asked at its end."""
    rules, left = position.rules, sum(map(int.bit_count, position.hands))
    if rules.players != 4 or rules.sides != 2 or left not in LEFT or not any(theme in wanted for theme in OF_PARTNERS):
        return
    asked = position.hands[(position.turn + 2) % rules.players]
    for laid in position.legal_moves():
        if not laid.is_lay or not asked & RANK_SETS[rank_of(laid.card)]:
            continue
        replies = position.play(laid).legal_moves()
        taking = [reply for reply in replies if reply.taken == bit(laid.card)]
        leaving = [reply for reply in replies if not reply.taken & bit(laid.card)]
        for theme, among in zip(OF_PARTNERS, (taking, leaving), strict=True):
            if among and theme in wanted:
                yield (laid, rng.choice(among)), (theme,)
